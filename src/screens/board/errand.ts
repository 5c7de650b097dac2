/** What the score screen brought back for a hand, until it is in the book. */
import { recording, type Scored, takeScored } from '../../app/game-hand.ts';
import type { EventId, GameId } from '../../ledger/facts.ts';

let waiting: Scored | null = null;

/** Takes in what has just come back; null where nothing has. */
export function receive(game: GameId): Scored | null {
  const taken = takeScored(game);
  if (taken) waiting = taken;
  return taken;
}

/** What waits for this form. It holds while its errand does: leaving the form for a moment loses nothing. */
export function scoredFor(game: GameId, changes: EventId | null, before: EventId | null): Scored | null {
  receive(game);
  if (!waiting || waiting.what.game !== game || recording.peek() !== waiting.what) return null;
  const { corrects, before: at } = waiting.what;
  return corrects === changes && (before === null || before === at) ? waiting : null;
}

export const forgetErrand = (): void => {
  waiting = null;
};
