/** Finding elements and rulings by words. */
import { elementGuide, ruleGuide, ruling } from '../../messages/guide.ts';
import { matches } from '../../messages/matches.ts';
import { elementName, elementShortName, groupName } from '../../messages/messages.ts';
import { houseRuleTitle } from '../../messages/score.ts';
import { RULES, type RulesId } from '../../rules/list.ts';
import type { ElementInfo } from '../../rules/rule-set.ts';

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
