import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, minorUnits, parseDecimal } from './format-money.ts';

describe('amounts as people type them', () => {
  it.each<[string, number, number | null]>([
    ['1.50', 2, 150],
    ['1,50', 2, 150],
    ['1,5', 2, 150],
    ['1', 2, 100],
    ['0.05', 2, 5],
    [' 10 ', 2, 1000],
    ['60', 0, 60],
    ['1.', 2, 100],
    ['', 2, null],
    ['1.505', 2, null],
    ['1.5', 0, null],
    ['1.2.3', 2, null],
    ['-1', 2, null],
    ['1e3', 2, null],
    ['9999999999', 2, null],
    ['abc', 2, null],
  ])('%s with %d places is %s', (text, places, value) => expect(parseDecimal(text, places)).toBe(value));

  it('reads back what it writes, in comma and point countries', () => {
    fc.assert(
      fc.property(
        fc.nat(99_999_999),
        fc.constantFrom(0, 2),
        fc.constantFrom('en-US', 'de-DE', 'pl-PL'),
        (value, places, locale) => {
          expect(parseDecimal(formatDecimal(value, places, locale), places)).toBe(value);
        },
      ),
    );
  });

  it('knows currencies without cents', () => {
    expect([minorUnits('USD'), minorUnits('JPY')]).toEqual([2, 0]);
  });
});
