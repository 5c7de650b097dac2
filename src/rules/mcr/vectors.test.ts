/** Hands with their right scores, worked out elsewhere: a net below the table of `hands.txt`. */
import { expect, test } from 'vitest';
import type { Answer } from '../score.ts';
import { mcr } from './mcr.ts';
import { entryOf, readVectors, spell, type Vector } from './testing/vectors.ts';
import vectorsText from './vectors.jsonl?raw';

const VECTORS = readVectors(vectorsText);

const allowed = ({ fans, alternatives = [] }: Vector): readonly string[] => [fans, ...alternatives].map(spell);

/** An answer in short, to be compared whole. */
function inShort(answer: Answer): object {
  if (answer.state === 'problem') return { win: false, problem: answer.problem.why };
  if (answer.state === 'incomplete') return { win: false, missing: answer.missing };
  const { points, items, belowMinimum } = answer.score;
  const fans = spell(Object.fromEntries(items.map((item) => [item.element, item.value])));
  return { win: true, points, legal: belowMinimum === undefined, fans };
}

test('there are 1,500 of them', () => {
  expect(VECTORS).toHaveLength(1500);
  expect(new Set(VECTORS.map(({ id }) => id)).size).toBe(1500);
});

test('the score agrees with each', () => {
  for (const vector of VECTORS) {
    const { id, win, points, legal } = vector;
    const answer = { id, ...inShort(mcr.score(entryOf(vector), {})) };
    if (!win) expect(answer).toEqual({ id, win, problem: 'notWinning' });
    else expect(answer).toEqual({ id, win, points, legal, fans: expect.toBeOneOf([...allowed(vector)]) });
  }
}, 60_000);

test('of equal totals it shows the one that the stored hands put first (C19)', () => {
  for (const vector of VECTORS.filter(({ alternatives }) => alternatives)) {
    const answer = { id: vector.id, ...inShort(mcr.score(entryOf(vector), {})) };
    expect(answer).toMatchObject({ id: vector.id, fans: spell(vector.fans) });
  }
});
