/**
 * Every key of the English catalogue is used somewhere, and every other language has the same keys and as many lines. That
 * none is missing or mistyped the compiler says; what it cannot see are keys of plain records, and keys that nobody reads.
 * Screens do not join texts with punctuation of their own either, since that is the language's: `messages().lists` does.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { languageFolders } from './language-files.mjs';
import { isRead, readPaths } from './read-paths.mjs';

const src = fileURLToPath(new URL('../src', import.meta.url));
const messages = join(src, 'messages');
const folders = languageFolders(messages);

/** Numbers of rulings are data: all that there are are shown. */
const isRuling = (/** @type {string} */ step) => /^[A-Z]\d+$/.test(step);

const files = readdirSync(join(messages, 'en'));
/** The files whose words screens reach by a function, and that function; the words of the other files are data by their ids. */
const AREAS = { messages: 'messages', score: 'scoreWords', ledger: 'ledgerWords', keep: 'keep', guide: 'guide' };
/** Put together in `keep.ts`, with whose words they are looked for. */
const OF_KEEP = ['backup.ts', 'install.ts', 'practice.ts', 'share.ts'];
/** @param {string} folder @param {string} file @returns {Promise<unknown>} what a catalogue's file exports */
async function catalogue(folder, file) {
  if (!existsSync(join(messages, folder, file))) return {};
  const exported = await tsImport(join(messages, folder, file), import.meta.url);
  const [only, ...more] = Object.values(exported);
  return more.length > 0 ? { ...exported } : only;
}

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => !folders.some((folder) => file.startsWith(join('messages', folder))))
  .map((file) => ({ file, source: readFileSync(join(src, file), 'utf8') }));
const read = new Set(sources.flatMap(({ file, source }) => [...readPaths(file, source)]));
const words = new Set(sources.flatMap(({ source }) => source.match(/[\p{L}_$][\p{L}\d_$]*/gu) ?? []));

/** @param {unknown} value @param {string} path @returns {Map<string, unknown>} leaves by path; a list is a leaf */
function leavesOf(value, path = '') {
  /** @type {Map<string, unknown>} */
  const leaves = new Map();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return leaves.set(path, value);
  for (const [key, inner] of Object.entries(value)) {
    for (const [at, leaf] of leavesOf(inner, path ? `${path}.${key}` : key)) leaves.set(at, leaf);
  }
  return leaves;
}

/** Keys of elements and the like are ids, which some source names. @param {string} path */
const isKnown = (path) =>
  path.split('.').every((step) => !/^[a-z]\w*$/i.test(step) || isRuling(step) || words.has(step));

/** @param {unknown} leaf */
const shapeOf = (leaf) => (Array.isArray(leaf) ? `list of ${leaf.length}` : typeof leaf);
/** A short name may be wanted in one language alone. @param {string} path */
const isOptional = (path) => path.endsWith('.short');

/** @type {string[]} */
const problems = [];
for (const file of files) {
  const english = leavesOf(await catalogue('en', file));
  const area = Object.entries(AREAS).find(([name]) => file === `${name}.ts`)?.[1];
  for (const path of english.keys()) {
    const unread = area ? !isRead(read, `${area}.${path}`) : !OF_KEEP.includes(file) && !isKnown(path);
    if (unread) problems.push(`en/${file}: nobody reads ${path}`);
  }
  for (const folder of folders.filter((name) => name !== 'en')) {
    const other = leavesOf(await catalogue(folder, file));
    for (const [path, leaf] of english) {
      if (isOptional(path)) continue;
      if (!other.has(path)) problems.push(`${folder}/${file}: lacks ${path}`);
      else if (shapeOf(other.get(path)) !== shapeOf(leaf))
        problems.push(`${folder}/${file}: ${path} is no ${shapeOf(leaf)}`);
    }
    for (const path of other.keys()) {
      if (!english.has(path) && !isOptional(path)) problems.push(`${folder}/${file}: English has no ${path}`);
    }
  }
}
for (const name of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
  if (!/^(screens|components)\/.*\.tsx?$/.test(name.replaceAll('\\', '/')) || /\.test\.tsx?$/.test(name)) continue;
  for (const [joined] of readFileSync(join(src, name), 'utf8').matchAll(/\.join\('(?:[,;.:] |[、；。：])'\)/g)) {
    problems.push(`${name}: ${joined} is for the language to say`);
  }
}
for (const problem of problems) process.stdout.write(`  ${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
