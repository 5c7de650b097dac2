/** The score and the ways to count against the exhaustive scorer, which works the other way round, on random hands with 0 to 6 jokers. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../entry.ts';
import type { HouseRules } from '../house-rules.ts';
import { mhing } from './mhing.ts';
import { dealtHand, otherForm, scoringRules, winningHand } from './testing/arbitraries.ts';
import { exhaustive, spell } from './testing/exhaustive.ts';
import { mhingWays } from './ways.ts';

const SEED = 150;
/** Runs for each number of jokers: the exhaustive scorer takes some 50 ms for six. */
const RUNS = [300, 300, 200, 150, 100, 60, 40] as const;

function agree(entry: Entry, house: HouseRules): void {
  const verdict = exhaustive(entry, house);
  const answer = mhing.score(entry, house);
  if (!verdict.win) {
    expect(answer).toEqual({ state: 'problem', problem: { why: 'notWinning' } });
    return;
  }
  if (answer.state !== 'won') throw new Error(`wins, but the answer is ${JSON.stringify(answer)}`);
  const { value, items, others, otherCount, belowMinimum } = answer.score;
  expect(value).toBe(verdict.credits);
  expect([...verdict.itemisations]).toContain(
    spell(Object.fromEntries(items.map((item) => [item.element, item.value]))),
  );
  const ways = mhingWays(entry, house).map((items) =>
    spell(Object.fromEntries(items.map((item) => [item.element, item.value]))),
  );
  expect([...new Set(ways)].sort()).toEqual([...verdict.itemisations].sort());
  expect(otherCount).toBe(verdict.values.length - 1);
  expect(others.map((other) => other.value)).toEqual(verdict.values.slice(1, 1 + others.length));
  expect(others.length > 0).toBe(otherCount > 0);
  const own = verdict.credits - entry.bonus.length;
  expect(belowMinimum).toEqual(house.minimum === 'three' && own < 3 ? { needed: 3, has: own } : undefined);
}

describe.each(RUNS.map((runs, jokers) => [jokers, runs] as const))('with %i jokers', (jokers, runs) => {
  const holds = (hands: fc.Arbitrary<Entry>, numRuns: number): void =>
    fc.assert(fc.property(hands, scoringRules, agree), { seed: SEED + jokers, numRuns });

  test('four sets and a pair', () => holds(winningHand(jokers, false), runs), 30_000);
  test('some of the sets laid down', () => holds(winningHand(jokers), 2 * runs), 30_000);
  test('seven pairs, and nothing that connects', () => holds(otherForm(jokers), runs), 30_000);
  test('any cards', () => holds(dealtHand(jokers), runs), 30_000);
});
