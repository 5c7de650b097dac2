/** The names of the rule sets, apart from their code. */
export const RULES_IDS = ['mhing', 'hongkong', 'mcr'] as const;
export type RulesId = (typeof RULES_IDS)[number];

export const isRulesId = (text: string): text is RulesId => (RULES_IDS as readonly string[]).includes(text);
