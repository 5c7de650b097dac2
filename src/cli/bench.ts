/**
 * `npm run bench`: how long the whole itemised answer to a hand takes, in Node. Prints median and worst per group of hands.
 * The hands are drawn with a fixed seed, so that two runs time the same work.
 */
import { performance } from 'node:perf_hooks';
import { type Entry, toEntry } from '../rules/entry.ts';
import { RULES } from '../rules/list.ts';
import { SET_KINDS } from '../rules/readings.ts';
import { parseNotation } from '../tiles/notation.ts';
import { JOKER, type Joker, KINDS, type SetTile, tileOf } from '../tiles/tiles.ts';

const HANDS = 400;
const ROUNDS = 25;

/** A small seeded generator (mulberry32): numbers from 0 up to, not including, `below`. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A winning hand of the deck: four sets and a pair, of which some cards are replaced by jokers. */
function draw(random: (below: number) => number, jokers: number): Entry {
  for (;;) {
    const kinds = Array.from({ length: 4 }, () => SET_KINDS[random(SET_KINDS.length)] ?? []).flat();
    const pair = random(KINDS);
    kinds.push(pair, pair);
    for (let i = 0; i < jokers; i += 1) kinds.splice(random(kinds.length), 1);
    if (kinds.some((kind) => kinds.filter((other) => other === kind).length > 4)) continue;
    const concealed: (SetTile | Joker)[] = [
      ...kinds.map(tileOf),
      ...Array.from({ length: jokers }, (): Joker => JOKER),
    ];
    return { concealed, declared: [], bonus: [] };
  }
}

function parse(text: string): Entry {
  const read = parseNotation(text);
  if (!read.ok) throw new Error(`bench: cannot read ${text}`);
  return toEntry(read.groups);
}

const time = (entry: Entry): number => {
  const started = performance.now();
  RULES.mhing.score(entry, {});
  return (performance.now() - started) * 1000;
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Microseconds: the median over the hands, and the slowest hand, each hand at its own median over the rounds. */
function measure(name: string, entries: readonly Entry[], target: string): void {
  for (const entry of entries) for (let i = 0; i < 5; i += 1) time(entry);
  const own = entries.map((entry) => median(Array.from({ length: ROUNDS }, () => time(entry))));
  const worst = Math.max(...own);
  console.log(
    `${name.padEnd(44)} median ${median(own).toFixed(1).padStart(7)} µs   worst ${worst.toFixed(0).padStart(5)} µs   (${target})`,
  );
}

const random = seeded(14);
const hands = [0, 1, 2, 3, 4, 5, 6].map((jokers) => Array.from({ length: HANDS }, () => draw(random, jokers)));
for (const entries of hands) for (const entry of entries) time(entry);

const TARGETS: Readonly<Record<number, string>> = {
  0: 'target 10 µs',
  3: 'target 40 µs',
  6: 'target 200 µs, worst 3 ms',
};
for (const [jokers, entries] of hands.entries()) {
  measure(`Mhing, ${jokers} jokers, ${HANDS} winning hands`, entries, TARGETS[jokers] ?? 'no target');
}
measure('Mhing, six jokers, most readings', [parse('34567888B JJJJJJ'), parse('33345678B JJJJJJ')], 'target 3 ms');
measure(
  'Mhing, one card short: what wins',
  hands.map((set) => ({ ...(set[0] as Entry), concealed: (set[0] as Entry).concealed.slice(1) })),
  'no target',
);
