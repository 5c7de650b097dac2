/** Changes to a game as the screens make them, and what is said about them afterwards. */
import { signal } from '@preact/signals';
import { makeChange, newEventId, now, redoIn, undoIn } from '../../app/ledger.ts';
import type { Fact, TableEvent } from '../../ledger/facts.ts';
import type { Game } from '../../ledger/game.ts';
import { ledgerWords, type NameOf, notDoneText } from '../../messages/ledger.ts';

export interface Said {
  readonly game: string;
  readonly text: string;
  /** Offers to take it back. */
  readonly undo: boolean;
  readonly problem: boolean;
  /** It is said on the way to another part of the game, and stays until that is left too. */
  readonly onward: boolean;
}

/** The last thing done, for the status line; it is about one game. */
export const said = signal<Said | null>(null);

export function say(game: Game, text: string, { undo = false, problem = false, onward = false } = {}): void {
  said.value = { game: game.id, text, undo, problem, onward };
}

export interface Telling {
  readonly text?: string;
  readonly undo?: boolean;
  readonly onward?: boolean;
}

/** Makes a change; answers with why it was not made, or null once it is on the disk. */
export async function act(game: Game, fact: Fact, nameOf: NameOf, telling: Telling = {}): Promise<string | null> {
  const done = await makeChange(game.id, fact);
  if (!done.ok) return notDoneText(done, nameOf);
  if (telling.text) say(game, telling.text, { undo: telling.undo ?? false, onward: telling.onward ?? false });
  return null;
}

type WithoutBase<Event> = Event extends TableEvent ? Omit<Event, 'id' | 'at'> : never;

/** Something that happens now, after all the rest. */
export const happens = (event: WithoutBase<TableEvent>): Fact => ({
  what: 'eventAdded',
  event: { ...event, id: newEventId(), at: now() } as TableEvent,
});

export async function undo(game: Game, nameOf: NameOf): Promise<void> {
  const done = await undoIn(game.id);
  if (done.ok) say(game, ledgerWords().common.undone);
  else say(game, notDoneText(done, nameOf), { problem: true });
}

export async function redo(game: Game, nameOf: NameOf): Promise<void> {
  const done = await redoIn(game.id);
  if (done.ok) say(game, ledgerWords().common.redone);
  else say(game, notDoneText(done, nameOf), { problem: true });
}
