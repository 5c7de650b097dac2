/** The forms beside four sets and a pair, as far as the free tiles decide them. */
import { FIRST_WIND, KINDS } from '../../tiles/tiles.ts';
import type { Counts } from '../readings.ts';
import { ALL_HONORS, type KindBits, SUIT_KINDS, TERMINALS } from './tile-fans.ts';

export type Form =
  | 'standard'
  | 'sevenPairs'
  | 'sevenShiftedPairs'
  | 'thirteenOrphans'
  | 'greaterHonorsAndKnittedTiles'
  | 'lesserHonorsAndKnittedTiles'
  | 'knittedStraight';

/** The rows of a knitted frame: 147, 258 and 369. */
const ROWS = [0b001001001, 0b010010010, 0b100100100] as const;
/** The six knitted frames, as bits of suit kinds: each suit has one of the rows, each row used once. */
export const FRAMES: readonly number[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
].map((rows) => rows.reduce((bits, row, suit) => bits | ((ROWS[row] as number) << (9 * suit)), 0));

/** Seven numbers in a row, as bits of a suit. */
const SEVEN_IN_A_ROW = [0b001111111, 0b011111110, 0b111111100];

function pairsForm(counts: Counts, { suits, honors }: KindBits): Form | null {
  for (let kind = 0; kind < KINDS; kind += 1) if ((counts[kind] as number) % 2 !== 0) return null;
  for (let suit = 0; suit < 3; suit += 1) {
    const numbers = (suits >> (9 * suit)) & SUIT_KINDS;
    if (honors === 0 && numbers << (9 * suit) === suits && SEVEN_IN_A_ROW.includes(numbers)) return 'sevenShiftedPairs';
  }
  return 'sevenPairs';
}

/**
 * The form of 14 free tiles, knitted straight with its set and pair left out: no two of these forms fit one hand.
 * `present`: the kinds among the tiles.
 */
export function otherForm(counts: Counts, present: KindBits): Form | null {
  const { suits, honors } = present;
  const kinds = bitsIn(suits) + bitsIn(honors);
  if (kinds <= 7) return pairsForm(counts, present);
  if (kinds === 13 && suits === TERMINALS && honors === ALL_HONORS) return 'thirteenOrphans';
  if (kinds !== 14 || !FRAMES.some((frame) => (suits & ~frame) === 0)) return null;
  return honors === ALL_HONORS ? 'greaterHonorsAndKnittedTiles' : 'lesserHonorsAndKnittedTiles';
}

export function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Whether a kind stands in a frame. */
export const inFrame = (frame: number, kind: number): boolean => kind < FIRST_WIND && ((frame >> kind) & 1) === 1;
