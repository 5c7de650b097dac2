/** What the losers pay in points and in money (Payments). */
import { cents } from '../money.ts';
import type { MoneyRules, Outcome, Transfer } from '../rule-set.ts';

export const MONEY_SCHEMES = ['stake', 'none'] as const;

/** Each loser pays this besides the points of the hand, where those are owed. */
export const BASE = 8;
/** Cents for a point, unless the players agreed on another amount under this key. */
const STAKE = { key: 'stake', standard: 10 } as const;
export const MONEY_AMOUNTS = { stake: [STAKE] } as const;

/** What each seat pays the winner: the points from whoever discarded, or from all on a self-drawn tile, and 8 from each. */
function owed(outcome: Outcome, seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (outcome.what !== 'won' || seat === outcome.winner) return 0;
    const selfDrawn = outcome.discarder === null || outcome.discarder === outcome.winner;
    return selfDrawn || outcome.discarder === seat ? BASE + outcome.points : BASE;
  });
}

/** Points won and lost, which sum to zero; a false declaration is a matter for the players. */
export function gains(outcome: Outcome, seats: number): readonly number[] {
  const each = owed(outcome, seats);
  const all = each.reduce((sum, points) => sum + points, 0);
  return each.map((points, seat) => (outcome.what === 'won' && seat === outcome.winner ? all : 0 - points));
}

export function payments(outcome: Outcome, seats: number, money: MoneyRules): readonly Transfer[] {
  if (outcome.what !== 'won' || money.scheme !== 'stake') return [];
  const stake = money.amounts[STAKE.key] ?? STAKE.standard;
  return owed(outcome, seats).flatMap((points, seat) =>
    seat === outcome.winner
      ? []
      : [{ from: seat, to: outcome.winner, amount: { unit: 'cents', cents: cents(points * stake) } } as const],
  );
}
