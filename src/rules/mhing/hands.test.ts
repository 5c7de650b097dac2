import { describe, expect, test } from 'vitest';
import { parseNotation } from '../../tiles/notation.ts';
import { type Entry, toEntry } from '../entry.ts';
import type { Answer } from '../score.ts';
import { type Row, readTable, sectionsOf } from '../testing/table.ts';
import { ELEMENTS } from './elements.ts';
import handsText from './hands.txt?raw';
import { HOUSE_RULES } from './house-rules.ts';
import { mhing } from './mhing.ts';
import paysText from './pays.txt?raw';
import { exhaustive, spell } from './testing/exhaustive.ts';

const ROWS = readTable(handsText, 3);
const PAYS = readTable(paysText, 4);

function entryOf({ columns }: Row): Entry {
  const read = parseNotation(columns[0] ?? '');
  if (!read.ok) throw new Error(`cannot read ${columns[0]}: ${read.error.why}`);
  return toEntry(read.groups);
}

/** The itemisations that a row allows, each in alphabetical order. */
const itemisationsOf = ({ columns }: Row): readonly string[] =>
  (columns[2] ?? '').split(' or ').map((items) => (items === '-' ? '' : items.split(', ').sort().join(', ')));

const details = (values: object): string =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Array.isArray(value) ? value.join(' ') : value}`)
    .join(', ');

/** An answer as the second and third column of the table say it. */
function inWords(answer: Answer): readonly [string, string] {
  if (answer.state === 'problem') {
    const { why, ...where } = answer.problem;
    return ['refused', Object.keys(where).length > 0 ? `${why}: ${details(where)}` : why];
  }
  if (answer.state === 'incomplete') {
    if (answer.missing !== 1) return ['missing', `${answer.missing}`];
    const waits = answer.waits.map(({ tile, value }) => `${tile} ${value}`).join(', ');
    return ['missing', `1: ${waits || 'none'}`];
  }
  const { value, items, belowMinimum } = answer.score;
  const short = belowMinimum ? ` (${belowMinimum.has} of ${belowMinimum.needed})` : '';
  return [`${value}${short}`, spell(Object.fromEntries(items.map((item) => [item.element, item.value])))];
}

for (const [section, rows] of sectionsOf(ROWS)) {
  describe(section, () => {
    test.each(rows.map((row) => [row.title, row] as const))('%s', (_, row) => {
      const answer = mhing.score(entryOf(row), row.house);
      const [first, second] = inWords(answer);
      expect(first).toBe(row.columns[1]);
      if (answer.state !== 'won') {
        expect(second).toBe(row.columns[2]);
        return;
      }
      expect(itemisationsOf(row)).toContain(second);
      expect(answer.score.points).toBe(mhing.toPoints(answer.score.value, row.house));
      if (row.not === null) return;
      const left = answer.score.notCounted.map(({ element, value, reason }) => `${element} ${value} ${reason.why}`);
      expect(left.sort()).toEqual([...row.not].sort());
    });
  });
}

test('the exhaustive scorer reads every winning hand of the table like that too', () => {
  for (const row of ROWS.filter(({ columns: [, credits = ''] }) => /^\d/.test(credits))) {
    const verdict = exhaustive(entryOf(row), row.house);
    expect([row.title, verdict.credits]).toEqual([row.title, Number.parseInt(row.columns[1] ?? '', 10)]);
    expect([row.title, ...verdict.itemisations].sort()).toEqual([row.title, ...itemisationsOf(row)].sort());
  }
});

test('and none that does not win', () => {
  for (const row of ROWS.filter(({ columns: [, , why] }) => why === 'notWinning')) {
    expect([row.title, exhaustive(entryOf(row), row.house).win]).toEqual([row.title, false]);
  }
});

test('every element has a row in which it scores', () => {
  const scored = new Set(ROWS.flatMap(itemisationsOf).flatMap((items) => items.split(/ \d+(?:, )?/)));
  expect(ELEMENTS).toHaveLength(19);
  expect(ELEMENTS.filter(({ id }) => !scored.has(id))).toEqual([]);
});

test('every ruling has a row', () => {
  const cited = new Set([...ROWS, ...PAYS].flatMap(({ rulings }) => rulings));
  const all = Array.from({ length: 25 }, (_, at) => `M${at + 1}`);
  expect(all.filter((ruling) => !cited.has(ruling))).toEqual([]);
});

test('every house rule has a row that departs from its default', () => {
  const departed = new Set([...ROWS, ...PAYS].flatMap(({ house }) => Object.keys(house)));
  expect(HOUSE_RULES.filter(({ key }) => !departed.has(key))).toEqual([]);
});
