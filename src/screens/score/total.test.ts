/** What the line under the total says of a hand that may not win: flowers only where they are left out (H4, M9, C17). */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { chooseRules } from '../../app/store.ts';
import { type Circumstances, toEntry } from '../../rules/entry.ts';
import type { HouseRules } from '../../rules/house-rules.ts';
import { RULES, type RulesId } from '../../rules/list.ts';
import { parseNotation } from '../../tiles/notation.ts';
import { announcement } from './total.tsx';

const CLAIMED: Circumstances = { selfDrawn: false, events: [], seatWind: 'E', roundWind: 'E' };
const HELD = '[789C] [2222B] 678D 34B 99C 1F 1Y + 5B';

test.each<[RulesId, string, HouseRules, string]>([
  ['hongkong', HELD, { minFans: 'three' }, 'it takes 3 fans without flowers, and this hand has 0 fans.'],
  ['hongkong', HELD, { minFans: 'three', bonusInMin: 'yes' }, 'it takes 3 fans, and this hand has 2 fans.'],
  [
    'mhing',
    '123B 123D 456C NNN 33C FF',
    { minimum: 'three' },
    'it takes 3 credits without flowers, and this hand has 2 credits.',
  ],
  ['mhing', '123B 123D 456C NNN 33C', { minimum: 'three' }, 'it takes 3 credits, and this hand has 2 credits.'],
  ['mcr', '[666D] 345C 789C 222B S 2F + S', {}, 'it takes 8 points without flowers, and this hand has 1 point.'],
])('%s: %s under %j: %s', async (id, hand, house, told) => {
  await chooseRules(id);
  const read = parseNotation(hand);
  const answer = RULES[id].score(toEntry(read.ok ? read.groups : [], CLAIMED), house);
  expect(announcement(answer)).toBe(`It may not win: ${told}`);
});
