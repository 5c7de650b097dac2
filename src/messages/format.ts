/** Numbers and lists as text; money is in `format-money.ts`. */

/** The language and region that numbers are written for; tests pass their own. */
export const browserLocale = (): string => globalThis.navigator?.language || 'en-US';

const formatters = new Map<string, Intl.NumberFormat>();

/** Kept, since making one costs more than using it. */
export function formatter(locale: string, currency?: string): Intl.NumberFormat {
  const key = `${locale} ${currency ?? ''}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat(locale, currency ? { style: 'currency', currency } : {});
    formatters.set(key, found);
  }
  return found;
}

export const formatNumber = (n: number, locale = browserLocale()): string => formatter(locale).format(n);
export const formatPoints = formatNumber;

/** "a, b and c" as the language joins them; commas where the browser cannot. */
export function formatList(items: readonly string[], language: string): string {
  if (!('ListFormat' in Intl)) return items.join(', ');
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}
