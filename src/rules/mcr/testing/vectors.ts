/** The stored hands, for the tests that go through them. */
import { parseNotation } from '../../../tiles/notation.ts';
import { BONUS_TILES, type SetTile, type Wind } from '../../../tiles/tiles.ts';
import { type Entry, toEntry, WIN_EVENTS } from '../../entry.ts';

/** Points by fan. */
export type Itemisation = Readonly<Record<string, number>>;

export interface Vector {
  readonly id: string;
  readonly concealed: string;
  readonly exposed: readonly string[];
  readonly exposedKongs: readonly string[];
  readonly concealedKongs: readonly string[];
  readonly winningTile: string;
  readonly selfDrawn: boolean;
  readonly lastTile: boolean;
  readonly lastOfKind: boolean;
  readonly replacement: boolean;
  readonly robbingKong: boolean;
  readonly seatWind: Wind;
  readonly roundWind: Wind;
  readonly flowers: number;
  readonly win: boolean;
  readonly points: number;
  readonly legal: boolean;
  /** What it scores, and other itemisations that are worth as much. */
  readonly fans: Itemisation;
  readonly alternatives?: readonly Itemisation[];
}

export const readVectors = (text: string): readonly Vector[] =>
  text
    .trim()
    .split('\n')
    .map((line): Vector => JSON.parse(line));

/** The eight bonus tiles, of which a number is enough. */
export const FLOWERS = BONUS_TILES.filter((tile) => tile !== 'F');

export function entryOf(vector: Vector): Entry {
  const { concealed, winningTile, exposed, exposedKongs, concealedKongs, selfDrawn, seatWind, roundWind } = vector;
  const open = [...exposed, ...exposedKongs].map((set) => `[${set}]`);
  const read = parseNotation([concealed, winningTile, ...open, ...concealedKongs.map((kong) => `(${kong})`)].join(' '));
  if (!read.ok) throw new Error(read.error.why);
  const events = WIN_EVENTS.filter((event) => vector[event]);
  const won = { winningTile: winningTile as SetTile, selfDrawn, events, seatWind, roundWind };
  return { ...toEntry(read.groups), bonus: FLOWERS.slice(0, vector.flowers), won };
}

/** An itemisation as text, its fans in alphabetical order. */
export const spell = (items: Itemisation): string =>
  Object.entries(items)
    .filter(([, points]) => points !== 0)
    .map(([fan, points]) => `${fan} ${points}`)
    .sort()
    .join(', ');
