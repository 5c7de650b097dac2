/** The 19 elements as the rulebook lists them, in its order. What each of them looks for is in `occurrences.ts`. */
import type { ElementInfo } from '../rule-set.ts';

const row = <Id extends string>(
  id: Id, value: number, group: string, repeats = false, rulings: readonly string[] = [],
): ElementInfo & { readonly id: Id } => ({ id, value, group, repeats, rulings });

export const ELEMENTS = [
  row('sequencesOnly', 1, 'always'),
  row('pairOf258', 1, 'always'),
  row('flower', 1, 'always', true, ['M23']),
  row('tripletsOnly', 3, 'always', false, ['M6', 'M13']),
  row('allHighLow', 5, 'always', false, ['M18']),
  row('doubleSequence', 1, 'multiples', true, ['M1']),
  row('doubleTriplet', 1, 'multiples', true, ['M1', 'M2', 'M22']),
  row('identicalDoubleSequence', 3, 'multiples', true, ['M1']),
  row('twoSuitsNoHonors', 1, 'suits', false, ['M13']),
  row('oneSuitWithHonors', 3, 'suits', false, ['M13']),
  row('oneSuitOnly', 8, 'suits'),
  row('brokenRoyalRun', 1, 'sequences', true, ['M3', 'M16']),
  row('royalRun', 3, 'sequences', false, ['M3']),
  row('honorTriplet', 1, 'honors', true, ['M3', 'M17']),
  row('allSuitsWindsDragons', 5, 'honors', false, ['M3']),
  row('allDragonTriplets', 8, 'honors', false, ['M3']),
  row('nothingConnects', 3, 'nonStandard', false, ['M20', 'M21']),
  row('sevenPairs', 5, 'nonStandard', false, ['M5', 'M14']),
  row('nothingConnectsAllHonors', 8, 'nonStandard', false, ['M20', 'M21']),
] as const;

export type ElementId = (typeof ELEMENTS)[number]['id'];

/** Credits of one occurrence. */
export const CREDITS = Object.fromEntries(ELEMENTS.map(({ id, value }) => [id, value])) as Readonly<
  Record<ElementId, number>
>;

/** The groups of which only one kind of element counts (M3). */
export const ONE_OF = ['suits', 'sequences', 'honors'] as const;
export type OneOf = (typeof ONE_OF)[number];
