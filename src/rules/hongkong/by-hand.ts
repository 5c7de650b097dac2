/** Hong Kong's elements where no tiles say which of them are there: what one leaves of another, and the minimum (H4, H5, H11). */
import { type HouseRules, settle } from '../house-rules.ts';
import type { ByHand } from '../rule-set.ts';
import { ELEMENTS, type ElementId } from './elements.ts';
import { BONUS_FANS, CONTAINED_IN } from './fans.ts';
import { HOUSE_RULES } from './house-rules.ts';
import { MINIMUM } from './points.ts';

const ROWS = new Map<string, (typeof ELEMENTS)[number]>(ELEMENTS.map((row) => [row.id, row]));

/** Elements of which a hand can have one only. */
const ONE_OF: readonly (readonly ElementId[])[] = [
  ['allChows', 'allPungs', 'sevenPairs'],
  ['semiPure', 'pure', 'allHonours'],
  ['selfPick', 'robbingKong'],
  ['kongReplacement', 'robbingKong'],
  ['lastTile', 'robbingKong'],
  ...BONUS_FANS.map((held): readonly ElementId[] => ['noBonusTiles', held]),
];
const isOneOf = (element: string, other: string): boolean =>
  ONE_OF.some((ids) => [element, other].every((id) => (ids as readonly string[]).includes(id)));

export function hongkongByHand(departures: HouseRules): ByHand {
  const house = settle(HOUSE_RULES, departures);
  const isPlayed = (element: string): boolean => {
    if (element === 'lastTile') return house.lastTile === 'yes';
    if (element === 'sevenPairs') return house.sevenPairs !== 'notPlayed';
    return house.bonusTiles === 'yes' || ROWS.get(element)?.group !== 'bonus';
  };
  return {
    minimum: MINIMUM[house.minFans],
    helpsToWin: (element) => house.bonusInMin === 'yes' || !(BONUS_FANS as readonly string[]).includes(element),
    worthOf: (element) => ROWS.get(element)?.value ?? 0,
    /** Three dragons are The Great Scholars. */
    mostOf: (element) => (isPlayed(element) ? (element === 'dragonPung' ? 2 : 1) : 0),
    excludes: (element, other) =>
      ROWS.get(element)?.group === 'special' ||
      (house.overlap === 'stricterOnly' && CONTAINED_IN[other as ElementId] === element) ||
      (house.concealedHand === 'discardOnly' && element === 'selfPick' && other === 'concealedHand') ||
      isOneOf(element, other),
  };
}
