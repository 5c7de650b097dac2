/** The same list for the browser: the first rule set comes with the app, the others when a table plays them. */
import type { RulesId } from './ids.ts';
import { mhing } from './mhing/mhing.ts';
import type { RuleSet } from './rule-set.ts';

export const FIRST_RULES: RuleSet = mhing;

const LOAD: Readonly<Record<RulesId, () => Promise<RuleSet>>> = {
  mhing: async () => mhing,
  hongkong: async () => (await import('./hongkong/hongkong.ts')).hongkong,
  mcr: async () => (await import('./mcr/mcr.ts')).mcr,
};

export const loadRules = (id: RulesId): Promise<RuleSet> => LOAD[id]();
