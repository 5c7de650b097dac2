/** The languages beside English, and the names of all. */
import type { Language, Translation } from './language.ts';

/** Each by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  ms: 'Bahasa Melayu',
  pl: 'Polski',
  'zh-Hant': '繁體中文',
};

const FETCH: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Translation>>> = {
  de: async () => (await import('./de/words.ts')).de,
  ms: async () => (await import('./ms/words.ts')).ms,
  pl: async () => (await import('./pl/words.ts')).pl,
  'zh-Hant': async () => (await import('./zh-Hant/words.ts')).zhHant,
};

/** Rejects where they cannot be fetched. */
export const fetchWords = (language: Exclude<Language, 'en'>): Promise<Translation> => FETCH[language]();
