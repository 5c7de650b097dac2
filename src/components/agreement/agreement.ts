/** What a table of players agrees on: by which rule set, with which switches, and how hands become money. */
import { messages, schemeName } from '../../messages/messages.ts';
import { ruleWords } from '../../messages/rule-words.ts';
import { houseRuleTitle, houseRuleValue, scoreWords } from '../../messages/score.ts';
import { defaultOf, departuresOf, type HouseRules, settle } from '../../rules/house-rules.ts';
import type { MoneyRules, Preset, RuleSet } from '../../rules/rule-set.ts';

export interface Agreement {
  readonly rules: RuleSet;
  /** Departures from the defaults. */
  readonly house: HouseRules;
  readonly money: MoneyRules;
  /** A code such as EUR. */
  readonly currency: string;
}

export interface AgreementProps {
  agreed: Agreement;
  onChange: (change: Partial<Agreement>) => void;
  /** The switch that the address names. */
  here?: string | undefined;
}

/** Schemes that are not about money need no currency. */
export const isInMoney = ({ scheme }: MoneyRules): boolean => scheme !== 'chips' && scheme !== 'none';

/** "Penny a point, EUR" */
export const moneyRulesText = ({ money, currency, rules }: Agreement): string => {
  const name = schemeName(rules.id, money.scheme);
  return isInMoney(money) ? messages().lists.items([name, currency]) : name;
};

/** Which of the rule set's presets is played; undefined where the switches are the table's own. */
export function presetOf({ rules, house }: Pick<Agreement, 'rules' | 'house'>): Preset | undefined {
  const inForce = settle(rules.houseRules, house);
  return rules.presets?.find((preset) => {
    const wanted = settle(rules.houseRules, preset.house);
    return rules.houseRules.every(({ key }) => wanted[key] === inForce[key]);
  });
}

export const presetName = (rules: string, preset: string): string => ruleWords(rules)?.presets[preset] ?? preset;

/** The switches that are not the rulebook's, each with its value; `except` are said elsewhere. */
export function houseRulesText({ rules, house, currency }: Agreement, except: readonly string[] = []): string {
  const own = departuresOf(rules.houseRules, house).filter(({ key }) => !except.includes(key));
  const shown = own.map((rule) =>
    scoreWords().breakdown.houseRule(
      houseRuleTitle(rules.id, rule.key),
      houseRuleValue(rules.id, rule, house[rule.key] ?? defaultOf(rule), currency),
    ),
  );
  return messages().lists.groups(shown);
}

/** The points that end the game, for rule sets that have such a number. */
export function targetOf({ rules, house }: Pick<Agreement, 'rules' | 'house'>): number | null {
  const rule = rules.houseRules.find(({ key }) => key === 'target');
  if (rule?.kind !== 'number') return null;
  const chosen = house.target;
  return typeof chosen === 'number' ? chosen : rule.standard;
}
