import { describe, expect, it } from 'vitest';
import { RULES, RULES_IDS } from '../../rules/list.ts';
import type { Amount } from '../../rules/money.ts';
import { duesOf, paymentSteps, paysAlike, perPoint, pointSteps, pointsOf, type Step } from './worth.ts';

const { hongkong, mcr, mhing } = RULES;

const shown = <Worth>(steps: readonly Step<Worth>[], text: (worth: Worth) => unknown): string =>
  steps.map(({ from, to, worth }) => `${from}-${to ?? ''}: ${text(worth)}`).join(', ');
const paid = (amount: Amount | null): number | string =>
  amount === null ? 'none' : amount.unit === 'cents' ? amount.cents : amount.chips;

describe('from values to points', () => {
  it('is the table of Hong Kong, as it stands and steeper (H2, H18)', () => {
    expect(shown(pointSteps(hongkong, {}), String)).toBe('0-0: 0, 1-1: 2, 2-2: 4, 3-3: 8, 4-6: 16, 7-9: 32, 10-: 64');
    const spicy = pointSteps(hongkong, { table: 'spicy', limit: 'thirteen' });
    expect(spicy.at(-1)).toEqual({ from: 13, to: null, worth: 8192 });
  });

  it('is the table of Mhing', () => {
    expect(pointSteps(mhing, {})).toHaveLength(18);
    expect(pointSteps(mhing, {}).at(-1)).toEqual({ from: 41, to: null, worth: 131_072 });
  });
});

describe('what Mhing costs', () => {
  it.each([
    ['bettingTable', '0-2: 0, 3-4: 10, 5-7: 25, 8-10: 50, 11-: 100'],
    ['pennyAPoint', '0-2: 0, 3-3: 10, 4-4: 20, 5-7: 30, 8-10: 60, 11-: 100'],
  ] as const)('%s', (scheme, table) => {
    const steps = paymentSteps(mhing, {}, { scheme, amounts: {} });
    expect(shown(steps, ({ others }) => paid(others))).toBe(table);
    expect(paysAlike(steps)).toBe(true);
  });

  it('follows amounts and switches that the table agreed on', () => {
    const agreed = { scheme: 'bettingTable', amounts: { from11: 500 } };
    expect(paymentSteps(mhing, {}, agreed).at(-1)).toMatchObject({ from: 11, worth: { others: { cents: 500 } } });
    const penny = { scheme: 'pennyAPoint', amounts: {} };
    expect(paymentSteps(mhing, { pennyLimit: 40 }, penny).at(-1)).toMatchObject({
      from: 8,
      worth: { others: { cents: 40 } },
    });
  });

  it.each([
    ['bettingTable', '0-2: 0 and 0, 3-4: 20 and 10, 5-7: 50 and 25, 8-10: 100 and 50, 11-: 200 and 100'],
    ['pennyAPoint', '0-2: 0 and 0, 3-3: 20 and 10, 4-4: 40 and 20, 5-7: 60 and 30, 8-10: 120 and 60, 11-: 200 and 100'],
  ] as const)('%s, where the discarder pays double (M10, M25)', (scheme, table) => {
    const steps = paymentSteps(mhing, { discarder: 'double' }, { scheme, amounts: {} });
    expect(shown(steps, ({ discarder, others }) => `${paid(discarder)} and ${paid(others)}`)).toBe(table);
    expect(paysAlike(steps)).toBe(false);
  });

  it('has no loser lose points', () => expect(duesOf(mhing, {})).toBeNull());
});

describe('who pays how many points', () => {
  it('Hong Kong: the discarder double, the others single, on self-pick everyone double (H17, H23)', () => {
    expect(duesOf(hongkong, {})).toEqual({
      discarder: { base: 0, times: 2 },
      others: { base: 0, times: 1 },
      drawn: { base: 0, times: 2 },
      falseWin: 128,
    });
  });

  it('Hong Kong by other switches', () => {
    expect(duesOf(hongkong, { discarder: 'full', selfPick: 'single', falseWin: 'nothing' })).toEqual({
      discarder: { base: 0, times: 4 },
      others: { base: 0, times: 0 },
      drawn: { base: 0, times: 1 },
      falseWin: null,
    });
  });

  it('MCR: 8 from everyone, and the points', () => {
    const dues = duesOf(mcr, {});
    expect(dues).toEqual({
      discarder: { base: 8, times: 1 },
      others: { base: 8, times: 0 },
      drawn: { base: 8, times: 1 },
      falseWin: null,
    });
    expect(dues && pointsOf(dues.discarder, 24)).toBe(32);
  });
});

it.each(RULES_IDS)('%s: every scheme has a table, an amount a point, or no money', (id) => {
  for (const scheme of RULES[id].moneySchemes) {
    const money = { scheme, amounts: {} };
    const worths = paymentSteps(RULES[id], {}, money).map(({ worth }) => worth);
    expect(worths.some(({ others }) => others !== null) || perPoint(RULES[id], money) !== null).toBe(scheme !== 'none');
  }
});
