/** Several records read and written in one transaction: all of it is done, or nothing. */
import { promisifyRequest } from 'idb-keyval';
import { theStore, toWriteProblem, type WriteProblem } from './store.ts';

export interface Records {
  get(key: string): Promise<unknown>;
  put(key: string, record: unknown): void;
  remove(key: string): void;
  /** Keys that begin so, in order. */
  keys(prefix: string): Promise<readonly string[]>;
  /** All records whose keys begin so, in the order of the keys. */
  all(prefix: string): Promise<readonly unknown[]>;
}

const beginningWith = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

const over = (store: IDBObjectStore): Records => ({
  get: (key) => promisifyRequest<unknown>(store.get(key)),
  put: (key, record) => {
    store.put(record, key);
  },
  remove: (key) => {
    store.delete(key);
  },
  keys: async (prefix) => (await promisifyRequest(store.getAllKeys(beginningWith(prefix)))).map(String),
  all: (prefix) => promisifyRequest<unknown[]>(store.getAll(beginningWith(prefix))),
});

/**
 * Waits for the end, not for errors on the way there: a full disk ends a transaction whose requests all went well, and
 * where a request fails the reason is known only once the transaction has ended.
 */
const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });

/**
 * Runs `work` within one transaction, in which it may await nothing but its records. Resolves once all of it is on the
 * disk; when `work` throws, nothing of it is kept.
 */
export const transact = <Result>(
  mode: IDBTransactionMode,
  work: (records: Records) => Promise<Result>,
): Promise<Result> =>
  theStore()(mode, async (store) => {
    const done = ended(store.transaction);
    try {
      const result = await work(over(store));
      await done;
      return result;
    } catch (error) {
      done.catch(() => undefined);
      try {
        store.transaction.abort();
      } catch {
        // It has ended already, by the very error.
      }
      throw store.transaction.error ?? error;
    }
  });

export type NotWritten = { readonly ok: false; readonly why: 'notWritten'; readonly problem: WriteProblem };

/** Failures of the database as values. */
export async function written<Result>(writing: Promise<Result>): Promise<Result | NotWritten> {
  try {
    return await writing;
  } catch (error) {
    return { ok: false, why: 'notWritten', problem: toWriteProblem(error) };
  }
}
