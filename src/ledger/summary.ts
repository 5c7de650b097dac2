/** What the list of games shows of each, small enough to be kept beside the game so that the list opens at once. */
import type { RulesId } from '../rules/list.ts';
import { settledIn } from './balances.ts';
import type { GameId, Instant, PersonId } from './facts.ts';
import type { Game, Status } from './game.ts';

export interface Summary {
  readonly id: GameId;
  readonly rules: RulesId;
  readonly startedAt: Instant;
  readonly changedAt: Instant;
  readonly seats: readonly {
    readonly person: PersonId;
    readonly name: string;
    readonly total: number;
    /** As in `Seat`: a player's color is the same in the list and on the board. */
    readonly arrival: number;
    readonly playing: boolean;
  }[];
  readonly hands: number;
  readonly status: Status;
  readonly winners: readonly PersonId[];
  readonly leaders: readonly PersonId[];
  /** Other games that payments in this one were made for. */
  readonly settled: readonly GameId[];
  readonly hidden: boolean;
}

export const summaryOf = (game: Game): Summary => ({
  id: game.id,
  rules: game.setup.rules,
  startedAt: game.startedAt,
  changedAt: game.changedAt,
  seats: game.seats.map(({ person, name, total, arrival, state }) => ({
    person,
    name,
    total,
    arrival,
    playing: state === 'playing',
  })),
  hands: game.hands.length,
  status: game.status,
  winners: game.winners,
  leaders: game.leaders,
  settled: settledIn(game),
  hidden: game.hidden,
});
