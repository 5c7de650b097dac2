import { afterAll, beforeEach, describe, expect, it, test } from 'vitest';
import { RULES, RULES_IDS } from '../rules/list.ts';

import { countTiles } from '../tiles/deck.ts';
import { parseNotation } from '../tiles/notation.ts';
import type { Tile } from '../tiles/tiles.ts';

import { enGuide } from './en/guide.ts';
import { enHongkongGuide } from './en/hongkong-guide.ts';
import { enKeep } from './en/keep.ts';
import { enLedger } from './en/ledger.ts';
import { enMcrGuide } from './en/mcr-guide.ts';
import { en } from './en/messages.ts';
import { enMhingGuide } from './en/mhing-guide.ts';
import { enScore } from './en/score.ts';
import { formatNumber } from './format.ts';
import { elementExample, elementGuide, fetchRuleGuide, guide, ruleGuide } from './guide.ts';

import { keep } from './keep.ts';
import { changeLanguage, LANGUAGE_IDS, type Language, language, languageFor } from './language.ts';
import { LANGUAGE_NAMES } from './languages.ts';
import { ledgerWords } from './ledger.ts';
import { elementName, elementShortName, messages } from './messages.ts';
import { fetchRuleWords } from './rule-words.ts';
import { SAMPLES } from './samples.ts';
import { scoreWords } from './score.ts';

afterAll(() => changeLanguage('en'));

describe('the language of a reader', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['en-GB', 'de'], 'en'],
    [['fr-FR', 'pl'], 'pl'],
    [['ms-MY'], 'ms'],
    [['zh-TW'], 'zh-Hant'],
    [['zh-HK', 'en'], 'zh-Hant'],
    [['zh'], 'zh-Hant'],
    [['PL'], 'pl'],
    [['fr', 'it'], 'en'],
    [['id-ID'], 'en'],
    [[''], 'en'],
    [[], 'en'],
  ] as const)('%j is read in %s', (preferred, found) => expect(languageFor(preferred)).toBe(found));
});

test('each language has its own name', () => {
  expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(LANGUAGE_IDS.length);
});

test('of two languages chosen quickly the last one is shown', async () => {
  await Promise.all([changeLanguage('pl'), changeLanguage('de')]);
  expect(language()).toBe('de');
  await Promise.all([changeLanguage('pl'), changeLanguage('en')]);
  expect([language(), messages().language]).toEqual(['en', 'en']);
});

test('what was fetched in one language is there in the next as soon as that shows', async () => {
  await changeLanguage('en');
  await fetchRuleWords('mcr');
  const english = elementName('mcr', 'bigFourWinds');
  await changeLanguage('zh-Hant');
  expect(elementName('mcr', 'bigFourWinds')).toBe('大四喜');
  await changeLanguage('en');
  expect(elementName('mcr', 'bigFourWinds')).toBe(english);
});

test.each(LANGUAGE_IDS)(
  'a hand to try is called by the words on its button, so that it can be chosen by voice: %s',
  async (id) => {
    await changeLanguage(id);
    const { samples, short, tryIt } = scoreWords().firstRun;
    for (const sample of SAMPLES) {
      expect(tryIt(samples[sample.id]).toLowerCase()).toContain(short[sample.id].toLowerCase());
    }
  },
);

test.each([
  ['en', 'Hand: a, b; c. d'],
  ['zh-Hant', 'Hand：a、b；c。d'],
] as const)('texts are joined with the punctuation of the language: %s', async (id, text) => {
  await changeLanguage(id);
  const { lists } = messages();
  expect(lists.titled('Hand', lists.sentences([lists.groups([lists.items(['a', 'b']), 'c']), 'd']))).toBe(text);
});

/** Characters that a line of a small phone has for an element; Chinese ones are twice as wide. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 2 : 1), 0);
const LINE = 28;

const ENGLISH_GUIDES = { mhing: enMhingGuide, hongkong: enHongkongGuide, mcr: enMcrGuide };

/** The texts of an area by their paths, those that a function makes left out. */
function textsOf(area: unknown, path = ''): [string, string][] {
  if (typeof area === 'string') return [[path, area]];
  if (typeof area !== 'object' || area === null) return [];
  return Object.entries(area).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

/** Sentences that are word for word the English ones; names and notation may well be. */
function leftInEnglish(area: unknown, english: unknown): string[] {
  const theirs = new Map(textsOf(english));
  return textsOf(area)
    .filter(([path, text]) => /\p{Ll}+ \p{Ll}/u.test(text) && theirs.get(path) === text)
    .map(([path]) => path);
}

/** "credits" as they are counted. */
const COUNTED: Readonly<Record<Exclude<Language, 'en'>, readonly (readonly [string, readonly number[]])[]>> = {
  de: [
    ['Credit', [1]],
    ['Credits', [0, 2, 5, 12, 21, 101, 1.5]],
  ],
  ms: [['kredit', [0, 1, 2, 5, 12, 21, 101, 1.5]]],
  pl: [
    ['kredyt', [1]],
    ['kredyty', [2, 3, 4, 22, 34, 102]],
    ['kredytów', [0, 5, 11, 12, 14, 21, 25, 101, 112]],
    ['kredytu', [1.5, 2.2]],
  ],
  'zh-Hant': [['番', [0, 1, 2, 5, 12, 21, 101, 1.5]]],
};

const OTHERS = LANGUAGE_IDS.filter((id): id is keyof typeof COUNTED => id !== 'en');

describe.each(OTHERS)('%s', (id) => {
  beforeEach(() => changeLanguage(id));

  it.each([
    ['the first screen', messages, en],
    ['scores', scoreWords, enScore],
    ['the ledger', ledgerWords, enLedger],
    ['what is kept', keep, enKeep],
    ['the guide', guide, enGuide],
  ])('has its own words for %s', (_, words, english) => {
    expect(words()).not.toBe(english);
    expect(leftInEnglish(words(), english)).toEqual([]);
  });

  it.each(COUNTED[id])('counts as its speakers do: %s', (word, numbers) => {
    const { mhing } = messages().units;
    for (const n of numbers) {
      expect(mhing.word(n), String(n)).toBe(word);
      expect(mhing.value(n)).toMatch(new RegExp(`^${formatNumber(n)}\\s*${word}$`));
    }
  });

  describe.each(RULES_IDS)('%s', (rules) => {
    beforeEach(() => Promise.all([fetchRuleWords(rules), fetchRuleGuide(rules)]));

    it('names every element, none like another, and none too long for its line', () => {
      const ids = RULES[rules].elements.map((element) => element.id);
      const names = ids.map((element) => elementName(rules, element));
      expect(new Set(names).size).toBe(ids.length);
      expect(ids.filter((element) => elementName(rules, element) === element)).toEqual([]);
      expect(ids.map((element) => elementShortName(rules, element)).filter((name) => widthOf(name) > LINE)).toEqual([]);
    });

    it('explains every element in words of its own', () => {
      for (const { id: element } of RULES[rules].elements) {
        const told = elementGuide(rules, element);
        expect(told?.condition, element).toBeTruthy();
        expect(told?.counter, element).toBeTruthy();
      }
      expect(leftInEnglish(ruleGuide(rules), ENGLISH_GUIDES[rules])).toEqual([]);
    });
  });
});

/** Runs of numbers in a sentence: `123` of `123 and 789`. */
const runsIn = (text: string): readonly string[] => text.match(/(?<!\d)\d{3,}(?!\d)/g) ?? [];

/** Whether one suit of a hand has all the numbers of a run. */
function shows(hand: string, run: string): boolean {
  const read = parseNotation(hand);
  const tiles = read.ok ? read.groups.flatMap((group) => group.tiles.map(({ tile }) => tile)) : [];
  const held = countTiles(tiles);
  return ['B', 'D', 'C'].some((suit) =>
    [...run].every((number) => (held.get(`${number}${suit}` as Tile) ?? 0) >= run.split(number).length - 1),
  );
}

describe.each(LANGUAGE_IDS)('the counter-examples in %s', (id: Language) => {
  it.each(RULES_IDS)('of %s name no numbers that their pictures do not show', async (rules) => {
    await changeLanguage(id);
    await fetchRuleGuide(rules);
    for (const { id: element } of RULES[rules].elements) {
      const hand = elementExample(rules, element)?.counter.hand ?? '';
      const told = elementGuide(rules, element)?.counter ?? '';
      expect([element, told, runsIn(told).filter((run) => !shows(hand, run))]).toEqual([element, told, []]);
    }
  });
});
