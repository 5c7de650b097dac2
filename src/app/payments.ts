/** What the hand on the screen costs everybody; apart from the store, since the first tap does not wait for it. */
import { computed } from '@preact/signals';
import type { MoneyRules, Outcome, Transfer } from '../rules/rule-set.ts';
import type { Score } from '../rules/score.ts';
import { moneyFor, playersFor } from './own.ts';
import { recording } from './recording.ts';
import { house, rules, rulesId, score } from './store.ts';
import { circumstances } from './winning.ts';

const money = computed<MoneyRules>(() => recording.value?.money ?? moneyFor(rulesId.value));
const players = computed(() => recording.value?.players ?? playersFor(rulesId.value));

/** The winner sits at 0, and whoever discarded at 1. */
const outcomeOf = ({ value, points }: Score): Outcome => {
  const drawn = rules.value.asks.winningTile && circumstances.value.selfDrawn;
  return { what: 'won', winner: 0, discarder: drawn ? null : 1, liable: null, value, points };
};

/** Points that seats gain and lose, for rule sets in which they go both ways. */
export const gains = computed<readonly number[]>(() =>
  score.value ? rules.value.gains(outcomeOf(score.value), players.value, house.value) : [],
);

/** What the losers would pay; the winner sits at 0 and, where that matters, the discarder at 1. */
export const owed = computed<readonly Transfer[]>(() => {
  const won = score.value;
  if (!won) return [];
  return rules.value.payments(outcomeOf(won), players.value, house.value, money.value);
});
