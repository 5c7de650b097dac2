import { expect, it } from 'vitest';
import { enKeep } from './en/keep.ts';
import { formatDay, formatMoment, formatPercent, formatSize, isoTime } from './format-time.ts';
import { averageText } from './keep.ts';
import { changeLanguage } from './language.ts';

function textsOf(area: unknown, path = ''): [string, string][] {
  if (typeof area === 'string') return [[path, area]];
  if (typeof area !== 'object' || area === null) return [];
  return Object.entries(area).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

it('has no empty text and no exclamation mark', () => {
  expect(textsOf(enKeep).filter(([, text]) => text.trim() === '' || text.includes('!'))).toEqual([]);
});

it('tells what an import did in one sentence', () => {
  const { done } = enKeep.backup.plan;
  expect(done(1, 0, 0, 2, false)).toBe('Done: 1 game added, 2 players added.');
  expect(done(0, 1, 2, 0, true)).toBe(
    'Done: 1 game brought up to date, 2 games kept in both versions, practice brought up to date.',
  );
});

const NOON = new Date(2026, 10, 29, 12, 5).getTime();

it('writes days as the region does, with the year where it is another one', () => {
  expect(formatDay(NOON, NOON, 'en-US')).toBe('Sun, Nov 29');
  expect(formatDay(NOON, new Date(2027, 1, 1).getTime(), 'en-US')).toBe('Sun, Nov 29, 2026');
  expect(formatDay(NOON, NOON, 'de-DE')).toBe('So., 29. Nov.');
});

it.each([
  ['en-US', 'Sun, Nov 29, 12:05 PM'],
  ['de-DE', 'So., 29. Nov., 12:05'],
  ['pl-PL', 'niedz., 29 lis, 12:05'],
  ['zh-TW', '11月29日週日 下午12:05'],
])('joins day and time as %s does', (locale, text) => {
  expect(formatMoment(NOON, NOON, locale).replace(/\s/g, ' ')).toBe(text);
});

it('writes times for tables', () => expect(isoTime(NOON)).toBe('2026-11-29 12:05'));

it.each([
  [74_211, '74 kB'],
  [1_250_000, '1.3 MB'],
  [12_500_000, '13 MB'],
  [2_000_000_000, '2 GB'],
])('writes %d bytes as %s', (bytes, text) => expect(formatSize(bytes, 'en-US')).toBe(text));

it.each([
  ['en', 1, '1 credit, 2 points'],
  ['en', 1.04, '1 credit, 2.1 points'],
  ['en', 6.4375, '6.4 credits, 12.9 points'],
  ['de', 1, '1 Credit, 2 Punkte'],
  ['pl', 1.5, '1,5 kredytu, 3 punkty'],
  ['pl', 6.4375, '6,4 kredytu, 12,9 punktu'],
  ['pl', 8, '8 kredytów, 16 punktów'],
] as const)('counts an average as any other figure: in %s, %d is %s', async (language, value, text) => {
  await changeLanguage(language);
  const { figure, about } = averageText('mhing', { handsWon: 100, valueWon: 100 * value, pointsWon: 200 * value });
  await changeLanguage('en');
  expect(`${figure} ${about}`.replace(/\s/g, ' ')).toBe(text);
});

it('rounds shares', () => {
  expect(formatPercent(1 / 3, 'en-US')).toBe('33%');
});
