/** Puts payments into the book and takes them out again, and says what became of it. */
import { type Done, makeChange, nameOf, newEventId, now } from '../../app/ledger.ts';
import type { Names } from '../../components/game-label/game-label.ts';
import type { EventId, GameId, PaymentMade } from '../../ledger/facts.ts';
import type { Game } from '../../ledger/game.ts';
import { keep } from '../../messages/keep.ts';
import { notDoneText } from '../../messages/ledger.ts';
import { type Paying, wordsOf } from './paying.ts';
import { type Booked, keeperOf, paying, takingBack } from './settlement.ts';

/** What the screen says after a change, with the way back. */
export interface Told {
  readonly text: string;
  readonly problem: boolean;
  readonly back?: { readonly label: string; readonly go: () => Promise<Told> };
}

const failed = (done: Done & { ok: false }): Told => ({ text: notDoneText(done, nameOf), problem: true });

/** Notes a payment. The same `id` twice is one payment. */
export async function book(games: readonly Game[], names: Names, paid: Paying, id: EventId): Promise<Told> {
  const keeper = keeperOf(games, paid.from, paid.to);
  if (!keeper) return { text: keep().settle.notHere, problem: true };
  const event: PaymentMade = { what: 'paymentMade', id, at: now(), ...paid, games: games.map((game) => game.id) };
  return bookEvent(names, keeper.id, event);
}

async function bookEvent(names: Names, game: GameId, payment: PaymentMade): Promise<Told> {
  const words = keep().settle;
  const done = await makeChange(game, paying(payment));
  if (!done.ok) return failed(done);
  return {
    text: words.noted(...wordsOf(names, payment)),
    problem: false,
    back: { label: words.undo, go: () => takeOut(names, { game, payment }) },
  };
}

export async function takeOut(names: Names, booked: Booked): Promise<Told> {
  const words = keep().settle;
  const done = await makeChange(booked.game, takingBack(booked));
  if (!done.ok) return failed(done);
  return {
    text: words.removed(...wordsOf(names, booked.payment)),
    problem: false,
    // A new id: the removed event may come back by Undo in the game, and would then be the same one twice.
    back: { label: words.putBack, go: () => bookEvent(names, booked.game, { ...booked.payment, id: newEventId() }) },
  };
}
