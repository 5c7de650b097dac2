/** Pictures for other people: a canvas twice as fine as its units, in the colors of the screen. */

/** Units of a picture; it is higher as there is more to show. */
export const WIDTH = 400;
export const MARGIN = 20;
const SCALE = 2;

/** The screen's own, in the theme that it has just now. */
export const color = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

export type Pen = CanvasRenderingContext2D;

export interface Words {
  readonly size: number;
  readonly weight?: number;
  readonly color?: string;
  readonly end?: boolean;
  /** Longer text is drawn narrower. */
  readonly most?: number;
}

const fontOf = ({ size, weight = 400 }: Words): string => `${weight} ${size}px system-ui, sans-serif`;

/** A line of text that begins at `x`, or ends there. */
export function write(pen: Pen, text: string, x: number, y: number, words: Words): void {
  pen.font = fontOf(words);
  pen.fillStyle = color(words.color ?? 'ink');
  pen.textAlign = words.end ? 'right' : 'left';
  pen.fillText(text, x, y, words.most);
}

export function widthOf(pen: Pen, text: string, words: Words): number {
  pen.font = fontOf(words);
  return pen.measureText(text).width;
}

/** The lines into which a text breaks between its words. */
export function linesOf(pen: Pen, text: string, most: number, words: Words): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(pen, longer, words) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Round where the browser knows how. */
export function box(pen: Pen, x: number, y: number, width: number, height: number, name: string): void {
  pen.fillStyle = color(name);
  pen.beginPath();
  if (pen.roundRect) pen.roundRect(x, y, width, height, 14);
  else pen.rect(x, y, width, height);
  pen.fill();
}

/** Something to measure text with before the height is known; null where the browser cannot draw. */
export const measure = (): Pen | null => document.createElement('canvas').getContext('2d');

/** A PNG on paper; null where the browser cannot draw. */
export async function toPicture(height: number, draw: (pen: Pen) => Promise<void> | void): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * SCALE;
  canvas.height = Math.ceil(height) * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = color('paper');
  pen.fillRect(0, 0, WIDTH, height);
  await draw(pen);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
