/** The list of licences says what is built in, and says it right: held against package.json and the packages themselves. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { enGuide } from '../../messages/en/guide.ts';

const read = (path: string): { license?: string; dependencies?: Record<string, string> } =>
  JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));

const packages = Object.keys(read('package.json').dependencies ?? {});
const rows = enGuide.help.licenceRows.map(([name = '', licence = '']) => ({ name: name.toLowerCase(), licence }));
/** As people write it. */
const plain = (licence = ''): string => licence.replace('Apache-2.0', 'Apache 2.0');
/** "@preact/signals" is in the row of "Preact and its signals", "workbox-window" in that of "Workbox". */
const rowOf = (name: string) => rows.find((row) => name.split(/[@/]|-window/).every((part) => row.name.includes(part)));

test.each(packages)('%s is in the list, with its licence', (name) => {
  expect(rowOf(name)?.licence).toBe(plain(read(`node_modules/${name}/package.json`).license));
});

test('nothing is in the list that is not built in', () => {
  expect(new Set(packages.map(rowOf)).size).toBe(rows.length);
});

test('the app’s own licence is the one that the list names', () => {
  expect(enGuide.help.licencesAbout).toContain(`the ${read('package.json').license} licence`);
});
