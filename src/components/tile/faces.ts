/**
 * Every card's face as SVG markup, 60 units wide and 80 high, without its ivory ground.
 *
 * All of it is paths, so that a face needs no font and looks the same on every phone. Colors are custom properties given
 * as presentation attributes: they follow the theme, and the page's policy allows no inline styles. The index stands in
 * the top corners, the picture below it (from 20 down), so that a joker's badge has its place between the two.
 */
import { BONUS_TILES, JOKER, SET_TILES, type Tile } from '../../tiles/tiles.ts';

export const FACE_TILES: readonly Tile[] = [...SET_TILES, JOKER, ...BONUS_TILES];

type Point = readonly [x: number, y: number];

const FACE = 'var(--face)';
const INK = 'var(--face-ink)';
const SEAL = 'var(--face-seal)';
const BAMS = 'var(--suit-bams)';
const DOTS = 'var(--suit-dots)';
const CHARS = 'var(--suit-chars)';
const WINDS = 'var(--winds)';
const FLOWER = 'var(--flower)';
const SEASON = 'var(--season)';
const JOKER_INK = 'var(--joker)';

const fill = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`;
const line = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const round = (value: number) => Math.round(value * 10) / 10;

/** Letters and digits as the middle line of a pen, in a box 10 wide and 14 high. */
const GLYPHS: Readonly<Record<string, string>> = {
  1: 'M2 3.5L5.5 0V14',
  2: 'M.5 3.5C1 1.2 2.8 0 5 0C7.5 0 9.3 1.5 9.3 3.8C9.3 7 3 9.5.5 14H9.5',
  3: 'M.8 0H9L4.5 5.2C7.5 5.2 9.5 7 9.5 9.6C9.5 12.2 7.5 14 4.8 14C2.6 14 1 13 .3 11.2',
  4: 'M7 14V0L0 10H10',
  5: 'M8.8 0H2L1.3 6.2C2.3 5.4 3.5 5 4.8 5C7.5 5 9.5 6.8 9.5 9.5C9.5 12.2 7.5 14 4.7 14C2.6 14 1 13.1.2 11.5',
  6: 'M7.8 0C4.5 1 .5 4.5.5 9.5C.5 12.2 2.4 14 5 14C7.6 14 9.5 12.2 9.5 9.6C9.5 7 7.6 5.4 5.2 5.4C2.8 5.4 1 6.8.6 8.8',
  7: 'M.5 0H9.5L4 14',
  8: 'M5 0A3.4 3.2 0 1 1 5 6.4A3.4 3.2 0 1 1 5 0ZM5 6.4A4.3 3.8 0 1 1 5 14A4.3 3.8 0 1 1 5 6.4Z',
  9: 'M2.2 14C5.5 13 9.5 9.5 9.5 4.5C9.5 1.8 7.6 0 5 0C2.4 0 .5 1.8.5 4.4C.5 7 2.4 8.6 4.8 8.6C7.2 8.6 9 7.2 9.4 5.2',
  B: 'M1 0H5.5A3.2 3.3 0 0 1 5.5 6.6H1M5.5 6.6A3.7 3.7 0 0 1 5.5 14H1V0',
  C: 'M9.5 2.8C8.6 1 7 0 5.2 0C2.4 0 .5 2.8.5 7C.5 11.2 2.4 14 5.2 14C7 14 8.6 13 9.5 11.2',
  D: 'M1 0H4.5C7.6 0 9.5 2.8 9.5 7C9.5 11.2 7.6 14 4.5 14H1Z',
  E: 'M9 0H1.5V14H9M1.5 6.8H7.8',
  F: 'M9 0H1.5V14M1.5 7H7.8',
  G: 'M9.3 2.6C8.4 1 6.9 0 5.2 0C2.4 0 .5 2.8.5 7C.5 11.2 2.4 14 5.2 14C7.8 14 9.5 12 9.5 9V7.8H5.8',
  J: 'M3 0H8V9.5C8 12.4 6.6 14 4.3 14C2.3 14 .8 12.8.5 10.8',
  N: 'M.8 14V0L9.2 14V0',
  P: 'M1.2 14V0H5.2A4.1 3.9 0 0 1 5.2 7.8H1.2',
  R: 'M1.2 14V0H5.2A4 3.8 0 0 1 5.2 7.6H1.2M5.2 7.6L9.3 14',
  S: 'M9 2.5C8.2.9 6.8 0 5 0C2.6 0 .9 1.4.9 3.5C.9 8 9.3 5.8 9.3 10.4C9.3 12.6 7.5 14 5 14C2.9 14 1.2 13 .4 11.2',
  W: 'M0 0L2.7 14L5.5 4L8.3 14L11 0',
  Y: 'M.5 0L5 7L9.5 0M5 7V14',
};

/** A glyph, its box at (x, y) and `scale` times its size, drawn with a pen of `pen` units. */
const glyph = (name: string, x: number, y: number, scale: number, color: string, pen: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${line(GLYPHS[name] ?? '', color, round(pen / scale))}</g>`;

/** Number, or the letter of an honor, on the left; the suit on the right. */
const index = (left: string, right: string, color: string) =>
  glyph(left, 5.5, 5.5, 0.9, color, 2.9) + (right && glyph(right, 47.5, 5.5, 0.7, color, 2.2));

/**
 * Brush strokes: each is eight numbers, the start, bend and end of a curve and the width at both ends. Swelling and
 * tapering is what makes a numeral look printed rather than typed.
 */
function brush(strokes: string, color: string): string {
  let d = '';
  for (const stroke of strokes.split(',')) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, w0 = 0, w2 = 0] = stroke.trim().split(' ').map(Number);
    const across = (dx: number, dy: number, width: number): Point => {
      const k = width / 2 / Math.hypot(dx, dy);
      return [-dy * k, dx * k];
    };
    const [ax, ay] = across(x1 - x0, y1 - y0, w0);
    const [bx, by] = across(x2 - x0, y2 - y0, (w0 + w2) / 2);
    const [cx, cy] = across(x2 - x1, y2 - y1, w2);
    const p = (x: number, y: number) => `${round(x)} ${round(y)}`;
    d += `M${p(x0 + ax, y0 + ay)}Q${p(x1 + bx, y1 + by)} ${p(x2 + cx, y2 + cy)}`;
    d += `L${p(x2 - cx, y2 - cy)}Q${p(x1 - bx, y1 - by)} ${p(x0 - ax, y0 - ay)}Z`;
  }
  return `<path d="${d}" fill="${color}" stroke="${color}" stroke-width=".8" stroke-linejoin="round"/>`;
}

const NUMERALS = [
  '10 35 30 34 50 33 4 6',
  '17 26 30 25.5 43 25 4 5,10 43 30 42 50 42 4 6',
  '15 23.5 30 23 45 22.5 3.5 4.5,18 33.5 30 33 42 32.5 3.5 4.5,10 44 30 43.5 50 43 4 5.5',
  '14 23 14.5 35 16 46 5 4,14 24 30 23.5 46 23.5 3.5 4,46 23 46 35 44.5 46 5 4,16 44.5 30 44 44 44 3 3,25 25 25.5 33 20 38.5 4 1.5,35 25 34.5 30 35 35 4 3.5,35 35 36 38 41 37.5 3.5 2.5',
  '14 23.5 30 23 46 22.5 3.5 4.5,29 24 28 34 25 44 5 4,17 33.5 28 33 41 32.5 3.5 3.5,41 32 40.5 38 39 44 5 4,9 46 30 45 51 45 4 5.5',
  '27 18.5 30 21 33 25.5 2.5 6,10 31.5 30 30.5 50 29.5 4 5.5,25 35 22 42 12 47 5.5 2,35 35 41 40 47 47 2.5 6.5',
  '10 36 30 33 50 29.5 4 5,27 20 27 32 27.5 40 5 5,27.5 40 28 45.5 37 45 5 4,37 45 46 45 48 44 4 4,47 45 48 42 48 37 4 1.5',
  '24 22 23 37 9 46 6 1.5,33 20.5 37 36 51 45 2.5 7',
  '27 19 27 37 11 47 5.5 1.5,12 30 24 28.5 38 27.5 3.5 4,38 27 37 33 37 39 5 4.5,37 39 37 45.5 44 45 4.5 4,44 45 50 45 50 37 4 1.5',
];
const WAN =
  '11 54.5 30 54 49 53.5 2.5 3.2,22 50.5 22.5 54 23 57.5 3.2 2.5,38 50.5 37.5 54 37 57.5 3.2 2.5,19.5 59 20 63 20.5 68.5 3 2.5,19.5 59.5 30 59.2 40.5 59 2.2 2.8,40.5 59 40.2 63 39.5 68.5 3.2 2.5,20 63.8 30 63.5 40 63.5 2 2,20 68 30 67.8 40 67.8 2 2,30 59 30 66 30 74.5 2.8 2.5,13 71 13.5 75 13.5 78 3 2.5,13 71.3 30 71 47 71 2.2 2.8,47 71 47 76 45.5 77.5 3.2 2.5,45.5 77.5 44.5 78 42 76.5 2.5 1,22 76 30 75.5 37 74.5 2.2 2.2,35 72.8 37.5 75 38.5 77 1.5 3.2';

const char = (n: number) => brush(NUMERALS[n - 1] ?? '', CHARS) + brush(WAN, SEAL);

/** Where the pips of a number lie, and how large they are. */
const DOT_PLACES: readonly (readonly [radius: number, places: readonly Point[]])[] = [
  [19, [[30, 48]]],
  [11.5, [[30, 33.5], [30, 62.5]]],
  [9.5, [[15.5, 31.5], [30, 48], [44.5, 64.5]]],
  [9.5, [[17, 34], [43, 34], [17, 62], [43, 62]]],
  [8.5, [[15, 31], [45, 31], [30, 48], [15, 65], [45, 65]]],
  [8, [[18, 29.5], [42, 29.5], [18, 50], [42, 50], [18, 67.5], [42, 67.5]]],
  [6.8, [[12.5, 27], [27.5, 32], [42.5, 37], [18, 52.5], [42, 52.5], [18, 68], [42, 68]]],
  [6.5, [[18, 27], [42, 27], [18, 41], [42, 41], [18, 55], [42, 55], [18, 69], [42, 69]]],
  [7, [[12, 29.5], [30, 29.5], [48, 29.5], [12, 48.5], [30, 48.5], [48, 48.5], [12, 67.5], [30, 67.5], [48, 67.5]]],
];

function dots(n: number): string {
  const [r = 0, places = []] = DOT_PLACES[n - 1] ?? [];
  const ring = (scale: number) => places.map(([x, y]) => disc(x, y, round(r * scale))).join('');
  if (n > 1) return fill(ring(1), DOTS) + line(ring(0.58), FACE, round(r * 0.2));
  const petals = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4;
    return disc(round(30 + 10.5 * Math.cos(angle)), round(48 + 10.5 * Math.sin(angle)), 2.6);
  });
  return fill(ring(1), DOTS) + line(ring(0.82), FACE, 1.4) + fill(petals.join('') + disc(30, 48, 5.5), FACE) + fill(disc(30, 48, 2.6), DOTS);
}

/** A stick of bamboo from one joint to the other: two canes and three knots. */
function stick(x0: number, y0: number, x1: number, y1: number, width: number, color: string): string {
  const at = (t: number) => `${round(x0 + (x1 - x0) * t)} ${round(y0 + (y1 - y0) * t)}`;
  return (
    line(`M${at(0)}L${at(1)}`, color, width) +
    `<path d="M${at(0.47)}L${at(0.53)}" stroke="${FACE}" stroke-width="${width + 1}"/>`
  );
}

/** Rows of sticks: the rows' middle, half the length of a stick, and the columns; a column below 0 is a red stick. */
const BAM_ROWS: readonly (readonly (readonly [y: number, half: number, columns: readonly number[]])[])[] = [
  [],
  [[34, 10, [30]], [63, 10, [30]]],
  [[34, 10, [30]], [63, 10, [16, 44]]],
  [[34, 10, [16, 44]], [63, 10, [16, 44]]],
  [[34, 10, [12, 48]], [48.5, 10, [-30]], [63, 10, [12, 48]]],
  [[34, 10, [12, 30, 48]], [63, 10, [12, 30, 48]]],
  [[27, 5.5, [-30]], [47, 6, [12, 30, 48]], [67, 6, [12, 30, 48]]],
  [],
  [[28, 5.5, [12, -30, 48]], [48, 5.5, [12, -30, 48]], [68, 5.5, [12, -30, 48]]],
];

function bams(n: number): string {
  if (n === 1) return bird();
  if (n === 8)
    return [[10, 24, 10, 42], [19, 24, 27, 42], [41, 24, 33, 42], [50, 24, 50, 42]]
      .flatMap(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => [
        stick(x0, y0, x1, y1, 6, BAMS),
        stick(x0, 97 - y0, x1, 97 - y1, 6, BAMS),
      ])
      .join('');
  return (BAM_ROWS[n - 1] ?? [])
    .flatMap(([y, half, columns]) => columns.map((x) => stick(Math.abs(x), y - half, Math.abs(x), y + half, 7, x < 0 ? SEAL : BAMS)))
    .join('');
}

const bird = () => fill('M30 70V40', BAMS) + line('M30 72V46M30 58C18 58 14 50 14 38C26 38 30 46 30 58ZM30 52C30 40 34 32 46 30C46 44 41 52 30 52Z', BAMS, 4);

const WEDGES: Readonly<Record<string, string>> = {
  E: 'M56 48L46 38V58Z', S: 'M30 77L20 67H40Z', W: 'M4 48L14 38V58Z', N: 'M30 20L20 30H40Z',
};
const wind = (w: string) => fill(WEDGES[w] ?? '', WINDS) + glyph(w, w === 'W' ? 22 : 21, 36, 1.8, WINDS, 6);

const red = () => brush('11 34 11.5 43 13 53 6.5 5,11 35 30 34 49 34 4.5 5.5,49 33.5 48.5 43 46.5 53 7 5,13 51 30 50 46 50 4 4,30 21 30 48 30 77 6.5 4', SEAL);
const green = () => line('M22 24l-4 13h28M30 22c-1 22-7 38-18 48M24 50h18c-3 10-11 17-20 21M26 55c4 9 11 14 20 16M40 24l6 6', BAMS, 4);
const white = () => line('M12 24H48V74H12Z', WINDS, 4) + line('M19 31H41V67H19Z', WINDS, 1.8);

function blossom(x: number, y: number, r: number): string {
  const petals = [0, 1, 2, 3, 4].map((i) => {
    const a = (i * 72 - 90) * (Math.PI / 180);
    return disc(round(x + Math.cos(a) * r * 0.58), round(y + Math.sin(a) * r * 0.58), round(r * 0.42));
  });
  return fill(petals.join(''), FLOWER) + fill(disc(x, y, round(r * 0.26)), FACE);
}

const star = (x: number, y: number, r: number) =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const a = ((i * 36 - 90) * Math.PI) / 180;
    const k = i % 2 ? r * 0.42 : r;
    return `${round(x + Math.cos(a) * k)} ${round(y + Math.sin(a) * k)}`;
  }).join('L')}Z`;

const HONORS: Readonly<Record<string, () => string>> = {
  R: () => red() + index('R', '', SEAL),
  G: () => green() + index('G', '', BAMS),
  P: () => white() + index('P', '', WINDS),
  F: () => blossom(30, 48, 24) + index('F', '', FLOWER),
  J: () => fill(star(30, 48, 25), JOKER_INK) + index('J', '', JOKER_INK),
};

/** The picture and the index of a tile. */
export function faceOf(tile: Tile): string {
  const number = Number(tile[0]);
  switch (tile[1]) {
    case 'B': return bams(number) + index(`${number}`, 'B', BAMS);
    case 'D': return dots(number) + index(`${number}`, 'D', DOTS);
    case 'C': return char(number) + index(`${number}`, 'C', CHARS);
    case 'F': return blossom(30, 48, 24) + index(`${number}`, 'F', FLOWER);
    case 'Y': return fill(star(30, 48, 25), SEASON) + index(`${number}`, 'Y', SEASON);
    default: return HONORS[tile]?.() ?? wind(tile);
  }
}

/** The id of the symbol that holds a face. */
export const faceId = (tile: Tile) => `face-${tile}`;

export const JOKER_BADGE_ID = 'joker-badge';
const jokerBadge = () => fill(star(30, 11, 10), JOKER_INK);

const symbol = (id: string, markup: string) => `<symbol id="${id}" viewBox="0 0 60 80">${markup}</symbol>`;

/** All faces as symbols, to be put into the page once. */
export const faceSymbols = (): string =>
  FACE_TILES.map((tile) => symbol(faceId(tile), faceOf(tile))).join('') + symbol(JOKER_BADGE_ID, jokerBadge());
