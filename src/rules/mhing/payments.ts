/** What the losers pay (Money, M7, M8, M10, M25). */

import type { Settled } from '../house-rules.ts';
import { type Amount, cents, chips, toChips } from '../money.ts';
import type { AmountRow, MoneyRules, Outcome, Transfer } from '../rule-set.ts';
import type { HOUSE_RULES } from './house-rules.ts';

export const MONEY_SCHEMES = ['pennyAPoint', 'bettingTable', 'chips', 'none'] as const;
export type MoneyScheme = (typeof MONEY_SCHEMES)[number];

/** The betting table: from how many credits on, how many cents; a table of players may agree on other amounts by key. */
export const BETTING_TABLE = [
  { from: 0, key: 'from0', standard: 0 },
  { from: 3, key: 'from3', standard: 10 },
  { from: 5, key: 'from5', standard: 25 },
  { from: 8, key: 'from8', standard: 50 },
  { from: 11, key: 'from11', standard: 100 },
] as const satisfies readonly AmountRow[];

/** Every number of points in the table is even, so nothing is left over. */
const inChips = (points: number): Amount => ({ unit: 'chips', chips: chips(points), pieces: toChips(points) });

type House = Settled<typeof HOUSE_RULES>;

type Won = Extract<Outcome, { what: 'won' }>;

/** The hand's value to one loser, before the discarder's share is doubled (M25). */
function single({ value, points }: Won, house: House, money: MoneyRules): Amount | null {
  switch (money.scheme as MoneyScheme) {
    case 'pennyAPoint': {
      const rounded = Math.round(points / house.pennyStep) * house.pennyStep;
      return { unit: 'cents', cents: cents(Math.min(rounded, house.pennyLimit)) };
    }
    case 'bettingTable': {
      const row = BETTING_TABLE.filter(({ from }) => value >= from).at(-1) ?? BETTING_TABLE[0];
      return { unit: 'cents', cents: cents(money.amounts[row.key] ?? row.standard) };
    }
    case 'chips':
      return inChips(points);
    default:
      return null;
  }
}

const doubled = (amount: Amount): Amount =>
  amount.unit === 'cents' ? { unit: 'cents', cents: cents(2 * amount.cents) } : inChips(2 * amount.chips);

/** Every loser to the winner, in the order of seats; nothing where nobody won or the table plays for points only. */
export function payments(outcome: Outcome, seats: number, house: House, money: MoneyRules): readonly Transfer[] {
  const amount = outcome.what === 'won' ? single(outcome, house, money) : null;
  if (outcome.what !== 'won' || !amount) return [];
  const made: Transfer[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    if (seat === outcome.winner) continue;
    const pays = house.discarder === 'double' && seat === outcome.discarder ? doubled(amount) : amount;
    made.push({ from: seat, to: outcome.winner, amount: pays });
  }
  return made;
}
