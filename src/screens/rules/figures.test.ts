/** The tables of payments as the rules screen and the card show them. */
import { expect, it } from 'vitest';
import { schemeFigures } from './figures.ts';

const agreed = (house: Readonly<Record<string, string>>) => ({ house, currency: 'EUR', amounts: {} });

it('Mhing has one column where everyone pays the same, and one for the discarder where that pays double (M10)', () => {
  const [, table] = schemeFigures('mhing', agreed({}));
  expect([table?.head, table?.rows[1]]).toEqual([
    ['credits', 'Each pays'],
    ['3–4', '€0.10'],
  ]);
  const [, doubled, chips] = schemeFigures('mhing', agreed({ discarder: 'double' }));
  expect([doubled?.head, doubled?.rows[1]]).toEqual([
    ['credits', 'Discarder', 'Each other'],
    ['3–4', '€0.20', '€0.10'],
  ]);
  expect(chips?.rows[2]).toEqual(['2', 'one 8', 'two 2s']);
});
