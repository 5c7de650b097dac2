import type { HouseRules } from '../../rules/house-rules.ts';
import { RULES, type RulesId } from '../../rules/list.ts';
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
export const worthAt = (rules: RulesId, { id, value }: ElementInfo, { house }: Pick<TableRules, 'house'>): number =>
  RULES[rules].worthOf?.(id, house) ?? value;
