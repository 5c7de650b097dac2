import type { HouseRules } from '../../rules/house-rules.ts';
import { byHand, RULES, type RulesId } from '../../rules/list.ts';
import type { ElementInfo } from '../../rules/rule-set.ts';

/** What the table has agreed on for the rule set that is read. */
export interface TableRules {
  readonly house: HouseRules;
  /** A code such as EUR. */
  readonly currency: string;
  /** Where a switch can be changed; left out where it cannot. */
  readonly switchLink?: ((rules: string, key: string) => string) | undefined;
}

/** What an element is worth each time at this table. */
export const worthAt = (rules: RulesId, { id }: ElementInfo, { house }: Pick<TableRules, 'house'>): number =>
  byHand(RULES[rules], house).worthOf(id, new Map());
