/** Records put straight into the app's database, and read from it: for long games, many games, and broken ones. */
import type { Page } from 'playwright/test';

/** What a game is kept as: `src/ledger/FORMAT.md`. Only what the seeds need is named. */
export interface GameRecord {
  readonly id: string;
  readonly version: number;
  readonly changes: readonly {
    readonly at: number;
    readonly fact: { readonly what: string } & Record<string, unknown>;
  }[];
}

/** Everything whose key begins so. */
export const readRecords = (page: Page, prefix: string): Promise<readonly { key: string; record: unknown }[]> =>
  page.evaluate(async (beginning) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('fourteen');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const store = database.transaction('records').objectStore('records');
    const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
    const result = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const [keys, records] = await Promise.all([result(store.getAllKeys(range)), result(store.getAll(range))]);
    database.close();
    return keys.map((key, at) => ({ key: String(key), record: records[at] as unknown }));
  }, prefix);

export const writeRecords = (page: Page, records: readonly { key: string; record: unknown }[]): Promise<void> =>
  page.evaluate(async (all) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('fourteen');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const writing = database.transaction('records', 'readwrite');
    for (const { key, record } of all) writing.objectStore('records').put(record, key);
    await new Promise<void>((resolve, reject) => {
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error);
    });
    database.close();
  }, records);

/** The only game that there is. */
export async function theGame(page: Page): Promise<GameRecord> {
  const [game, ...more] = await readRecords(page, 'game:');
  if (!game || more.length > 0) throw new Error(`There are ${more.length + (game ? 1 : 0)} games.`);
  return game.record as GameRecord;
}

/** A game as the one given, with as many hands, which take turns with those that it has. */
export function withHands(game: GameRecord, id: string, hands: number, startedAt: number): GameRecord {
  const [started, ...rest] = game.changes;
  const recorded = rest.filter(({ fact }) => fact.what === 'eventAdded');
  if (!started || recorded.length === 0) throw new Error('This game has no hand to take as a model.');
  const changes = Array.from({ length: hands }, (_, number) => {
    const { fact } = recorded[number % recorded.length] as (typeof recorded)[number];
    const at = startedAt + number * 60_000;
    return { at, fact: { ...fact, event: { ...(fact.event as object), id: `${id}-hand-${number}`, at } } };
  });
  return { version: game.version, id, changes: [{ ...started, at: startedAt }, ...changes] };
}

/** Without summaries: the list of games makes those that it misses. */
export const writeGames = (page: Page, games: readonly GameRecord[]): Promise<void> =>
  writeRecords(
    page,
    games.map((record) => ({ key: `game:${record.id}`, record: { ...record, revision: `seed-${record.id}` } })),
  );
