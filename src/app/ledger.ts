/** The ledger's state for screens: the list of games, the people, the open games; every change goes through here to the disk. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Refusal, redoOf, undoOf } from '../ledger/change.ts';
import type { EventId, Fact, GameId, GameLog, GameSetup, Instant, PersonId } from '../ledger/facts.ts';
import type { Game } from '../ledger/game.ts';
import { nameOf as currentName, type Person as KeptPerson, toName } from '../ledger/people.ts';
import type { Summary } from '../ledger/summary.ts';
import { addGame, type Changed, changeGame, listGames, loadGame, loadGames } from '../storage/games.ts';
import {
  hidePerson,
  renamePerson as keepName,
  addPerson as keepPerson,
  loadPeople,
  type PeopleChanged,
} from '../storage/people.ts';
import { askToPersist, type Persistence } from '../storage/persist.ts';
import { toWriteProblem, type WriteProblem } from '../storage/store.ts';
import { watchOthers } from '../storage/watch.ts';

/** Something that comes from the disk. */
export type Kept<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'there'; readonly value: Value }
  /** There is none, it could not be read and is put aside, or a newer version of the app wrote it. */
  | { readonly state: 'missing'; readonly why: 'missing' | 'unreadable' | 'newer' }
  | { readonly state: 'failed'; readonly why: WriteProblem };

/** What became of a change; it is `ok` only once it is on the disk. */
export type Done =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: 'refused'; readonly refusal: Refusal }
  | { readonly ok: false; readonly why: 'notSaved'; readonly problem: WriteProblem };

const failed = (error: unknown): { readonly state: 'failed'; readonly why: WriteProblem } => ({
  state: 'failed',
  why: toWriteProblem(error),
});

const gamesKept = signal<Kept<readonly Summary[]>>({ state: 'loading' });
/** Every game that is not hidden, the latest first. Call `openLedger` before. */
export const games: ReadonlySignal<Kept<readonly Summary[]>> = gamesKept;

/** What this phone could not read and has put aside, or leaves to a newer version of the app. */
export const unreadableGames = signal({ newer: 0, unreadable: 0 });

async function refreshGames(): Promise<void> {
  try {
    const { games: listed, newer, unreadable } = await listGames();
    gamesKept.value = { state: 'there', value: listed.filter(({ hidden }) => !hidden) };
    unreadableGames.value = { newer, unreadable: unreadableGames.peek().unreadable + unreadable };
  } catch (error) {
    gamesKept.value = failed(error);
    readFailedSoon();
  }
}

/** What could not be read when the phone had just woken is read again after a while, and as soon as the page is seen. */
const AGAIN_MS = 5000;
let again: ReturnType<typeof setTimeout> | undefined;
function readFailedSoon(): void {
  again ??= setTimeout(readFailed, AGAIN_MS);
}

function readFailed(): void {
  clearTimeout(again);
  again = undefined;
  if (document.hidden) return;
  if (gamesKept.peek().state === 'failed') {
    void refreshGames();
    void refreshPeople();
  }
  for (const [id, kept] of openGames) if (kept.peek().state === 'failed') void refreshGame(id);
}

/** The board that a change is seen on is drawn first. */
const DRAWN_MS = 100;
let refreshing: ReturnType<typeof setTimeout> | undefined;
function refreshGamesSoon(): void {
  if (refreshing !== undefined) return;
  refreshing = setTimeout(() => {
    refreshing = undefined;
    void refreshGames();
  }, DRAWN_MS);
}

let opened = false;

/** Reads games and people, once, and again by itself where that failed; safe to call at every rendering. */
export function openLedger(): void {
  if (opened) return;
  opened = true;
  void refreshGames();
  void refreshPeople();
  document.addEventListener('visibilitychange', readFailed);
  watchOthers((written) => {
    void refreshGames();
    if (written.people) void refreshPeople();
    for (const id of written.games) if (openGames.has(id)) void refreshGame(id);
  });
}

/** Reads everything anew, after an import. */
export function refreshLedger(): void {
  void refreshGames();
  void refreshPeople();
  for (const id of openGames.keys()) void refreshGame(id);
}

interface OpenGame {
  readonly log: GameLog;
  readonly game: Game;
}
const openGames = new Map<GameId, Signal<Kept<OpenGame>>>();

function gameSignal(id: GameId): Signal<Kept<OpenGame>> {
  let kept = openGames.get(id);
  if (!kept) {
    kept = signal<Kept<OpenGame>>({ state: 'loading' });
    openGames.set(id, kept);
    void refreshGame(id);
  }
  return kept;
}

async function refreshGame(id: GameId): Promise<void> {
  try {
    const loaded = await loadGame(id);
    gameSignal(id).value = loaded.ok ? { state: 'there', value: loaded } : { state: 'missing', why: loaded.why };
    if (!loaded.ok && loaded.why === 'unreadable') {
      unreadableGames.value = { ...unreadableGames.peek(), unreadable: unreadableGames.peek().unreadable + 1 };
    }
  } catch (error) {
    gameSignal(id).value = failed(error);
    readFailedSoon();
  }
}

/** A game by its id, following every change here and in other tabs. Read it while rendering. */
export function gameOf(id: GameId): Kept<Game> {
  const kept = gameSignal(id).value;
  return kept.state === 'there' ? { state: 'there', value: kept.value.game } : kept;
}

/** The log of a game that is there: what the list of changes is made of, and what a change would be decided on. */
export function logOf(id: GameId): GameLog | null {
  const kept = gameSignal(id).value;
  return kept.state === 'there' ? kept.value.log : null;
}

/** Several games in full, or all there are, for settling an evening and for statistics. */
export async function readGames(ids?: readonly GameId[]): Promise<readonly Game[]> {
  return (await loadGames(ids)).map(({ game }) => game).filter(({ hidden }) => !hidden);
}

function taken(id: GameId, changed: Changed): Done {
  if (changed.ok) {
    gameSignal(id).value = { state: 'there', value: changed };
    refreshGamesSoon();
    return { ok: true };
  }
  if (changed.why === 'refused') return { ok: false, why: 'refused', refusal: changed.refusal };
  return { ok: false, why: 'notSaved', problem: changed.why === 'notWritten' ? changed.problem : 'unknown' };
}

/** What the browser said when it was asked to keep the games; null until then. */
export const persisted = signal<Persistence | null>(null);

/** Makes a change to a game. Two calls with an event of the same id book it once. */
export async function makeChange(id: GameId, fact: Fact): Promise<Done> {
  const done = taken(id, await changeGame(id, fact, now()));
  // From the first hand on there is something to lose.
  if (done.ok && fact.what === 'eventAdded' && fact.event.what === 'hand' && persisted.peek() === null) {
    void askToPersist().then((answer) => {
      persisted.value = answer;
    });
  }
  return done;
}

/** Undoes or redoes the last change, as this tab knows it; 'overtaken' where another tab was quicker. */
async function step(id: GameId, factOf: (log: GameLog) => Fact | null): Promise<Done> {
  const log = logOf(id);
  const fact = log && factOf(log);
  return fact ? makeChange(id, fact) : { ok: false, why: 'refused', refusal: { why: 'nothingToUndo' } };
}
export const undoIn = (id: GameId): Promise<Done> => step(id, undoOf);
export const redoIn = (id: GameId): Promise<Done> => step(id, redoOf);

/** Starts a game and answers with its id once it is on the disk. */
export async function beginGame(
  setup: GameSetup,
): Promise<(Done & { readonly ok: false }) | { readonly ok: true; readonly id: GameId }> {
  const id = crypto.randomUUID() as GameId;
  const done = taken(id, await addGame(id, setup, now()));
  return done.ok ? { ok: true, id } : done;
}

export interface Person {
  readonly id: PersonId;
  readonly name: string;
}

const peopleKept = signal<readonly Person[]>([]);
/** Everybody who ever sat at a table here, the latest last, but for those no longer offered. */
export const people: ReadonlySignal<readonly Person[]> = peopleKept;

/** What somebody is called now, whatever the name in the game was. */
export const nameOf = (id: PersonId): string => allNames.value.get(id) ?? '';
const allNames = signal<ReadonlyMap<PersonId, string>>(new Map());

function showPeople(known: readonly KeptPerson[]): void {
  allNames.value = new Map(known.map((person) => [person.id, currentName(person)]));
  peopleKept.value = known
    .filter(({ hidden }) => !hidden)
    .map((person) => ({ id: person.id, name: currentName(person) }));
}

async function refreshPeople(): Promise<void> {
  try {
    const read = await loadPeople();
    if (read.ok) showPeople(read.people);
  } catch {
    // Without the list, games still say the names that people sat down with.
  }
}

function takenPeople(changed: PeopleChanged): Done {
  if (changed.ok) {
    showPeople(changed.people);
    return { ok: true };
  }
  return { ok: false, why: 'notSaved', problem: changed.why === 'notWritten' ? changed.problem : 'unknown' };
}

/** null for a name that is none, or that could not be kept. */
export async function addPerson(name: string): Promise<Person | null> {
  const known = toName(name);
  if (known === null) return null;
  const id = crypto.randomUUID() as PersonId;
  const done = takenPeople(await keepPerson(id, known, now()));
  return done.ok ? { id, name: known } : null;
}

export async function renamePerson(id: PersonId, name: string): Promise<Done> {
  const known = toName(name);
  if (known === null) return { ok: false, why: 'refused', refusal: { why: 'outOfRange', what: 'text' } };
  return takenPeople(await keepName(id, known, now()));
}

/** Whether somebody is offered when a game starts. */
export const offerPerson = async (id: PersonId, offered: boolean): Promise<Done> =>
  takenPeople(await hidePerson(id, !offered));

export const newEventId = (): EventId => crypto.randomUUID() as EventId;
export const now = (): Instant => Date.now();
