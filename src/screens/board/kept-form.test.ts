import { describe, expect, it } from 'vitest';
import type { PersonId } from '../../ledger/facts.ts';
import { parseForm } from './kept-form.ts';
import { EMPTY_FORM } from './record-form.ts';

const FORM = {
  outcome: 'won',
  winner: 'ann',
  offender: null,
  liable: null,
  how: 'elements',
  ticks: [['royalRun', 1]],
  credits: null,
  house: { groups: 'once' },
};

describe('a form kept for the session', () => {
  it('comes back as it was', () => {
    expect(parseForm(JSON.stringify(FORM))).toEqual({
      ...EMPTY_FORM,
      outcome: 'won',
      winner: 'ann' as PersonId,
      how: 'elements',
      ticks: new Map([['royalRun', 1]]),
      house: { groups: 'once' },
    });
  });
  it.each(['', 'null', '[]', '{', '{"outcome":"won"}'])('is nothing in %j', (text) =>
    expect(parseForm(text)).toBeNull(),
  );
  it.each([
    { ticks: [['royalRun', 1.5]] },
    { ticks: {} },
    { credits: 'many' },
    { winner: 4 },
    { outcome: 'lost' },
    { how: 'cards' },
    { house: { groups: { once: true } } },
  ])('is refused with %j', (wrong) => expect(parseForm(JSON.stringify({ ...FORM, ...wrong }))).toBeNull());
});
