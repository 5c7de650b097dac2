import { describe, expect, test } from 'vitest';
import type { HouseRules } from '../house-rules.ts';
import { readTable, sectionsOf } from '../testing/table.ts';
import { hongkong } from './hongkong.ts';
import paysText from './pays.txt?raw';
import { numberIn, outcomeOf, turnOf } from './testing/pays.ts';

const PAYS = readTable(paysText, 4);

/** For each question, the answer to a case as the table would write it. */
const ANSWERS: Readonly<Record<string, (subject: string, scheme: string, house: HouseRules) => string>> = {
  points: (subject, _, house) => {
    const from = numberIn(subject, /^(\d+)/) ?? 0;
    const to = numberIn(subject, /to (\d+)/) ?? from;
    const all = Array.from({ length: to - from + 1 }, (_, at) => hongkong.toPoints(from + at, house));
    return [...new Set(all)].join(' and ');
  },
  gains: (subject, _, house) => hongkong.gains(outcomeOf(subject), 4, house).join(' '),
  owed: (subject, scheme, house) => {
    const owed = hongkong.payments(outcomeOf(subject), 4, house, { scheme, amounts: {} });
    const texts = owed.map(({ from, to, amount }) => `${from}>${to} ${amount.unit === 'cents' ? amount.cents : '?'}`);
    return texts.join(', ') || 'nothing';
  },
  next: (subject, _, house) => {
    const next = hongkong.nextTurn(turnOf(subject), outcomeOf(subject), 4, house);
    expect(next.played).toBe(8);
    return `${next.dealer} in ${next.round}, ${next.rounds} over`;
  },
  over: (subject, _, house) => {
    const rounds = numberIn(subject, /(\d+) rounds/) ?? 0;
    return hongkong.isOver([0, 0, 0, 0], { dealer: 0, round: 'E', played: 40, rounds }, house) ? 'yes' : 'no';
  },
};

for (const [section, rows] of sectionsOf(PAYS)) {
  describe(section, () => {
    test.each(rows.map((row) => [row.title, row] as const))('%s', (_, { columns, house }) => {
      const [question = '', subject = '', scheme = '', answer] = columns;
      expect(ANSWERS[question]?.(subject, scheme, house)).toBe(answer);
    });
  });
}

test('the stake can be agreed on', () => {
  const money = { scheme: 'stake', amounts: { stake: 25 } };
  const owed = hongkong.payments(outcomeOf('8 points, 1 wins'), 4, {}, money);
  expect(owed[0]).toEqual({ from: 0, to: 1, amount: { unit: 'cents', cents: 400 } });
  expect(hongkong.moneyAmounts).toEqual({ stake: [{ key: 'stake', standard: 10 }] });
});

test('every scheme has a row', () => {
  const schemes = new Set(PAYS.map(({ columns }) => columns[2]));
  expect(hongkong.moneySchemes.filter((scheme) => !schemes.has(scheme))).toEqual([]);
});

/** A game of hands, each won by the seat in turn. */
function eastAndRound(winners: readonly number[], house: HouseRules = {}): readonly string[] {
  let turn = { ...turnOf(''), played: 0 };
  return winners.map((winner) => {
    const outcome = outcomeOf(`2 points, ${winner} wins`);
    turn = { ...turn, ...hongkong.nextTurn(turn, outcome, 4, house) };
    return `${turn.dealer}${turn.round}`;
  });
}

test('a round is over when each has been East and lost the seat (H21)', () => {
  expect(eastAndRound([0, 1, 1, 0, 0, 0])).toEqual(['0E', '1E', '1E', '2E', '3E', '0S']);
  expect(eastAndRound([0, 1, 1, 0], { eastStays: 'no' })).toEqual(['1E', '2E', '3E', '0S']);
});
