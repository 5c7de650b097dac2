/** The fans where no tiles say which of them are there: what the table and the switches leave of each beside others. */
import type { HouseRules } from '../house-rules.ts';
import type { ByHand } from '../rule-set.ts';
import { type FanId, fanInfo, fanOf } from './fans.ts';
import { excludes, type House, inForce, KONG_OF_EACH_KIND } from './in-force.ts';

/**
 * Those that can score more than once: of combinations two at the most have no set in common. Of two Dragon Pungs there
 * is another fan.
 */
const MOST: Readonly<Partial<Record<string, number>>> = {
  pungOfTerminalsOrHonors: 4,
  tileHog: 3,
  doublePung: 2,
  pureDoubleChow: 2,
  mixedDoubleChow: 2,
  shortStraight: 2,
  twoTerminalChows: 2,
  flowerTiles: 8,
} satisfies Partial<Record<FanId, number>>;

const isOneOf = (fan: string, ...fans: FanId[]): boolean => (fans as string[]).includes(fan);

/** Fans of a hand that has no four sets leave no room for what sets show, nor is there another form. */
const isOfSetsOrForm = (fan: string): boolean =>
  ['comb', 'set', 'form'].includes(fanInfo(fanOf(fan)).group) || isOneOf(fan, 'edgeWait', 'closedWait', 'singleWait');

/** What the switches say of hands, where those of the table say it of fans (C3, C12, C22). */
function housed(fan: string, other: string, house: House): boolean {
  switch (other as FanId) {
    case 'fullyConcealedHand':
      return (
        house.concealedByNature === 'selfDrawn' &&
        (fanInfo(fanOf(fan)).group === 'form' || isOneOf(fan, 'nineGates', 'fourConcealedPungs'))
      );
    case 'allTypes':
      return house.allTypesForms === 'standard' && isOneOf(fan, 'sevenPairs', 'knittedStraight');
    case 'meldedHand':
      return house.meldedRobbedKong === 'no' && fan === 'robbingTheKong';
    default:
      return false;
  }
}

export function mcrByHand(departures: HouseRules): ByHand {
  const rules = inForce(departures);
  const { house, values } = rules;
  const worth = (fan: string): number => values[fanOf(fan)] as number;
  return {
    minimum: house.minimum,
    helpsToWin: (fan) => fan !== 'flowerTiles',
    /** A kong of each kind is named by both of its fans, which then come to what it is worth (C2). */
    worthOf: (fan, beside) =>
      fan === 'concealedKong' && house.kongOfEachKind === 'five' && beside.has('twoMeldedKongs')
        ? KONG_OF_EACH_KIND - worth('twoMeldedKongs')
        : worth(fan),
    mostOf: (fan) => MOST[fan] ?? 1,
    excludes: (fan, other) => {
      const { group, own, ofOthers } = fanInfo(fanOf(fan));
      return (
        excludes(rules, fanOf(fan), fanOf(other)) ||
        (own.includes(other) && !ofOthers.includes(other)) ||
        (group === 'form' && isOfSetsOrForm(other)) ||
        (fan === 'chickenHand' && other !== 'flowerTiles') ||
        housed(fan, other, house)
      );
    },
  };
}
