/**
 * The fans that the tiles alone decide, whatever the reading: the kinds in the hand are two sets of bits, and most of
 * these fans ask that there be no kinds but some.
 */
import { FIRST_WIND, KINDS, type Kind, kindOf, tileOf } from '../../tiles/tiles.ts';
import { type Fan, fanOf } from './fans.ts';

/** The kinds of a hand: bit n of `suits` is kind n, bit n of `honors` kind `FIRST_WIND` + n. */
export interface KindBits {
  suits: number;
  honors: number;
}

export const SUIT_KINDS = 0x1ff;
export const ALL_SUIT_KINDS = 0x7ff_ffff;
export const WIND_BITS = 0b1111;
export const DRAGON_BITS = 0b111_0000;
export const ALL_HONORS = 0b111_1111;

export function kindBits(kinds: Iterable<Kind>): KindBits {
  const bits: KindBits = { suits: 0, honors: 0 };
  for (const kind of kinds) {
    if (kind < FIRST_WIND) bits.suits |= 1 << kind;
    else bits.honors |= 1 << (kind - FIRST_WIND);
  }
  return bits;
}

const ALL_KINDS = Array.from({ length: KINDS }, (_, kind) => kind);
const numbered = (numbers: string): KindBits =>
  kindBits(ALL_KINDS.filter((kind) => kind < FIRST_WIND && numbers.includes(tileOf(kind).charAt(0))));
const tiles = (text: string): KindBits => kindBits(text.split(' ').map((tile) => kindOf(tile as never)));

interface Only extends KindBits {
  readonly fan: Fan;
  /** Standard form and seven pairs only. */
  readonly ofSetsOrPairs: boolean;
}

const only = (id: string, { suits, honors }: KindBits, ofSetsOrPairs = false): Only => ({
  fan: fanOf(id),
  suits,
  honors,
  ofSetsOrPairs,
});

export const TERMINALS = numbered('19').suits;

/** Hands of no other kinds than these. */
const ONLY: readonly Only[] = [
  only('allGreen', tiles('2B 3B 4B 6B 8B G')),
  only('allTerminals', numbered('19'), true),
  only('allHonors', { suits: 0, honors: ALL_HONORS }, true),
  only('upperTiles', numbered('789')),
  only('middleTiles', numbered('456')),
  only('lowerTiles', numbered('123')),
  only('upperFour', numbered('6789')),
  only('lowerFour', numbered('1234')),
  only('reversibleTiles', tiles('2B 4B 5B 6B 8B 9B 1D 2D 3D 4D 5D 8D 9D P')),
  only('allSimples', numbered('2345678')),
];

const ALL_TERMINALS_AND_HONORS = fanOf('allTerminalsAndHonors');
const FULL_FLUSH = fanOf('fullFlush');
const HALF_FLUSH = fanOf('halfFlush');
const ALL_TYPES = fanOf('allTypes');
const ONE_VOIDED_SUIT = fanOf('oneVoidedSuit');
const NO_HONORS = fanOf('noHonors');

export const suitCount = (suits: number): number =>
  ((suits & SUIT_KINDS) === 0 ? 0 : 1) +
  (((suits >> 9) & SUIT_KINDS) === 0 ? 0 : 1) +
  (((suits >> 18) & SUIT_KINDS) === 0 ? 0 : 1);

/** Calls `note` for each fan that the kinds of the hand show; `ofSetsOrPairs`: standard form or seven pairs. */
export function eachTileFan({ suits, honors }: KindBits, ofSetsOrPairs: boolean, note: (fan: Fan) => void): void {
  for (let at = 0; at < ONLY.length; at += 1) {
    const row = ONLY[at] as Only;
    if ((suits & ~row.suits) === 0 && (honors & ~row.honors) === 0 && (ofSetsOrPairs || !row.ofSetsOrPairs)) {
      note(row.fan);
    }
  }
  if (ofSetsOrPairs && (suits & ~TERMINALS) === 0 && suits !== 0 && honors !== 0) note(ALL_TERMINALS_AND_HONORS);
  const voided = 3 - suitCount(suits);
  if (voided === 2) note(honors === 0 ? FULL_FLUSH : HALF_FLUSH);
  if (voided === 1) note(ONE_VOIDED_SUIT);
  if (honors === 0) note(NO_HONORS);
  if (voided === 0 && (honors & WIND_BITS) !== 0 && (honors & DRAGON_BITS) !== 0) note(ALL_TYPES);
}
