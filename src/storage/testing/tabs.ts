/** Tabs of one browser: each has its own modules, and so its own memory; the database and its news are common. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, vi } from 'vitest';
import type { EventId, Fact, GameId, HandResult, PersonId } from '../../ledger/facts.ts';

/** A database with nothing in it. */
export function emptyBrowser(): void {
  globalThis.indexedDB = new IDBFactory();
  vi.resetModules();
}

const open = new Set<() => void>();
afterEach(() => {
  for (const close of open) close();
  open.clear();
});

export async function openTab() {
  vi.resetModules();
  const games = await import('../games.ts');
  const people = await import('../people.ts');
  const backup = await import('../backup.ts');
  const imports = await import('../import.ts');
  const small = {
    ...(await import('../settings.ts')),
    ...(await import('../draft.ts')),
    ...(await import('../practice.ts')),
    ...(await import('../install-offer.ts')),
    ...(await import('../last-backup.ts')),
  };
  const aside = await import('../aside.ts');
  const watch = await import('../watch.ts');
  const store = await import('../transaction.ts');
  open.add(watch.stopTelling);
  return { ...games, ...people, ...backup, ...imports, ...small, ...aside, ...watch, ...store };
}
export type Tab = Awaited<ReturnType<typeof openTab>>;

/** Puts a record into the database as no tab would. */
export const putRaw = (tab: Tab, key: string, record: unknown): Promise<void> =>
  tab.transact('readwrite', async (records) => records.put(key, record));
export const getRaw = (tab: Tab, key: string): Promise<unknown> =>
  tab.transact('readonly', (records) => records.get(key));

export const G1 = 'g1' as GameId;

export const handAdded = (id: string, result: HandResult = wonBy('Ann')): Fact => ({
  what: 'eventAdded',
  event: { what: 'hand', id: id as EventId, at: 5, result, note: '' },
});

export const wonBy = (winner: string, points = 64): HandResult => ({
  what: 'won',
  winner: winner as PersonId,
  discarder: null,
  liable: null,
  entered: { how: 'credits' },
  value: 8,
  points,
});
