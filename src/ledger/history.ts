/** The totals over the hands, for the chart and its text. */
import type { PersonId } from './facts.ts';
import type { Game } from './game.ts';

export interface Line {
  readonly person: PersonId;
  /** Before the first hand, then after each; null before the person had sat down. */
  readonly totals: readonly (number | null)[];
}

export function linesOf({ hands, seats, setup }: Game): readonly Line[] {
  const starters = new Set(setup.players.map(({ person }) => person));
  return seats.map(({ person }) => ({
    person,
    totals: [starters.has(person) ? 0 : null, ...hands.map(({ totals }) => totals.get(person) ?? null)],
  }));
}
