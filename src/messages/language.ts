/**
 * The language in use. English is part of the app; another one is fetched as a whole, so that no screen is half in
 * English. Catalogues are objects with the shape of the English ones: a missing, extra or mistyped key does not compile.
 */
import { signal } from '@preact/signals';
import type { RulesId } from '../rules/ids.ts';
import type { enGuide } from './en/guide.ts';
import type { enKeep } from './en/keep.ts';
import type { enLedger } from './en/ledger.ts';
import type { en } from './en/messages.ts';
import type { enScore } from './en/score.ts';
import type { RuleGuide, RuleWords } from './shapes.ts';

/** English first, since it is there when no other is. Their names are in `languages.ts`. */
export const LANGUAGE_IDS = ['en', 'de', 'ms', 'pl', 'zh-Hant'] as const;
export type Language = (typeof LANGUAGE_IDS)[number];
export const isLanguage = (id: string): id is Language => LANGUAGE_IDS.some((known) => known === id);

/** The same keys with other texts. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Words]: Translated<Words[Key]> };

export type Messages = Translated<typeof en>;
export type ScoreWords = Translated<typeof enScore>;
export type LedgerWords = Translated<typeof enLedger>;
export type Keep = Translated<typeof enKeep>;
export type Guide = Translated<typeof enGuide>;

/** A language but for English. */
export interface Translation {
  readonly messages: Messages;
  readonly score: ScoreWords;
  readonly ledger: LedgerWords;
  readonly keep: Keep;
  readonly guide: Guide;
  /** By rule set, each fetched when it is first needed. */
  readonly ruleWords: Readonly<Record<RulesId, () => Promise<RuleWords>>>;
  readonly ruleGuides: Readonly<Record<RulesId, () => Promise<RuleGuide>>>;
}

const inUse = signal<{ readonly language: Language; readonly words: Translation | null }>({
  language: 'en',
  words: null,
});

/** Read it while rendering, as all words. */
export const language = (): Language => inUse.value.language;
/** null for English, whose words each area has itself. */
export const translation = (): Translation | null => inUse.value.words;

/** Called with the words of a language just before it is shown. */
type Preparation = (words: Translation | null, language: Language) => Promise<unknown>;
const preparations: Preparation[] = [];
/** Whatever is fetched by parts fetches them for a new language too, so that all of it changes at once. */
export function beforeLanguage(prepare: Preparation): void {
  preparations.push(prepare);
}

let wanted: Language = 'en';

/** Rejects where the words cannot be fetched; the language stays what it was then. */
export async function changeLanguage(to: Language): Promise<void> {
  wanted = to;
  const words = to === 'en' ? null : await (await import('./languages.ts')).fetchWords(to);
  await Promise.all(preparations.map((prepare) => prepare(words, to)));
  // Somebody may have chosen another one meanwhile.
  if (wanted === to && inUse.peek().language !== to) inUse.value = { language: to, words };
}

/** The first of the reader's languages that the app has; Chinese in any writing is read as the one that there is. */
export function languageFor(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const [base = ''] = tag.toLowerCase().split('-');
    const found = LANGUAGE_IDS.find((id) => id.toLowerCase().split('-')[0] === base);
    if (found) return found;
  }
  return 'en';
}
