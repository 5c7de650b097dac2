/** Hands with their right scores, worked out elsewhere: a net below the table of `hands.txt`. */
import { expect, test } from 'vitest';
import { parseNotation } from '../../tiles/notation.ts';
import { type Entry, toEntry } from '../entry.ts';
import type { Answer } from '../score.ts';
import { mhing } from './mhing.ts';
import { exhaustive, type Itemisation, spell } from './testing/exhaustive.ts';
import vectorsText from './vectors.jsonl?raw';

interface Vector {
  readonly id: string;
  readonly concealed: string;
  readonly exposed: readonly string[];
  readonly flowers: number;
  readonly win: boolean;
  readonly credits: number;
  readonly points: number;
  /** Of a winning hand: what it scores, and other itemisations that are worth as much. */
  readonly elements?: Itemisation;
  readonly alternatives?: readonly Itemisation[];
}

const VECTORS = vectorsText
  .trim()
  .split('\n')
  .map((line): Vector => JSON.parse(line));

function entryOf({ concealed, exposed, flowers }: Vector): Entry {
  const read = parseNotation([concealed, ...exposed.map((set) => `[${set}]`), 'F'.repeat(flowers)].join(' '));
  if (!read.ok) throw new Error(read.error.why);
  return toEntry(read.groups);
}

const allowed = ({ win, elements, alternatives = [] }: Vector): readonly string[] =>
  win ? [elements ?? {}, ...alternatives].map(spell) : [];

/** A vector's answer in short, to be compared whole. */
function inShort(answer: Answer): object {
  if (answer.state === 'problem') return { win: false, problem: answer.problem.why, credits: 0, points: 0 };
  if (answer.state === 'incomplete') return { win: false, missing: answer.missing };
  const { value, points, items } = answer.score;
  const itemisation = spell(Object.fromEntries(items.map((item) => [item.element, item.value])));
  return { win: true, credits: value, points, itemisation };
}

test('there are 600 of them', () => {
  expect(VECTORS).toHaveLength(600);
  expect(new Set(VECTORS.map(({ id }) => id)).size).toBe(600);
});

test('the score agrees with each', () => {
  for (const vector of VECTORS) {
    const { id, win, credits, points } = vector;
    const answer = inShort(mhing.score(entryOf(vector), {}));
    if (!win) expect({ id, ...answer }).toEqual({ id, win, problem: 'notWinning', credits, points });
    else
      expect({ id, ...answer }).toEqual({
        id,
        win,
        credits,
        points,
        itemisation: expect.toBeOneOf([...allowed(vector)]),
      });
  }
});

test('so does the exhaustive scorer, in every itemisation', () => {
  for (const vector of VECTORS) {
    const { id, win, credits } = vector;
    const verdict = exhaustive(entryOf(vector));
    expect({ id, win: verdict.win, credits: verdict.credits, itemisations: [...verdict.itemisations].sort() }).toEqual({
      id,
      win,
      credits,
      itemisations: [...allowed(vector)].sort(),
    });
  }
}, 60_000);
