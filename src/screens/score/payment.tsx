/** What everybody pays for the hand, in money, chips or points. */
import { gains, owed } from '../../app/payments.ts';
import { currency, house, rules, rulesId } from '../../app/store.ts';
import { amountText } from '../../components/amount/amount.ts';
import { messages, worthText } from '../../messages/messages.ts';
import { scoreWords } from '../../messages/score.ts';
import type { Amount, Cents } from '../../rules/money.ts';

const unitsOf = (amount: Amount): number => (amount.unit === 'cents' ? amount.cents : amount.chips);

/** What the losers pay for the hand that was won. */
export function paymentText(): string {
  const { money } = scoreWords();
  const [discarder, other] = owed.value;
  if (!discarder) return pointsText();
  const first = amountText(discarder.amount, currency.value);
  const nothing = unitsOf(discarder.amount) === 0;
  const same = other && unitsOf(other.amount) === unitsOf(discarder.amount);
  if (nothing && (same || !other)) return money.nobodyPays;
  if (same) return money.eachPays(first);
  if (other) return money.discarderPays(first, amountText(other.amount, currency.value));
  // Two players: the only loser discarded, or did not.
  return rules.value.boardAsks.discarder(house.value) ? money.discarderPaysAlone(first) : money.eachPays(first);
}

/** The same in points, where these go both ways and no money is played for. */
function pointsText(): string {
  const { money } = scoreWords();
  const { points } = messages();
  const [, first = 0, other = 0] = gains.value;
  if (first === 0 && other === 0) return '';
  const [discarder, others] = [points.value(-first), points.value(-other)];
  return first === other ? money.eachPays(others) : money.discarderPays(discarder, others);
}

export const Payment = () => <p>{paymentText()}</p>;

/** The first amount of money and the first plural take long, since the browser looks them up: not at the tap that completes a hand. */
export function prepareTexts(): void {
  amountText({ unit: 'cents', cents: 1 as Cents }, currency.peek());
  worthText(rulesId.peek(), 2, 2);
}
