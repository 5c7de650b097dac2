/** The fields of a JSON line: what each must look like, and the entry that they make together. */
import type { Circumstances } from '../rules/entry.ts';
import { WIN_EVENTS } from '../rules/entry.ts';
import { parseNotation } from '../tiles/notation.ts';
import { WINDS, type Wind } from '../tiles/tiles.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isWind = (value: unknown): value is Wind => WINDS.some((wind) => wind === value);
/** More flowers than this is no count of flowers. */
const MOST_FLOWERS = 100;
const isFlowers = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_FLOWERS;

interface Fields {
  /** The tiles not laid down; the winning tile is among them where it has no field of its own. */
  readonly concealed: string;
  readonly winningTile: string;
  /** Sets laid down, without brackets. */
  readonly exposed: readonly string[];
  readonly exposedKongs: readonly string[];
  readonly concealedKongs: readonly string[];
  /** Bonus tiles by name, or how many flowers there are. */
  readonly bonusTiles: readonly string[];
  readonly flowers: number;
  readonly selfDrawn: boolean;
  readonly replacement: boolean;
  readonly robbingKong: boolean;
  readonly lastTile: boolean;
  readonly lastOfKind: boolean;
  readonly seatWind: Wind;
  readonly roundWind: Wind;
}

const FIELDS: { readonly [Key in keyof Fields]: readonly [(value: unknown) => value is Fields[Key], Fields[Key]] } = {
  concealed: [isText, ''],
  winningTile: [isText, ''],
  exposed: [isTexts, []],
  exposedKongs: [isTexts, []],
  concealedKongs: [isTexts, []],
  bonusTiles: [isTexts, []],
  flowers: [isFlowers, 0],
  selfDrawn: [isFlag, false],
  replacement: [isFlag, false],
  robbingKong: [isFlag, false],
  lastTile: [isFlag, false],
  lastOfKind: [isFlag, false],
  seatWind: [isWind, 'E'],
  roundWind: [isWind, 'E'],
};

/** The fields of an object, with what is left out; or the first field that is no such thing. */
export function readFields(given: object): Fields | { readonly badField: string } {
  const fields: Record<string, unknown> = {};
  for (const [key, [is, standard]] of Object.entries(FIELDS)) {
    const value = (given as Record<string, unknown>)[key] ?? standard;
    if (!is(value)) return { badField: key };
    fields[key] = value;
  }
  return fields as unknown as Fields;
}

const SET_SIZES = [
  ['exposed', 3],
  ['exposedKongs', 4],
  ['concealedKongs', 4],
] as const;

/**
 * The first set in a field that is not for sets of its size: with brackets around them a kong and a pung would both be
 * read as what they are. What is no notation is left to whoever reads the whole.
 */
export function misplacedSet(fields: Fields): { readonly field: string; readonly text: string } | null {
  for (const [field, size] of SET_SIZES) {
    for (const text of fields[field]) {
      const read = parseNotation(`[${text}]`);
      if (read.ok && read.groups.reduce((sum, { tiles }) => sum + tiles.length, 0) !== size) return { field, text };
    }
  }
  return null;
}

/** The hand as one line of notation. `flowers` are the names of those that can be counted. */
export function handText(fields: Fields, flowers: readonly string[]): string {
  const counted = Array.from({ length: fields.flowers }, (_, at) => flowers[at] ?? flowers[0] ?? 'F');
  return [
    fields.concealed,
    ...[...fields.exposed, ...fields.exposedKongs].map((set) => `[${set}]`),
    ...fields.concealedKongs.map((set) => `(${set})`),
    ...fields.bonusTiles,
    ...counted,
    fields.winningTile && `+ ${fields.winningTile}`,
  ].join(' ');
}

export const circumstancesOf = (fields: Fields): Circumstances => ({
  selfDrawn: fields.selfDrawn,
  events: WIN_EVENTS.filter((event) => fields[event]),
  seatWind: fields.seatWind,
  roundWind: fields.roundWind,
});
