/**
 * `npm run bench`: how long the whole itemised answer to a hand takes, in Node. Prints median and worst per group of hands.
 * The hands are drawn with a fixed seed, so that two runs time the same work.
 */
import { performance } from 'node:perf_hooks';
import { type Circumstances, type DeclaredSet, type Entry, toEntry } from '../rules/entry.ts';
import { SET_KINDS } from '../rules/readings.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { parseNotation } from '../tiles/notation.ts';
import { type BonusTile, JOKER, type Joker, KINDS, type SetTile, tileOf, WINDS } from '../tiles/tiles.ts';
import { RULE_SETS } from './rule-sets.ts';

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

/**
 * A winning hand as it ends at a table with tiles: some sets laid down, some of them quads, bonus tiles, and how it was
 * won. `bonus` are those of the deck.
 */
function drawWon(random: (below: number) => number, bonus: readonly BonusTile[]): Entry {
  const { concealed } = draw(random, 0);
  const tiles = concealed as readonly SetTile[];
  const down = random(4);
  const declared = Array.from({ length: down }, (_, set): DeclaredSet => {
    const [a, b, c] = tiles.slice(3 * set, 3 * set + 3) as [SetTile, SetTile, SetTile];
    const quad = a === b && random(2) === 0 && tiles.filter((tile) => tile === a).length === 3;
    const held = quad ? [a, a, a, a] : [a, b, c];
    return { tiles: held.map((tile) => ({ tile, joker: false })), exposed: !quad || random(2) === 0 };
  });
  const free = tiles.slice(3 * down);
  const how: Circumstances = {
    selfDrawn: random(2) === 0,
    events: [],
    seatWind: WINDS[random(4)] ?? 'E',
    roundWind: WINDS[random(4)] ?? 'E',
  };
  return {
    concealed: free,
    declared,
    bonus: bonus.filter(() => random(4) === 0),
    won: { ...how, winningTile: free[random(free.length)] as SetTile },
  };
}

const ruleSet = (id: string): RuleSet => {
  const found = RULE_SETS[id];
  if (!found) throw new Error(`bench: no rule set ${id}`);
  return found;
};

function time(rules: RuleSet, entry: Entry): number {
  const started = performance.now();
  rules.score(entry, {});
  return (performance.now() - started) * 1000;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Microseconds: the median over the hands, and the slowest hand, each hand at its own median over the rounds. */
function measure(rules: RuleSet, name: string, entries: readonly Entry[], target: string): void {
  for (const entry of entries) for (let i = 0; i < 5; i += 1) time(rules, entry);
  const own = entries.map((entry) => median(Array.from({ length: ROUNDS }, () => time(rules, entry))));
  const worst = Math.max(...own);
  console.log(
    `${name.padEnd(44)} median ${median(own).toFixed(1).padStart(7)} µs   worst ${worst.toFixed(0).padStart(5)} µs   (${target})`,
  );
}

const mhing = ruleSet('mhing');
const random = seeded(14);
const hands = [0, 1, 2, 3, 4, 5, 6].map((jokers) => Array.from({ length: HANDS }, () => draw(random, jokers)));
for (const entries of hands) for (const entry of entries) time(mhing, entry);

const TARGETS: Readonly<Record<number, string>> = {
  0: 'target 10 µs',
  3: 'target 40 µs',
  6: 'target 200 µs, worst 3 ms',
};
for (const [jokers, entries] of hands.entries()) {
  measure(mhing, `Mhing, ${jokers} jokers, ${HANDS} winning hands`, entries, TARGETS[jokers] ?? 'no target');
}
measure(
  mhing,
  'Mhing, six jokers, most readings',
  [parse('34567888B JJJJJJ'), parse('33345678B JJJJJJ')],
  'target 3 ms',
);
const short = (entry: Entry): Entry => ({ ...entry, concealed: entry.concealed.slice(1) });
const firsts = hands.map((set) => short(set[0] as Entry));
measure(mhing, 'Mhing, one card short: what wins', firsts, 'no target');

const NUMBERED: readonly BonusTile[] = ['1F', '2F', '3F', '4F', '1Y', '2Y', '3Y', '4Y'];
/** Rule sets played with tiles: their names here, their bonus tiles, and what a hand may take. */
const TILE_GAMES: readonly (readonly [id: string, name: string, bonus: readonly BonusTile[], target: string])[] = [
  ['hongkong', 'Hong Kong', NUMBERED, 'target 5 µs'],
  ['mcr', 'MCR', NUMBERED, 'target 10 µs'],
];
for (const [id, name, bonus, target] of TILE_GAMES) {
  const won = Array.from({ length: HANDS }, () => drawWon(random, bonus));
  for (const entry of won) for (let i = 0; i < 20; i += 1) time(ruleSet(id), entry);
  measure(ruleSet(id), `${name}, ${HANDS} winning hands`, won, target);
  measure(ruleSet(id), `${name}, one tile short: what wins`, won.slice(0, 50).map(short), 'no target');
}
