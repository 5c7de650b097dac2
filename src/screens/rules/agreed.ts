/** What this table has agreed on for a rule set, the chosen one or another, as the rules screen shows it. */
import { switchLink } from '../../app/rule-links.ts';
import { settings } from '../../app/settings.ts';
import type { TableRules } from '../../components/rule/table-rules.ts';
import { defaultCurrency } from '../../messages/format-money.ts';
import type { RulesId } from '../../rules/list.ts';

/** Read it while rendering. */
export function agreedOn(rules: RulesId): TableRules & { readonly amounts: Readonly<Record<string, number>> } {
  const { house, money, currency } = settings.value;
  return {
    house: house[rules] ?? {},
    currency: currency ?? defaultCurrency(),
    amounts: money[rules]?.amounts ?? {},
    switchLink,
  };
}
