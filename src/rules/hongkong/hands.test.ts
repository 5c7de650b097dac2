import { describe, expect, test } from 'vitest';
import type { Answer } from '../score.ts';
import { readTable, sectionsOf } from '../testing/table.ts';
import { ELEMENTS } from './elements.ts';
import handsText from './hands.txt?raw';
import { hongkong } from './hongkong.ts';
import { HOUSE_RULES } from './house-rules.ts';
import paysText from './pays.txt?raw';
import { entryOf } from './testing/rows.ts';
import { slowly, spell } from './testing/slow-scorer.ts';

const ROWS = readTable(handsText, 4);
const PAYS = readTable(paysText, 4);

const inOrder = (list: string): string => list.split(', ').sort().join(', ');

const details = (values: object): string =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Array.isArray(value) ? value.join(' ') : value}`)
    .join(', ');

/** An answer as the third and fourth column of the table say it. */
function inWords(answer: Answer): readonly [string, string] {
  if (answer.state === 'problem') {
    const { why, ...where } = answer.problem;
    return ['refused', Object.keys(where).length > 0 ? `${why}: ${details(where)}` : why];
  }
  if (answer.state === 'incomplete') {
    if (answer.missing !== 1) return ['missing', `${answer.missing}`];
    const waits = answer.waits.map(({ tile, value, claimed }) => `${tile} ${value} ${claimed?.value}`).join(', ');
    return ['missing', `1: ${waits || 'none'}`];
  }
  const { value, points, items, belowMinimum } = answer.score;
  const short = belowMinimum ? ` (${belowMinimum.has} of ${belowMinimum.needed})` : '';
  const scored = spell(Object.fromEntries(items.map((item) => [item.element, item.value])));
  return [`${value} → ${points}${short}`, scored || '-'];
}

for (const [section, rows] of sectionsOf(ROWS)) {
  describe(section, () => {
    test.each(rows.map((row) => [row.title, row] as const))('%s', (_, row) => {
      const answer = hongkong.score(entryOf(row), row.house);
      const [first, second] = inWords(answer);
      const [, , worth, what = ''] = row.columns;
      expect([first, second]).toEqual([worth, answer.state === 'won' ? inOrder(what) : what]);
      if (answer.state !== 'won' || row.not === null) return;
      const left = answer.score.notCounted.map(({ element, value, reason }) => `${element} ${value} ${reason.why}`);
      expect(left.sort()).toEqual([...row.not].sort());
    });
  });
}

test('the slow scorer reads every winning hand of the table like that too', () => {
  for (const row of ROWS.filter(({ columns: [, , worth = ''] }) => /^\d/.test(worth))) {
    const { fans, elements } = slowly(entryOf(row), row.house);
    expect([row.title, fans, elements]).toEqual([
      row.title,
      Number.parseInt(row.columns[2] ?? '', 10),
      row.columns[3] === '-' ? '' : inOrder(row.columns[3] ?? ''),
    ]);
  }
});

test('and none that does not win', () => {
  for (const row of ROWS.filter(({ columns: [, , , why] }) => why === 'notWinning')) {
    expect([row.title, slowly(entryOf(row), row.house).win]).toEqual([row.title, false]);
  }
});

describe('the tables leave nothing out', () => {
  const all = [...ROWS, ...PAYS];

  test('every element has a row in which it scores', () => {
    const scored = new Set(ROWS.flatMap(({ columns }) => (columns[3] ?? '').split(/ \d+(?:, )?/)));
    expect(ELEMENTS).toHaveLength(31);
    expect(ELEMENTS.filter(({ id }) => !scored.has(id))).toEqual([]);
  });

  test('every ruling has a row', () => {
    const cited = new Set(all.flatMap(({ rulings }) => rulings));
    const rulings = Array.from({ length: 23 }, (_, at) => `H${at + 1}`);
    expect(rulings.filter((ruling) => !cited.has(ruling))).toEqual([]);
  });

  test('every house rule has a row for each value that is not its default', () => {
    const departed = new Set(
      all.flatMap(({ house }) => Object.entries(house).map(([key, value]) => `${key}=${value}`)),
    );
    const wanted = HOUSE_RULES.flatMap(({ key, values }) => values.slice(1).map((value) => `${key}=${value}`));
    expect(wanted.filter((one) => !departed.has(one))).toEqual([]);
  });

  test('no row departs to something that there is not', () => {
    const known = new Set(HOUSE_RULES.flatMap(({ key, values }) => values.map((value) => `${key}=${value}`)));
    const departed = all.flatMap(({ house }) => Object.entries(house).map(([key, value]) => `${key}=${value}`));
    expect(departed.filter((one) => !known.has(one))).toEqual([]);
  });
});
