/** Every rule set, those that the app loads on demand included: nothing has to be small here. */
import { RULES, RULES_IDS } from '../rules/list.ts';
import type { RuleSet } from '../rules/rule-set.ts';

export const RULE_SETS: Readonly<Record<string, RuleSet>> = RULES;

export const DEFAULT_RULES: string = RULES_IDS[0];
