/**
 * Holds every import to the table below, keeps chance, clock, storage and console out of the pure folders, and colours
 * and physical directions out of the style sheets of components. Each finding names the file, the line and the wall.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/**
 * A room is a file, or a folder with all below it that is no room of its own; `*` is one folder name. The first row that
 * fits a file is its room. A room may import itself, the rooms in `may`, and the packages in `packages`; `types` are for
 * `import type` alone, and `lazy` for `import()` alone.
 * @typedef {{ room: string, may: string[], types?: string[], lazy?: string[], packages?: string[] }} Wall
 */
const PURE = [
  'src/tiles',
  'src/rules',
  'src/rules/list.ts',
  'src/rules/load.ts',
  'src/rules/ways.ts',
  'src/ledger',
  'src/practice',
];
const UI = ['preact', 'preact/hooks', '@preact/signals'];
const APP = [
  ...PURE,
  'src/storage',
  'src/platform',
  'src/messages',
  'src/styles',
  'src/components/*',
  'src/screens/score',
];

/** @type {readonly Wall[]} */
export const WALLS = [
  { room: 'src/tiles', may: [] },
  { room: 'src/rules/list.ts', may: ['src/tiles', 'src/rules', 'src/rules/*'] },
  { room: 'src/rules/load.ts', may: ['src/tiles', 'src/rules', 'src/rules/*'], lazy: ['src/rules/*'] },
  { room: 'src/rules/ways.ts', may: ['src/tiles', 'src/rules', 'src/rules/*'] },
  { room: 'src/rules/testing', may: ['src/tiles', 'src/rules'] },
  { room: 'src/rules/*', may: ['src/tiles', 'src/rules', 'src/rules/testing'] },
  { room: 'src/rules', may: ['src/tiles'] },
  { room: 'src/ledger', may: ['src/tiles', 'src/rules', 'src/rules/list.ts'] },
  { room: 'src/practice', may: ['src/tiles', 'src/rules'], types: ['src/rules/list.ts', 'src/rules/ways.ts'] },
  // Rule sets themselves too: the command line has them all at hand, those that the app loads on demand included.
  { room: 'src/cli', may: ['src/tiles', 'src/rules', 'src/rules/list.ts', 'src/rules/*'], packages: ['node:*'] },
  { room: 'src/storage', may: PURE, packages: ['idb-keyval', 'valibot'] },
  { room: 'src/platform', may: [], types: PURE, packages: ['workbox-window', '@preact/signals'] },
  { room: 'src/messages', may: [], types: [...PURE, 'src/rules/*'], packages: ['@preact/signals'] },
  { room: 'src/styles', may: [] },
  // Apart from the rest of app, since they lead to every screen: a screen that could import them would know all others.
  { room: 'src/app/main.tsx', may: ['src/app', 'src/app/routes.ts', ...APP], packages: UI },
  // Runs in the build alone.
  {
    room: 'src/app/drawn.tsx',
    may: ['src/app', 'src/app/routes.ts', ...APP],
    packages: [...UI, 'preact-render-to-string'],
  },
  { room: 'src/app/routes.ts', may: ['src/app', ...APP], lazy: ['src/screens/*'], packages: UI },
  { room: 'src/app', may: ['src/app/routes.ts', ...APP], packages: UI },
  {
    room: 'src/screens/*',
    may: ['src/app', 'src/components/*', 'src/components/qr-code', 'src/messages', ...PURE],
    packages: UI,
  },
  { room: 'src/components/qr-code', may: ['src/messages'], packages: [...UI, 'uqr'] },
  { room: 'src/components/*', may: ['src/components/*', 'src/messages', ...PURE], packages: UI },
  { room: 'e2e/engines', may: ['e2e', 'tools'], packages: ['node:*', 'puppeteer-core'] },
  { room: 'e2e', may: ['tools'], packages: ['node:*', 'playwright', 'playwright/test', 'axe-core'] },
  { room: 'tools', may: [], packages: ['node:*', 'vite', 'playwright', 'tsx/esm/api'] },
];
/** Tests may import these besides what their room may, and values where their room may import types. */
const TEST_PACKAGES = ['node:*', 'vitest', 'fast-check', 'fake-indexeddb', 'fake-indexeddb/auto'];

const PURE_FOLDERS = /^src\/(tiles|rules|ledger|practice)\//;
const IMPURE = [
  /\bMath\s*\.\s*random\b/,
  /\bDate\b/,
  /\b(performance|localStorage|sessionStorage|indexedDB|console)\b/,
];

const isTest = (/** @type {string} */ file) => /\.test\.\w+$|\/testing\//.test(file);

/** The row that holds for a file, and the room's own name with its `*` filled in. @param {string} file */
function roomOf(file) {
  for (const wall of WALLS) {
    const pattern = wall.room.replaceAll('.', '\\.').replace('*', '[^/.]+');
    const match = new RegExp(`^${pattern}(?=/|$)`).exec(file);
    if (match) return { wall, name: match[0] };
  }
  return undefined;
}

/** @param {string[] | undefined} names @param {string} wanted */
const lists = (names, wanted) =>
  names?.some((name) => name === wanted || (name.endsWith('*') && wanted.startsWith(name.slice(0, -1)))) ?? false;

/**
 * @param {string} file path from the root, with `/`
 * @param {string} specifier what the import names
 * @param {'type' | 'value' | 'lazy'} kind
 * @returns {string | undefined} why the import is not allowed
 */
function brokenWall(file, specifier, kind) {
  const from = roomOf(file);
  if (!from) return `${file} is in no room of the table`;
  const { wall, name } = from;

  if (!specifier.startsWith('.')) {
    const allowed = lists(wall.packages, specifier) || (isTest(file) && lists(TEST_PACKAGES, specifier));
    return allowed ? undefined : `${wall.room} -> ${specifier} (package)`;
  }
  const target = posix.join(posix.dirname(file), specifier.replace(/\?\w+$/, ''));
  if (isTest(target) && !isTest(file)) return `${wall.room} -> ${target} (only tests import what is for tests)`;

  const to = roomOf(target);
  if (!to) return target.startsWith('src/') ? `${wall.room} -> ${target} (in no room of the table)` : undefined;
  if (to.name === name) return undefined;
  const may = [
    ...wall.may,
    ...(((kind === 'type' || isTest(file)) && wall.types) || []),
    ...((kind === 'lazy' && wall.lazy) || []),
  ];
  // A row names rooms as the table does, or one room out of a row with a `*`.
  if (may.includes(to.wall.room) || may.includes(to.name)) return undefined;
  const how = kind === 'type' ? ' (type)' : wall.lazy?.includes(to.wall.room) ? ' (only by import())' : '';
  return `${wall.room} -> ${to.name}${how}`;
}

/** @typedef {{ line: number, why: string }} Finding */

/** @param {string} file @param {string} source @returns {Finding[]} */
function checkScript(file, source) {
  const { module, comments, errors } = parseSync(file, source);
  const lineAt = (/** @type {number} */ at) => source.slice(0, at).split('\n').length;
  if (errors[0]) return [{ line: 1, why: `does not parse: ${errors[0].message}` }];

  /** @type {Finding[]} */
  const findings = [];
  const check = (
    /** @type {number} */ at,
    /** @type {string} */ specifier,
    /** @type {'type' | 'value' | 'lazy'} */ kind,
  ) => {
    const why = brokenWall(file, specifier, kind);
    if (why) findings.push({ line: lineAt(at), why });
  };
  for (const { start, moduleRequest, entries } of module.staticImports) {
    check(start, moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'value');
  }
  for (const { start, entries } of module.staticExports) {
    const source = entries[0]?.moduleRequest?.value;
    if (source) check(start, source, entries.every(({ isType }) => isType) ? 'type' : 'value');
  }
  for (const { start, moduleRequest } of module.dynamicImports) {
    const literal = /^['"`](.*)['"`]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[1];
    check(start, literal ?? '(computed)', 'lazy');
  }

  if (PURE_FOLDERS.test(file) && !isTest(file)) {
    let code = source;
    for (const { start, end } of comments)
      code = code.slice(0, start) + source.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end);
    for (const [index, line] of code.split('\n').entries()) {
      const found = IMPURE.map((pattern) => pattern.exec(line)?.[0]).find(Boolean);
      if (found) findings.push({ line: index + 1, why: `pure folder uses ${found}` });
    }
  }
  return findings;
}

const COLOUR = /:.*(#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\()/i;
const PHYSICAL =
  /^\s*((margin|padding|border|scroll-margin|scroll-padding)-(left|right|top|bottom)|left|right|top|bottom|width|height|(min|max)-(width|height))\b[\w-]*\s*:/;

/** @param {string} source @returns {Finding[]} */
function checkStyles(source) {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .split('\n')
    .flatMap((text, index) => {
      const line = index + 1;
      const colour = COLOUR.exec(text)?.[1];
      const physical = PHYSICAL.exec(text)?.[1];
      return [
        ...(colour ? [{ line, why: `colour ${colour} outside src/styles/tokens.css` }] : []),
        ...(physical ? [{ line, why: `${physical}: use the logical property` }] : []),
      ];
    });
}

/** @param {string} file path from the root, with `/` @param {string} source */
export function checkFile(file, source) {
  if (/\.(ts|tsx|mjs)$/.test(file)) return checkScript(file, source);
  return file.endsWith('.module.css') ? checkStyles(source) : [];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  let broken = 0;
  for (const folder of ['src', 'e2e', 'tools']) {
    for (const name of readdirSync(root + folder, { recursive: true, encoding: 'utf8' })) {
      const file = posix.join(folder, name.replaceAll('\\', '/'));
      if (!/\.(ts|tsx|mjs|css)$/.test(file)) continue;
      for (const { line, why } of checkFile(file, readFileSync(root + file, 'utf8'))) {
        process.stdout.write(`${file}:${line}  ${why}\n`);
        broken += 1;
      }
    }
  }
  process.exitCode = broken ? 1 : 0;
}
