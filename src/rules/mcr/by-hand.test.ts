import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Score } from '../score.ts';
import { countsOf, expectTickable } from '../testing/by-hand.ts';
import { mcrByHand } from './by-hand.ts';
import { FANS } from './fans.ts';
import { mcr } from './mcr.ts';
import { anyHand, scoringRules } from './testing/arbitraries.ts';

/** A player names both kongs where the table has one fan for them (C2). */
function ticksOf(score: Score): Map<string, number> {
  const { notCounted } = score;
  const both = notCounted.some(({ element, ruling }) => element === 'concealedKong' && ruling === 'C2');
  return both ? countsOf(score).set('concealedKong', 1) : countsOf(score);
}

const counted = new Map<string, number>();
test('what a hand scores can be ticked', () => {
  fc.assert(
    fc.property(anyHand, scoringRules, (entry, house) => {
      const answer = mcr.score(entry, house);
      if (answer.state !== 'won') return;
      const ticks = ticksOf(answer.score);
      expectTickable(answer.score, mcrByHand(house), ticks);
      for (const [id, count] of ticks) counted.set(id, Math.max(count, counted.get(id) ?? 0));
    }),
    { seed: 144, numRuns: 6000 },
  );
}, 60_000);

test('and what can be ticked more than once, a hand can score as often', () => {
  const { mostOf } = mcrByHand({});
  // Two Terminal Chows twice are told as Mixed Double Chow twice, which comes first and is worth as much (C19).
  const repeated = FANS.map(({ id }) => id).filter((id) => mostOf(id) > 1 && id !== 'twoTerminalChows');
  expect(repeated.map((id) => [id, counted.get(id)])).toEqual(repeated.map((id) => [id, mostOf(id)]));
});

describe('the switches change what a fan is worth', () => {
  const alone = new Map<string, number>();
  test.each([
    ['twoConcealedKongs', {}, 8],
    ['twoConcealedKongs', { twoConcealedKongs: 'six' }, 6],
    ['mixedShiftedPungs', {}, 8],
    ['mixedShiftedPungs', { mixedShiftedPungs: 'six' }, 6],
  ])('%s under %o: %i', (fan, house, value) => expect(mcrByHand(house).worthOf(fan, alone)).toBe(value));

  test.each([
    [{}, 6],
    [{ kongOfEachKind: 'five' }, 5],
  ])('an exposed and a concealed kong under %o: %i (C2)', (house, value) => {
    const kongs = new Map([
      ['twoMeldedKongs', 1],
      ['concealedKong', 1],
    ]);
    const { worthOf } = mcrByHand(house);
    expect([...kongs.keys()].reduce((sum, fan) => sum + worthOf(fan, kongs), 0)).toBe(value);
    expect(worthOf('concealedKong', alone)).toBe(2);
  });
});

describe('of two fans one does not count', () => {
  const PTH = 'pungOfTerminalsOrHonors';
  test.each([
    ['nineGates', PTH, {}, true],
    ['nineGates', PTH, { nineGatesPungs: 'allButOne' }, false],
    ['allTerminals', 'doublePung', {}, false],
    ['allTerminals', 'doublePung', { allTerminalsDoublePung: 'no' }, true],
    ['allGreen', 'halfFlush', {}, false],
    ['allGreen', 'halfFlush', { allGreenHalfFlush: 'no' }, true],
    ['sevenPairs', 'fullyConcealedHand', {}, false],
    ['sevenPairs', 'fullyConcealedHand', { concealedByNature: 'selfDrawn' }, true],
    ['sevenPairs', 'allTypes', {}, false],
    ['sevenPairs', 'allTypes', { allTypesForms: 'standard' }, true],
    ['robbingTheKong', 'meldedHand', {}, false],
    ['robbingTheKong', 'meldedHand', { meldedRobbedKong: 'no' }, true],
    ['thirteenOrphans', 'allTypes', {}, true],
    ['thirteenOrphans', 'fullyConcealedHand', {}, false],
    ['thirteenOrphans', 'dragonPung', {}, true],
    ['lesserHonorsAndKnittedTiles', 'knittedStraight', {}, false],
    ['chickenHand', 'selfDrawn', {}, true],
    ['chickenHand', 'flowerTiles', {}, false],
    // Made of the same sets: all of them, or with room for another.
    ['bigThreeDragons', 'dragonPung', {}, true],
    ['littleThreeDragons', 'dragonPung', {}, true],
    ['twoDragonPungs', 'dragonPung', {}, true],
    ['bigFourWinds', PTH, {}, true],
    ['bigThreeWinds', PTH, {}, false],
    ['pureStraight', 'shortStraight', {}, false],
    ['pureTerminalChows', 'twoTerminalChows', {}, true],
  ])('%s, %s under %o: %s', (one, other, house, excluded) =>
    expect(mcrByHand(house).excludes(one, other)).toBe(excluded),
  );
});
