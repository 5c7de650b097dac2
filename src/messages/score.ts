/** The words of the breakdown; they come with it, after the first screen. */
import type { HouseRule } from '../rules/house-rules.ts';
import type { Cents, Piece } from '../rules/money.ts';
import type { Reason } from '../rules/score.ts';
import { enScore } from './en/score.ts';
import { formatNumber } from './format.ts';
import { formatMoney } from './format-money.ts';
import { type ScoreWords, translation } from './language.ts';
import { elementName, groupName, listOf } from './messages.ts';
import { ruleWords } from './rule-words.ts';

export type { ScoreWords } from './language.ts';

/** Read it while rendering, as `messages()`. */
export const scoreWords = (): ScoreWords => translation()?.score ?? enScore;

/** Why an element does not count, `group` being the group it belongs to. */
export const reasonText = (rules: string, element: string, group: string, reason: Reason): string =>
  scoreWords().reasons[reason.why]({
    element: elementName(rules, element),
    kept: 'kept' in reason ? elementName(rules, reason.kept) : '',
    group: groupName(rules, group),
  });

/** The name of a switch's value; figures of payment are money, all others numbers. */
export function houseRuleValue(rules: string, rule: HouseRule, value: string | number, currency: string): string {
  const words = ruleWords(rules)?.houseRules[rule.key];
  if (typeof value === 'string') return words?.values?.[value] ?? value;
  const shown = rule.affects === 'payment' ? formatMoney(value as Cents, currency) : formatNumber(value);
  return words?.value?.(shown) ?? shown;
}

export const houseRuleTitle = (rules: string, key: string): string => ruleWords(rules)?.houseRules[key]?.title ?? key;

/** "two 128s and one 8" (M8). */
export function formatChips(pieces: readonly Piece[]): string {
  const { money } = scoreWords();
  const parts = pieces.map(({ chip, count }) => money.chips(count, chip));
  return parts.length > 0 ? listOf(parts) : money.noChips;
}
