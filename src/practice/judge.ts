/** What somebody made of a hand, held against every way to count it that is worth the most. */
import { valueIn } from '../rules/elements.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Item, Score } from '../rules/score.ts';

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
  /** The right way to count the hand that is nearest to the answer; null where only a total was given. */
  readonly nearest: Counts | null;
  /** What it has and was not claimed, and the other way round; null likewise. */
  readonly missed: readonly Difference[] | null;
  readonly wrong: readonly Difference[] | null;
  /** Right, in another way than the score shows. */
  readonly otherwise: boolean;
}

type Items = readonly Item[];

export const countsOf = (items: Items): Counts =>
  new Map(items.map(({ element, occurrences }) => [element, occurrences.length]));

/** What `more` has beyond `less`. */
function beyond(more: Counts, less: Counts, rules: RuleSet): Difference[] {
  return rules.elements.flatMap(({ id: element }) => {
    const count = (more.get(element) ?? 0) - (less.get(element) ?? 0);
    return count > 0 ? [{ element, count, value: count * valueIn(rules, element) }] : [];
  });
}

/** `ways`: every way to count the hand that is worth the most; where two are as near to the claims, the score's own comes first. */
export function judgeElements(claims: Counts, { items }: Score, ways: readonly Items[], rules: RuleSet): Verdict {
  const compare = (way: Counts) => ({ way, missed: beyond(way, claims, rules), wrong: beyond(claims, way, rules) });
  const shown = compare(countsOf(items));
  const { way, missed, wrong } = ways
    .map((other) => compare(countsOf(other)))
    .reduce((best, next) => (amiss(next) < amiss(best) ? next : best), shown);
  const right = missed.length + wrong.length === 0;
  const claimed = beyond(claims, new Map(), rules).reduce((sum, { value }) => sum + value, 0);
  return { right, claimed, nearest: way, missed, wrong, otherwise: right && way !== shown.way };
}

/** How many times something was missed or claimed too often. */
const amiss = ({ missed, wrong }: { missed: readonly Difference[]; wrong: readonly Difference[] }): number =>
  [...missed, ...wrong].reduce((sum, { count }) => sum + count, 0);

export const judgeTotal = (claimed: number, { value }: Score): Verdict => ({
  right: claimed === value,
  claimed,
  nearest: null,
  missed: null,
  wrong: null,
  otherwise: false,
});
