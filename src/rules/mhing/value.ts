/**
 * The credits of a standard reading as a bare number: what the search runs for each of up to thousands of readings.
 * `itemise.ts` says the same with reasons; that the two agree is tested.
 */
import {
  FIRST_DRAGON,
  FIRST_WIND,
  isSuitKind,
  KINDS,
  type Kind,
  numberOfKind,
  suitIndexOfKind,
} from '../../tiles/tiles.ts';
import { isSequence, lowestOf, SET_CODES, SET_KINDS, type SetCode } from '../readings.ts';
import { CREDITS } from './elements.ts';
import { featuresOfKind, hasEverything, hasHonors, isHigh, isLow, suitsIn } from './features.ts';

/* Beside the features of its kinds, an honor triplet has a bit for each dragon. */
const DRAGON_TRIPLET = 7;
const ALL_DRAGON_TRIPLETS = 0b111;
/** Combinations of the feature bits that the table below answers for. */
const FEATURE_WORDS = 1 << DRAGON_TRIPLET;

const FEATURES = Uint16Array.from({ length: SET_CODES }, (_, code) => {
  const kinds = SET_KINDS[code] as readonly Kind[];
  const lowest = lowestOf(code);
  const features = kinds.reduce((bits, kind) => bits | featuresOfKind(kind), 0);
  return lowest >= FIRST_DRAGON ? features | (1 << (DRAGON_TRIPLET + lowest - FIRST_DRAGON)) : features;
});
const PAIR_FEATURES = Uint8Array.from({ length: KINDS }, (_, kind) => featuresOfKind(kind));
const PAIR_CREDITS = Uint8Array.from({ length: KINDS }, (_, kind) =>
  isSuitKind(kind) && [2, 5, 8].includes(numberOfKind(kind)) ? CREDITS.pairOf258 : 0,
);

/** Elements that the features alone decide, honors group apart: suits and All High/Low. */
const FEATURE_CREDITS = Uint8Array.from({ length: FEATURE_WORDS }, (_, features) => {
  const range = isLow(features) || isHigh(features) ? CREDITS.allHighLow : 0;
  const suits = suitsIn(features);
  if (suits === 1) return range + (hasHonors(features) ? CREDITS.oneSuitWithHonors : CREDITS.oneSuitOnly);
  return suits === 2 && !hasHonors(features) ? range + CREDITS.twoSuitsNoHonors : range;
});

/* Sums over the four sets: sequences in the low three bits, honor triplets in the next three. */
const TALLY = Uint8Array.from({ length: SET_CODES }, (_, code) => {
  if (isSequence(code)) return 1;
  return lowestOf(code) >= FIRST_WIND ? 1 << 3 : 0;
});

/** What two sets make of each other (M1): nothing, a double of different suits, or an identical double. */
export function pairing(a: SetCode, b: SetCode): 'doubleSequence' | 'doubleTriplet' | 'identicalDoubleSequence' | null {
  if (a === b) return isSequence(a) ? 'identicalDoubleSequence' : null;
  if (isSequence(a) !== isSequence(b)) return null;
  const [low, other] = [lowestOf(a), lowestOf(b)];
  if (!isSuitKind(low) || !isSuitKind(other) || numberOfKind(low) !== numberOfKind(other)) return null;
  return isSequence(a) ? 'doubleSequence' : 'doubleTriplet';
}
/* Only equal sets, and those of one shape and number in two suits, can: the app builds this before its first screen. */
const PAIRING_CREDITS = new Uint8Array(SET_CODES * SET_CODES);
for (let code = 0; code < SET_CODES; code++) {
  // From a set to the one of the same number in the next suit, which has seven sequences and nine triplets.
  const nextSuit = isSequence(code) ? 7 : 9;
  for (const other of [code, code + nextSuit, code + 2 * nextSuit]) {
    const kind = other < SET_CODES && pairing(code, other);
    if (!kind) continue;
    PAIRING_CREDITS[code * SET_CODES + other] = CREDITS[kind];
    PAIRING_CREDITS[other * SET_CODES + code] = CREDITS[kind];
  }
}

/** Which third of a royal run a set is: 0, 1, 2 for 123, 456, 789; -1 for none. */
export function runPart(code: SetCode): number {
  const first = numberOfKind(lowestOf(code)) - 1;
  return isSequence(code) && first % 3 === 0 ? first / 3 : -1;
}
/* Sums over the four sets: for each suit nine bits, three for the number of each third of a run. */
const RUN_TALLY = Uint32Array.from({ length: SET_CODES }, (_, code) =>
  runPart(code) < 0 ? 0 : 1 << (9 * suitIndexOfKind(lowestOf(code)) + 3 * runPart(code)),
);

function runCredits(tally: number, once: boolean): number {
  let broken = 0;
  for (let suits = tally; suits !== 0; suits >>>= 9) {
    const low = suits & 7;
    const high = (suits >>> 6) & 7;
    const ends = Math.min(low, high);
    if (ends > 0 && ((suits >>> 3) & 7) > 0) return CREDITS.royalRun;
    broken += ends;
  }
  return CREDITS.brokenRoyalRun * (once ? Math.min(broken, 1) : broken);
}

/** Credits of four sets and a pair without flowers; `once` is M3's house rule that a kind counts once a hand. */
export function standardCredits(sets: ArrayLike<SetCode>, pair: Kind, once: boolean): number {
  const a = sets[0] as number;
  const b = sets[1] as number;
  const c = sets[2] as number;
  const d = sets[3] as number;
  const features =
    (FEATURES[a] as number) |
    (FEATURES[b] as number) |
    (FEATURES[c] as number) |
    (FEATURES[d] as number) |
    (PAIR_FEATURES[pair] as number);
  const tally = (TALLY[a] as number) + (TALLY[b] as number) + (TALLY[c] as number) + (TALLY[d] as number);
  const sequences = tally & 7;
  let credits =
    (PAIR_CREDITS[pair] as number) +
    (FEATURE_CREDITS[features & (FEATURE_WORDS - 1)] as number) +
    (PAIRING_CREDITS[a * SET_CODES + b] as number) +
    (PAIRING_CREDITS[a * SET_CODES + c] as number) +
    (PAIRING_CREDITS[a * SET_CODES + d] as number) +
    (PAIRING_CREDITS[b * SET_CODES + c] as number) +
    (PAIRING_CREDITS[b * SET_CODES + d] as number) +
    (PAIRING_CREDITS[c * SET_CODES + d] as number);
  if (sequences === 4) credits += CREDITS.sequencesOnly;
  else if (sequences === 0) credits += CREDITS.tripletsOnly;
  const run = (RUN_TALLY[a] as number) + (RUN_TALLY[b] as number) + (RUN_TALLY[c] as number) + (RUN_TALLY[d] as number);
  if (run !== 0) credits += runCredits(run, once);
  const honors = tally >>> 3;
  if (features >>> DRAGON_TRIPLET === ALL_DRAGON_TRIPLETS) credits += CREDITS.allDragonTriplets;
  else if (hasEverything(features)) credits += CREDITS.allSuitsWindsDragons;
  else if (honors > 0) credits += CREDITS.honorTriplet * (once ? 1 : honors);
  return credits;
}
