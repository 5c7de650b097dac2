/** Choosing a language whose words are slow to come, or do not: only the last choice has an effect. */
import './testing/page.ts';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { language, type Translation } from '../messages/language.ts';
import { showLanguage } from '../platform/show-language.ts';
import { followLanguage, languageMissing } from './language.ts';
import { settings } from './settings.ts';

/** Words that are on their way, by language. */
const coming = vi.hoisted(
  () => new Map<string, { arrive: (words: Translation) => void; fail: (why: Error) => void }>(),
);
vi.mock('../messages/languages.ts', () => ({
  fetchWords: (to: string) =>
    new Promise<Translation>((arrive, fail) => {
      coming.set(to, { arrive, fail });
    }),
}));
vi.mock('../platform/show-language.ts', () => ({ showLanguage: vi.fn() }));

const WORDS = {} as Translation;
const choose = (id: string): void => {
  settings.value = { ...settings.peek(), language: id };
};
const asked = (id: string) => expect.poll(() => coming.has(id)).toBe(true);
/** Whatever follows upon a fetch has followed. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeAll(() => {
  choose('en');
  return followLanguage();
});
afterEach(() => {
  coming.clear();
  vi.mocked(showLanguage).mockClear();
});

it('is shown, and told to the browser, once its words are there', async () => {
  choose('de');
  await asked('de');
  coming.get('de')?.arrive(WORDS);
  await expect.poll(() => vi.mocked(showLanguage).mock.calls).toEqual([['de']]);
  expect([language(), document.documentElement.lang]).toEqual(['de', 'de']);
});

it.each(['arrive', 'fail'] as const)(
  'words of a language that is no longer wanted have no effect: they %s',
  async (end) => {
    choose('pl');
    await asked('pl');
    choose('en');
    await expect.poll(language).toBe('en');
    const pl = coming.get('pl');
    if (end === 'arrive') pl?.arrive(WORDS);
    else pl?.fail(new Error('offline'));
    await settled();
    expect([language(), document.documentElement.lang, languageMissing.value]).toEqual(['en', 'en', false]);
    expect(vi.mocked(showLanguage).mock.calls.flat()).not.toContain('pl');
  },
);

it('is missing where its words cannot be fetched', async () => {
  choose('ms');
  await asked('ms');
  coming.get('ms')?.fail(new Error('offline'));
  await expect.poll(() => languageMissing.value).toBe(true);
  expect(language()).toBe('en');
});
