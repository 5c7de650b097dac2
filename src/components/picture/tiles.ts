/** Cards in a picture: the page's faces, as one SVG with this theme's colors, since a canvas knows no custom properties. */
import type { Tile } from '../../tiles/tiles.ts';
import { badgeId, faceId } from '../tile/face-id.ts';
import { color, type Pen } from './picture.ts';

export interface DrawnTile {
  readonly tile: Tile;
  readonly joker: boolean;
  readonly x: number;
  readonly y: number;
}

export const TILE_WIDTH = 34;
export const TILE_HEIGHT = (TILE_WIDTH * 4) / 3;
/** The faces' own units. */
const FACE = { width: 60, height: 80, edge: 9 };
/** As fine as the largest screen that shows the picture. */
const FINENESS = 3;

const colored = (markup: string): string =>
  markup.replace(/var\(--([\w-]+)\)/g, (_, name: string) => color(name).replaceAll('"', "'"));
const faceMarkup = (id: string): string => colored(document.getElementById(id)?.innerHTML ?? '');

const drawn = ({ tile, joker, x, y }: DrawnTile): string => {
  const scale = TILE_WIDTH / FACE.width;
  const ground = colored(
    `<rect y="2" width="${FACE.width}" height="${FACE.height}" rx="${FACE.edge}" fill="var(--face-edge)"/>` +
      `<rect width="${FACE.width}" height="${FACE.height}" rx="${FACE.edge}" fill="var(${joker ? '--face-joker' : '--face'})"/>`,
  );
  const face = faceMarkup(faceId(tile)) + (joker ? faceMarkup(badgeId(tile)) : '');
  return `<g transform="translate(${x} ${y}) scale(${scale})">${ground}${face}</g>`;
};

export async function drawTiles(pen: Pen, tiles: readonly DrawnTile[], width: number, height: number): Promise<void> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * FINENESS}" height="${height * FINENESS}" viewBox="0 0 ${width} ${height}">` +
    `${tiles.map(drawn).join('')}</svg>`;
  const image = new Image();
  // Not a blob's address: with one, older Safaris hold the canvas to be another site's.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  pen.drawImage(image, 0, 0, width, height);
}
