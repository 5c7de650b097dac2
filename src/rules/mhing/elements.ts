/** The 19 elements as the rulebook lists them, in its order. What each of them looks for is in `occurrences.ts`. */
import type { ElementInfo } from '../rule-set.ts';

const row = <Id extends string>(
  id: Id,
  value: number,
  printed: string,
  group: string,
  repeats = false,
  rulings: readonly string[] = [],
): ElementInfo & { readonly id: Id } => ({ id, value, printed, group, repeats, rulings });

export const ELEMENTS = [
  row('sequencesOnly', 1, 'Sequences Only', 'always'),
  row('pairOf258', 1, "Pair of 2's or 5's or 8's", 'always'),
  row('flower', 1, 'Flower', 'always', true, ['M23']),
  row('tripletsOnly', 3, 'Triplets Only Hand', 'always', false, ['M6', 'M13']),
  row('allHighLow', 5, 'All High/Low w/no Honors', 'always', false, ['M18']),
  row('doubleSequence', 1, 'Double Sequence in diff Suits', 'multiples', true, ['M1']),
  row('doubleTriplet', 1, 'Double Triplet in different Suits', 'multiples', true, ['M1', 'M2', 'M22']),
  row('identicalDoubleSequence', 3, 'Identical Double Sequence', 'multiples', true, ['M1']),
  row('twoSuitsNoHonors', 1, 'Two Suits Only w/no Honors', 'suits', false, ['M13']),
  row('oneSuitWithHonors', 3, 'One Suit with any Honors', 'suits', false, ['M13']),
  row('oneSuitOnly', 8, 'One Suit Only w/no Honors', 'suits'),
  row('brokenRoyalRun', 1, 'Broken Royal Run in same Suit', 'sequences', true, ['M3', 'M16']),
  row('royalRun', 3, 'Royal Run', 'sequences', false, ['M3']),
  row('honorTriplet', 1, 'Wind or Dragon Triplet', 'honors', true, ['M3', 'M17']),
  row('allSuitsWindsDragons', 5, 'All Suits + Winds + Dragons', 'honors', false, ['M3']),
  row('allDragonTriplets', 8, 'All three Dragon Triplets', 'honors', false, ['M3']),
  row('nothingConnects', 3, 'Nothing Connects', 'nonStandard', false, ['M20', 'M21']),
  row('sevenPairs', 5, 'Seven Pairs', 'nonStandard', false, ['M5', 'M14']),
  row('nothingConnectsAllHonors', 8, 'Nothing Connects w/ALL Honors', 'nonStandard', false, ['M20', 'M21']),
] as const;

export type ElementId = (typeof ELEMENTS)[number]['id'];

/** Credits of one occurrence. */
export const CREDITS = Object.fromEntries(ELEMENTS.map(({ id, value }) => [id, value])) as Readonly<
  Record<ElementId, number>
>;

/** The groups of which only one kind of element counts (M3). */
export const ONE_OF = ['suits', 'sequences', 'honors'] as const;
export type OneOf = (typeof ONE_OF)[number];
