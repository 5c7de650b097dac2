/** Holds what a rule set says of hands entered by their elements against the score of a hand that was entered by its cards. */
import { expect } from 'vitest';
import type { ByHand } from '../rule-set.ts';
import type { Score } from '../score.ts';

/** How often each element scores. */
export const countsOf = ({ items }: Score): Map<string, number> =>
  new Map(items.map(({ element, occurrences }) => [element, occurrences.length]));

/**
 * Whoever ticks what the cards score gets the same total and the same answer to whether it may win: no element of the
 * hand takes out another, and none counts more often than can be ticked. `counts` are the ticks where they are told in
 * another way than the score tells them.
 */
export function expectTickable(score: Score, byHand: ByHand, counts = countsOf(score)): void {
  const ids = [...counts.keys()];
  const sum = (some: readonly string[]): number =>
    some.reduce((all, id) => all + (counts.get(id) ?? 0) * byHand.worthOf(id, counts), 0);
  expect(sum(ids)).toBe(score.value);
  const [needed, has] = [byHand.minimum, sum(ids.filter(byHand.helpsToWin))];
  expect(score.belowMinimum).toEqual(has < needed ? { needed, has } : undefined);
  for (const [id, count] of counts) expect([id, count <= byHand.mostOf(id)]).toEqual([id, true]);
  const excluded = ids.flatMap((id) =>
    ids.filter((other) => other !== id && byHand.excludes(id, other)).map((other) => [id, other]),
  );
  expect(excluded).toEqual([]);
}
