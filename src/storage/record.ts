/**
 * Small things that are one record each. Nothing that was read is trusted before it has been decoded; what cannot be is
 * put aside before anything takes its place.
 */
import { isRecord } from './store.ts';
import { type Records, transact } from './transaction.ts';

/** What the keys of records begin with that could not be read; aside.ts lists them. */
export const ASIDE = 'aside:';

/** Within a transaction: takes a record from its key and keeps it aside. */
export function moveAside(records: Records, key: string, record: unknown): void {
  records.put(ASIDE + crypto.randomUUID(), { of: key, record });
  records.remove(key);
}

/** What each field of a value has to be. */
export type Fields<Kept> = { readonly [Field in keyof Kept]: (found: unknown) => boolean };

/** A value of these fields and no others, or null where one of them is not what it has to be. */
export function decodeFields<Kept>(fields: Fields<Kept>, record: unknown): Kept | null {
  if (!isRecord(record)) return null;
  const found = Object.entries<(found: unknown) => boolean>(fields);
  const sound = found.every(([field, isSound]) => isSound(record[field]));
  return sound ? (Object.fromEntries(found.map(([field]) => [field, record[field]])) as Kept) : null;
}

export interface Kind<Kept> {
  readonly key: string;
  /** null where the record is none of this version. */
  readonly decode: (record: unknown) => Kept | null;
  readonly encode: (kept: Kept) => unknown;
  /** Until there is a record. */
  readonly none: Kept;
}

export interface Loaded<Kept> {
  readonly value: Kept;
  /** A record was there and could not be read; it is kept aside. */
  readonly unreadable: boolean;
}

const read = <Kept>({ decode, none }: Kind<Kept>, record: unknown): Kept | null =>
  record === undefined ? none : decode(record);

async function readOrMove<Kept>(records: Records, kind: Kind<Kept>): Promise<Loaded<Kept>> {
  const record = await records.get(kind.key);
  const value = read(kind, record);
  if (value !== null) return { value, unreadable: false };
  moveAside(records, kind.key, record);
  return { value: kind.none, unreadable: true };
}

/** What is kept. Only a record that cannot be read costs a second transaction, which looks again: another tab may have been quicker. */
export async function load<Kept>(kind: Kind<Kept>): Promise<Loaded<Kept>> {
  const value = read(kind, await transact('readonly', (records) => records.get(kind.key)));
  return value === null ? transact('readwrite', (records) => readOrMove(records, kind)) : { value, unreadable: false };
}

/** Puts a record in place of the one that has been loaded. Resolves once it is on the disk. */
export const save = <Kept>(kind: Kind<Kept>, kept: Kept): Promise<void> =>
  transact('readwrite', async (records) => records.put(kind.key, kind.encode(kept)));

/** Within a transaction: makes of what is kept something else. */
export async function changeIn<Kept>(records: Records, kind: Kind<Kept>, how: (kept: Kept) => Kept): Promise<Kept> {
  const changed = how((await readOrMove(records, kind)).value);
  records.put(kind.key, kind.encode(changed));
  return changed;
}

/**
 * Changes what is kept as it is in that moment, in one transaction, so that two tabs do not undo each other. Resolves with
 * what is kept then, once it is on the disk.
 */
export const change = <Kept>(kind: Kind<Kept>, how: (kept: Kept) => Kept): Promise<Kept> =>
  transact('readwrite', (records) => changeIn(records, kind, how));
