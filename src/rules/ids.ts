/** The names of the rule sets, apart from their code. */
export const RULES_IDS = ['mhing', 'hongkong', 'mcr'] as const;
export type RulesId = (typeof RULES_IDS)[number];

export const isRulesId = (value: unknown): value is RulesId => RULES_IDS.some((id) => id === value);
