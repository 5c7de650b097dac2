/** Who pays what for a hand (H17, H19), and for a false win (H23). Points go both ways and sum to zero. */
import { cents } from '../money.ts';
import type { MoneyRules, Outcome, Transfer } from '../rule-set.ts';
import { type House, limitPoints } from './points.ts';

/** Points at so many cents each, or points alone. */
export const MONEY_SCHEMES = ['stake', 'none'] as const;
/** Cents a point, where the players have not agreed on others. */
const STAKE = 10;
export const MONEY_AMOUNTS = { stake: [{ key: 'stake', standard: STAKE }] } as const;

interface Debt {
  readonly from: number;
  readonly to: number;
  readonly points: number;
}

const othersThan = (seat: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);

type Won = Extract<Outcome, { what: 'won' }>;

function debtsToWinner({ winner, discarder, liable, points }: Won, seats: number, house: House): Debt[] {
  const losers = othersThan(winner, seats);
  const selfPicked = discarder === null || discarder === winner;
  const shareOf = (loser: number): number => {
    if (selfPicked) return house.selfPick === 'double' ? 2 : 1;
    if (house.discarder === 'half') return loser === discarder ? 2 : 1;
    return loser === discarder ? seats : 0;
  };
  const whole = losers.reduce((sum, loser) => sum + shareOf(loser), 0);
  const pays = (loser: number): number => {
    if (liable === null || liable === winner) return shareOf(loser);
    return loser === liable ? whole : 0;
  };
  return losers.map((loser) => ({ from: loser, to: winner, points: pays(loser) * points }));
}

/** Every debt that a hand makes, those of 0 points included. */
function debtsOf(outcome: Outcome, seats: number, house: House): readonly Debt[] {
  switch (outcome.what) {
    case 'won':
      return debtsToWinner(outcome, seats, house);
    case 'falseWin': {
      const points = house.falseWin === 'pays' ? 2 * limitPoints(house) : 0;
      return othersThan(outcome.offender, seats).map((to) => ({ from: outcome.offender, to, points }));
    }
    case 'drawn':
      return [];
  }
}

export function gains(outcome: Outcome, seats: number, house: House): readonly number[] {
  const totals = Array<number>(seats).fill(0);
  for (const { from, to, points } of debtsOf(outcome, seats, house)) {
    totals[from] = (totals[from] ?? 0) - points;
    totals[to] = (totals[to] ?? 0) + points;
  }
  return totals;
}

export function payments(outcome: Outcome, seats: number, house: House, money: MoneyRules): readonly Transfer[] {
  if (money.scheme !== 'stake') return [];
  const stake = money.amounts.stake ?? STAKE;
  return debtsOf(outcome, seats, house).map(({ from, to, points }) => ({
    from,
    to,
    amount: { unit: 'cents', cents: cents(points * stake) },
  }));
}
