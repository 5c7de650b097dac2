/** Hands with their right scores, worked out elsewhere: a net below the table of `hands.txt`. */
import { expect, test, vi } from 'vitest';
import { parseNotation } from '../../tiles/notation.ts';
import type { Wind } from '../../tiles/tiles.ts';
import { type Entry, toEntry, WIN_EVENTS, type WinEvent } from '../entry.ts';
import type { Answer } from '../score.ts';
import { hongkong } from './hongkong.ts';
import { type Itemisation, slowly, spell } from './testing/slow-scorer.ts';
import vectorsText from './vectors.jsonl?raw';

/** A busy machine may take some seconds for what usually takes one. */
vi.setConfig({ testTimeout: 30_000 });

type Vector = Readonly<Partial<Record<WinEvent, boolean>>> & {
  readonly id: string;
  /** Without the winning tile. */
  readonly concealed: string;
  readonly winningTile: string;
  readonly exposed: readonly string[];
  readonly exposedKongs: readonly string[];
  readonly concealedKongs: readonly string[];
  readonly bonusTiles: readonly string[];
  readonly selfDrawn: boolean;
  readonly seatWind: Wind;
  readonly roundWind: Wind;
  readonly win: boolean;
  readonly fans: number;
  readonly points: number;
  readonly elements: Itemisation;
};

const VECTORS = vectorsText
  .trim()
  .split('\n')
  .map((line): Vector => JSON.parse(line));

function entryOf(vector: Vector): Entry {
  const { concealed, winningTile, exposed, exposedKongs, concealedKongs, bonusTiles } = vector;
  const declared = [
    ...[...exposed, ...exposedKongs].map((set) => `[${set}]`),
    ...concealedKongs.map((set) => `(${set})`),
  ];
  const read = parseNotation([...declared, concealed, ...bonusTiles, `+ ${winningTile}`].join(' '));
  if (!read.ok) throw new Error(read.error.why);
  const { selfDrawn, seatWind, roundWind } = vector;
  return toEntry(read.groups, { selfDrawn, seatWind, roundWind, events: WIN_EVENTS.filter((event) => vector[event]) });
}

/** An answer in short, to be compared whole. */
function inShort(answer: Answer): object {
  if (answer.state === 'incomplete') return { win: false, missing: answer.missing };
  if (answer.state === 'problem') {
    const { why } = answer.problem;
    return { win: false, fans: 0, points: 0, elements: '', ...(why === 'notWinning' ? {} : { why }) };
  }
  const { value, points, items } = answer.score;
  const elements = spell(Object.fromEntries(items.map((item) => [item.element, item.value])));
  return { win: true, fans: value, points, elements };
}

test('there are 500 of them', () => {
  expect(VECTORS).toHaveLength(500);
  expect(new Set(VECTORS.map(({ id }) => id)).size).toBe(500);
});

test('the score agrees with each', () => {
  for (const vector of VECTORS) {
    const { id, win, fans, points, elements } = vector;
    const answer = inShort(hongkong.score(entryOf(vector), {}));
    expect({ id, ...answer }).toEqual({ id, win, fans, points, elements: spell(elements) });
  }
});

test('so does the slow scorer', () => {
  for (const vector of VECTORS) {
    const { win, fans, elements } = slowly(entryOf(vector));
    expect({ id: vector.id, win, fans, elements }).toEqual({
      id: vector.id,
      win: vector.win,
      fans: vector.fans,
      elements: spell(vector.elements),
    });
  }
});
