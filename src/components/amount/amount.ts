/** Money or chips as text. */
import { defaultCurrency, formatMoney } from '../../messages/format-money.ts';
import { formatChips } from '../../messages/score.ts';
import type { Amount } from '../../rules/money.ts';

/** `currency` is a code such as EUR, or null for that of the browser's region. */
export const amountText = (amount: Amount, currency: string | null): string =>
  amount.unit === 'cents' ? formatMoney(amount.cents, currency ?? defaultCurrency()) : formatChips(amount.pieces);
