/** What somebody made of a hand, held against its score. */
import { groupIn, valueIn } from '../rules/elements.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Score } from '../rules/score.ts';

/** Elements by id, with how often each. */
export type Counts = ReadonlyMap<string, number>;

export interface Difference {
  readonly element: string;
  /** How often it was missed, or claimed too often. */
  readonly count: number;
  readonly value: number;
}

export interface Verdict {
  readonly right: boolean;
  /** The total that was claimed. */
  readonly claimed: number;
  /** What scores and was not claimed, and the other way round; null where only a total was given. */
  readonly missed: readonly Difference[] | null;
  readonly wrong: readonly Difference[] | null;
  /** Right, by sets combined otherwise that are worth as much. */
  readonly otherwise: boolean;
}

export const countsOf = ({ items }: Score): Counts =>
  new Map(items.map(({ element, occurrences }) => [element, occurrences.length]));

/** What `more` has beyond `less`. */
function beyond(more: Counts, less: Counts, rules: RuleSet): Difference[] {
  return rules.elements.flatMap(({ id: element }) => {
    const count = (more.get(element) ?? 0) - (less.get(element) ?? 0);
    return count > 0 ? [{ element, count, value: count * valueIn(rules, element) }] : [];
  });
}

export function judgeElements(claims: Counts, score: Score, rules: RuleSet): Verdict {
  const scored = countsOf(score);
  const missed = beyond(scored, claims, rules);
  const wrong = beyond(claims, scored, rules);
  const claimed = beyond(claims, new Map(), rules).reduce((sum, { value }) => sum + value, 0);
  const same = missed.length === 0 && wrong.length === 0;
  const groups = new Set(wrong.map(({ element }) => groupIn(rules, element)));
  const otherwise =
    !same &&
    claimed === score.value &&
    wrong.every(({ element }) => isOtherWay(element, score)) &&
    missed.every(({ element }) => groups.has(groupIn(rules, element)));
  return { right: same || otherwise, claimed, missed, wrong, otherwise };
}

/** Whether the element is there, and did not count for the sole reason that its sets were combined in another way. */
const isOtherWay = (wanted: string, { notCounted }: Score): boolean =>
  notCounted.some(({ element, reason }) => element === wanted && reason.why === 'setsCombined');

export const judgeTotal = (claimed: number, { value }: Score): Verdict => ({
  right: claimed === value,
  claimed,
  missed: null,
  wrong: null,
  otherwise: false,
});
