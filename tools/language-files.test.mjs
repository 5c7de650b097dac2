import { describe, expect, it } from 'vitest';
import { chunkFileName, LANGUAGE_SCRIPT, languageFiles } from './language-files.mjs';

const TAGS = ['pt', 'pt-BR', 'fil', 'zh-Hant', 'sr-Latn-RS'];
/** @param {string} tag */
const chunkOf = (tag) => ({ name: 'words', moduleIds: [`/home/me/src/messages/${tag}/words.ts`] });
/** @param {string} tag @param {string} version */
const fileOf = (tag, version) => chunkFileName(chunkOf(tag)).replace('[hash]', version);

/** The worker's script that a build with these languages writes. @param {string} version */
function scriptOf(version) {
  const chunks = TAGS.map((tag) => [fileOf(tag, version), { type: 'chunk', ...chunkOf(tag) }]);
  const english = [
    'assets/rules-12345678.js',
    { type: 'chunk', name: 'rules', moduleIds: ['/home/me/src/rules/a.ts'] },
  ];
  let script = '';
  const plugin = /** @type {any} */ (languageFiles());
  const emitFile = (/** @type {{ fileName: string, source: string }} */ { fileName, source }) => {
    if (fileName === LANGUAGE_SCRIPT) script = source;
  };
  plugin.generateBundle.call({ emitFile }, {}, Object.fromEntries([...chunks, english]));
  return script;
}

/** A worker with this script, and what its browser has stored; `reaches` says whether a file can be fetched. */
class Worker {
  /** @param {Set<string>} stored @param {string} script @param {(url: string) => boolean} reaches */
  constructor(stored, script, reaches = () => true) {
    /** @type {Record<string, (event: object) => void>} */
    this.listeners = {};
    const cache = {
      match: async (/** @type {string} */ url) => stored.has(url) || undefined,
      add: async (/** @type {string} */ url) => {
        if (!reaches(url)) throw new TypeError('Failed to fetch');
        stored.add(url);
      },
      keys: async () => [...stored].map((url) => ({ url })),
      delete: async (/** @type {{ url: string }} */ { url }) => stored.delete(url),
    };
    const self = {
      registration: { scope: 'https://fourteen.example/app/' },
      addEventListener: (/** @type {string} */ type, /** @type {(event: object) => void} */ listener) => {
        this.listeners[type] = listener;
      },
    };
    new Function('self', 'caches', script)(self, { open: async () => cache });
  }

  /** Rejects where what the event waits for does. @param {string} type @param {object} [more] */
  async hear(type, more) {
    /** @type {unknown} */
    let done;
    this.listeners[type]?.({ ...more, waitUntil: (/** @type {unknown} */ work) => (done = work) });
    await done;
  }
}

/** @param {readonly string[]} tags @param {string} version */
const urlsOf = (tags, version) => new Set(tags.map((tag) => `https://fourteen.example/app/${fileOf(tag, version)}`));

describe.each(TAGS)('the files of %s', (tag) => {
  it('have names of their own', () => {
    expect(chunkFileName(chunkOf(tag))).toBe(`assets/language-${tag}-words-[hash].js`);
  });

  it('are stored for those who choose it, and no others', async () => {
    const stored = new Set();
    await new Worker(stored, scriptOf('first')).hear('message', { data: { keepLanguage: tag } });
    expect(stored).toEqual(urlsOf([tag], 'first'));
  });

  it('are those of the new version before that takes over', async () => {
    const stored = urlsOf([tag], 'first');
    const later = new Worker(stored, scriptOf('later'));
    await later.hear('install');
    expect(stored).toEqual(new Set([...urlsOf([tag], 'first'), ...urlsOf([tag], 'later')]));
    await later.hear('activate');
    expect(stored).toEqual(urlsOf([tag], 'later'));
  });
});

describe('a file of several languages, or of none', () => {
  it.each([
    [[...chunkOf('pt').moduleIds, ...chunkOf('fil').moduleIds]],
    [[...chunkOf('pt').moduleIds, '/home/me/src/rules/a.ts']],
    [chunkOf('en').moduleIds],
    [['/home/me/src/messages/messages.ts']],
    [[]],
  ])('is stored for everybody: %j', (moduleIds) => {
    expect(chunkFileName({ name: 'words', moduleIds })).toBe('assets/[name]-[hash].js');
  });
});

it('a version whose files of a language in use cannot be fetched is not installed', async () => {
  const stored = urlsOf(['fil'], 'first');
  const later = new Worker(stored, scriptOf('later'), () => false);
  await expect(later.hear('install')).rejects.toThrow('Failed to fetch');
  expect(stored).toEqual(urlsOf(['fil'], 'first'));
});
