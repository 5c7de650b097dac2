import { describe, expect, test } from 'vitest';
import { parseNotation } from '../../tiles/notation.ts';
import type { Wind } from '../../tiles/tiles.ts';
import { type Circumstances, type Entry, toEntry, WIN_EVENTS } from '../entry.ts';
import type { Answer, NotCounted } from '../score.ts';
import { type Row, readTable, sectionsOf } from '../testing/table.ts';
import { FANS } from './fans.ts';
import fansText from './fans.txt?raw';
import handsText from './hands.txt?raw';
import { HOUSE_RULES } from './house-rules.ts';
import { mcr } from './mcr.ts';
import paysText from './pays.txt?raw';
import { exhaustive } from './testing/exhaustive.ts';
import { readTableText } from './testing/table-text.ts';
import { spell } from './testing/vectors.ts';

const ROWS = readTable(handsText, 4);
const PAYS = readTable(paysText, 3);
const PRINTED = readTableText(fansText);

/** `drawn, lastTile, seat S`: what is not said is as it mostly is. */
function howWon(text: string): Circumstances {
  const words = text === '-' ? [] : text.split(', ');
  const wind = (of: string): Wind => (words.find((word) => word.startsWith(of))?.at(-1) ?? 'E') as Wind;
  const events = WIN_EVENTS.filter((event) => words.includes(event));
  const known = ['drawn', ...events];
  const strange = words.filter((word) => !known.includes(word) && !/^(seat|round) [ESWN]$/.test(word));
  if (strange.length > 0) throw new Error(`cannot read "${strange.join()}"`);
  return { selfDrawn: words.includes('drawn'), events, seatWind: wind('seat'), roundWind: wind('round') };
}

function entryOf({ columns: [hand = '', how = ''] }: Row): Entry {
  const read = parseNotation(hand);
  if (!read.ok) throw new Error(`cannot read ${hand}: ${read.error.why}`);
  return toEntry(read.groups, howWon(how));
}

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
    const waits = answer.waits.map(({ tile, value, claimed }) => `${tile} ${value}/${claimed?.value}`).join(', ');
    return ['missing', `1: ${waits || 'none'}`];
  }
  const { value, items, belowMinimum } = answer.score;
  const short = belowMinimum ? ` (${belowMinimum.has} of ${belowMinimum.needed})` : '';
  return [`${value}${short}`, items.map((item) => `${item.element} ${item.value}`).join(', ')];
}

const left = ({ element, value, reason }: NotCounted): string =>
  `${element} ${value} ${reason.why}${'kept' in reason ? ` ${reason.kept}` : ''}`;

for (const [section, rows] of sectionsOf(ROWS)) {
  describe(section, () => {
    test.each(rows.map((row) => [row.title, row] as const))('%s', (_, row) => {
      const answer = mcr.score(entryOf(row), row.house);
      expect(inWords(answer)).toEqual(row.columns.slice(2));
      if (answer.state !== 'won' || row.not === null) return;
      expect(answer.score.notCounted.map(left)).toEqual(row.not[0] === 'nothing' ? [] : row.not);
    });
  });
}

const WON = ROWS.filter(({ columns: [, , points = ''] }) => /^\d/.test(points));

test('the exhaustive scorer reads every winning hand of the table like that too', () => {
  for (const row of WON) {
    const entry = entryOf(row);
    const verdict = exhaustive(entry, PRINTED, row.house);
    const fans = (row.columns[3] ?? '').split(', ').filter((fan) => !fan.startsWith('flowerTiles'));
    const own = Number.parseInt(row.columns[2] ?? '', 10) - entry.bonus.length;
    expect([row.title, verdict.points]).toEqual([row.title, own]);
    expect([row.title, ...verdict.itemisations]).toContain(fans.sort().join(', '));
  }
}, 60_000);

test('the table of fans is the rulebook’s, to the last column', () => {
  const kinds: Readonly<Record<string, string>> = { '–': 'flowers' };
  expect(PRINTED).toHaveLength(81);
  for (const [at, printed] of PRINTED.entries()) {
    const row = FANS[at] as (typeof FANS)[number] & { readonly onlyHandFans?: readonly string[] };
    const { id, value, group, excludes, own, onlyHandFans } = row;
    const handFans = PRINTED.filter(({ kind }) => kind === 'hand').map((fan) => fan.id);
    const others = onlyHandFans ? handFans.filter((fan) => !onlyHandFans.includes(fan)) : [];
    expect({
      id,
      value,
      printed: row.printed,
      kind: group,
      excludes: [...excludes, ...others].sort(),
      own: [...own].sort(),
    }).toEqual({
      ...printed,
      kind: kinds[printed.kind] ?? printed.kind,
      excludes: [...printed.excludes].sort(),
      own: [...printed.own].sort(),
    });
  }
});

test('every fan has a row in which it scores', () => {
  const scored = new Set(WON.flatMap(({ columns: [, , , fans = ''] }) => fans.split(/ \d+(?:, )?/)));
  expect(FANS.filter(({ id }) => !scored.has(id)).map(({ id }) => id)).toEqual([]);
});

/** Fans that the table excludes, although no reading could show both. */
const NEVER_TOGETHER = new Set([
  ...['bigFourWinds littleFourWinds', 'bigThreeDragons littleThreeDragons'],
  ...['threeKongs', 'twoConcealedKongs', 'twoMeldedKongs', 'concealedKong', 'meldedKong'].map(
    (id) => `fourKongs ${id}`,
  ),
  ...['twoConcealedKongs', 'twoMeldedKongs', 'concealedKong', 'meldedKong'].map((id) => `threeKongs ${id}`),
  ...['twoConcealedKongs concealedKong', 'twoMeldedKongs meldedKong', 'threeConcealedPungs twoConcealedPungs'],
  ...['fourConcealedPungs threeConcealedPungs', 'fourConcealedPungs twoConcealedPungs'],
  ...['allTerminals allTerminalsAndHonors', 'allHonors allTerminalsAndHonors'],
  ...['edgeWait', 'closedWait', 'singleWait'].map((id) => `sevenPairs ${id}`),
  ...['prevalentWind pungOfTerminalsOrHonors', 'seatWind pungOfTerminalsOrHonors'],
]);

test('every exclusion has a row in which it holds', () => {
  const held = new Set(
    WON.flatMap((row) => {
      const answer = mcr.score(entryOf(row), row.house);
      if (answer.state !== 'won') return [];
      return answer.score.notCounted.map(({ element, reason }) => `${'kept' in reason ? reason.kept : ''} ${element}`);
    }),
  );
  const missing = PRINTED.flatMap(({ id, excludes, own }) => {
    // Of all `hand` fans, the forms that exclude them can show All Types alone.
    const form = id === 'thirteenOrphans' || id.endsWith('HonorsAndKnittedTiles');
    const listed = form
      ? excludes.filter((other) => ['concealedHand', 'allTypes'].includes(other))
      : [...excludes, ...own];
    return listed.map((other) => `${id} ${other}`);
  }).filter((both) => !held.has(both));
  expect(missing.filter((both) => !NEVER_TOGETHER.has(both))).toEqual([]);
  expect([...held].filter((both) => NEVER_TOGETHER.has(both) && both !== 'twoMeldedKongs concealedKong')).toEqual([]);
});

test('every ruling has a row', () => {
  const cited = new Set([...ROWS, ...PAYS].flatMap(({ rulings }) => rulings));
  const all = Array.from({ length: 24 }, (_, at) => `C${at + 1}`);
  expect(all.filter((ruling) => !cited.has(ruling))).toEqual([]);
});

test('every value of a house rule has a row', () => {
  const departed = new Set(ROWS.flatMap(({ house }) => Object.entries(house).map(([key, value]) => `${key}=${value}`)));
  const wanted = HOUSE_RULES.flatMap((rule) =>
    rule.kind === 'choice'
      ? rule.values.slice(1).map((value) => `${rule.key}=${value}`)
      : [`${rule.key}=${rule.standard - 1}`],
  );
  expect(wanted.filter((value) => !departed.has(value))).toEqual([]);
});

test('presets are house rules that there are, the official ones first', () => {
  const [official, ...others] = mcr.presets ?? [];
  expect(official).toEqual({ id: 'official', house: {} });
  for (const { house } of others) {
    for (const [key, value] of Object.entries(house)) {
      const rule = HOUSE_RULES.find((one) => one.key === key);
      expect(rule?.kind === 'choice' ? rule.values : []).toContain(value);
    }
  }
  const league = Object.keys(others[0]?.house ?? {});
  expect(league).toEqual(HOUSE_RULES.filter(({ ruling }) => /^C[1-6]$/.test(ruling)).map(({ key }) => key));
});

test('an itemisation is spelled in one way', () =>
  expect(spell({ selfDrawn: 1, allPungs: 6, lastTile: 0 })).toBe('allPungs 6, selfDrawn 1'));
