/** When the last backup was made, and how many hands were recorded then: what is newer would be lost with the phone. */
import type { Instant } from '../ledger/facts.ts';
import { change, type Kind, load } from './record.ts';
import { isCount, isRecord } from './store.ts';

export interface LastBackup {
  /** null where none was made on this phone. */
  readonly at: Instant | null;
  /** Hands recorded when it was made. */
  readonly hands: number;
  /** Hands recorded when somebody wanted to hear of it later. */
  readonly later: number;
}

const VERSION = 1;

function decode(record: unknown): LastBackup | null {
  if (!isRecord(record) || record.version !== VERSION) return null;
  const { at, hands, later } = record;
  return (at === null || isCount(at)) && isCount(hands) && isCount(later) ? { at, hands, later } : null;
}

const LAST: Kind<LastBackup> = {
  key: 'last-backup',
  decode,
  encode: (last) => ({ version: VERSION, ...last }),
  none: { at: null, hands: 0, later: 0 },
};

export const loadLastBackup = async (): Promise<LastBackup> => (await load(LAST)).value;

/** Resolves with what is kept then, once it is on the disk. */
export const noteLastBackup = (changes: Partial<LastBackup>): Promise<LastBackup> =>
  change(LAST, (last) => ({ ...last, ...changes }));

/** So many hands without a backup are worth a word. */
const MANY = 60;

/** Hands that are in no backup; the reminder rests after each `later`. */
export const handsSince = ({ hands }: LastBackup, recorded: number): number => Math.max(0, recorded - hands);
export const isDue = ({ hands, later }: LastBackup, recorded: number): boolean =>
  recorded - Math.max(hands, later) >= MANY;
