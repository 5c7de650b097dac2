/** What is chosen for a new game, and what each tap makes of it. */
import type { Agreement } from '../../components/agreement/agreement.ts';
import type { GameSetup, PersonId } from '../../ledger/facts.ts';
import type { RulesId } from '../../rules/list.ts';
import type { RuleSet } from '../../rules/rule-set.ts';

export interface Form extends Agreement {
  /** Who plays, in the order of play. */
  readonly order: readonly PersonId[];
  /** Counts only while it is somebody who plays; the first in the order else. */
  readonly dealer: PersonId | null;
  readonly note: string;
}

/** A game as the last one was agreed on. */
export const formOf = (rules: RuleSet, { house, money, currency, players, firstDealer }: GameSetup): Form => ({
  rules,
  house,
  money,
  currency,
  order: players.map(({ person }) => person),
  dealer: firstDealer,
  note: '',
});

export const dealerOf = ({ order, dealer }: Form): PersonId | null =>
  dealer !== null && order.includes(dealer) ? dealer : (order[0] ?? null);

/** Somebody comes to the table, in the last seat, or leaves it. */
export const toggled = (form: Form, person: PersonId): Form => ({
  ...form,
  order: form.order.includes(person) ? form.order.filter((other) => other !== person) : [...form.order, person],
});

/** What is the matter with the number of players; null where it is right. */
export function countProblem({ order, rules }: Form): 'tooFew' | 'tooMany' | null {
  if (order.length < rules.seats.least) return 'tooFew';
  return order.length > rules.seats.most ? 'tooMany' : null;
}

/** A whole number from 0 to 2³² − 1, each as likely. */
export type Random = () => number;

/** Draws one, each as likely: the numbers that do not divide evenly are drawn again. */
export function drawLot<Item>(from: readonly Item[], random: Random): Item | undefined {
  if (from.length === 0) return undefined;
  const range = 2 ** 32;
  const fair = range - (range % from.length);
  let drawn = random();
  while (drawn >= fair) drawn = random();
  return from[drawn % from.length];
}

export function setupOf(form: Form, nameOf: (person: PersonId) => string): GameSetup | null {
  const firstDealer = dealerOf(form);
  if (firstDealer === null || countProblem(form)) return null;
  const { rules, house, money, currency, order, note } = form;
  const players = order.map((person) => ({ person, name: nameOf(person) }));
  return { rules: rules.id as RulesId, house, money, currency, players, firstDealer, note: note.trim() };
}
