import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../rules/entry.ts';
import { RULES, RULES_IDS, type RulesId } from '../rules/list.ts';
import type { Score } from '../rules/score.ts';
import { type DrawnHand, drawHand, type Weights } from './draw.ts';
import { LEVELS, type LevelId } from './levels.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const THOUSANDS = { numRuns: 2000 };
const SLOW = 120_000;

const everyLevel = RULES_IDS.flatMap((rules) => LEVELS[rules].map((level): [RulesId, LevelId] => [rules, level]));

const jokers = ({ concealed, declared }: Entry): number =>
  concealed.filter((tile) => tile === 'J').length +
  declared.flatMap(({ tiles }) => tiles.filter((t) => t.joker)).length;
const kongs = ({ declared }: Entry): number => declared.filter(({ tiles }) => tiles.length === 4).length;
const events = ({ won }: Entry): number => won?.events.length ?? 0;
const scores = ({ items }: Score, ...elements: readonly string[]): boolean =>
  items.some(({ element }) => elements.includes(element));
const dearest = (rules: RulesId, { items }: Score): number =>
  Math.max(...items.map(({ element }) => RULES[rules].elements.find(({ id }) => id === element)?.value ?? 0));
const MULTIPLES = ['doubleSequence', 'doubleTriplet', 'identicalDoubleSequence'];

/** What each level promises, as its words on the screen say it. */
const PROMISES: Readonly<Record<string, (hand: DrawnHand) => boolean>> = {
  'mhing plain': ({ entry, score }) =>
    jokers(entry) === 0 &&
    entry.declared.length === 0 &&
    score.reading.form === 'standard' &&
    !scores(score, ...MULTIPLES),
  'mhing multiples': ({ entry, score }) =>
    jokers(entry) === 0 && entry.declared.length === 0 && scores(score, ...MULTIPLES),
  'mhing jokers': ({ entry }) => jokers(entry) >= 1 && jokers(entry) <= 3 && entry.declared.length > 0,
  'mhing nonStandard': ({ entry, score }) =>
    entry.declared.length === 0 && scores(score, 'sevenPairs', 'nothingConnects', 'nothingConnectsAllHonors'),
  'hongkong plain': ({ entry, score }) =>
    kongs(entry) + entry.bonus.length + events(entry) === 0 && score.reading.form === 'standard' && score.value < 64,
  'hongkong table': ({ entry, score }) => entry.declared.length > 0 && entry.bonus.length > 0 && score.value < 64,
  'hongkong special': ({ score }) => score.value === 64 || scores(score, 'sevenPairs'),
  'mcr small': ({ entry, score }) =>
    kongs(entry) + entry.bonus.length + events(entry) === 0 && dearest('mcr', score) <= 8,
  'mcr combined': ({ entry, score }) =>
    kongs(entry) + entry.bonus.length + events(entry) === 0 && dearest('mcr', score) >= 12,
  'mcr table': ({ entry }) => entry.declared.length > 0 && entry.bonus.length > 0 && kongs(entry) + events(entry) > 0,
  'mcr rare': ({ score }) => dearest('mcr', score) >= 24 || score.reading.form !== 'standard',
};

describe.each(everyLevel)('%s, %s', (id, level) => {
  const rules = RULES[id];
  const promise = PROMISES[`${id} ${level}`] as (hand: DrawnHand) => boolean;

  it(
    'draws hands that win, are worth counting, have one best reading, and are what the level promises',
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const { entry, score } = drawHand(rules, level, seed);
          expect(rules.score(entry, {})).toEqual({ state: 'won', score });
          expect(score.belowMinimum).toBeUndefined();
          expect(score.value).toBeGreaterThan(0);
          expect(score.items.some(({ occurrences }) => occurrences.length > 0)).toBe(true);
          expect(score.others.every(({ value }) => value < score.value)).toBe(true);
          expect(promise({ entry, score })).toBe(true);
        }),
        THOUSANDS,
      );
    },
    SLOW,
  );

  it(
    'draws the same hand for the same seed and weights, and different ones for others',
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const weights = { honorTriplet: 5, dragonPung: 5 };
          expect(drawHand(rules, level, seed, weights)).toEqual(drawHand(rules, level, seed, weights));
        }),
        { numRuns: 50 },
      );
      const hands = Array.from({ length: 40 }, (_, seed) => JSON.stringify(drawHand(rules, level, seed).entry));
      expect(new Set(hands).size).toBeGreaterThan(35);
    },
    SLOW,
  );
});

const share = (rules: RulesId, level: LevelId, element: string, weights: Weights): number => {
  const hands = Array.from({ length: 300 }, (_, seed) => drawHand(RULES[rules], level, seed, weights));
  return hands.filter(({ score }) => scores(score, element)).length / hands.length;
};

describe('hands lean towards what is missed', () => {
  it.each<[RulesId, LevelId, string]>([
    ['mhing', 'plain', 'royalRun'],
    ['mhing', 'plain', 'allHighLow'],
    ['mhing', 'multiples', 'doubleTriplet'],
    ['mhing', 'jokers', 'brokenRoyalRun'],
    ['mhing', 'nonStandard', 'nothingConnects'],
    ['hongkong', 'plain', 'smallThreeDragons'],
    ['hongkong', 'table', 'allFlowers'],
    ['hongkong', 'special', 'thirteenWonders'],
    ['mcr', 'small', 'reversibleTiles'],
    ['mcr', 'combined', 'pureShiftedPungs'],
    ['mcr', 'table', 'robbingTheKong'],
    ['mcr', 'rare', 'knittedStraight'],
  ])('%s, %s: %s comes at least twice as often', (rules, level, element) => {
    const before = share(rules, level, element, {});
    expect(before).toBeGreaterThan(0);
    expect(share(rules, level, element, { [element]: 8 })).toBeGreaterThan(2 * before);
  });

  it('and still brings others', () => {
    expect(share('mhing', 'plain', 'royalRun', { royalRun: 8 })).toBeLessThan(0.9);
  });
});

it('hands of MCR at the table are laid down as their recipes say', () => {
  expect(share('mcr', 'table', 'meldedHand', {})).toBeGreaterThan(0.03);
});

describe('the levels together', () => {
  it.each(RULES_IDS)(
    'bring every element of %s',
    (id) => {
      const seen = new Set<string>();
      for (const level of LEVELS[id]) {
        for (let seed = 0; seed < 1500; seed += 1) {
          for (const { element } of drawHand(RULES[id], level, seed).score.items) seen.add(element);
        }
      }
      expect(RULES[id].elements.map((element) => element.id).filter((element) => !seen.has(element))).toEqual([]);
    },
    SLOW,
  );
});
