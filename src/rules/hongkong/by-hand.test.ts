import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectTickable } from '../testing/by-hand.ts';
import { hongkongByHand } from './by-hand.ts';
import { hongkong } from './hongkong.ts';
import { anyHand, anyRules } from './testing/arbitraries.ts';

test('what a hand scores can be ticked', () => {
  fc.assert(
    fc.property(anyHand, anyRules, (entry, house) => {
      const answer = hongkong.score(entry, house);
      if (answer.state === 'won') expectTickable(answer.score, hongkongByHand(house));
    }),
    { seed: 144, numRuns: 4000 },
  );
}, 30_000);

describe('of two elements one does not count', () => {
  test.each([
    ['smallThreeDragons', 'dragonPung', {}, true],
    ['smallThreeDragons', 'dragonPung', { overlap: 'both' }, false],
    ['sevenPairs', 'concealedHand', {}, true],
    ['sevenPairs', 'concealedHand', { overlap: 'both' }, false],
    ['selfPick', 'concealedHand', {}, false],
    ['selfPick', 'concealedHand', { concealedHand: 'discardOnly' }, true],
    ['nineGates', 'pure', {}, true],
    ['nineGates', 'seatFlower', {}, true],
    ['semiPure', 'pure', {}, true],
    ['noBonusTiles', 'seatFlower', {}, true],
    ['seatFlower', 'allFlowers', {}, false],
  ])('%s, %s under %o: %s', (one, other, house, excluded) =>
    expect(hongkongByHand(house).excludes(one, other)).toBe(excluded),
  );
});

test('what a table does not play cannot be ticked', () => {
  const notPlayed = (house: Record<string, string>): string[] =>
    hongkong.elements.map(({ id }) => id as string).filter((id) => hongkongByHand(house).mostOf(id) === 0);
  expect(notPlayed({})).toEqual([]);
  expect(notPlayed({ lastTile: 'no' })).toEqual(['lastTile']);
  expect(notPlayed({ sevenPairs: 'notPlayed' })).toEqual(['sevenPairs']);
  expect(notPlayed({ bonusTiles: 'no' })).toEqual([
    'noBonusTiles',
    'seatFlower',
    'seatSeason',
    'allFlowers',
    'allSeasons',
  ]);
});

test('three dragons are another hand', () => expect(hongkongByHand({}).mostOf('dragonPung')).toBe(2));
