/** How somebody does at practice: hands, the streak, and for each element how often it was seen, missed and wrongly claimed. */
import type { Weights } from './draw.ts';
import type { Verdict } from './judge.ts';

export interface Tally {
  /** Hands in which it scored; in so many of them it was missed. */
  readonly seen: number;
  readonly missed: number;
  /** Hands in which it was claimed too often. */
  readonly wrong: number;
}

/** Of one rule set. */
export interface PracticeRecord {
  readonly hands: number;
  readonly right: number;
  /** Hands in a row that were right, up to now and at best. */
  readonly streak: number;
  readonly best: number;
  /** By id of the element; hands of which only the total was given say nothing of elements. */
  readonly elements: Readonly<Record<string, Tally>>;
}

export const NO_PRACTICE: PracticeRecord = { hands: 0, right: 0, streak: 0, best: 0, elements: {} };

const NEVER: Tally = { seen: 0, missed: 0, wrong: 0 };

export function withVerdict(record: PracticeRecord, verdict: Verdict): PracticeRecord {
  const streak = verdict.right ? record.streak + 1 : 0;
  return {
    hands: record.hands + 1,
    right: record.right + (verdict.right ? 1 : 0),
    streak,
    best: Math.max(record.best, streak),
    elements: tallied(record, verdict),
  };
}

function tallied({ elements }: PracticeRecord, { nearest, missed, wrong }: Verdict): PracticeRecord['elements'] {
  const next = new Map(Object.entries(elements));
  const add = (id: string, key: keyof Tally): void => {
    const tally = next.get(id) ?? NEVER;
    next.set(id, { ...tally, [key]: tally[key] + 1 });
  };
  for (const element of nearest?.keys() ?? []) add(element, 'seen');
  for (const { element } of missed ?? []) add(element, 'missed');
  for (const { element } of wrong ?? []) add(element, 'wrong');
  return Object.fromEntries(next);
}

export interface Accuracy extends Tally {
  readonly element: string;
  /** The share of right answers about it, 0 to 1. */
  readonly share: number;
}

/** Elements that have come up, those that went wrong most often first. */
export function accuracies({ elements }: PracticeRecord): readonly Accuracy[] {
  return Object.entries(elements)
    .map(([element, tally]) => ({ element, ...tally, share: shareOf(tally) }))
    .sort((a, b) => a.share - b.share || b.missed + b.wrong - a.missed - a.wrong || b.seen - a.seen);
}

const shareOf = ({ seen, missed, wrong }: Tally): number => (seen - missed) / Math.max(1, seen + wrong);

/** An element that always goes wrong is wanted so many times as much. */
const MOST_WEIGHT = 8;
/** What has come up rarely is judged mildly. */
const BENEFIT_OF_DOUBT = 2;

/** What hands should lean towards: the elements that go wrong. */
export const weightsOf = ({ elements }: PracticeRecord): Weights =>
  Object.fromEntries(
    Object.entries(elements).map(([element, { seen, missed, wrong }]) => [
      element,
      1 + ((MOST_WEIGHT - 1) * (missed + wrong)) / (seen + wrong + BENEFIT_OF_DOUBT),
    ]),
  );
