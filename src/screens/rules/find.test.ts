import { beforeAll, describe, expect, it } from 'vitest';
import { fetchRuleGuide } from '../../messages/guide.ts';
import { fetchRuleWords } from '../../messages/rule-words.ts';
import { RULES, RULES_IDS } from '../../rules/list.ts';
import { findElements, findRulings } from './find.ts';

beforeAll(async () => {
  await Promise.all(RULES_IDS.flatMap((id) => [fetchRuleGuide(id), fetchRuleWords(id)]));
});

const elements = (...given: Parameters<typeof findElements>): string[] => findElements(...given).map(({ id }) => id);

describe('finding', () => {
  it('finds elements by name, condition and group', () => {
    expect(elements('mhing', 'royal run')).toContain('royalRun');
    expect(elements('mhing', '123 and 789')).toContain('brokenRoyalRun');
    expect(elements('hongkong', 'special hands')).toHaveLength(11);
  });

  it('finds rulings by number, question, answer and switch', () => {
    expect(findRulings('mhing', 'M20')).toEqual(['M20']);
    expect(findRulings('mhing', 'misprint')).toEqual(['M6']);
    expect(findRulings('hongkong', 'A false win')).toEqual(['H23']);
  });

  it.each(RULES_IDS)('an empty question finds everything of %s', (id) => {
    expect(elements(id, '')).toHaveLength(RULES[id].elements.length);
    for (const { ruling } of RULES[id].houseRules) expect(findRulings(id, '')).toContain(ruling);
  });
});
