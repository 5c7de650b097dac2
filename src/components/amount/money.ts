/** Money and chips of the ledger as text. */
import { moneyIn, unitsOf } from '../../ledger/balances.ts';
import type { Money } from '../../ledger/facts.ts';
import { formatPoints } from '../../messages/format.ts';
import { formatMoney } from '../../messages/format-money.ts';
import { keep } from '../../messages/keep.ts';
import { formatChips } from '../../messages/score.ts';
import { toChips } from '../../rules/money.ts';

/** The currency's code, or 'chips': sums of one key can be added. */
export const moneyKey = (money: { readonly unit: 'cents'; readonly currency: string } | { readonly unit: 'chips' }) =>
  money.unit === 'cents' ? money.currency : 'chips';

/** $2.40, or 130 in chips. */
export const moneyText = (money: Money): string =>
  money.unit === 'cents' ? formatMoney(money.cents, money.currency) : keep().amounts.chips(formatPoints(money.chips));

/** The chips to hand over, "one 128 and one 2"; null for money, and where no chips make the amount (an odd one). */
export function piecesText(money: Money): string | null {
  if (money.unit !== 'chips' || money.chips <= 0) return null;
  const pieces = toChips(money.chips);
  const sum = pieces.reduce((total, { chip, count }) => total + chip * count, 0);
  return sum === money.chips ? formatChips(pieces) : null;
}

/** With a sign before it: +$2.40, −$1.10; nothing has none. */
export function signedMoneyText(money: Money): string {
  const units = unitsOf(money);
  const sign = units > 0 ? '+' : units < 0 ? '−' : '';
  return `${sign}${moneyText(moneyIn(moneyKey(money), Math.abs(units)))}`;
}
