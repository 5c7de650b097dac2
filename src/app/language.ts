/** The language of the page: the one that was chosen, else the first of the browser's that the app has. */
import { effect, signal, untracked } from '@preact/signals';
import { changeLanguage, isLanguage, type Language, language, languageFor } from '../messages/language.ts';
import { settings } from './settings.ts';

/** The words of the language that was asked for could not be fetched; what is shown stays in the language before. */
export const languageMissing = signal(false);

const wantedLanguage = (): Language => {
  const chosen = settings.value.language;
  return chosen !== null && isLanguage(chosen) ? chosen : languageFor(globalThis.navigator?.languages ?? []);
};

/**
 * Shows the language that is wanted; nothing is shown before, so that nobody reads two languages. Once another one is
 * wanted, what becomes of this one is of no account.
 */
async function show(wanted: Language): Promise<void> {
  // Not followed: what is shown changes here.
  const before = untracked(language);
  try {
    await changeLanguage(wanted);
    if (wanted !== wantedLanguage()) return;
    languageMissing.value = false;
    if (wanted === before) return;
    void import('../platform/show-language.ts').then(({ showLanguage }) => showLanguage(wanted));
  } catch {
    if (wanted === wantedLanguage()) languageMissing.value = true;
  }
}

/** Resolves once the first language is there, or cannot be had. */
export async function followLanguage(): Promise<void> {
  let first: Promise<void> | undefined;
  effect(() => {
    const shown = show(wantedLanguage());
    first ??= shown;
  });
  effect(() => {
    const { documentElement: page } = document;
    // Even the same one again would have the browser style every element anew.
    if (page.lang !== language()) page.lang = language();
  });
  await first;
}
