/** A payment, made or to be made, and its words. */
import { moneyText } from '../../components/amount/money.ts';
import type { Names } from '../../components/game-label/game-label.ts';
import type { Money, PersonId } from '../../ledger/facts.ts';

export interface Paying {
  readonly from: PersonId;
  readonly to: PersonId;
  readonly amount: Money;
}

/** Who, to whom, how much. */
export const wordsOf = (names: Names, { from, to, amount }: Paying): [string, string, string] => [
  names.get(from) ?? '',
  names.get(to) ?? '',
  moneyText(amount),
];
