/** The half-entered hand with its undo steps, as one record; hands are kept as notation. */
import { isRecord, isText, type Loaded, load, save } from './store.ts';

const KEY = 'draft';
const VERSION = 1;
/** Far more than any hand takes. */
const MOST_CHARACTERS = 1000;

export interface Draft {
  /** Hands before this one, the oldest first: what Undo goes back to. */
  readonly past: readonly string[];
  readonly now: string;
  /** Hands that were undone, the next one last. */
  readonly future: readonly string[];
}

export const EMPTY_DRAFT: Draft = { past: [], now: '', future: [] };

const isHand = (value: unknown): value is string => isText(value) && value.length <= MOST_CHARACTERS;
const areHands = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isHand);

/** The draft in a record, or null where the record is none of this version. */
export function decodeDraft(record: unknown): Draft | null {
  if (!isRecord(record) || record.version !== VERSION) return null;
  const { past, now, future } = record;
  return areHands(past) && isHand(now) && areHands(future) ? { past, now, future } : null;
}

/** The draft kept on this phone; an unreadable one is put aside and an empty one comes back. */
export const loadDraft = (): Promise<Loaded<Draft>> => load(KEY, decodeDraft, EMPTY_DRAFT);

/** Resolves once the draft is on the disk. */
export const saveDraft = ({ past, now, future }: Draft): Promise<void> =>
  save(KEY, { version: VERSION, past, now, future });
