import { describe, expect, it } from 'vitest';
import { cents, isCurrency } from '../rules/money.ts';
import { formatList, formatNumber, formatPoints, parseWhole } from './format.ts';
import {
  asOwnCurrency,
  CURRENCIES,
  currencyMark,
  defaultCurrency,
  formatMoney,
  minorUnits,
  ofOwnCurrency,
} from './format-money.ts';

/** Locales put no-break spaces between figures and signs. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('numbers', () => {
  it.each([
    [1024, 'en-US', '1,024'],
    [131072, 'en-GB', '131,072'],
    [131072, 'de-DE', '131.072'],
    [131072, 'pl-PL', '131 072'],
  ])('writes %d for %s as %s', (n, locale, text) => {
    expect(plain(formatPoints(n, locale))).toBe(text);
    expect(plain(formatNumber(n, locale))).toBe(text);
  });
});

describe('money', () => {
  it.each([
    [60, 'USD', 'en-US', '60¢'],
    [100, 'USD', 'en-US', '$1.00'],
    [120, 'USD', 'en-US', '$1.20'],
    [0, 'USD', 'en-US', '$0.00'],
    [60, 'USD', 'en', '60¢'],
    [60, 'EUR', 'en-US', '€0.60'],
    [60, 'GBP', 'en-GB', '60p'],
    [60, 'USD', 'en-GB', 'US$0.60'],
    [60, 'EUR', 'en-IE', '60c'],
    [60, 'EUR', 'de-DE', '0,60 €'],
    [60, 'USD', 'es-US', '$0.60'],
    [60, 'PLN', 'pl-PL', '0,60 zł'],
    [100, 'JPY', 'ja-JP', '￥100'],
    [60, 'JPY', 'en-US', '¥60'],
    [100, 'KRW', 'ko-KR', '₩100'],
    [60, 'MYR', 'ms-MY', 'RM 0.60'],
    [1_000_000, 'USD', 'en-US', '$10,000.00'],
    [150, 'own:2:zł', 'pl-PL', '1,50 zł'],
    [60, 'own:2:zł', 'en-GB', 'zł 0.60'],
    [150, 'own:0:beans', 'en-US', 'beans 150'],
    [1500, 'own:3:KD', 'en-GB', 'KD 1.500'],
    [150, 'own:1:$&', 'de-DE', '15,0 $&'],
    [5, 'own:0::-)', 'de-DE', '5 :-)'],
  ])('writes %d units of %s for %s as %s', (amount, currency, locale, text) => {
    expect(plain(formatMoney(cents(amount), currency, locale))).toBe(text);
  });

  it.each([
    ['en-US', 'USD'],
    ['en-GB', 'GBP'],
    ['de-DE', 'EUR'],
    ['fr', 'EUR'],
    ['pl', 'PLN'],
    ['ms', 'MYR'],
    ['en-SG', 'SGD'],
    ['zh-HK', 'HKD'],
    ['zh-TW', 'TWD'],
    ['zh-Hant', 'TWD'],
    ['zh-CN', 'CNY'],
    ['en-AU', 'AUD'],
    ['en-NZ', 'NZD'],
    ['fr-CA', 'CAD'],
    ['ja', 'JPY'],
    ['de-CH', 'CHF'],
    ['sv', 'SEK'],
    ['nb-NO', 'NOK'],
    ['da', 'DKK'],
    ['en-ZA', 'ZAR'],
    ['hi-IN', 'INR'],
    ['en-PH', 'PHP'],
    ['th', 'THB'],
    ['id', 'IDR'],
    ['vi', 'VND'],
    ['ko', 'KRW'],
    ['en-AQ', 'USD'],
    ['not a locale', 'USD'],
  ])('%s pays in %s', (locale, currency) => {
    expect(defaultCurrency(locale)).toBe(currency);
    expect(CURRENCIES).toContain(currency);
  });

  it('lists each currency once', () => expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length));
});

describe('whole numbers as people type them', () => {
  it.each([
    ['0', 0],
    ['-0', 0],
    [' 120 ', 120],
    ['-40', -40],
    ['\u221240', -40],
    ['+7', 7],
    ['', null],
    ['-', null],
    ['--4', null],
    ['1.5', null],
    ['1e9', null],
    ['1234567890', null],
  ])('reads "%s" as %s', (text, number) => expect(parseWhole(text)).toBe(number));
});

describe('a currency with another symbol or other places', () => {
  it.each([
    ['EUR', 'de-DE', 'own:2:€'],
    ['JPY', 'en-US', 'own:0:¥'],
    ['PLN', 'pl-PL', 'own:2:zł'],
    ['USD', 'en-GB', 'own:2:US$'],
    ['own:3:KD', 'en-GB', 'own:3:KD'],
  ])('%s in %s begins as %s', (currency, locale, own) => {
    expect(ofOwnCurrency(asOwnCurrency(currency, locale))).toBe(own);
    expect(isCurrency(own)).toBe(true);
  });

  it('has places and a mark of its own', () => {
    expect([minorUnits('own:3:KD'), currencyMark('own:3:KD'), currencyMark('EUR')]).toEqual([3, 'KD', 'EUR']);
  });
});

describe('lists', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('joins %j as "%s"', (items, text) => expect(formatList(items, 'en-GB')).toBe(text));
});

it('writes numbers as the formatter of each language does, also where it makes none', () => {
  for (const locale of [
    'en-GB',
    'en-IN',
    'de-CH',
    'ms',
    'pl-PL',
    'zh-Hant-TW',
    'zh-Hant-HK',
    'ar-EG',
    'fa',
    'hi-IN-u-nu-deva',
    'en-u-nu-arab',
    'ms-Arab',
  ]) {
    const { format } = new Intl.NumberFormat(locale);
    for (const n of [0, 7, 64, 999, 1000, 131_072, -5, 2.5]) expect(formatNumber(n, locale)).toBe(format(n));
  }
});
