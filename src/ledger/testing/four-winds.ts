/** Rules with four seats, winds, and points both ways, to show that the ledger takes nothing from Mhing for granted. */
import { RULES } from '../../rules/list.ts';
import { cents } from '../../rules/money.ts';
import type { Outcome, RuleSet, Transfer } from '../../rules/rule-set.ts';
import { WINDS } from '../../tiles/tiles.ts';
import type { RulesOf } from '../game.ts';

/** Who discards pays 8 and the points, the others pay 8; a drawn win costs each 8 and the points; a false win 10 to each. */
function moved(outcome: Outcome, seats: number): readonly { from: number; to: number; points: number }[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (outcome.what === 'drawn') return [];
  if (outcome.what === 'falseWin') {
    const { offender } = outcome;
    return all.filter((seat) => seat !== offender).map((to) => ({ from: offender, to, points: 10 }));
  }
  const { winner, discarder, points } = outcome;
  return all
    .filter((seat) => seat !== winner)
    .map((from) => ({ from, to: winner, points: 8 + (discarder === null || discarder === from ? points : 0) }));
}

const rules: RuleSet = {
  ...RULES.mhing,
  seats: { least: 4, most: 4 },
  asks: { ...RULES.mhing.asks, winds: true },
  gains: (outcome, seats) => {
    const gains = Array<number>(seats).fill(0);
    for (const { from, to, points } of moved(outcome, seats)) {
      gains[from] = (gains[from] ?? 0) - points;
      gains[to] = (gains[to] ?? 0) + points;
    }
    return gains;
  },
  payments: (outcome, seats) =>
    moved(outcome, seats).map(
      ({ from, to, points }): Transfer => ({ from, to, amount: { unit: 'cents', cents: cents(points * 5) } }),
    ),
  nextTurn: ({ dealer, first = 0, played, round, ...turn }, _outcome, seats) => {
    const next = (dealer + 1) % seats;
    const wind = next === first ? WINDS[(WINDS.indexOf(round) + 1) % 4] : round;
    return { ...turn, first, dealer: next, played: played + 1, round: wind ?? 'E' };
  },
  isOver: (_totals, { played }) => played >= 16,
};

export const FOUR_WINDS: RulesOf = () => rules;
