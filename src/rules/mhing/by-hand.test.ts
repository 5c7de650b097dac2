import { expect, test } from 'vitest';
import { parseNotation } from '../../tiles/notation.ts';
import { toEntry } from '../entry.ts';
import { countsOf, expectTickable } from '../testing/by-hand.ts';
import { mhingByHand } from './by-hand.ts';
import { scoreOf, TIME, whenWon } from './testing/when-won.ts';

test(
  'what a hand scores can be ticked',
  () => whenWon((score, _, house) => expectTickable(score, mhingByHand(house))),
  TIME,
);

test.each([
  ['flower', 8, '123B 123B 123B 123B 55B FFFFFFFF'],
  ['identicalDoubleSequence', 6, '123B 123B 123B 123B 55B'],
  ['doubleSequence', 5, '123B 123B 123C 123D 55B'],
  ['doubleTriplet', 5, '[555C] [555D] [55J=5B] [55J=5B] 11B'],
  ['brokenRoyalRun', 2, '123B 789B 123C 789C 55D'],
  ['honorTriplet', 4, 'EEE SSS WWW NNN 55D'],
])('%s counts %i times at the most, and there is such a hand: %s', (element, most, cards) => {
  const read = parseNotation(cards);
  const score = scoreOf(toEntry(read.ok ? read.groups : []));
  expect(score && countsOf(score).get(element)).toBe(most);
  expect(mhingByHand({}).mostOf(element)).toBe(most);
});

test('once a hand, where the table says so (M3)', () => {
  const { mostOf } = mhingByHand({ groups: 'once' });
  expect(['honorTriplet', 'brokenRoyalRun', 'doubleSequence'].map(mostOf)).toEqual([1, 1, 5]);
});
