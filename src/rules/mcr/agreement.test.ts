/** The score and the ways to count against the exhaustive scorer, which works the other way round, on the stored hands and on random ones. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../entry.ts';
import type { HouseRules } from '../house-rules.ts';
import type { Item } from '../score.ts';
import fansText from './fans.txt?raw';
import { mcr } from './mcr.ts';
import { dealtHand, knittedHand, otherForm, scoringRules, winningHand } from './testing/arbitraries.ts';
import { exhaustive } from './testing/exhaustive.ts';
import { readTableText } from './testing/table-text.ts';
import { entryOf, readVectors, spell } from './testing/vectors.ts';
import vectorsText from './vectors.jsonl?raw';
import { mcrWays } from './ways.ts';

const TABLE = readTableText(fansText);
const SEED = 81;
const TIME = 60_000;

const flowerless = (items: readonly Item[]): string =>
  spell(Object.fromEntries(items.map(({ element, value }) => [element, element === 'flowerTiles' ? 0 : value])));

function agree(entry: Entry, house: HouseRules): void {
  const answer = mcr.score(entry, house);
  if (answer.state === 'problem' && answer.problem.why !== 'notWinning') {
    expect(answer.problem.why).toBe('impossibleEvent');
    return;
  }
  const verdict = exhaustive(entry, TABLE, house);
  if (!verdict.win) {
    expect(answer).toEqual({ state: 'problem', problem: { why: 'notWinning' } });
    return;
  }
  if (answer.state !== 'won') throw new Error(`wins, but the answer is ${JSON.stringify(answer)}`);
  const { value, items, others, otherCount } = answer.score;
  const flowers = entry.bonus.length;
  expect(value - flowers).toBe(verdict.points);
  expect([...verdict.itemisations]).toContain(flowerless(items));
  const ways = mcrWays(entry, house).map(flowerless);
  expect([...new Set(ways)].sort()).toEqual([...verdict.itemisations].sort());
  expect(otherCount).toBe(verdict.values.length - 1);
  expect(others.map((other) => other.value - flowers)).toEqual(verdict.values.slice(1));
}

test(
  'on the stored hands, as they are and by the league',
  () => {
    const mil = mcr.presets?.find(({ id }) => id === 'mil')?.house ?? {};
    for (const [at, vector] of readVectors(vectorsText).entries()) {
      if (vector.win) agree(entryOf(vector), at % 2 === 0 ? {} : mil);
    }
  },
  TIME,
);

describe('on random hands', () => {
  const holds = (hands: fc.Arbitrary<Entry>, numRuns: number): void =>
    fc.assert(fc.property(hands, scoringRules, agree), { seed: SEED, numRuns });

  test('four sets and a pair', () => holds(winningHand, 400), TIME);
  test('seven pairs, orphans, honors and knitted tiles', () => holds(otherForm, 120), TIME);
  test('knitted straights', () => holds(knittedHand, 120), TIME);
  test('any tiles', () => holds(dealtHand, 150), TIME);
});
