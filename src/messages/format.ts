/** Numbers and lists as text; money is in `format-money.ts`. */
import { language, languageFor } from './language.ts';

/** The language and region that numbers are written for; tests pass their own. */
export const browserLocale = (): string => globalThis.navigator?.language || 'en-US';

const baseOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/**
 * The locale that numbers and dates are written in: the first of the browser's that is of the language in use, for its
 * region; the browser's own for a reader whose language the app has not; else the language itself.
 */
export function localeInUse(): string {
  const inUse = language();
  const locales = globalThis.navigator?.languages ?? [];
  const own = locales.find((locale) => baseOf(locale) === baseOf(inUse));
  if (own) return own;
  return languageFor(locales) === inUse ? browserLocale() : inUse;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Kept, since making one costs more than using it. `places` are those of a currency that is not in the standard. */
export function formatter(locale: string, currency?: string, places?: number): Intl.NumberFormat {
  const key = `${locale} ${currency ?? ''} ${places ?? ''}`;
  let found = formatters.get(key);
  if (!found) {
    const own = places === undefined ? {} : { minimumFractionDigits: places, maximumFractionDigits: places };
    found = new Intl.NumberFormat(locale, currency ? { style: 'currency', currency, ...own } : {});
    formatters.set(key, found);
  }
  return found;
}

/** Languages that write small numbers as programs do. */
const PLAIN = /^(?:en|de|ms|pl|zh)\b(?!.*-(?:u|arab)\b)/i;
const isPlain = (n: number): boolean => Number.isInteger(n) && n >= 0 && n < 1000;

/** Making the first formatter takes longer than drawing the first screen, whose numbers need none. */
export const formatNumber = (n: number, locale = localeInUse()): string =>
  isPlain(n) && PLAIN.test(locale) ? String(n) : formatter(locale).format(n);
export const formatPoints = formatNumber;

/** What somebody typed as a whole number, below zero with either sign for it; null where it is no such number. */
export function parseWhole(text: string): number | null {
  const plain = text.trim().replace(/^\u2212/, '-');
  return /^[-+]?\d{1,9}$/.test(plain) ? Number(plain) + 0 : null;
}

/** "a, b and c" as the language joins them; commas where the browser cannot. */
export function formatList(items: readonly string[], language: string): string {
  if (!('ListFormat' in Intl)) return items.join(', ');
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}
