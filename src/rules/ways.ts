/** Each rule set's ways to count a hand, apart from the rule sets: most who score one never ask. A missing one does not compile. */
import { hongkongWays } from './hongkong/ways.ts';
import type { RulesId } from './ids.ts';
import { mcrWays } from './mcr/ways.ts';
import { mhingWays } from './mhing/ways.ts';
import type { Ways } from './rule-set.ts';

export const WAYS: Readonly<Record<RulesId, Ways>> = { mhing: mhingWays, hongkong: hongkongWays, mcr: mcrWays };
