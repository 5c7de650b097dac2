/** The rule sets that there are. A missing one does not compile. */

import { hongkong } from './hongkong/hongkong.ts';
import type { RulesId } from './ids.ts';
import { mcr } from './mcr/mcr.ts';
import { mhing } from './mhing/mhing.ts';
import type { RuleSet } from './rule-set.ts';

export { isRulesId, RULES_IDS, type RulesId } from './ids.ts';

export const RULES: Readonly<Record<RulesId, RuleSet>> = { mhing, hongkong, mcr };
