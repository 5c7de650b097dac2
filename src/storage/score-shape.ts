/**
 * Whether something read is a score as it was frozen. By hand, not with valibot: a score is most of a hand, and a long game
 * has a thousand of them to be checked before the board can open. What explains a score grows with the rule sets, so the
 * parts that are counted on are checked and others pass; `hostilePlace` in backup.ts has bounded them in files.
 */
import { type FrozenScore, GROUP_SHAPES } from '../ledger/frozen.ts';
import { isWithin, LIMITS } from '../ledger/limits.ts';
import { isRecord, isText } from './store.ts';

const isList = (found: unknown, most: number, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(found) && found.length <= most && found.every(isItem);

const NAME = /^[A-Za-z]\w{0,39}$/;
const isName = (found: unknown): boolean => isText(found) && NAME.test(found);
const isValue = (found: unknown): boolean => isWithin(found, -LIMITS.value, LIMITS.value);

const GROUP = new RegExp(`^(${GROUP_SHAPES.join('|')})!?( ([1-9][BDC]|[ESWNRGP])\\*?){1,20}$`);
const isGroup = (found: unknown): boolean => isText(found) && GROUP.test(found);
const isReading = (found: unknown): boolean =>
  isRecord(found) && isName(found.form) && isList(found.groups, 20, isGroup);

const isPlace = (found: unknown): boolean => isWithin(found, 0, 40);
const isItem = (found: unknown): boolean =>
  isRecord(found) &&
  isName(found.element) &&
  isValue(found.value) &&
  isList(found.occurrences, 40, (places) => isList(places, 40, isPlace));
const isNotCounted = (found: unknown): boolean =>
  isItem(found) && isRecord(found) && isRecord(found.reason) && isName(found.reason.why);
const isOther = (found: unknown): boolean => isRecord(found) && isValue(found.value) && isReading(found.reading);

export const isFrozenScore = (found: unknown): found is FrozenScore =>
  isRecord(found) &&
  isReading(found.reading) &&
  isList(found.items, 100, isItem) &&
  isList(found.notCounted, 200, isNotCounted) &&
  isList(found.others, 40, isOther) &&
  isWithin(found.otherCount, 0, 10_000_000) &&
  isWithin(found.value, 0, LIMITS.value) &&
  isWithin(found.points, 0, LIMITS.points);
