import { expect, it } from 'vitest';
import { eventId, handOf, id, seat, won } from '../../ledger/testing/table.ts';
import { effectsOf, foresee } from './foresee.ts';
import { toBoardPlace } from './place.ts';

/** What a change would do, without making it. */
function effects(table: ReturnType<typeof seat>, fact: Parameters<typeof foresee>[1], hand: string) {
  const foreseen = foresee(table.log, fact, 0);
  if (!foreseen.ok) throw new Error(foreseen.refusal.why);
  return effectsOf(table.game, foreseen.game, eventId(hand));
}

it('a new hand: new total, payments, next dealer', () => {
  const table = seat(['Ann', 'Ben', 'Cleo']);
  table.hand(won('Ann', 8));
  const told = effects(table, { what: 'eventAdded', event: handOf('next', won('Ann', 4)) }, 'next');
  expect(told).toMatchObject({
    totals: [{ person: id('Ann'), before: 64, after: 80 }],
    payments: [{ from: id('Ben') }, { from: id('Cleo') }],
    ends: null,
    reopens: false,
    dealer: id('Cleo'),
  });
  expect(table.game.hands).toHaveLength(1);
});

it('a hand that ends the game, and a correction that takes the end back', () => {
  const table = seat(['Ann', 'Ben'], { house: { target: 100 } });
  table.hand(won('Ann', 8));
  const end = handOf('next', won('Ann', 8));
  expect(effects(table, { what: 'eventAdded', event: end }, 'next').ends).toEqual([id('Ann')]);
  table.hand(won('Ann', 8));
  const corrected = { what: 'eventChanged', event: handOf('h1', won('Ben', 8)) } as const;
  expect(effects(table, corrected, 'h1')).toMatchObject({
    ends: null,
    reopens: true,
    totals: [{ after: 64 }, { after: 64 }],
  });
});

it('a hand that cannot be is refused beforehand', () => {
  const table = seat(['Ann', 'Ben']);
  const refused = foresee(table.log, { what: 'eventAdded', event: handOf('next', won('Zoe', 8)) }, 0);
  expect(refused).toMatchObject({ ok: false, refusal: { why: 'impossible', problem: { why: 'notAtTable' } } });
});

it('reads which part of a game an address names', () => {
  expect(toBoardPlace('g1')).toEqual({ id: 'g1', place: { at: 'board' } });
  expect(toBoardPlace('g1/hand/h2')).toEqual({ id: 'g1', place: { at: 'hand', hand: 'h2' } });
  expect(toBoardPlace('g1/record')).toEqual({ id: 'g1', place: { at: 'record', before: null } });
  expect(toBoardPlace('g1/record/h2')).toEqual({ id: 'g1', place: { at: 'record', before: 'h2' } });
  expect(toBoardPlace('g1/change/h2')).toEqual({ id: 'g1', place: { at: 'change', hand: 'h2' } });
  expect(toBoardPlace('g1/hand')).toEqual({ id: 'g1', place: { at: 'board' } });
});
