import { describe, expect, it } from 'vitest';
import { moved } from '../../components/order-list/moved.ts';
import type { PersonId } from '../../ledger/facts.ts';
import { RULES } from '../../rules/list.ts';
import { countProblem, dealerOf, drawLot, type Form, setupOf, toggled } from './form.ts';

const [ann, ben, cleo] = ['ann', 'ben', 'cleo'] as PersonId[] as [PersonId, PersonId, PersonId];
const form: Form = {
  rules: RULES.mhing,
  house: {},
  money: { scheme: 'none', amounts: {} },
  currency: 'EUR',
  order: [ann, ben],
  dealer: ben,
  note: ' Friday ',
};

describe('who plays', () => {
  it('comes to the last seat, and goes from any', () => {
    expect(toggled(form, cleo).order).toEqual([ann, ben, cleo]);
    expect(toggled(form, ann).order).toEqual([ben]);
  });
  it('moves by one seat, and not past the ends', () => {
    expect(moved([ann, ben, cleo], cleo, -1)).toEqual([ann, cleo, ben]);
    expect(moved([ann, ben, cleo], ann, 1)).toEqual([ben, ann, cleo]);
    expect(moved([ann, ben], ann, -1)).toEqual([ann, ben]);
    expect(moved([ann, ben], ben, 1)).toEqual([ann, ben]);
    expect(moved([ann, ben], cleo, 1)).toEqual([ann, ben]);
  });
  it('has to be as many as the rules say', () => {
    expect(countProblem(form)).toBe(null);
    expect(countProblem({ ...form, order: [ann] })).toBe('tooFew');
    expect(countProblem({ ...form, order: Array.from({ length: 7 }, (_, at) => `${at}` as PersonId) })).toBe('tooMany');
  });
});

describe('the first dealer', () => {
  it('is whoever was chosen, else the first', () => {
    expect(dealerOf(form)).toBe(ben);
    expect(dealerOf(toggled(form, ben))).toBe(ann);
    expect(dealerOf({ ...form, order: [] })).toBe(null);
  });
  it('is drawn by a fair lot: numbers that would favour somebody are drawn again', () => {
    const draws = [2 ** 32 - 1, 4];
    expect(drawLot([ann, ben, cleo], () => draws.shift() ?? 0)).toBe(ben);
    expect(draws).toEqual([]);
    expect(drawLot([], () => 0)).toBeUndefined();
  });
});

it('becomes a setup once enough people play', () => {
  expect(setupOf(form, (person) => person.toUpperCase())).toMatchObject({
    rules: 'mhing',
    players: [
      { person: ann, name: 'ANN' },
      { person: ben, name: 'BEN' },
    ],
    firstDealer: ben,
    note: 'Friday',
  });
  expect(setupOf({ ...form, order: [ann] }, String)).toBe(null);
});
