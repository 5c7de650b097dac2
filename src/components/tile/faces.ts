/**
 * Every card's face, 60 units wide and 80 high, without its ivory ground.
 *
 * The index stands in the two top corners, number or honor left and suit right; the picture keeps below it, so that a
 * joker's badge has a place of its own. Suits differ by shape before they differ by color: sticks, rings, characters.
 * Arrangements are the traditional ones, with the red stick in 5, 7 and 9 Bams and the M over W of 8 Bams.
 */
import { BONUS_TILES, JOKER, SET_TILES, type Tile, type Wind } from '../../tiles/tiles.ts';
import { badgeId, faceId } from './face-id.ts';
import { brush, disc, fill, glyph, line, stick, sticks, table, wreath } from './pen.ts';

export const FACE_TILES: readonly Tile[] = [...SET_TILES, JOKER, ...BONUS_TILES];

const FACE = 'var(--face)';
const INK = 'var(--face-ink)';
const SEAL = 'var(--face-seal)';
const BAMS = 'var(--suit-bams)';
const DOTS = 'var(--suit-dots)';
const CHARS = 'var(--suit-chars)';
const WINDS = 'var(--winds)';
const FLOWER = 'var(--flower)';
const SEASON = 'var(--season)';
const CAP = 'var(--joker)';

/** Marked for `large-faces.ts` to find. */
const index = (left: string, right: string, color: string) =>
  glyph(left, 5.5, 5.5, 0.9, color, 2.9, ' data-index="left"') +
  (right && glyph(right, 47.5, 5.5, 0.7, color, 2.2, ' data-index="right"'));

/** From 2 up: x, top and bottom of every stick; a fourth number makes it red. 8 has slanted ones, see below. */
const STICKS = [
  '30 20.5 46.5,30 51 77',
  '30 21 46,15 51 76,45 51 76',
  '16 21 46,44 21 46,16 51 76,44 51 76',
  '12 21 46,48 21 46,30 36 61 1,12 51 76,48 51 76',
  '12 21 46,30 21 46,48 21 46,12 51 76,30 51 76,48 51 76',
  '30 19.5 35.5 1,12 39.5 55.5,30 39.5 55.5,48 39.5 55.5,12 59.5 75.5,30 59.5 75.5,48 59.5 75.5',
  '',
  '12 20.5 36.5,30 20.5 36.5 1,48 20.5 36.5,12 40.5 56.5,30 40.5 56.5 1,48 40.5 56.5,12 60.5 76.5,30 60.5 76.5 1,48 60.5 76.5',
];
/** The upper half of 8 Bams, from (x, y) to (x, y); the lower half is its mirror image. */
const EIGHT = '9 21 9 45.5,18.5 22 26.5 45.5,41.5 22 33.5 45.5,51 21 51 45.5';

const bird = () =>
  line('M29 60L27 72M36 58L36 72M22 73H42M35 19L31 15.5M39 17.5V13', SEAL, 2.5) +
  fill(
    'M32 31C30.5 25 34.5 20.5 39.5 21C43.5 21.5 46 24 46.5 27.5L54 31L46.5 33C48 47 41 61 27 62C23 66 21 70 19.5 76L15 71L10.5 76L9.5 69.5L4 71C8 58 13 45 22 39C27 35.5 32 36 32 31Z',
    BAMS,
  ) +
  line('M21.5 45C24 54 34 56 41 44M16 55L12.5 65M21 59L17 67', FACE, 1.8) +
  fill(disc(40, 27.5, 2), FACE);

function bams(n: number): string {
  if (n === 1) return bird();
  if (n === 8) {
    const half = (flip: (y: number) => number) =>
      table(EIGHT).map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => stick(x0, flip(y0), x1, flip(y1), 8));
    return sticks([...half((y) => y), ...half((y) => 97 - y)], BAMS);
  }
  const width = n < 6 ? 10 : 9.5;
  const rows = table(STICKS[n - 2] ?? '');
  const ofColor = (red: boolean) =>
    rows
      .filter(([, , , isRed]) => red === Boolean(isRed))
      .map(([x = 0, top = 0, bottom = 0]) => stick(x, top, x, bottom, width));
  return sticks(ofColor(false), BAMS) + sticks(ofColor(true), SEAL);
}

/** From 2 up: the radius, then the middles of the rings. */
const RINGS: readonly (readonly [r: number, places: string])[] = [
  [13, '30 34,30 63'],
  [9.5, '15.5 31.5,30 48,44.5 64.5'],
  [9.5, '17 34,43 34,17 62,43 62'],
  [8.5, '15 31,45 31,30 48,15 65,45 65'],
  [8, '18 29.5,42 29.5,18 50,42 50,18 67.5,42 67.5'],
  [6.8, '12.5 27,27.5 32,42.5 37,18 52.5,42 52.5,18 68,42 68'],
  [6.5, '18 27,42 27,18 41,42 41,18 55,42 55,18 69,42 69'],
  [7, '12 29.5,30 29.5,48 29.5,12 48.5,30 48.5,48 48.5,12 67.5,30 67.5,48 67.5'],
];

function dots(n: number): string {
  if (n === 1)
    return (
      fill(disc(30, 48.5, 24), DOTS) +
      line(disc(30, 48.5, 20.2), FACE, 1.6) +
      fill(wreath(8, 30, 48.5, 13, 4) + disc(30, 48.5, 7), FACE) +
      fill(disc(30, 48.5, 4), DOTS)
    );
  const [r, places] = RINGS[n - 2] ?? [0, ''];
  const at = (radius: number) =>
    table(places)
      .map(([x = 0, y = 0]) => disc(x, y, radius))
      .join('');
  return fill(at(r), DOTS) + line(at(r * 0.58), FACE, r * 0.2);
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
const TEN_THOUSAND =
  '11 53 30 52.5 49 52 2.6 3.4,22 49 22.5 52 23 56 3.4 2.6,38 49 37.5 52 37 56 3.4 2.6,19 58 19.5 62 20 67 3 2.6,19 58.2 30 58 41 57.8 2.2 2.8,41 57.8 40.5 62 40 67 3.2 2.6,20 62.4 30 62.2 40 62.2 2 2,20 66.6 30 66.4 40 66.4 2 2,30 58 30 65 30 72.5 2.8 2.6,13 69.8 13.5 73 13.5 76 3 2.6,13 69.8 30 69.5 47 69.5 2.2 2.8,47 69.5 47 74 45.5 75.5 3.2 2.6,45.5 75.5 44.5 76 42 74.5 2.5 1,22 74.2 30 73.8 37 72.8 2.2 2.2,35 71.2 37.5 73 38.5 75.2 1.5 3.2';

const chars = (n: number) => brush(NUMERALS[n - 1] ?? '', CHARS) + brush(TEN_THOUSAND, SEAL);

/** The wedge points where the wind blows, as on a map; the letter makes room for it. */
const WIND_ART: Readonly<Record<Wind, readonly [wedge: string, x: number, y: number]>> = {
  E: ['M56 42L46 32.5V51.5Z', 11.5, 25],
  S: ['M30 76L20.5 66H39.5Z', 18.5, 22],
  W: ['M4 42L14 32.5V51.5Z', 22.5, 25],
  N: ['M30 6L20.5 16H39.5Z', 18.5, 26.5],
};
const wind = (name: Wind) => {
  const [wedge, x, y] = WIND_ART[name];
  return fill(wedge, WINDS) + glyph(name, x, y, 2.4, WINDS, 7);
};

const redDragon = () =>
  brush(
    '11.5 33 12 43 13 54 6 5,11 34.5 30 34 47 33.5 4.5 5,47.5 33.5 47.5 43 46 53 6.5 5,13 51 30 50.5 46 50 4 4.5,30 21 30 48 30 76.5 6.5 4',
    SEAL,
  );
const greenDragon = () =>
  brush(
    '14 27.5 20.6 27 27.2 26 2.6 3.3,27.2 26 23.4 36.5 8.4 43.2 4.2 1.4,12.2 33 16 35 18.4 38.2 1.7 4.2,33 22.8 36.8 36 52.8 44 2.4 6.1,43.4 23.6 40.6 27.4 36.8 30.8 4.2 1.7,49.4 30.2 46.2 33 42 35.5 4.2 1.7,13.2 47.2 19.8 46.8 26.4 46.2 2.6 3.3,26.4 46.2 26 50 25.4 53.4 3.8 2.8,13.2 53.8 19.8 53.4 25.4 52.8 2.6 2.6,13.2 53.8 12.8 57.6 12 61.4 3.6 2.8,12 61.4 19.8 60.4 27.4 60 2.6 3.3,27.4 60 27.4 70.8 23.2 75.4 4.2 2.8,23.2 75.4 20.8 74.4 17.4 71.6 2.8 1,34 46.2 34.4 53.8 28.8 58.4 3.8 1.4,34 46.2 39.6 45.8 44.8 45.2 2.6 3.3,44.8 45.2 44.4 50 45.2 53.8 3.8 3,45.2 53.8 48 54.2 51.4 53.4 3 1.8,31 62.8 39.6 61.8 47.2 61.4 2.6 3.3,47.2 61.4 42.4 71.6 27.4 76.4 4.2 1.4,33 63.6 39.6 71.6 52.8 75.4 2.4 5.6',
    BAMS,
  );
const whiteDragon = () =>
  line('M12 24H48V74H12Z', WINDS, 4.5) +
  line('M20 32H40V66H20Z', WINDS, 1.8) +
  fill('M17 29h6v6h-6ZM37 29h6v6h-6ZM17 63h6v6h-6ZM37 63h6v6h-6Z', WINDS);

const BLOSSOMS: readonly (readonly [r: number, places: string])[] = [
  [25, '30 49'],
  [15.5, '18 36,42 61'],
  [13.5, '30 34,16 60,44 60'],
  [12, '16.5 36,43.5 36,16.5 62.5,43.5 62.5'],
];
/** Petals, then what is light in them, then their hearts: each layer of all blossoms is one element. */
const LAYERS: readonly (readonly [color: string, outline: (x: number, y: number, r: number) => string])[] = [
  [FLOWER, (x, y, r) => wreath(5, x, y, r * 0.58, r * 0.42) + disc(x, y, r * 0.4)],
  [FACE, (x, y, r) => disc(x, y, r * 0.27) + wreath(5, x, y, r * 0.5, r * 0.07)],
  [FLOWER, (x, y, r) => disc(x, y, r * 0.12)],
];
/** As many blossoms as the number says; the flower without a number is one. */
const flowers = (n: number) => {
  const [r, places] = BLOSSOMS[n - 1] ?? [0, ''];
  const blossoms = table(places);
  return LAYERS.map(([color, outline]) =>
    fill(blossoms.map(([x = 0, y = 0]) => outline(x, y, r)).join(''), color),
  ).join('');
};

/** Spring's sprout, summer's sun, autumn's leaf, winter's snow. */
const SEASONS = [
  () =>
    line('M30 74V46', SEASON, 4.5) +
    fill('M30 60C15 60 9 50 9 35C24 35 30 45 30 60ZM30 50C30 37 36 27 51 25C51 41 44 50 30 50Z', SEASON),
  () => fill(disc(30, 49, 11) + wreath(10, 30, 49, 20.5, 3.2), SEASON),
  () =>
    fill('M47 24C53 45 45 64 22 65C13 50 22 30 47 24Z', SEASON) +
    line('M14 75C18 62 27 48 40 36', SEASON, 4) +
    line('M22 65C27 54 33 45 41 35', FACE, 2),
  () =>
    line(
      'M30 24V74M8.5 36.5L51.5 61.5M51.5 36.5L8.5 61.5M24 28L30 34L36 28M24 70L30 64L36 70M10 44L18 42L16 34M50 54L42 56L44 64M50 44L42 42L44 34M10 54L18 56L16 64',
      SEASON,
      3.6,
    ),
];

const jestersCap = () =>
  fill(
    'M16 60C17.5 51 14 46 7 50C4 35 18 27 26 39C25 31 26 26 30 21C34 26 35 31 34 39C42 27 56 35 53 50C46 46 42.5 51 44 60Z',
    CAP,
  ) +
  line('M26 39C29 46 30 52 30 60M34 39C31 46 30 52 30 60', FACE, 1.8) +
  fill(
    `${disc(7, 53, 4.5)}${disc(30, 21.5, 4.5)}${disc(53, 53, 4.5)}M16 63H44Q47 63 47 66V70Q47 73 44 73H16Q13 73 13 70V66Q13 63 16 63Z`,
    INK,
  );

const SINGLES: Readonly<Record<string, () => string>> = {
  E: () => wind('E'),
  S: () => wind('S'),
  W: () => wind('W'),
  N: () => wind('N'),
  R: () => redDragon() + index('R', '', SEAL),
  G: () => greenDragon() + index('G', '', BAMS),
  P: () => whiteDragon() + index('P', '', WINDS),
  F: () => flowers(1) + index('F', '', FLOWER),
  J: () => jestersCap() + index('J', '', CAP),
};
const NUMBERED: Readonly<Record<string, (n: number) => string>> = {
  B: (n) => bams(n) + index(`${n}`, 'B', BAMS),
  D: (n) => dots(n) + index(`${n}`, 'D', DOTS),
  C: (n) => chars(n) + index(`${n}`, 'C', CHARS),
  F: (n) => flowers(n) + index(`${n}`, 'F', FLOWER),
  Y: (n) => (SEASONS[n - 1]?.() ?? '') + index(`${n}`, 'Y', SEASON),
};

/** The picture and the index of a tile. */
export const faceOf = (tile: Tile): string => SINGLES[tile]?.() ?? NUMBERED[tile[1] ?? '']?.(Number(tile[0])) ?? '';

/** A joker keeps its letter whatever it stands for: between the two of an index, or in an honor's free corner. */
const badge = (x: number) => fill(disc(x, 11.5, 9.5), CAP) + glyph('J', x - 3.2, 6.9, 0.66, FACE, 2.5);

/**
 * Everything, to be referred to. The build writes it into the page once, so that no script has to draw it. Groups, not
 * symbols: a symbol would be a further viewport, with a clip, in each card of the page.
 */
export const facesMarkup = (): string =>
  [...FACE_TILES.map((tile) => [faceId(tile), faceOf(tile)]), [badgeId('1B'), badge(31)], [badgeId('E'), badge(48)]]
    .map(([id, markup]) => `<g id="${id}">${markup}</g>`)
    .join('');
