/** Every way to count a Hong Kong hand that is worth the most: of several special hands any may be named (H5). */
import { settle } from '../house-rules.ts';
import type { Ways } from '../rule-set.ts';
import { specialsHeld } from './fans.ts';
import { layoutOf, open, readingOf } from './hongkong.ts';
import { HOUSE_RULES } from './house-rules.ts';
import { itemise } from './itemise.ts';
import { judge, judgeAll } from './search.ts';

export const hongkongWays: Ways = (entry, departures) => {
  const house = settle(HOUSE_RULES, departures);
  const opened = open(entry, house);
  if ('state' in opened) return [];
  const { hand, won, facts, found } = opened;
  const judged = judgeAll(found, hand, facts, house);
  const [best] = judged;
  return judged
    .filter(({ fans }) => fans === best.fans)
    .flatMap(({ reading: at, special }) => {
      judge(at, hand, facts, house);
      const layout = layoutOf(hand, at, readingOf(hand, at, won));
      const specials = special < 0 ? [special] : specialsHeld(facts, house);
      return specials.map((one) => itemise(facts, layout, one, house).items);
    });
};
