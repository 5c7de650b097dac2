/**
 * Games, one record each, with a small summary beside it so that the list opens without reading them. Every change is one
 * transaction that reads, decides and writes: two tabs at once lose nothing, and each sees what the other did.
 */
import { type Decision, decide, type Refusal, startGame } from '../ledger/change.ts';
import type { Fact, GameId, GameLog, GameSetup, Instant } from '../ledger/facts.ts';
import { type Game, readGame } from '../ledger/game.ts';
import { type Summary, summaryOf } from '../ledger/summary.ts';
import { decodeGame, decodeSummary, SUMMARY_VERSION } from './decode.ts';
import { GAME_VERSION } from './migrate.ts';
import { moveAside } from './record.ts';
import { isRecord } from './store.ts';
import { type NotWritten, type Records, transact, written } from './transaction.ts';
import { tellOthers } from './watch.ts';

/** What the keys of games begin with. */
export const GAMES = 'game:';
/** What the keys of their summaries begin with. */
export const SUMMARIES = 'summary:';
const gameKey = (id: string): string => GAMES + id;
const summaryKey = (id: string): string => SUMMARIES + id;

/** Why a game cannot be had: there is none, its record cannot be read, or a newer version of the app wrote it. */
export type NoGame = { readonly ok: false; readonly why: 'missing' | 'unreadable' | 'newer' };
export type Found = { readonly ok: true; readonly log: GameLog; readonly game: Game };
export type Changed =
  | Found
  | NoGame
  | NotWritten
  | { readonly ok: false; readonly why: 'refused'; readonly refusal: Refusal };

interface Kept {
  readonly log: GameLog;
  /** Made anew at each write: equal ones are the same record, and need no second reading. */
  readonly revision: string;
}
const kept = new Map<GameId, Kept>();

const found = (log: GameLog): Found => ({ ok: true, log, game: readGame(log) });

/** The game as it stands within a transaction. */
export async function readGameIn(records: Records, id: GameId): Promise<Found | NoGame> {
  const summary = await records.get(summaryKey(id));
  const known = kept.get(id);
  if (known && isRecord(summary) && summary.revision === known.revision) return found(known.log);
  const record = await records.get(gameKey(id));
  if (record === undefined) return { ok: false, why: 'missing' };
  return understand(record, id);
}

function understand(record: unknown, id: GameId): Found | NoGame {
  const decoded = decodeGame(record);
  if (!decoded.ok) return { ok: false, why: decoded.fault.why === 'newer' ? 'newer' : 'unreadable' };
  if (decoded.value.id !== id) return { ok: false, why: 'unreadable' };
  const { revision } = record as { revision?: unknown };
  if (typeof revision === 'string') kept.set(id, { log: decoded.value, revision });
  else kept.delete(id);
  return found(decoded.value);
}

/** Writes a game and its summary; returns what to remember once the transaction is through. */
export function write(records: Records, log: GameLog): () => void {
  const revision = crypto.randomUUID();
  records.put(gameKey(log.id), { version: GAME_VERSION, revision, id: log.id, changes: log.changes });
  putSummary(records, readGame(log), revision);
  return () => kept.set(log.id, { log, revision });
}

/** `revision` is that of the game's record; one of version 0 has none. */
function putSummary(records: Records, game: Game, revision: string | undefined): void {
  records.put(summaryKey(game.id), { version: SUMMARY_VERSION, revision, summary: summaryOf(game) });
}

/** Runs `decision` on the game as it is now, and writes what comes of it. */
async function change(id: GameId, decision: (records: Records) => Promise<Decision | NoGame>): Promise<Changed> {
  let remember = (): void => undefined;
  let wrote = false;
  const changed = await written(
    transact('readwrite', async (records): Promise<Changed> => {
      const decided = await decision(records);
      if (!decided.ok) return 'refusal' in decided ? { ok: false, why: 'refused', refusal: decided.refusal } : decided;
      if (kept.get(id)?.log !== decided.log) {
        remember = write(records, decided.log);
        wrote = true;
      }
      return found(decided.log);
    }),
  );
  if (changed.ok && wrote) {
    remember();
    tellOthers({ games: [id], people: false });
  }
  return changed;
}

/**
 * Makes a change, durably: once this resolves with `ok`, it is on the disk. The log may hold more than the caller knew,
 * where another tab was at work. The same event added twice is added once.
 */
export const changeGame = (id: GameId, fact: Fact, at: Instant): Promise<Changed> =>
  change(id, async (records) => {
    const current = await readGameIn(records, id);
    return current.ok ? decide(current.log, fact, at) : current;
  });

/** Starts a game; with an id that exists already (a second tap on Go) it is that game. */
export const addGame = (id: GameId, setup: GameSetup, at: Instant): Promise<Changed> =>
  change(id, async (records) => {
    const current = await readGameIn(records, id);
    if (current.ok) return { ok: true, log: current.log };
    return current.why === 'missing' ? startGame(id, setup, at) : current;
  });

/** A game; one that cannot be read is put aside. Rejects where the database cannot be reached. */
export async function loadGame(id: GameId): Promise<Found | NoGame> {
  const loaded = await transact('readonly', (records) => readGameIn(records, id));
  if (!loaded.ok && loaded.why === 'unreadable') await setAside([id]);
  return loaded;
}

/** Within a transaction: takes a record that cannot be read out of the way. Looks again: another tab may have been quicker. */
export async function makeRoom(records: Records, id: GameId): Promise<void> {
  const record = await records.get(gameKey(id));
  if (record === undefined) return;
  const again = understand(record, id);
  if (again.ok || again.why !== 'unreadable') return;
  moveAside(records, gameKey(id), record);
  records.remove(summaryKey(id));
  kept.delete(id);
}

const setAside = (ids: readonly GameId[]): Promise<void> =>
  transact('readwrite', async (records) => {
    for (const id of ids) await makeRoom(records, id);
  });

/** Several games, or all there are; those that cannot be read are put aside and left out. */
export async function loadGames(ids?: readonly GameId[]): Promise<readonly Found[]> {
  const broken: GameId[] = [];
  const games = await transact('readonly', async (records) => {
    const wanted = ids ?? (await idsOf(records));
    const loaded: Found[] = [];
    for (const id of wanted) {
      const game = await readGameIn(records, id);
      if (game.ok) loaded.push(game);
      else if (game.why === 'unreadable') broken.push(id);
    }
    return loaded;
  });
  if (broken.length > 0) await setAside(broken);
  return games;
}

const idsOf = async (records: Records): Promise<readonly GameId[]> =>
  (await records.keys(GAMES)).map((key) => key.slice(GAMES.length) as GameId);

export interface GameList {
  /** The latest first; hidden ones among them. */
  readonly games: readonly Summary[];
  /** Games that a newer version of the app wrote: left as they are. */
  readonly newer: number;
  /** Games that could not be read and were put aside just now. */
  readonly unreadable: number;
}

/** The list of games, from their summaries; a missing summary is made anew. */
export async function listGames(): Promise<GameList> {
  const { summaries, lacking } = await transact('readonly', async (records) => {
    const known = new Map<string, Summary>();
    for (const record of await records.all(SUMMARIES)) {
      const summary = decodeSummary(record);
      if (summary) known.set(summary.id, summary);
    }
    const ids = await idsOf(records);
    return {
      summaries: ids.flatMap((id) => known.get(id) ?? []),
      lacking: ids.filter((id) => !known.has(id)),
    };
  });
  let newer = 0;
  const remade: Summary[] = [];
  for (const id of lacking) {
    const game = await loadGame(id);
    if (game.ok) remade.push(summaryOf(game.game));
    else if (game.why === 'newer') newer += 1;
  }
  if (remade.length > 0) await written(remake(remade.map(({ id }) => id)));
  const games = [...summaries, ...remade].sort((a, b) => b.startedAt - a.startedAt || (a.id < b.id ? -1 : 1));
  return { games, newer, unreadable: lacking.length - remade.length - newer };
}

/** Keeps the summaries of games that had none; the games stay as they are. */
const remake = (ids: readonly GameId[]): Promise<void> =>
  transact('readwrite', async (records) => {
    for (const id of ids) {
      const game = await readGameIn(records, id);
      if (game.ok) putSummary(records, game.game, kept.get(id)?.revision);
    }
  });
