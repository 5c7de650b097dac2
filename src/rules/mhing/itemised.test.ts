/** What an itemised score shows: its items, its readings, and what was looked at and does not count. */
import { describe, expect, test } from 'vitest';
import { byTile, kindOf, type SetTile } from '../../tiles/tiles.ts';
import type { DeclaredSet } from '../entry.ts';
import type { Group } from '../score.ts';
import { ELEMENTS } from './elements.ts';
import { mhing } from './mhing.ts';
import { shown, TIME, whenWon } from './testing/when-won.ts';

const sum = (values: readonly { readonly value: number }[]): number =>
  values.reduce((all, { value }) => all + value, 0);
const CREDITS = new Map<string, number>(ELEMENTS.map(({ id, value }) => [id, value]));

test(
  'the sum of the items is the value, and the points are those of the table',
  () => {
    whenWon(({ items, value, points }, { bonus }, house) => {
      expect(sum(items)).toBe(value);
      expect(new Set(items.map(({ element }) => element)).size).toBe(items.length);
      for (const item of items) expect(item.value).toBe((CREDITS.get(item.element) ?? 0) * item.occurrences.length);
      expect(sum(items.filter(({ element }) => element === 'flower'))).toBe(bonus.length);
      expect(points).toBe(mhing.toPoints(value, house));
    });
  },
  TIME,
);

describe('every reading', () => {
  const SHAPES: Readonly<Record<string, readonly string[]>> = {
    sevenPairs: Array(7).fill('pair'),
    nothingConnects: ['loose'],
    nothingConnectsAllHonors: ['loose'],
  };
  const isSet = ({ shape, tiles }: Group): boolean => {
    const kinds = tiles.map(({ tile }) => kindOf(tile));
    const steps = kinds.slice(1).map((kind, at) => kind - (kinds[at] ?? 0));
    if (shape === 'sequence') {
      const suits = new Set(tiles.map(({ tile }) => tile.charAt(1)));
      return tiles.length === 3 && suits.size === 1 && !suits.has('') && steps.every((step) => step === 1);
    }
    if (shape === 'loose') return tiles.length === 14 && steps.every((step) => step > 0);
    return tiles.length === (shape === 'pair' ? 2 : 3) && steps.every((step) => step === 0);
  };

  test(
    'holds exactly the cards of the hand, in groups of their shape',
    () => {
      whenWon(({ reading, others }, entry) => {
        for (const { form, groups } of [reading, ...others.map((other) => other.reading)]) {
          const shapes = groups.map(({ shape }) => shape);
          if (form === 'standard') {
            expect(shapes).toHaveLength(5);
            expect(shapes.slice(0, 4).every((shape) => shape === 'sequence' || shape === 'triplet')).toBe(true);
            expect(shapes[4]).toBe('pair');
          } else expect(shapes).toEqual(SHAPES[form]);
          expect(groups.filter((group) => !isSet(group))).toEqual([]);
          const free = groups.filter(({ exposed }) => !exposed).flatMap(({ tiles }) => tiles.map(shown));
          expect(free.sort(byTile)).toEqual([...entry.concealed].sort(byTile));
          const down = groups.filter(({ exposed }) => exposed).map(({ tiles }) => setInWords(tiles));
          expect(down.sort()).toEqual(entry.declared.map(({ tiles }) => setInWords(tiles)).sort());
        }
      });
    },
    TIME,
  );

  const setInWords = (tiles: DeclaredSet['tiles']): string =>
    tiles
      .map(({ tile, joker }) => `${joker ? 'J=' : ''}${tile}`)
      .sort()
      .join(' ');

  test(
    'comes once, the best first',
    () => {
      whenWon(({ reading, value, others, otherCount }) => {
        const all = [{ reading, value }, ...others];
        const inWords = all.map(({ reading: { form, groups } }) => {
          const words = groups.map(({ tiles, exposed }) => `${exposed}${tiles.map(({ tile }) => tile).join('')}`);
          return `${form} ${words.sort().join(' ')}`;
        });
        expect(new Set(inWords).size).toBe(all.length);
        const values = all.map((one) => one.value);
        expect(values).toEqual([...values].sort((a, b) => b - a));
        expect(others.length).toBeLessThanOrEqual(otherCount);
      });
    },
    TIME,
  );
});

/** The cards of one occurrence, as text: numbers by suit, then honors. */
function inSuits(cards: readonly SetTile[]): string {
  const bySuit = ['B', 'D', 'C'].map((suit) => cards.filter((tile) => tile.charAt(1) === suit).map((tile) => tile[0]));
  const honors = cards.filter((tile) => tile.length === 1).sort(byTile);
  return [...bySuit.map((numbers) => numbers.sort().join('')), honors.join('')].filter((part) => part !== '').join(' ');
}

/** What the cards that earn an element look like. */
const EARNED_BY: Readonly<Record<string, RegExp>> = {
  pairOf258: /^(22|55|88)$/,
  flower: /^$/,
  doubleSequence: /^(123|234|345|456|567|678|789) \1$/,
  doubleTriplet: /^((\d)\2\2) \1$/,
  identicalDoubleSequence: /^(112233|223344|334455|445566|556677|667788|778899)$/,
  brokenRoyalRun: /^123789$/,
  royalRun: /^123456789$/,
  honorTriplet: /^([ESWNRGP])\1\1$/,
  allDragonTriplets: /^RRRGGGPPP$/,
};

test(
  'an element lights up the cards that earn it',
  () => {
    whenWon(({ reading, items }) => {
      const cards = reading.groups.flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
      expect(cards).toHaveLength(14);
      for (const { element, occurrences } of items) {
        for (const places of occurrences) {
          expect(new Set(places).size).toBe(places.length);
          const earning = places.map((place) => cards[place] as SetTile);
          expect(earning).not.toContain(undefined);
          const pattern = EARNED_BY[element];
          if (pattern) expect(`${element}: ${inSuits(earning)}`).toMatch(new RegExp(`: ${pattern.source.slice(1)}`));
          else if (/^(sequences|triplets)Only$/.test(element)) expect(places).toEqual([...Array(12).keys()]);
          else expect(places).toEqual([...Array(14).keys()]);
        }
        if (element !== 'flower') {
          expect(new Set(occurrences.map((places) => [...places].sort().join())).size).toBe(occurrences.length);
        }
      }
    });
  },
  TIME,
);

test(
  'what does not count has a reason that the items bear out',
  () => {
    whenWon(({ items, notCounted, reading }, _, house) => {
      const scored = new Map(items.map((item) => [item.element, item]));
      const groupOf = (id: string): string | undefined => ELEMENTS.find((row) => row.id === id)?.group;
      for (const { element, value, occurrences, reason, ruling } of notCounted) {
        expect(value).toBeGreaterThan(0);
        expect(value).toBe((CREDITS.get(element) ?? 0) * occurrences.length);
        expect(occurrences.flat().every((place) => place >= 0 && place < 14)).toBe(true);
        expect(ruling ?? 'M1').toMatch(/^M([1-9]|1\d|2[0-5])$/);
        if ('kept' in reason) expect([...scored.keys()]).toContain(reason.kept);
        if (reason.why === 'oneOfGroup') {
          expect(element).not.toBe(reason.kept);
          expect(groupOf(element)).toBe(groupOf(reason.kept));
          if (house.groups === 'each') expect(value).toBeLessThanOrEqual(scored.get(reason.kept)?.value ?? 0);
        }
        if (reason.why === 'onceAHand') expect([house.groups, reason.kept]).toEqual(['once', element]);
        if (reason.why === 'formAlone') expect(reading.form).toBe(reason.kept);
        if (reason.why === 'setTaken' || reason.why === 'countsOnce') expect(element).toBe(reason.kept);
        if (reason.why === 'sameKind') expect(element).toBe('doubleTriplet');
      }
    });
  },
  TIME,
);
