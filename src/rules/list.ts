/** The rule sets that there are. A missing one does not compile. */
import { mhing } from './mhing/mhing.ts';
import type { RuleSet } from './rule-set.ts';

export const RULES_IDS = ['mhing'] as const;
export type RulesId = (typeof RULES_IDS)[number];

export const RULES: Readonly<Record<RulesId, RuleSet>> = { mhing };

export const isRulesId = (text: string): text is RulesId => (RULES_IDS as readonly string[]).includes(text);
