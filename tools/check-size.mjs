/**
 * Measures the build against the budgets: JavaScript that the first tap waits for, and all that is stored for offline use.
 * Text counts as gzip sends it, pictures as they are.
 */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUDGET = { eagerScripts: 35_000, precache: 250_000 };

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const read = (/** @type {string} */ file) => readFileSync(dist + file);
const text = (/** @type {string} */ file) => read(file).toString('utf8');
const sent = (/** @type {string} */ file) => {
  const raw = read(file);
  return /\.(png|woff2)$/.test(file) ? raw.length : gzipSync(raw, { level: 9 }).length;
};

/** The scripts that the page names, and what these import statically. */
function eagerScripts() {
  const scripts = new Set(
    [...text('index.html').matchAll(/<(?:script|link rel="modulepreload")[^>]*(?:src|href)="\.?\/?([^"]+\.js)"/g)].map(
      ([, file = '']) => file,
    ),
  );
  // A set grows while it is walked. The build puts `from"./x.js"` or `import"./x.js"`, and import("./x.js") where it waits.
  for (const script of scripts) {
    for (const [, specifier = ''] of text(script).matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g)) {
      scripts.add(posix.join(posix.dirname(script), specifier));
    }
  }
  return scripts;
}

/** The files that the service worker stores. */
function precached() {
  const files = [...text('sw.js').matchAll(/\burl:\s*"([^"]+)"|"url":\s*"([^"]+)"/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  const twice = files.filter((file, index) => files.indexOf(file) !== index);
  if (files.length === 0 || twice.length > 0)
    throw new Error(`sw.js lists no files, or some twice: ${twice.join(' ')}`);
  return files;
}

/** @param {Iterable<string>} files @param {(file: string) => number} size */
const sum = (files, size) => [...files].reduce((total, file) => total + size(file), 0);
const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const eager = eagerScripts();
const stored = precached();
const later = stored.filter((file) => file.endsWith('.js') && !eager.has(file));

const eagerSize = sum(eager, sent);
const storedSize = sum(stored, sent);
const lines = [
  `JavaScript before the first tap: ${kB(eagerSize)} gzip of at most ${kB(BUDGET.eagerScripts)} (${eager.size} files)`,
  `JavaScript later: ${kB(sum(later, sent))} gzip (${later.length} files)`,
  `stored for offline use: ${kB(storedSize)} sent of at most ${kB(BUDGET.precache)}, ${kB(sum(stored, (file) => read(file).length))} unpacked (${stored.length} files)`,
];
process.stdout.write(lines.map((line) => `  ${line}\n`).join(''));

if (eager.size === 0 || eagerSize > BUDGET.eagerScripts || storedSize > BUDGET.precache) {
  process.stdout.write('  over the budget\n');
  process.exitCode = 1;
}
