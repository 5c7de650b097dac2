/** The score and the ways to count against the slow scorer, which works the other way round, on random hands under random house rules. */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Entry } from '../entry.ts';
import { type HouseRules, settle } from '../house-rules.ts';
import { hongkong } from './hongkong.ts';
import { HOUSE_RULES } from './house-rules.ts';
import { dealtHand, otherForm, scoringRules, winningHand } from './testing/arbitraries.ts';
import { slowly, spell } from './testing/slow-scorer.ts';
import { hongkongWays } from './ways.ts';

/** A busy machine may take some seconds for what usually takes one. */
vi.setConfig({ testTimeout: 30_000 });

const NEEDED = { none: 0, one: 1, three: 3 } as const;
const HELD = ['seatFlower', 'seatSeason', 'allFlowers', 'allSeasons'];

function agree(entry: Entry, departures: HouseRules): void {
  const verdict = slowly(entry, departures);
  const answer = hongkong.score(entry, departures);
  if (!verdict.win) {
    expect(answer).toEqual({ state: 'problem', problem: { why: 'notWinning' } });
    return;
  }
  if (answer.state !== 'won') throw new Error(`wins, but the answer is ${JSON.stringify(answer)}`);
  const { value, items, others, otherCount, belowMinimum } = answer.score;
  const scored = spell(Object.fromEntries(items.map((item) => [item.element, item.value])));
  expect([value, scored]).toEqual([verdict.fans, verdict.elements]);
  const ways = hongkongWays(entry, departures).map((items) =>
    spell(Object.fromEntries(items.map((item) => [item.element, item.value]))),
  );
  expect([...new Set(ways)].sort()).toEqual([...verdict.itemisations].sort());
  expect([value, ...others.map((other) => other.value)]).toEqual(verdict.values);
  expect(otherCount).toBe(others.length);
  const house = settle(HOUSE_RULES, departures);
  const held = items.filter(({ element }) => HELD.includes(element)).length;
  const has = house.bonusInMin === 'yes' ? value : value - held;
  const needed = NEEDED[house.minFans];
  expect(belowMinimum).toEqual(has < needed ? { needed, has } : undefined);
}

test.each([
  ['four sets and a pair', winningHand, 1000],
  ['the other forms, and what is near them', otherForm, 500],
  ['tiles as they are dealt', dealtHand, 500],
] as const)('%s', (_, hands, numRuns) => {
  fc.assert(fc.property(hands, scoringRules, agree), { seed: 208, numRuns });
});

test('all hands under the default rules', () => {
  fc.assert(
    fc.property(fc.oneof(winningHand, otherForm), (entry) => agree(entry, {})),
    { seed: 693, numRuns: 700 },
  );
});
