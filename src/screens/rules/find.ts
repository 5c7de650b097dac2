/** Finding elements and rulings by words: each word of the question has to occur, without regard to case and accents. */
import { elementGuide, ruleGuide, ruling } from '../../messages/guide.ts';
import { elementName, elementShortName, groupName } from '../../messages/messages.ts';
import { houseRuleTitle } from '../../messages/score.ts';
import { RULES, type RulesId } from '../../rules/list.ts';
import type { ElementInfo } from '../../rules/rule-set.ts';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of the question is in one of the texts; an empty question is in all. */
export function matches(question: string, texts: readonly (string | undefined)[]): boolean {
  const all = plain(texts.filter(Boolean).join('\n'));
  return plain(question)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** Elements that say it, or whose group does. */
export function findElements(rules: RulesId, question: string): readonly ElementInfo[] {
  return RULES[rules].elements.filter(({ id, printed, group }) => {
    const text = elementGuide(rules, id);
    const names = [elementName(rules, id), elementShortName(rules, id), printed];
    return matches(question, [...names, text?.condition, text?.excludes, groupName(rules, group)]);
  });
}

/** Numbers of rulings that say it, or whose switches do. */
export function findRulings(rules: RulesId, question: string): readonly string[] {
  return Object.keys(ruleGuide(rules)?.rulings ?? {}).filter((id) => {
    const asked = ruling(rules, id);
    const switches = RULES[rules].houseRules.filter((rule) => rule.ruling === id);
    const titles = switches.map(({ key }) => houseRuleTitle(rules, key));
    return asked !== undefined && matches(question, [id, asked.question, asked.answer, ...titles]);
  });
}
