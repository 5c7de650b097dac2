/** The tables of a rule set, read off the rule set itself: what values are worth, and what they cost everyone. */
import type { HouseRules } from '../../rules/house-rules.ts';
import type { Amount } from '../../rules/money.ts';
import type { MoneyRules, Outcome, RuleSet } from '../../rules/rule-set.ts';

/** Nothing beyond this makes a difference in any rule set. */
const MOST_VALUE = 100;

/** Values of the same worth. */
export interface Step<Worth> {
  readonly from: number;
  /** The last of them; null where all above are. */
  readonly to: number | null;
  readonly worth: Worth;
}

function stepsOf<Worth>(worthOf: (value: number) => Worth, isSame: (a: Worth, b: Worth) => boolean): Step<Worth>[] {
  const steps: Step<Worth>[] = [];
  for (let value = 0; value <= MOST_VALUE; value += 1) {
    const worth = worthOf(value);
    const last = steps.at(-1);
    if (last && isSame(last.worth, worth)) steps[steps.length - 1] = { ...last, to: value };
    else steps.push({ from: value, to: value, worth });
  }
  return steps.map((step) => (step.to === MOST_VALUE ? { ...step, to: null } : step));
}

export const pointSteps = (set: RuleSet, house: HouseRules): readonly Step<number>[] =>
  stepsOf(
    (value) => set.toPoints(value, house),
    (a, b) => a === b,
  );

/** Seats: whoever won, whoever discarded, and somebody else. */
const [WINNER, ONE, OTHER] = [0, 1, 2];

const won = (value: number, points: number, discarder: number | null): Outcome => ({
  what: 'won',
  winner: WINNER,
  discarder,
  liable: null,
  value,
  points,
});

const sizeOf = (amount: Amount | null): number =>
  amount === null ? 0 : amount.unit === 'cents' ? amount.cents : amount.chips;

const isSameAmount = (a: Amount | null, b: Amount | null): boolean => sizeOf(a) === sizeOf(b);

/** What losers pay for a hand; null where no money is played for. */
export interface Pays {
  readonly discarder: Amount | null;
  readonly others: Amount | null;
}

/** For schemes that go by the value of the hand; the rest is `perPoint`. */
export function paymentSteps(set: RuleSet, house: HouseRules, money: MoneyRules): readonly Step<Pays>[] {
  const pays = (value: number): Pays => {
    const outcome = won(value, set.toPoints(value, house), ONE);
    const transfers = set.payments(outcome, set.seats.least + 1, house, money);
    const by = (seat: number): Amount | null => transfers.find(({ from }) => from === seat)?.amount ?? null;
    return { discarder: by(ONE), others: by(OTHER) };
  };
  return stepsOf(pays, (a, b) => isSameAmount(a.discarder, b.discarder) && isSameAmount(a.others, b.others));
}

/** Whether whoever discards pays as much as the others. */
export const paysAlike = (steps: readonly Step<Pays>[]): boolean =>
  steps.every(({ worth }) => isSameAmount(worth.discarder, worth.others));

/** What a point costs, in cents, in schemes that pay for each. */
export function perPoint(set: RuleSet, { scheme, amounts }: MoneyRules): number | null {
  const [row, another] = set.moneyAmounts[scheme] ?? [];
  return row && !another && row.from === undefined ? (amounts[row.key] ?? row.standard) : null;
}

/** So many points, and so many times the points of the hand. */
export interface Share {
  readonly base: number;
  readonly times: number;
}

/** Points that losers pay the winner when a hand ends so or so. */
export interface Dues {
  readonly discarder: Share;
  readonly others: Share;
  /** Each, where the winner drew the tile. */
  readonly drawn: Share;
  /** To each other player from whoever declared a win that was none; null where that costs nothing. */
  readonly falseWin: number | null;
}

/** null where losers lose no points. */
export function duesOf(set: RuleSet, house: HouseRules): Dues | null {
  const seats = set.seats.least;
  const lost = (outcome: Outcome, seat: number): number => 0 - (set.gains(outcome, seats, house)[seat] ?? 0);
  const share = (discarder: number | null, seat: number): Share => {
    const base = lost(won(1, 0, discarder), seat);
    return { base, times: lost(won(1, 1, discarder), seat) - base };
  };
  if (seats <= OTHER || lost(won(1, 1, null), OTHER) === 0) return null;
  const offence = 0 - lost({ what: 'falseWin', offender: ONE }, WINNER);
  return {
    discarder: share(ONE, ONE),
    others: share(ONE, OTHER),
    drawn: share(null, OTHER),
    falseWin: offence > 0 ? offence : null,
  };
}

/** The points of a share, for a hand of so many points. */
export const pointsOf = ({ base, times }: Share, points: number): number => base + times * points;
