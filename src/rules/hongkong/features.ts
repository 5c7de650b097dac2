/** What the elements ask about a set or a pair, as bits: a reading's answer is the OR of its parts. */
import { FIRST_DRAGON, FIRST_WIND, KINDS, type Kind, numberOfKind, suitIndexOfKind } from '../../tiles/tiles.ts';
import { isSequence, lowestOf, SET_CODES, SET_KINDS } from '../readings.ts';

export const SUIT_BITS = 0b111;
/** Some tile is an honor; some tile is no 1 and no 9. */
export const HONOR = 1 << 3;
export const NO_KEYSTONE = 1 << 4;
/** Four bits each, East first: the winds that are there at all, and those of which there is a triplet. */
const WINDS_AT = 5;
const WIND_TRIPLETS_AT = 9;
export const ALL_WINDS = 0b1111 << WINDS_AT;
export const ALL_WIND_TRIPLETS = 0b1111 << WIND_TRIPLETS_AT;
/** Three bits each, in the order of `DRAGONS`. */
const DRAGON_TRIPLETS_AT = 13;
const DRAGON_PAIRS_AT = 16;
export const ALL_DRAGON_TRIPLETS = 0b111 << DRAGON_TRIPLETS_AT;
const ALL_DRAGON_PAIRS = 0b111 << DRAGON_PAIRS_AT;

export const suitBit = (suit: number): number => 1 << suit;
export const windTripletBit = (wind: number): number => 1 << (WIND_TRIPLETS_AT + wind);
export const dragonTripletBit = (dragon: number): number => 1 << (DRAGON_TRIPLETS_AT + dragon);
/** Everything about honors but that there is one. */
export const HONOR_GROUPS = ALL_WINDS | ALL_DRAGON_TRIPLETS | ALL_DRAGON_PAIRS;

const featuresOf = (kind: Kind): number => {
  if (kind >= FIRST_DRAGON) return HONOR | NO_KEYSTONE;
  if (kind >= FIRST_WIND) return HONOR | NO_KEYSTONE | (1 << (WINDS_AT + kind - FIRST_WIND));
  const number = numberOfKind(kind);
  return suitBit(suitIndexOfKind(kind)) | (number === 1 || number === 9 ? 0 : NO_KEYSTONE);
};

function tripletFeatures(kind: Kind): number {
  if (kind >= FIRST_DRAGON) return featuresOf(kind) | dragonTripletBit(kind - FIRST_DRAGON);
  return kind >= FIRST_WIND ? featuresOf(kind) | windTripletBit(kind - FIRST_WIND) : featuresOf(kind);
}

/** By set code. */
export const SET_FEATURES = Int32Array.from({ length: SET_CODES }, (_, code) =>
  isSequence(code)
    ? (SET_KINDS[code] as readonly Kind[]).reduce((bits, kind) => bits | featuresOf(kind), 0)
    : tripletFeatures(lowestOf(code)),
);
/** By kind. */
export const PAIR_FEATURES = Int32Array.from({ length: KINDS }, (_, kind) =>
  kind >= FIRST_DRAGON ? featuresOf(kind) | (1 << (DRAGON_PAIRS_AT + kind - FIRST_DRAGON)) : featuresOf(kind),
);

const BITS = [0, 1, 1, 2, 1, 2, 2, 3] as const;
export const suitsIn = (features: number): number => BITS[features & SUIT_BITS] as number;
export const dragonTripletsIn = (features: number): number => BITS[(features >> DRAGON_TRIPLETS_AT) & 0b111] as number;
export const hasDragonPair = (features: number): boolean => (features & ALL_DRAGON_PAIRS) !== 0;
