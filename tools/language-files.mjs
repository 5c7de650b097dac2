/**
 * The files of each language but English stay out of what everybody's phone stores. Whoever chooses a language gets all of
 * its files stored, and with a new version of the app those of the new version, before that takes over: a table that
 * plays in German goes on in German, without reception too.
 */

import { readdirSync } from 'node:fs';

/** @param {string} messages the folder of all catalogues @returns {string[]} the folders of languages in it */
export const languageFolders = (messages) =>
  readdirSync(messages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);

/** What the names of these files begin with, so that the worker knows them. */
const PREFIX = 'language-';
/** The worker's script for them; vite.config.ts has the worker import it. */
export const LANGUAGE_SCRIPT = 'language-files.js';
export const LANGUAGE_FILES = `assets/${PREFIX}*`;
export const LANGUAGE_CACHE = 'fourteen-languages';

/**
 * The language but English that all of a file belongs to: the name of its folder.
 * @param {{ moduleIds: readonly string[] }} chunk
 * @returns {string | null}
 */
function languageOf({ moduleIds }) {
  const languages = new Set(moduleIds.map((id) => /\/src\/messages\/([^/]+)\//.exec(id)?.[1] ?? 'en'));
  const [language = 'en'] = languages;
  return languages.size === 1 && language !== 'en' ? language : null;
}

/** @param {{ name: string, moduleIds: readonly string[] }} chunk @returns {string} the pattern of the file's name */
export function chunkFileName(chunk) {
  const language = languageOf(chunk);
  return language === null ? 'assets/[name]-[hash].js' : `assets/${PREFIX}${language}-${chunk.name}-[hash].js`;
}

/** @returns {import('vite').Plugin} */
export const languageFiles = () => ({
  name: 'fourteen:language-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    /** @type {Record<string, string[]>} */
    const files = {};
    for (const [file, made] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
      const language = made.type === 'chunk' ? languageOf(made) : null;
      if (language === null) continue;
      files[language] ??= [];
      files[language].push(file);
    }
    this.emitFile({ type: 'asset', fileName: LANGUAGE_SCRIPT, source: workerScript(files) });
  },
});

/**
 * Part of the service worker. Languages in use are those of which files are stored. A version that cannot store all of
 * their files is not installed: the browser tries again, and the one before serves meanwhile.
 * @param {Record<string, string[]>} files
 */
const workerScript = (files) => `const FILES = ${JSON.stringify(files)};
const CACHE = ${JSON.stringify(LANGUAGE_CACHE)};
// The longest first, so that a file of pt-BR is none of pt.
const LANGUAGES = Object.keys(FILES).sort((a, b) => b.length - a.length);
const languageOf = (url) => LANGUAGES.find((language) => url.includes('/${PREFIX}' + language + '-'));
const urlOf = (file) => new URL(file, self.registration.scope).href;
async function keep(language) {
  const cache = await caches.open(CACHE);
  for (const file of FILES[language] || []) {
    const url = urlOf(file);
    if (!(await cache.match(url))) await cache.add(url);
  }
}
async function keepUsed() {
  const stored = await (await caches.open(CACHE)).keys();
  for (const language of new Set(stored.map(({ url }) => languageOf(url)))) await keep(language);
}
async function forgetOld() {
  const wanted = new Set(Object.values(FILES).flat().map(urlOf));
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}
self.addEventListener('install', (event) => event.waitUntil(keepUsed()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOld().catch(() => {})));
self.addEventListener('message', (event) => {
  if (event.data && typeof event.data.keepLanguage === 'string') event.waitUntil(keep(event.data.keepLanguage).catch(() => {}));
});
`;
