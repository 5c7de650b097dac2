/** Records that could not be read: moved out of the way, never deleted, listed and given out for a backup. */

import { ASIDE } from './record.ts';
import { isRecord, isText } from './store.ts';
import { transact } from './transaction.ts';

/** Earlier versions of the app put small records aside under `<key>:unreadable:<id>`. */
const OTHERS = /^(.+):unreadable:/;

export interface Aside {
  /** Where it lies now. */
  readonly key: string;
  /** The key where it lay: `game:…`, `people`, or that of a `Kind` in record.ts. */
  readonly of: string;
  readonly record: unknown;
}

export const loadAside = (): Promise<readonly Aside[]> =>
  transact('readonly', async (records) => {
    const found: Aside[] = [];
    for (const key of await records.keys('')) {
      const other = OTHERS.exec(key)?.[1];
      if (other) found.push({ key, of: other, record: await records.get(key) });
      if (!key.startsWith(ASIDE)) continue;
      const kept = await records.get(key);
      if (isRecord(kept) && isText(kept.of)) found.push({ key, of: kept.of, record: kept.record });
    }
    return found;
  });
