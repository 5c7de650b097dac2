/** Every way to count a Mhing hand that is worth the most: jokers and sets may be read in many. */
import { settle } from '../house-rules.ts';
import type { Ways } from '../rule-set.ts';
import { HOUSE_RULES } from './house-rules.ts';
import { candidates, handOf, search } from './mhing.ts';

export const mhingWays: Ways = (entry, departures) => {
  const house = settle(HOUSE_RULES, departures);
  const bridged = handOf(entry, house);
  if (!bridged.ok || bridged.hand.missing > 0) return [];
  const { hand } = bridged;
  const all = candidates(hand, search(hand, house), house, Number.POSITIVE_INFINITY);
  return all.filter(({ value }) => value === all[0]?.value).map(({ itemise }) => itemise().items);
};
