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

/** @param {{ name: string, moduleIds: readonly string[] }} chunk @returns {string} the pattern of the file's name */
export function chunkFileName({ name, moduleIds }) {
  const languages = new Set(moduleIds.map(languageOf));
  const [language] = languages;
  const apart = languages.size === 1 && language !== null;
  return apart ? `assets/${PREFIX}${language}-${name}-[hash].js` : 'assets/[name]-[hash].js';
}

/** @param {string} id @returns {string | null} */
function languageOf(id) {
  const language = /\/src\/messages\/([a-z]{2}(?:-[A-Za-z]+)?)\//.exec(id)?.[1] ?? null;
  return language === 'en' ? null : language;
}

/** @returns {import('vite').Plugin} */
export const languageFiles = () => ({
  name: 'fourteen:language-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    /** @type {Record<string, string[]>} */
    const files = {};
    for (const file of Object.keys(bundle).sort()) {
      const language = new RegExp(`^assets/${PREFIX}([a-z]{2}(?:-[A-Z][a-z]+)?)-`).exec(file)?.[1];
      if (!language) continue;
      files[language] ??= [];
      files[language].push(file);
    }
    this.emitFile({ type: 'asset', fileName: LANGUAGE_SCRIPT, source: workerScript(files) });
  },
});

/**
 * Part of the service worker. Languages in use are those of which files are stored.
 * @param {Record<string, string[]>} files
 */
const workerScript = (files) => `const FILES = ${JSON.stringify(files)};
const CACHE = ${JSON.stringify(LANGUAGE_CACHE)};
const urlOf = (file) => new URL(file, self.registration.scope).href;
async function keep(language) {
  const cache = await caches.open(CACHE);
  for (const file of FILES[language] || []) {
    const url = urlOf(file);
    if (!(await cache.match(url))) await cache.add(url);
  }
}
async function keepUsed() {
  const used = (await (await caches.open(CACHE)).keys()).map(({ url }) => url);
  for (const language of Object.keys(FILES)) {
    if (used.some((url) => url.includes('/${PREFIX}' + language + '-'))) await keep(language);
  }
}
async function forgetOld() {
  const wanted = new Set(Object.values(FILES).flat().map(urlOf));
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}
self.addEventListener('install', (event) => event.waitUntil(keepUsed().catch(() => {})));
self.addEventListener('activate', (event) => event.waitUntil(forgetOld().catch(() => {})));
self.addEventListener('message', (event) => {
  if (event.data && typeof event.data.keepLanguage === 'string') event.waitUntil(keep(event.data.keepLanguage).catch(() => {}));
});
`;
