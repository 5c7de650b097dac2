/** What a change would do, before it is made: the game as it would be, or why it cannot be. */
import { decide } from '../../ledger/change.ts';
import type { EventId, Fact, GameLog, PersonId } from '../../ledger/facts.ts';
import { type Game, type HandRow, type Owed, readGame } from '../../ledger/game.ts';

export type Foreseen =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly refusal: Extract<ReturnType<typeof decide>, { ok: false }>['refusal'] };

export function foresee(log: GameLog, fact: Fact, at: number): Foreseen {
  const decision = decide(log, fact, at);
  return decision.ok ? { ok: true, game: readGame(decision.log) } : decision;
}

export interface TotalChange {
  readonly person: PersonId;
  readonly before: number;
  readonly after: number;
}

export interface Effects {
  readonly totals: readonly TotalChange[];
  /** Payments for the hand itself. */
  readonly payments: readonly Owed[];
  /** How many played it. */
  readonly players: number;
  /** Who wins the game by it, where it was not won so before. */
  readonly ends: readonly PersonId[] | null;
  /** The game was over, and is not any more. */
  readonly reopens: boolean;
  readonly dealer: PersonId;
}

export const rowOf = ({ hands }: Game, hand: EventId): HandRow | null =>
  hands.find((row) => row.hand.id === hand) ?? null;

/** How the game differs, with the hand that the change is about. */
export function effectsOf(before: Game, after: Game, hand: EventId): Effects {
  const totals = after.seats.flatMap(({ person, total }): TotalChange[] => {
    const was = before.totals.get(person) ?? 0;
    return was === total ? [] : [{ person, before: was, after: total }];
  });
  const row = rowOf(after, hand);
  const sameEnd = before.end?.hand === after.end?.hand && String(before.end?.winners) === String(after.end?.winners);
  return {
    totals,
    payments: row?.transfers ?? [],
    players: row?.seats.length ?? 0,
    ends: after.end && !sameEnd ? after.end.winners : null,
    reopens: before.end !== null && after.end === null,
    dealer: after.dealer,
  };
}
