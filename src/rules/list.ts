/** The rule sets that there are. A missing one does not compile. */

import { hongkongByHand } from './hongkong/by-hand.ts';
import { hongkong } from './hongkong/hongkong.ts';
import type { HouseRules } from './house-rules.ts';
import type { RulesId } from './ids.ts';
import { mcrByHand } from './mcr/by-hand.ts';
import { mcr } from './mcr/mcr.ts';
import { mhingByHand } from './mhing/by-hand.ts';
import { mhing } from './mhing/mhing.ts';
import type { ByHand, RuleSet } from './rule-set.ts';

export { isRulesId, RULES_IDS, type RulesId } from './ids.ts';

export const RULES: Readonly<Record<RulesId, RuleSet>> = { mhing, hongkong, mcr };

const BY_HAND: Readonly<Record<RulesId, (house: HouseRules) => ByHand>> = {
  mhing: mhingByHand,
  hongkong: hongkongByHand,
  mcr: mcrByHand,
};
export const byHand = ({ id }: RuleSet, house: HouseRules): ByHand => BY_HAND[id as RulesId](house);
