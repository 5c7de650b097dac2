/** What two, three and four sets make together, by the conditions of the table; which of it counts is in `combine.ts`. */
import { FIRST_DRAGON, FIRST_WIND, type Kind, numberOfKind, suitIndexOfKind } from '../../tiles/tiles.ts';
import { isSequence, lowestOf, SEQUENCES, SET_CODES, type SetCode } from '../readings.ts';
import { type Fan, fanOf } from './fans.ts';

export const NONE = 255;

const LOWEST = Uint8Array.from({ length: SET_CODES }, (_, code) => lowestOf(code));
/** The number of a set's lowest tile; what it says of honors is never asked. */
const NUMBER = Uint8Array.from(LOWEST, numberOfKind);
/** 0 to 2, and 3 for honors. */
const SUIT = Uint8Array.from(LOWEST, suitIndexOfKind);
export const isWind = (kind: Kind): boolean => kind >= FIRST_WIND && kind < FIRST_DRAGON;
export const isDragon = (kind: Kind): boolean => kind >= FIRST_DRAGON;

export const COMBINATIONS = {
  bigFourWinds: fanOf('bigFourWinds'),
  bigThreeDragons: fanOf('bigThreeDragons'),
  littleFourWinds: fanOf('littleFourWinds'),
  littleThreeDragons: fanOf('littleThreeDragons'),
  pureTerminalChows: fanOf('pureTerminalChows'),
  quadrupleChow: fanOf('quadrupleChow'),
  fourPureShiftedPungs: fanOf('fourPureShiftedPungs'),
  fourPureShiftedChows: fanOf('fourPureShiftedChows'),
  pureTripleChow: fanOf('pureTripleChow'),
  pureShiftedPungs: fanOf('pureShiftedPungs'),
  pureStraight: fanOf('pureStraight'),
  threeSuitedTerminalChows: fanOf('threeSuitedTerminalChows'),
  pureShiftedChows: fanOf('pureShiftedChows'),
  triplePung: fanOf('triplePung'),
  bigThreeWinds: fanOf('bigThreeWinds'),
  mixedStraight: fanOf('mixedStraight'),
  mixedTripleChow: fanOf('mixedTripleChow'),
  mixedShiftedPungs: fanOf('mixedShiftedPungs'),
  mixedShiftedChows: fanOf('mixedShiftedChows'),
  twoDragonPungs: fanOf('twoDragonPungs'),
  doublePung: fanOf('doublePung'),
  pureDoubleChow: fanOf('pureDoubleChow'),
  mixedDoubleChow: fanOf('mixedDoubleChow'),
  shortStraight: fanOf('shortStraight'),
  twoTerminalChows: fanOf('twoTerminalChows'),
};

const num = (code: SetCode): number => NUMBER[code] as number;
const suit = (code: SetCode): number => SUIT[code] as number;
const low = (code: SetCode): Kind => LOWEST[code] as Kind;

/** What two sets make. */
function twoOf(a: SetCode, b: SetCode): Fan {
  if (isSequence(a) !== isSequence(b)) return NONE;
  if (!isSequence(a)) {
    if (isDragon(low(a)) && isDragon(low(b)) && a !== b) return COMBINATIONS.twoDragonPungs;
    return suit(a) < 3 && suit(b) < 3 && suit(a) !== suit(b) && num(a) === num(b) ? COMBINATIONS.doublePung : NONE;
  }
  if (suit(a) !== suit(b)) return num(a) === num(b) ? COMBINATIONS.mixedDoubleChow : NONE;
  const apart = Math.abs(num(a) - num(b));
  return (
    (
      { 0: COMBINATIONS.pureDoubleChow, 3: COMBINATIONS.shortStraight, 6: COMBINATIONS.twoTerminalChows } as Record<
        number,
        Fan
      >
    )[apart] ?? NONE
  );
}

/** What three sets of one kind, sorted, make of tiles of one suit. */
function threeOfOneSuit(first: number, step: number, other: number, sequences: boolean): Fan {
  if (step !== other) return NONE;
  if (!sequences) return step === 1 ? COMBINATIONS.pureShiftedPungs : NONE;
  if (step === 0) return COMBINATIONS.pureTripleChow;
  if (step === 3 && first === 1) return COMBINATIONS.pureStraight;
  return step === 1 || step === 2 ? COMBINATIONS.pureShiftedChows : NONE;
}

/** What three sets make. */
function threeOf(a: SetCode, b: SetCode, c: SetCode): Fan {
  const sequences = isSequence(a);
  if (isSequence(b) !== sequences || isSequence(c) !== sequences) return NONE;
  const kinds = [low(a), low(b), low(c)];
  if (new Set(kinds).size === 3) {
    if (kinds.every(isWind)) return COMBINATIONS.bigThreeWinds;
    if (kinds.every(isDragon)) return COMBINATIONS.bigThreeDragons;
  }
  if (kinds.some((kind) => kind >= FIRST_WIND)) return NONE;
  const suits = new Set([suit(a), suit(b), suit(c)]).size;
  const [first = 0, second = 0, third = 0] = [num(a), num(b), num(c)].sort((x, y) => x - y);
  const [step, other] = [second - first, third - second];
  if (suits === 1) return threeOfOneSuit(first, step, other, sequences);
  if (suits !== 3 || step !== other) return NONE;
  if (step === 0) return sequences ? COMBINATIONS.mixedTripleChow : COMBINATIONS.triplePung;
  if (step === 1) return sequences ? COMBINATIONS.mixedShiftedChows : COMBINATIONS.mixedShiftedPungs;
  return sequences && step === 3 && first === 1 ? COMBINATIONS.mixedStraight : NONE;
}

/** By two codes, base `SET_CODES`. */
export const TWO = Uint8Array.from({ length: SET_CODES * SET_CODES }, (_, both) =>
  twoOf(Math.floor(both / SET_CODES), both % SET_CODES),
);
/** By three codes, in any order. */
export const THREE = new Uint8Array(SET_CODES ** 3).fill(NONE);
for (const [from, to] of [
  [0, SEQUENCES],
  [SEQUENCES, SET_CODES],
] as const) {
  for (let a = from; a < to; a += 1) {
    for (let b = a; b < to; b += 1) {
      for (let c = b; c < to; c += 1) {
        const fan = threeOf(a, b, c);
        if (fan === NONE) continue;
        for (const [x, y, z] of [
          [a, b, c],
          [a, c, b],
          [b, a, c],
          [b, c, a],
          [c, a, b],
          [c, b, a],
        ] as const) {
          THREE[(x * SET_CODES + y) * SET_CODES + z] = fan;
        }
      }
    }
  }
}

/** What four sets, sorted, make together, with the pair where it is asked for. */
function fourOf(a: SetCode, b: SetCode, c: SetCode, d: SetCode, pair: Kind): Fan {
  const oneSuit = suit(a) === suit(d);
  if (!isSequence(a)) {
    if (isWind(low(a)) && isWind(low(d))) return COMBINATIONS.bigFourWinds;
    return oneSuit && suit(a) < 3 && d - a === 3 && c - b === 1 && b - a === 1
      ? COMBINATIONS.fourPureShiftedPungs
      : NONE;
  }
  if (a === d) return COMBINATIONS.quadrupleChow;
  const step = b - a;
  if (oneSuit && (step === 1 || step === 2) && c - b === step && d - c === step)
    return COMBINATIONS.fourPureShiftedChows;
  if (pair >= FIRST_WIND || numberOfKind(pair) !== 5) return NONE;
  const pairSuit = suitIndexOfKind(pair);
  if (oneSuit) {
    const ends = num(a) === 1 && a === b && num(c) === 7 && c === d;
    return ends && suit(a) === pairSuit ? COMBINATIONS.pureTerminalChows : NONE;
  }
  const ends = num(a) === 1 && num(b) === 7 && num(c) === 1 && num(d) === 7;
  const twoSuits = suit(a) === suit(b) && suit(c) === suit(d);
  return ends && twoSuits && suit(a) !== pairSuit && suit(c) !== pairSuit
    ? COMBINATIONS.threeSuitedTerminalChows
    : NONE;
}

/** The fan of all four sets, in any order, or NONE. */
export function fourInAnyOrder(sets: ArrayLike<SetCode>, pair: Kind): Fan {
  const [a, b, c, d] = [sets[0] as number, sets[1] as number, sets[2] as number, sets[3] as number];
  const lowest = Math.min(a, b, c, d);
  const highest = Math.max(a, b, c, d);
  if (isSequence(lowest) !== isSequence(highest)) return NONE;
  const inner = Math.max(Math.min(a, b), Math.min(c, d));
  const outer = Math.min(Math.max(a, b), Math.max(c, d));
  return fourOf(lowest, Math.min(inner, outer), Math.max(inner, outer), highest, pair);
}
