/**
 * The one IndexedDB store, with strict durability: what is reported as written is on the disk.
 *
 * idb-keyval's own `createStore` cannot ask for that, and where the browser closes the connection by itself (phones do
 * so in the background) it would fail for ever after; this one opens anew.
 */
import type { UseStore } from 'idb-keyval';

/** Apps on one origin share their databases' names. */
const DATABASE = 'fourteen';
const TABLE = 'records';

function strictStore(): UseStore {
  let opening: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> => {
    opening ??= connect();
    return opening;
  };
  const connect = (): Promise<IDBDatabase> => {
    // Only this very connection is forgotten when it fails: another one may be open by then.
    const forget = (): void => {
      if (opening === connecting) opening = undefined;
    };
    const connecting = new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const database = request.result;
        database.onclose = forget;
        database.onversionchange = () => {
          database.close();
          forget();
        };
        resolve(database);
      };
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return connecting;
  };
  const begin = (database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore =>
    database.transaction(TABLE, mode, { durability: 'strict' }).objectStore(TABLE);

  return async (mode, use) => {
    const connection = open();
    const database = await connection;
    try {
      return await use(begin(database, mode));
    } catch (error) {
      // Only a connection that was closed behind our back refuses a transaction in this way; once more is enough.
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      if (opening === connection) opening = undefined;
      return use(begin(await open(), mode));
    }
  };
}

let store: UseStore | undefined;
export const theStore = (): UseStore => {
  store ??= strictStore();
  return store;
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
/** A whole number, none below 0. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

export type WriteProblem = 'full' | 'refused' | 'unknown';

/** Why a write failed, as far as the browser says. */
export function toWriteProblem(error: unknown): WriteProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' || name === 'InvalidStateError' || name === 'UnknownError' ? 'refused' : 'unknown';
}
