/** Mhing's elements where no cards say which of them are there: groups, counts, and the minimum (M3, M9). */
import { type HouseRules, settle } from '../house-rules.ts';
import type { ByHand } from '../rule-set.ts';
import { CREDITS, ELEMENTS, type ElementId, ONE_OF } from './elements.ts';
import { HOUSE_RULES } from './house-rules.ts';
import { MINIMUM } from './mhing.ts';

/** Those that can score more than once. Of six pairs among four sets, one at least is identical or of one suit (M1, M22). */
const MOST: Readonly<Partial<Record<string, number>>> = {
  flower: 8,
  doubleSequence: 5,
  doubleTriplet: 5,
  identicalDoubleSequence: 6,
  brokenRoyalRun: 2,
  honorTriplet: 4,
} satisfies Partial<Record<ElementId, number>>;

const GROUPS = new Map<string, string>(ELEMENTS.map(({ id, group }) => [id, group]));
/** The group of an element, where only one of it counts. */
const oneOf = (element: string): string | undefined => ONE_OF.find((group) => group === GROUPS.get(element));

const HONORS: readonly ElementId[] = ['honorTriplet', 'allSuitsWindsDragons', 'allDragonTriplets'];
/** What cannot be true of one hand: of sets alike, of numbers, or without honors. */
const IMPOSSIBLE: Readonly<Partial<Record<string, readonly ElementId[]>>> = {
  sequencesOnly: ['tripletsOnly', 'doubleTriplet', 'honorTriplet', 'allDragonTriplets'],
  tripletsOnly: ['doubleSequence', 'identicalDoubleSequence', 'brokenRoyalRun', 'royalRun'],
  allHighLow: ['brokenRoyalRun', 'royalRun', 'oneSuitWithHonors', ...HONORS],
  twoSuitsNoHonors: HONORS,
  oneSuitOnly: HONORS,
} satisfies Partial<Record<ElementId, readonly ElementId[]>>;
const areImpossible = (one: string, other: string): boolean =>
  IMPOSSIBLE[one]?.some((element) => element === other) ?? false;

export function mhingByHand(departures: HouseRules): ByHand {
  const house = settle(HOUSE_RULES, departures);
  return {
    minimum: house.minimum === 'three' ? MINIMUM : 0,
    helpsToWin: (element) => element !== 'flower',
    worthOf: (element) => CREDITS[element as ElementId],
    mostOf: (element) => (house.groups === 'once' && oneOf(element) ? 1 : (MOST[element] ?? 1)),
    excludes: (element, other) =>
      GROUPS.get(element) === 'nonStandard'
        ? other !== 'flower'
        : areImpossible(element, other) ||
          areImpossible(other, element) ||
          (oneOf(element) !== undefined && oneOf(element) === oneOf(other)),
  };
}
