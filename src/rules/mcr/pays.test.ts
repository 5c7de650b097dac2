import { describe, expect, test } from 'vitest';
import type { Outcome, Turn } from '../rule-set.ts';
import { readTable, sectionsOf } from '../testing/table.ts';
import { mcr } from './mcr.ts';
import paysText from './pays.txt?raw';

const SEATS = 4;

const figure = (text: string, pattern: RegExp): number | null => {
  const [, digits] = pattern.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
};

function outcomeOf(subject: string): Outcome {
  if (subject === 'drawn') return { what: 'drawn' };
  if (subject === 'falseWin') return { what: 'falseWin', offender: 1 };
  const points = figure(subject, /(\d+) points/) ?? 0;
  const winner = figure(subject, /(\d) wins/) ?? 0;
  return { what: 'won', winner, discarder: figure(subject, /(\d) discards/), liable: null, value: points, points };
}

/** For each question, the answer to a case as the table would write it. */
const ANSWERS: Readonly<Record<string, (subject: string) => string>> = {
  gains: (subject) => {
    const gains = mcr.gains(outcomeOf(subject), SEATS, {});
    expect(gains.reduce((sum, points) => sum + points, 0)).toBe(0);
    expect(gains.some((points) => Object.is(points, -0))).toBe(false);
    return gains.join(' ');
  },
  owed: (subject) => {
    const stake = figure(subject, /at (\d+) cents/);
    const scheme = subject.includes('no money') ? 'none' : 'stake';
    const outcome = outcomeOf(subject);
    const owed = mcr.payments(outcome, SEATS, {}, { scheme, amounts: stake === null ? {} : { stake } });
    expect(owed.every(({ to }) => outcome.what === 'won' && to === outcome.winner)).toBe(true);
    const shares = owed.map(({ from, amount }) => `${from} pays ${amount.unit === 'cents' ? amount.cents : 'chips'}`);
    return shares.join(', ') || 'nobody';
  },
  turn: (subject) => {
    const turn: Turn = {
      dealer: figure(subject, /dealer (\d)/) ?? 0,
      round: 'E',
      played: figure(subject, /(\d+) played/) ?? 0,
    };
    const next = mcr.nextTurn(turn, { what: 'drawn' }, SEATS, {});
    expect(mcr.nextTurn(turn, outcomeOf('8 points, 1 wins'), SEATS, {})).toEqual(next);
    const over = mcr.isOver([0, 0, 0, 0], next, {}) ? 'over' : 'goes on';
    return `dealer ${next.dealer}, ${next.round}, ${next.played} played, ${next.rounds} rounds, ${over}`;
  },
};

for (const [section, rows] of sectionsOf(readTable(paysText, 3))) {
  describe(section, () => {
    test.each(rows.map((row) => [row.title, row] as const))(
      '%s',
      (_, { columns: [question = '', subject = '', answer] }) => {
        expect(ANSWERS[question]?.(subject)).toBe(answer);
      },
    );
  });
}

test('the money moves as the points do', () => {
  for (const subject of ['31 points, 2 wins, 1 discards', '31 points, 2 wins']) {
    const outcome = outcomeOf(subject);
    const cents = Array<number>(SEATS).fill(0);
    for (const { from, to, amount } of mcr.payments(outcome, SEATS, {}, { scheme: 'stake', amounts: { stake: 1 } })) {
      const paid = amount.unit === 'cents' ? amount.cents : 0;
      cents[from] = (cents[from] ?? 0) - paid;
      cents[to] = (cents[to] ?? 0) + paid;
    }
    expect(cents).toEqual(mcr.gains(outcome, SEATS, {}));
  }
});

test('points are what the fans add up to, and who discarded is always asked', () => {
  expect([0, 8, 131].map((value) => mcr.toPoints(value, {}))).toEqual([0, 8, 131]);
  expect(mcr.boardAsks.discarder({})).toBe(true);
  expect(mcr.moneySchemes[0]).toBe('stake');
});
