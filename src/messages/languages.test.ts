import { afterAll, beforeEach, describe, expect, it, test } from 'vitest';
import { RULES, RULES_IDS } from '../rules/list.ts';
import { elementGuide, fetchRuleGuide, guide } from './guide.ts';
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
    const { samples, short, tryIt } = messages().firstRun;
    for (const sample of SAMPLES) {
      expect(tryIt(samples[sample.id]).toLowerCase()).toContain(short[sample.id].toLowerCase());
    }
  },
);

/** Characters that a line of a small phone has for an element; Chinese ones are twice as wide. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 2 : 1), 0);
const LINE = 28;

describe.each(LANGUAGE_IDS.filter((id) => id !== 'en'))('%s', (id: Language) => {
  beforeEach(() => changeLanguage(id));

  it('is shown in all areas', () => {
    expect(messages().language).toBe(id);
    for (const words of [scoreWords(), ledgerWords(), keep(), guide()]) expect(words).toBeTruthy();
  });

  it('counts as its speakers do', () => {
    const counted = [0, 1, 2, 3, 5, 12, 22, 25].map((n) => keep().people.gamesWon(n));
    for (const text of counted) expect(text).not.toMatch(/undefined|#/);
    expect(new Set(counted).size).toBe(counted.length);
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
    });
  });
});
