/** From what was read, which may be anything, to games and people; or the place and the reason why not. */
import * as v from 'valibot';
import type { GameLog } from '../ledger/facts.ts';
import type { Person } from '../ledger/people.ts';
import type { Summary } from '../ledger/summary.ts';
import { migrateGame } from './migrate.ts';
import { GAME, PEOPLE_LIST, SUMMARY } from './shapes.ts';
import { isRecord } from './store.ts';

/** Where reading failed, such as `games.2.changes.5.fact.event.note`, and what was expected and found there. */
export interface Fault {
  readonly why: FaultReason;
  readonly place: string;
  readonly expected?: string;
  readonly found?: string;
}
type FaultReason =
  /** Larger than any evening, or no JSON at all. */
  | 'tooLarge'
  | 'noJson'
  /** JSON, but none of ours. */
  | 'noBackup'
  /** Written by a newer version of the app. */
  | 'newer'
  | 'noVersion'
  /** A wrong type, an unknown key, or a value outside its limits. */
  | 'shape'
  /** Keys such as `__proto__`, or nesting without end. */
  | 'hostile'
  /** The same id twice. */
  | 'twice'
  /** The parts contradict each other: a sum that is wrong, an element that the rules do not know. */
  | 'contradiction';

export type Decoded<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };

export const fault = (why: FaultReason, place: string, more: Omit<Fault, 'why' | 'place'> = {}): Decoded<never> => ({
  ok: false,
  fault: { why, place, ...more },
});

const SHOWN = 60;

export function checkShape<Value>(
  schema: v.GenericSchema<unknown, Value>,
  found: unknown,
  place: string,
): Decoded<Value> {
  const read = v.safeParse(schema, found, { abortEarly: true });
  if (read.success) return { ok: true, value: read.output };
  const [issue] = read.issues;
  const path = (issue.path ?? []).map(({ key }) => String(key));
  return fault('shape', [place, ...path].filter(Boolean).join('.'), {
    expected: (issue.expected ?? issue.message).slice(0, SHOWN),
    found: issue.received.slice(0, SHOWN),
  });
}

/** A record of a game, of today's version or an older one. */
export function decodeGame(record: unknown, place = ''): Decoded<GameLog> {
  const migrated = migrateGame(record);
  if (!migrated.ok) return fault(migrated.why, place);
  const { id, changes } = migrated.record;
  return checkShape(GAME, { id, changes }, place);
}

export const PEOPLE_VERSION = 1;

export function decodePeople(record: unknown): Decoded<readonly Person[]> {
  if (!isRecord(record) || !Number.isInteger(record.version)) return fault('noVersion', '');
  if (record.version !== PEOPLE_VERSION) return fault('newer', '');
  return checkShape(PEOPLE_LIST, record.people, 'people');
}

/** Raised whenever summaries change; others are made anew from their games. */
export const SUMMARY_VERSION = 2;

/** The summary in a record, or null where it has to be made anew. */
export function decodeSummary(record: unknown): Summary | null {
  if (!isRecord(record) || record.version !== SUMMARY_VERSION) return null;
  const read = checkShape(SUMMARY, record.summary, '');
  return read.ok ? read.value : null;
}
