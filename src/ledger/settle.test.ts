import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cents } from '../rules/money.ts';
import { type Account, accountsOf, debtsOf, settledIn, settledWith } from './balances.ts';
import type { GameId, PersonId } from './facts.ts';
import { settleUp } from './settle.ts';
import { id, seat, won } from './testing/table.ts';

const NAMES = 'ABCDEFGHIJKLMNOPQR';
const account = (balances: readonly number[]): Account => ({
  unit: 'cents',
  currency: 'EUR',
  balances: new Map(balances.map((units, place) => [NAMES[place] as PersonId, units as Cents])),
});
const text = (balances: readonly number[]): string =>
  settleUp(account(balances))
    .map(({ from, to, amount }) => `${from}${to}${amount.unit === 'cents' ? amount.cents : ''}`)
    .join(' ');

/** By brute force: every way to let one person pay another in full, as deep as needed. */
function fewest(balances: readonly number[]): number {
  const open = balances.filter((units) => units !== 0);
  const [first, ...rest] = open;
  if (first === undefined) return 0;
  let best = Number.POSITIVE_INFINITY;
  for (const [place, other] of rest.entries()) {
    if (Math.sign(other) === Math.sign(first)) continue;
    best = Math.min(best, 1 + fewest(rest.toSpliced(place, 1, other + first)));
  }
  return best;
}

/** Balances that sum to zero; small numbers, so that groups that cancel out are frequent. */
const balances = (most: number) =>
  fc
    .array(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: most - 1 })
    .map((some) => [...some, -some.reduce((sum, units) => sum + units, 0)]);

describe('settling up', () => {
  test.each([
    [[0, 0, 0], ''],
    [[-50, 150, -50, -50], 'AB50 CB50 DB50'],
    // The greedy way takes four: who owes most pays who gets most, A to E.
    [[-6, 4, 2, -5, 5], 'AB4 AC2 DE5'],
    [[10, -10, 10, -10], 'BA10 DC10'],
  ])('%j: %s', (units, proposals) => expect(text(units)).toBe(proposals));

  test('takes the fewest payments there can be', () => {
    fc.assert(fc.property(balances(6), (units) => settleUp(account(units)).length === fewest(units)));
  });

  test('leaves nothing open', () => {
    fc.assert(
      fc.property(balances(12), (units) => {
        const left = new Map(units.map((value, place) => [NAMES[place] as string, value]));
        for (const { from, to, amount } of settleUp(account(units))) {
          const paid = amount.unit === 'cents' ? amount.cents : Number.NaN;
          expect(paid).toBeGreaterThan(0);
          left.set(from, (left.get(from) ?? 0) + paid);
          left.set(to, (left.get(to) ?? 0) - paid);
        }
        return [...left.values()].every((value) => value === 0);
      }),
      { numRuns: 50 },
    );
  });

  test('eighteen people at once are still quick', () => {
    const units = Array.from({ length: 17 }, (_, place) => (place % 2 ? -1 : 1) * (97 + place * place));
    units.push(-units.reduce((sum, value) => sum + value, 0));
    const start = performance.now();
    settleUp(account(units));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('payments', () => {
  const pay = (from: string, to: string, cents: number, games = ['g1']) =>
    ({
      what: 'paymentMade',
      from: id(from),
      to: id(to),
      amount: { unit: 'cents', currency: 'EUR', cents: cents as Cents },
      games: games as GameId[],
    }) as const;

  test('part of a debt leaves the rest, all of it leaves nothing', () => {
    const table = seat(['Ann', 'Bob', 'Cai']);
    table.hand(won('Ann', 8));
    table.hand(won('Bob', 5));
    const proposals = () => accountsOf([table.game]).flatMap(settleUp);
    expect(proposals()).toMatchObject([{ from: 'Cai', to: 'Ann', amount: { cents: 90 } }]);
    table.event(pay('Cai', 'Ann', 50));
    expect(proposals()).toMatchObject([{ from: 'Cai', to: 'Ann', amount: { cents: 40 } }]);
    table.event(pay('Cai', 'Ann', 40));
    expect(proposals()).toEqual([]);
    table.undo();
    expect(proposals()).toHaveLength(1);
  });

  test('the plain list names the hands, nets each pair, and takes payments off', () => {
    const table = seat(['Ann', 'Bob', 'Cai']);
    table.hand(won('Ann', 8));
    table.hand(won('Bob', 5));
    table.event(pay('Cai', 'Ann', 60));
    expect(debtsOf([table.game])).toEqual([
      {
        from: 'Bob',
        to: 'Ann',
        amount: { unit: 'cents', currency: 'EUR', cents: 30 },
        items: [
          { game: 'g1', hand: 1, units: 60 },
          { game: 'g1', hand: 2, units: -30 },
        ],
      },
      expect.objectContaining({ from: 'Cai', to: 'Bob', items: [{ game: 'g1', hand: 2, units: 30 }] }),
      expect.objectContaining({
        from: 'Cai',
        to: 'Ann',
        amount: { unit: 'cents', currency: 'EUR', cents: 0 },
        items: [
          { game: 'g1', hand: 1, units: 60 },
          { game: 'g1', hand: null, units: -60 },
        ],
      }),
    ]);
  });

  test('a payment for two games counts where both are looked at', () => {
    const one = seat(['Ann', 'Bob']);
    one.hand(won('Ann', 8));
    const other = seat(['Ann', 'Bob']);
    other.hand(won('Ann', 8));
    other.event(pay('Bob', 'Ann', 120, ['g1', 'g2']));
    const second = { ...other.game, id: 'g2' as GameId };
    expect(accountsOf([one.game, second]).flatMap(settleUp)).toEqual([]);
    expect(accountsOf([second]).flatMap(settleUp)).toHaveLength(1);
    const summaries = [
      { id: 'g1' as GameId, settled: settledIn(one.game) },
      { id: 'g2' as GameId, settled: settledIn(second) },
      { id: 'g3' as GameId, settled: [] },
    ];
    expect(settledWith(['g1' as GameId], summaries)).toEqual(['g1', 'g2']);
    expect(settledWith(['g3' as GameId], summaries)).toEqual(['g3']);
  });
});
