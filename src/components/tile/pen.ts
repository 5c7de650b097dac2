/**
 * What the faces are drawn with: SVG markup from few numbers, so that 44 faces stay a small module. Colors come as
 * custom properties in presentation attributes: the page's policy allows no inline styles. Letters and digits are paths
 * too, so that an index looks the same whatever fonts a phone has.
 */

export type Numbers = readonly number[];

/** '1 2,3 4' as [[1, 2], [3, 4]]: tables of places are written as text, which is shorter to send and to read. */
export const table = (text: string): readonly Numbers[] => text.split(',').map((row) => row.split(' ').map(Number));

const round = (value: number) => Math.round(value * 10) / 10;

export const fill = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`;

/** `more` are further attributes. */
export const line = (d: string, color: string, width: number, more = '') =>
  `<path${more} d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A circle as a path, so that many can share one element. */
export const disc = (x: number, y: number, r: number) => {
  const radius = round(r);
  const across = round(2 * radius);
  return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 ${-across} 0Z`;
};

/** Discs round a middle, the first at the top. */
export const wreath = (count: number, x: number, y: number, distance: number, r: number) => {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2;
    d += disc(x + Math.cos(angle) * distance, y + Math.sin(angle) * distance, r);
  }
  return d;
};

/** A side of a curve at one of its points: half the width off, at a right angle to the way it runs there. */
const beside = (x: number, y: number, dx: number, dy: number, offset: number) => {
  const k = offset / Math.hypot(dx, dy);
  return `${round(x - dy * k)} ${round(y + dx * k)}`;
};

/**
 * Brush strokes. A row is eight numbers: start, bend and end of a curve, then the width at its start and at its end.
 * Swelling and tapering is what makes a character look printed rather than typed.
 */
export function brush(strokes: string, color: string): string {
  let d = '';
  for (const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, w0 = 0, w2 = 0] of table(strokes)) {
    const edge = (side: number) => [
      beside(x0, y0, x1 - x0, y1 - y0, (side * w0) / 2),
      beside(x1, y1, x2 - x0, y2 - y0, (side * (w0 + w2)) / 4),
      beside(x2, y2, x2 - x1, y2 - y1, (side * w2) / 2),
    ];
    const [a, b, c] = edge(1);
    const [f, e, g] = edge(-1);
    d += `M${a}Q${b} ${c}L${g}Q${e} ${f}Z`;
  }
  return `<path d="${d}" fill="${color}" stroke="${color}" stroke-width=".8" stroke-linejoin="round"/>`;
}

/** The outline of a stick of bamboo: two canes with a waist, which is what tells them from mere bars. */
export function stick(x0: number, y0: number, x1: number, y1: number, width: number): string {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy);
  const at = (along: number, offset: number) =>
    beside(x0 + (dx * along) / length, y0 + (dy * along) / length, dx, dy, offset);
  const half = width / 2 - 0.8;
  const cane = (from: number, to: number) => {
    const middle = (from + to) / 2;
    return `M${at(from, half)}Q${at(middle, half * 0.3)} ${at(to, half)}L${at(to, -half)}Q${at(middle, half * -0.3)} ${at(from, -half)}Z`;
  };
  return cane(0.8, length / 2 - 1.3) + cane(length / 2 + 1.3, length - 0.8);
}

/** Sticks of one color share an element, as discs do: every element of a face is there once for each card in sight. */
export const sticks = (outlines: readonly string[], color: string) =>
  outlines.length > 0
    ? `<path d="${outlines.join('')}" fill="${color}" stroke="${color}" stroke-width="1.6" stroke-linejoin="round"/>`
    : '';

/** The middle line of a pen, in a box 10 wide and 14 high. */
const GLYPHS: Readonly<Record<string, string>> = {
  1: 'M2 3.5L5.5 0V14',
  2: 'M.5 3.5C1 1.2 2.8 0 5 0C7.5 0 9.3 1.5 9.3 3.8C9.3 7 3 9.5 .5 14H9.5',
  3: 'M.8 0H9L4.5 5.2C7.5 5.2 9.5 7 9.5 9.6C9.5 12.2 7.5 14 4.8 14C2.6 14 1 13 .3 11.2',
  4: 'M7 14V0L0 10H10',
  5: 'M8.8 0H2L1.3 6.2C2.3 5.4 3.5 5 4.8 5C7.5 5 9.5 6.8 9.5 9.5C9.5 12.2 7.5 14 4.7 14C2.6 14 1 13.1 .2 11.5',
  6: 'M7.8 0C4.5 1 .5 4.5 .5 9.5C.5 12.2 2.4 14 5 14C7.6 14 9.5 12.2 9.5 9.6C9.5 7 7.6 5.4 5.2 5.4C2.8 5.4 1 6.8 .6 8.8',
  7: 'M.5 0H9.5L4 14',
  8: 'M5 0A3.4 3.2 0 1 1 5 6.4A3.4 3.2 0 1 1 5 0ZM5 6.4A4.3 3.8 0 1 1 5 14A4.3 3.8 0 1 1 5 6.4Z',
  9: 'M2.2 14C5.5 13 9.5 9.5 9.5 4.5C9.5 1.8 7.6 0 5 0C2.4 0 .5 1.8 .5 4.4C.5 7 2.4 8.6 4.8 8.6C7.2 8.6 9 7.2 9.4 5.2',
  B: 'M1 0H5.5A3.2 3.3 0 0 1 5.5 6.6H1M5.5 6.6A3.7 3.7 0 0 1 5.5 14H1V0',
  C: 'M9.5 2.8C8.6 1 7 0 5.2 0C2.4 0 .5 2.8 .5 7C.5 11.2 2.4 14 5.2 14C7 14 8.6 13 9.5 11.2',
  D: 'M1 0H4.5C7.6 0 9.5 2.8 9.5 7C9.5 11.2 7.6 14 4.5 14H1Z',
  E: 'M9 0H1.5V14H9M1.5 6.8H7.8',
  F: 'M9 0H1.5V14M1.5 7H7.8',
  G: 'M9.3 2.6C8.4 1 6.9 0 5.2 0C2.4 0 .5 2.8 .5 7C.5 11.2 2.4 14 5.2 14C7.8 14 9.5 12 9.5 9V7.8H5.8',
  J: 'M3 0H8V9.5C8 12.4 6.6 14 4.3 14C2.3 14 .8 12.8 .5 10.8',
  N: 'M.8 14V0L9.2 14V0',
  P: 'M1.2 14V0H5.2A4.1 3.9 0 0 1 5.2 7.8H1.2',
  R: 'M1.2 14V0H5.2A4 3.8 0 0 1 5.2 7.6H1.2M5.2 7.6L9.3 14',
  S: 'M9 2.5C8.2 .9 6.8 0 5 0C2.6 0 .9 1.4 .9 3.5C.9 8 9.3 5.8 9.3 10.4C9.3 12.6 7.5 14 5 14C2.9 14 1.2 13 .4 11.2',
  W: 'M0 0L2.7 14L5.5 4L8.3 14L11 0',
  Y: 'M.5 0L5 7L9.5 0M5 7V14',
};

/** A letter or digit with its box at (x, y), drawn with a pen as wide as `pen` whatever the scale. */
export const glyph = (name: string, x: number, y: number, scale: number, color: string, pen: number, more = '') =>
  line(GLYPHS[name] ?? '', color, pen / scale, `${more} transform="translate(${x} ${y}) scale(${scale})"`);
