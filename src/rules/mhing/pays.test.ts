import { describe, expect, test } from 'vitest';
import { toChips } from '../money.ts';
import { type Row, readTable, sectionsOf } from '../testing/table.ts';
import { mhing } from './mhing.ts';
import paysText from './pays.txt?raw';

const numbersIn = (text: string): readonly number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));

const START = { dealer: 0, round: 'E', played: 0 } as const;

/** For each question, the answer to a case as the table would write it. */
const ANSWERS: Readonly<Record<string, (subject: string, scheme: string, house: Row['house']) => string>> = {
  points: (subject, _, house) => {
    const [from = 0, to = from] = numbersIn(subject);
    const all = Array.from({ length: to - from + 1 }, (_, at) => mhing.toPoints(from + at, house));
    return [...new Set(all)].join(' and ');
  },
  owed: (subject, scheme, house) => {
    const [value = 0, seats = 0, winner = 0, discarder = null] = numbersIn(subject);
    const points = mhing.toPoints(value, house);
    const outcome = { what: 'won', winner, discarder, liable: null, value, points } as const;
    const gains = Array.from({ length: seats }, (_, seat) => (seat === winner ? points : 0));
    expect(mhing.gains(outcome, seats, house)).toEqual(gains);
    const owed = mhing.payments(outcome, seats, house, { scheme, amounts: {} });
    const [first] = owed;
    if (!first) return 'nothing';
    expect(owed.every(({ to }) => to === winner)).toBe(true);
    const losers = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== winner);
    expect(owed.map(({ from }) => from)).toEqual(losers);
    const shares = owed.map(({ amount }) => (amount.unit === 'cents' ? amount.cents : amount.chips));
    return `${shares.join(' ')} ${first.amount.unit}`;
  },
  handed: (subject) =>
    toChips(numbersIn(subject)[0] ?? 0)
      .map(({ chip, count }) => `${count}×${chip}`)
      .join(' '),
  deals: (subject, _, house) => {
    const [dealer = 0, seats = 0, winner = null] = numbersIn(subject);
    const outcome =
      winner === null
        ? ({ what: 'drawn' } as const)
        : ({ what: 'won', winner, discarder: null, liable: null, value: 0, points: 0 } as const);
    const next = mhing.nextTurn({ ...START, dealer }, outcome, seats, house);
    expect(next).toEqual({ dealer: next.dealer, round: 'E', played: 1 });
    return `${next.dealer}`;
  },
  over: (subject, _, house) => (mhing.isOver(numbersIn(subject), START, house) ? 'yes' : 'no'),
};

for (const [section, rows] of sectionsOf(readTable(paysText, 4))) {
  describe(section, () => {
    test.each(rows.map((row) => [row.title, row] as const))('%s', (_, { columns, house }) => {
      const [question = '', subject = '', scheme = '', answer] = columns;
      expect(ANSWERS[question]?.(subject, scheme, house)).toBe(answer);
    });
  });
}

test('amounts of the betting table can be agreed on', () => {
  const outcome = { what: 'won', winner: 0, discarder: null, liable: null, value: 8, points: 64 } as const;
  const [owed] = mhing.payments(outcome, 2, {}, { scheme: 'bettingTable', amounts: { from8: 75 } });
  expect(owed).toEqual({ from: 1, to: 0, amount: { unit: 'cents', cents: 75 } });
});

test('every scheme of the rule set has a row, and chips in the fewest pieces add up', () => {
  const schemes = new Set(readTable(paysText, 4).map(({ columns }) => columns[2]));
  expect(mhing.moneySchemes.filter((scheme) => !schemes.has(scheme))).toEqual([]);
  for (let credits = 0; credits <= 41; credits += 1) {
    const points = mhing.toPoints(credits, {});
    const handed = toChips(points);
    expect(handed.reduce((sum, { chip, count }) => sum + chip * count, 0)).toBe(points);
    expect(handed.every(({ chip, count }) => chip === 128 || count < 4)).toBe(true);
  }
});

test('a drawn hand moves neither points nor money', () => {
  expect(mhing.gains({ what: 'drawn' }, 3, {})).toEqual([0, 0, 0]);
  expect(mhing.payments({ what: 'drawn' }, 3, {}, { scheme: 'chips', amounts: {} })).toEqual([]);
});

test('who discarded matters only where the discarder pays double', () => {
  expect(mhing.boardAsks.discarder({})).toBe(false);
  expect(mhing.boardAsks.discarder({ discarder: 'double' })).toBe(true);
});
