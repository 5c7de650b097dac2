import type { HouseRules } from '../../rules/house-rules.ts';

/** What the table has agreed on for the rule set that is read. */
export interface TableRules {
  readonly house: HouseRules;
  /** A code such as EUR. */
  readonly currency: string;
  /** Where a switch can be changed; left out where it cannot. */
  readonly switchLink?: ((rules: string, key: string) => string) | undefined;
}
