/** Records that could not be read: moved out of the way, never deleted, listed and given out for a backup. */
import { isRecord, isText } from './store.ts';
import { type Records, transact } from './transaction.ts';

const PREFIX = 'aside:';
/** `load` in store.ts puts aside under `<key>:unreadable:<id>`. */
const OTHERS = /^(.+):unreadable:/;

export interface Aside {
  /** Where it lies now. */
  readonly key: string;
  /** Where it lay: `game:…`, `people`, `draft`, `settings`. */
  readonly of: string;
  readonly record: unknown;
}

/** Within a transaction: takes a record from its key and keeps it aside. */
export function moveAside(records: Records, key: string, record: unknown): void {
  records.put(`${PREFIX}${crypto.randomUUID()}`, { of: key, record });
  records.remove(key);
}

export const loadAside = (): Promise<readonly Aside[]> =>
  transact('readonly', async (records) => {
    const found: Aside[] = [];
    for (const key of await records.keys('')) {
      const other = OTHERS.exec(key)?.[1];
      if (other) found.push({ key, of: other, record: await records.get(key) });
      if (!key.startsWith(PREFIX)) continue;
      const kept = await records.get(key);
      if (isRecord(kept) && isText(kept.of)) found.push({ key, of: kept.of, record: kept.record });
    }
    return found;
  });
