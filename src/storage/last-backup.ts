/** When the last backup was made, and how many hands were recorded then: what is newer would be lost with the phone. */
import type { Instant } from '../ledger/facts.ts';
import { amend, isRecord, load } from './store.ts';

export interface LastBackup {
  /** null where none was made on this phone. */
  readonly at: Instant | null;
  /** Hands recorded when it was made. */
  readonly hands: number;
  /** Hands recorded when somebody wanted to hear of it later. */
  readonly later: number;
}

const VERSION = 1;
const KEY = 'last-backup';
const NONE: LastBackup = { at: null, hands: 0, later: 0 };

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function decode(record: unknown): LastBackup | null {
  if (!isRecord(record) || record.version !== VERSION) return null;
  const { at, hands, later } = record;
  return (at === null || isCount(at)) && isCount(hands) && isCount(later) ? { at, hands, later } : null;
}

export const loadLastBackup = async (): Promise<LastBackup> => (await load(KEY, decode, NONE)).value;

/** Resolves with what is kept then, once it is on the disk. */
export async function noteLastBackup(changes: Partial<LastBackup>): Promise<LastBackup> {
  let noted = NONE;
  await amend(KEY, (record) => {
    noted = { ...(decode(record) ?? NONE), ...changes };
    return { version: VERSION, ...noted };
  });
  return noted;
}

/** So many hands without a backup are worth a word. */
const MANY = 60;

/** Hands that are in no backup; the reminder rests after each `later`. */
export const handsSince = ({ hands }: LastBackup, recorded: number): number => Math.max(0, recorded - hands);
export const isDue = ({ hands, later }: LastBackup, recorded: number): boolean =>
  recorded - Math.max(hands, later) >= MANY;
