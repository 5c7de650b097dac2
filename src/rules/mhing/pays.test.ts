import { describe, expect, test } from 'vitest';
import { mhing } from './mhing.ts';
import { toChips } from './payments.ts';
import paysText from './pays.txt?raw';
import { type Row, readTable, sectionsOf } from './testing/table.ts';

const numbersIn = (text: string): readonly number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));

/** For each question, the answer to a case as the table would write it. */
const ANSWERS: Readonly<Record<string, (subject: string, scheme: string, house: Row['house']) => string>> = {
  points: (subject, _, house) => {
    const [from = 0, to = from] = numbersIn(subject);
    const all = Array.from({ length: to - from + 1 }, (_, at) => mhing.toPoints(from + at, house));
    return [...new Set(all)].join(' and ');
  },
  owed: (subject, scheme, house) => {
    const [value = 0, seats = 0, winner = 0, discarder = null] = numbersIn(subject);
    const outcome = { seats, winner, discarder, value, points: mhing.toPoints(value, house) };
    const owed = mhing.owed(outcome, house, { scheme, amounts: {} });
    const [first] = owed;
    if (!first) return 'nothing';
    const losers = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== winner);
    expect(owed.map(({ seat }) => seat)).toEqual(losers);
    const shares = owed.map(({ amount }) => (amount.unit === 'cents' ? amount.cents : amount.chips));
    return `${shares.join(' ')} ${first.amount.unit}`;
  },
  handed: (subject) =>
    toChips(numbersIn(subject)[0] ?? 0)
      .map(({ chip, count }) => `${count}×${chip}`)
      .join(' '),
  deals: (subject, _, house) => {
    const [dealer = 0, seats = 0, winner = null] = numbersIn(subject);
    return `${mhing.nextDealer(dealer, seats, winner, house)}`;
  },
  over: (subject, _, house) => (mhing.isOver(numbersIn(subject), house) ? 'yes' : 'no'),
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
  const outcome = { seats: 2, winner: 0, discarder: null, value: 8, points: 64 };
  const [owed] = mhing.owed(outcome, {}, { scheme: 'bettingTable', amounts: { from8: 75 } });
  expect(owed).toEqual({ seat: 1, amount: { unit: 'cents', cents: 75 } });
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
