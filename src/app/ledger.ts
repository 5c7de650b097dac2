/** The ledger's state for screens: the list of games, the people, the open game; every change goes through here to the disk. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Refusal } from '../ledger/change.ts';
import type { EventId, Fact, GameId, GameSetup, Instant, PersonId } from '../ledger/facts.ts';
import type { Game } from '../ledger/game.ts';
import type { WriteProblem } from '../storage/store.ts';

/** Something that comes from the disk. */
export type Kept<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'there'; readonly value: Value }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly why: WriteProblem };

/** What became of a change; it is `ok` only once it is on the disk. */
export type Done =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: 'refused'; readonly refusal: Refusal }
  | { readonly ok: false; readonly why: 'notSaved'; readonly problem: WriteProblem };

export interface Person {
  readonly id: PersonId;
  readonly name: string;
}

const gamesKept = signal<Kept<readonly Game[]>>({ state: 'loading' });
/** Every game that is not hidden, the one changed last first. It is read when first asked for, and follows other tabs. */
export const games: ReadonlySignal<Kept<readonly Game[]>> = gamesKept;

const peopleKept = signal<readonly Person[]>([]);
/** Everybody who ever sat at a table here; those of the last game first. */
export const people: ReadonlySignal<readonly Person[]> = peopleKept;

/** What somebody is called now, whatever the name in the game was. */
export const nameOf = (person: PersonId): string => peopleKept.value.find(({ id }) => id === person)?.name ?? '';

/** Reads games and people, once; safe to call on every rendering. */
export declare function openLedger(): void;

/** A game by its id, following every change here and in other tabs. Read it while rendering. */
export declare function gameOf(id: GameId): Kept<Game>;

/** Makes a change to a game. Two calls with an event of the same id book it once. */
export declare function makeChange(id: GameId, fact: Fact): Promise<Done>;

export declare function undoIn(id: GameId): Promise<Done>;
export declare function redoIn(id: GameId): Promise<Done>;

/** Starts a game and answers with its id once it is on the disk. */
export declare function beginGame(
  setup: GameSetup,
): Promise<(Done & { ok: false }) | { readonly ok: true; readonly id: GameId }>;

export declare function addPerson(name: string): Promise<Person | null>;
export declare function renamePerson(id: PersonId, name: string): Promise<Done>;

export declare function newEventId(): EventId;
export declare function now(): Instant;

/** What the score screen is scoring a hand for; null when it only scores. Kept with the draft. */
export interface Recording {
  readonly game: GameId;
  readonly winner: PersonId;
  readonly discarder: PersonId | null;
  readonly liable: PersonId | null;
  /** The hand whose cards are corrected; null for a new one. */
  readonly corrects: EventId | null;
}
export const recording = signal<Recording | null>(null);

/** Sends the player to the score screen to enter the cards of a hand, and brings the result back into the game. */
export declare function scoreCardsFor(what: Recording): void;
