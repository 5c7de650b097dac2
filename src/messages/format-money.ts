/** Money as text, and text as money; it becomes text here and nowhere else. */
import type { Cents } from '../rules/money.ts';
import { browserLocale, formatNumber, formatter, localeInUse } from './format.ts';

/** A region's own currency. Those left out pay in US dollars until somebody chooses. */
const CURRENCY_OF: Readonly<Record<string, string>> = {
  US: 'USD',
  GB: 'GBP',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  PL: 'PLN',
  CH: 'CHF',
  LI: 'CHF',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  MY: 'MYR',
  SG: 'SGD',
  HK: 'HKD',
  TW: 'TWD',
  CN: 'CNY',
  JP: 'JPY',
  KR: 'KRW',
  IN: 'INR',
  PH: 'PHP',
  TH: 'THB',
  ID: 'IDR',
  VN: 'VND',
  ZA: 'ZAR',
};
const EURO_AREA = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

export const CURRENCIES: readonly string[] = [...new Set(['USD', 'EUR', ...Object.values(CURRENCY_OF)])];

/** A locale without a region counts as that of most who speak its language. */
function regionOf(locale: string): string {
  try {
    return new Intl.Locale(locale).maximize().region ?? '';
  } catch {
    return '';
  }
}

export function defaultCurrency(locale = browserLocale()): string {
  const region = regionOf(locale);
  return EURO_AREA.includes(region) ? 'EUR' : (CURRENCY_OF[region] ?? 'USD');
}

/** Where people write small change with a sign of its own, in English and in their own currency. */
const SMALL_CHANGE: Readonly<Record<string, string>> = {
  US: '¢',
  CA: '¢',
  GB: 'p',
  IE: 'c',
  AU: 'c',
  NZ: 'c',
  ZA: 'c',
};

/** A currency that a table sets apart from the standard's. */
export interface OwnCurrency {
  /** Decimal places of its amounts, 0 to 3. */
  readonly places: number;
  readonly symbol: string;
}

/** null for a currency of the standard. */
export function toOwnCurrency(currency: string): OwnCurrency | null {
  const [own, places, ...symbol] = currency.split(':');
  return own === 'own' ? { places: Number(places), symbol: symbol.join(':') } : null;
}

export const ofOwnCurrency = ({ places, symbol }: OwnCurrency): string => `own:${places}:${symbol}`;

/** What stands beside a field for an amount: the code, or the table's own symbol. */
export const currencyMark = (currency: string): string => toOwnCurrency(currency)?.symbol ?? currency;

/** Any currency as one whose symbol and places can be changed. */
export function asOwnCurrency(currency: string, locale = localeInUse()): OwnCurrency {
  const own = toOwnCurrency(currency);
  if (own) return own;
  const parts = formatter(locale, currency).formatToParts(0);
  const written = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return { places: minorUnits(currency), symbol: written.replace(/\s/g, '') };
}

/** What the locale puts in the symbol's place for a currency that nobody knows. */
const UNKNOWN = 'XXX';

function formatOwn(amount: Cents, { places, symbol }: OwnCurrency, locale: string): string {
  const parts = formatter(locale, UNKNOWN, places).formatToParts(amount / 10 ** places);
  // Letters stand apart from figures, signs do not.
  const gap = /\p{L}$/u.test(symbol) ? '\u00a0' : '';
  const shown = (type: string, value: string, next?: string): string =>
    type !== 'currency' ? value : next === 'integer' ? symbol + gap : symbol;
  return parts.map(({ type, value }, at) => shown(type, value, parts[at + 1]?.type)).join('');
}

/** Minor units as the locale writes them: $1.20 and 60¢ in the United States, 0,60 € in Germany, ¥60 in Japan. */
export function formatMoney(amount: Cents, currency: string, locale = localeInUse()): string {
  const own = toOwnCurrency(currency);
  if (own) return formatOwn(amount, own, locale);
  const format = formatter(locale, currency);
  const units = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  const sign = SMALL_CHANGE[regionOf(locale)];
  const small = amount > 0 && amount < units && units === 100;
  if (small && sign && locale.startsWith('en') && currency === defaultCurrency(locale)) {
    return `${formatNumber(amount, locale)}${sign}`;
  }
  return format.format(amount / units);
}

/** Decimal places of a currency's minor unit: 2 for most, 0 for the yen. */
export const minorUnits = (currency: string): number =>
  toOwnCurrency(currency)?.places ?? formatter('en', currency).resolvedOptions().maximumFractionDigits ?? 2;

/** A whole number of minor units as it is typed: 150 with two places is 1.50, or 1,50 where people write a comma. */
export function formatDecimal(value: number, places: number, locale = localeInUse()): string {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    useGrouping: false,
  });
  return format.format(value / 10 ** places);
}

/** What somebody typed, with a comma or a point, as whole minor units; null where it is no such number. */
export function parseDecimal(text: string, places: number): number | null {
  const [whole = '', part = '', ...more] = text.trim().split(/[.,]/);
  if (!/^\d{1,9}$/.test(whole) || !/^\d*$/.test(part) || part.length > places || more.length > 0) return null;
  return Number(whole) * 10 ** places + Number(part.padEnd(places, '0') || 0);
}
