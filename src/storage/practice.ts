/** How somebody does at counting hands: a record for each rule set, with the level that was chosen last. */

import { NO_PRACTICE, type PracticeRecord, type Tally } from '../practice/record.ts';
import { isRulesId, type RulesId } from '../rules/ids.ts';
import { change, changeIn, type Kind, type Loaded, load } from './record.ts';
import { isCount, isRecord, isText } from './store.ts';
import type { Records } from './transaction.ts';

/** Under this key in the database, and in a backup. */
export const PRACTICE = 'practice';
const VERSION = 1;
/** More than any rule set has. */
const MOST_ELEMENTS = 300;
const MOST_LETTERS = 60;

export interface KeptPractice extends PracticeRecord {
  /** Which levels there are is not known here. */
  readonly level: string | null;
}
export type Practice = Readonly<Partial<Record<RulesId, KeptPractice>>>;

export const NOTHING_KEPT: KeptPractice = { ...NO_PRACTICE, level: null };

const isName = (value: unknown): value is string => isText(value) && value.length <= MOST_LETTERS;

function decodeTally(value: unknown): Tally | null {
  if (!isRecord(value)) return null;
  const { seen, missed, wrong } = value;
  return isCount(seen) && isCount(missed) && isCount(wrong) && missed <= seen ? { seen, missed, wrong } : null;
}

function decodeElements(value: unknown): PracticeRecord['elements'] | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value);
  if (entries.length > MOST_ELEMENTS) return null;
  const elements = new Map<string, Tally>();
  for (const [id, found] of entries) {
    const tally = decodeTally(found);
    if (!tally || !isName(id)) return null;
    elements.set(id, tally);
  }
  return Object.fromEntries(elements);
}

function decodeOne(value: unknown): KeptPractice | null {
  if (!isRecord(value)) return null;
  const { hands, right, streak, best, level } = value;
  const elements = decodeElements(value.elements);
  const counted = isCount(hands) && isCount(right) && isCount(streak) && isCount(best);
  if (!counted || !elements || !(level === null || isName(level))) return null;
  const sound = streak <= best && best <= right && right <= hands;
  return sound ? { hands, right, streak, best, elements, level } : null;
}

/** The practice in a record, or null where the record is none of this version. */
export function decodePractice(record: unknown): Practice | null {
  if (!isRecord(record) || record.version !== VERSION || !isRecord(record.rules)) return null;
  const practice: Partial<Record<RulesId, KeptPractice>> = {};
  for (const [id, found] of Object.entries(record.rules)) {
    const one = decodeOne(found);
    if (!one || !isRulesId(id)) return null;
    practice[id] = one;
  }
  return practice;
}

/** The record as it is kept in the database, and in a backup. */
export const practiceRecordOf = (rules: Practice): object => ({ version: VERSION, rules });

const KIND: Kind<Practice> = { key: PRACTICE, decode: decodePractice, encode: practiceRecordOf, none: {} };

export const loadPractice = (): Promise<Loaded<Practice>> => load(KIND);

/** What of `coming` goes further than what is here: of each rule set the record of more hands stays. */
export const furtherPractice = (here: Practice, coming: Practice): Practice =>
  Object.fromEntries(
    Object.entries(coming).filter(([id, { hands }]) => hands > (here[id as RulesId] ?? NOTHING_KEPT).hands),
  );

/** Within a transaction: what is kept; nothing where it cannot be read. */
export const readPractice = async (records: Records): Promise<Practice> =>
  decodePractice(await records.get(PRACTICE)) ?? {};

/** Within a transaction: replaces the records of these rule sets. */
export const writePractice = (records: Records, changed: Practice): Promise<Practice> =>
  changeIn(records, KIND, (kept) => ({ ...kept, ...changed }));

/** Changes the record of a rule set as it is in that moment: two tabs count on together. Resolves with all that is kept then. */
export const changePractice = (id: RulesId, how: (kept: KeptPractice) => KeptPractice): Promise<Practice> =>
  change(KIND, (kept) => ({ ...kept, [id]: how(kept[id] ?? NOTHING_KEPT) }));
