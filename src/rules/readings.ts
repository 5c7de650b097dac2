/**
 * Every way to read tiles as sets and a pair, jokers and laid-down sets included; shared by all rule sets.
 *
 * Method: the kinds are walked in order. At each one we decide how many triplets, sequences and pairs begin there; what
 * these need beyond the natural tiles is made of jokers. A reading is so met exactly once, as a multiset of sets and a
 * pair, and nothing has to be compared or thrown away. Since sets and pair hold just as many tiles as there are, a walk
 * that has placed them all has also used all tiles and jokers.
 */
import { FIRST_WIND, KINDS, type Kind, tileOf } from '../tiles/tiles.ts';
import type { Group, GroupShape, PlacedTile } from './score.ts';

/** A set as a number: sequences 0-20 (seven of a suit, by their lowest tile), then triplets by kind. */
export type SetCode = number;
export const SEQUENCES = 21;
export const SET_CODES = SEQUENCES + KINDS;

export const sequenceCode = (lowest: Kind): SetCode => Math.floor(lowest / 9) * 7 + (lowest % 9);
export const tripletCode = (kind: Kind): SetCode => SEQUENCES + kind;
export const isSequence = (code: SetCode): boolean => code < SEQUENCES;

/** The lowest kind of a set. */
export const lowestOf = (code: SetCode): Kind =>
  code < SEQUENCES ? Math.floor(code / 7) * 9 + (code % 7) : code - SEQUENCES;

const kindsOf = (code: SetCode): readonly [Kind, Kind, Kind] => {
  const lowest = lowestOf(code);
  return isSequence(code) ? [lowest, lowest + 1, lowest + 2] : [lowest, lowest, lowest];
};
/** The three kinds of each set. */
export const SET_KINDS: readonly (readonly [Kind, Kind, Kind])[] = Array.from({ length: SET_CODES }, (_, code) =>
  kindsOf(code),
);

/** The set that three kinds make, in any order, or -1. */
export function setCodeOf(a: Kind, b: Kind, c: Kind): SetCode {
  const low = Math.min(a, b, c);
  const high = Math.max(a, b, c);
  if (low < 0) return -1;
  if (low === high) return tripletCode(low);
  const middle = a + b + c - low - high;
  const runs = middle === low + 1 && high === low + 2 && low < FIRST_WIND && low % 9 <= 6;
  return runs ? sequenceCode(low) : -1;
}

/** Natural tiles of each kind. */
export type Counts = ArrayLike<number>;

export interface Free {
  readonly counts: Counts;
  readonly jokers: number;
}

/** The reading under the visitor's eyes; the arrays are reused for the next one. */
export interface Glimpse {
  /** As many sets as were asked for, in ascending order of kind; the rest of the array is the visitor's own. */
  readonly sets: Uint8Array;
  pair: Kind;
  /** What the jokers stand for: the first `jokers` places, ascending. */
  readonly jokerKinds: Uint8Array;
  jokers: number;
}

export const MOST_SETS = 4;
export const newGlimpse = (): Glimpse => ({
  sets: new Uint8Array(MOST_SETS),
  pair: 0,
  jokerKinds: new Uint8Array(16),
  jokers: 0,
});

/** For each kind, 1 where a sequence can begin. */
const BEGINS_SEQUENCE = Uint8Array.from({ length: KINDS }, (_, kind) => (kind < FIRST_WIND && kind % 9 <= 6 ? 1 : 0));
const SEQUENCE_AT = Uint8Array.from({ length: KINDS }, (_, kind) => sequenceCode(kind));

/* The state of the walk under way. It is never left in the middle, so one of each will do. */
let counts: Counts = [];
let glimpse: Glimpse = newGlimpse();
let visit: (seen: Glimpse) => void = () => {};
let setsWanted = 0;
/** For each kind, the first one from there on of which there is a natural tile, or KINDS. */
const nextNatural = new Uint8Array(KINDS + 1);
/** The least sets and pairs that can hold the natural tiles from each kind on: three neighbors of a suit at best in one. */
const groupsNeeded = new Uint8Array(KINDS + 3);

/**
 * Calls `onReading` for each reading of the free tiles as `sets` sets and a pair.
 * The tiles and jokers must be 3 × `sets` + 2; with another number there is no reading.
 */
export function eachReading(free: Free, sets: number, into: Glimpse, onReading: (seen: Glimpse) => void): void {
  let total = free.jokers;
  nextNatural[KINDS] = KINDS;
  for (let kind = KINDS - 1; kind >= 0; kind -= 1) {
    const count = free.counts[kind] as number;
    total += count;
    nextNatural[kind] = count > 0 ? kind : (nextNatural[kind + 1] as number);
    const beyond = kind < FIRST_WIND ? Math.min(kind + 3, 9 * Math.floor(kind / 9) + 9) : kind + 1;
    groupsNeeded[kind] = (groupsNeeded[count > 0 ? beyond : kind + 1] as number) + (count > 0 ? 1 : 0);
  }
  if (total !== 3 * sets + 2) return;
  counts = free.counts;
  glimpse = into;
  visit = onReading;
  setsWanted = sets;
  glimpse.jokers = 0;
  walk(0, 0, 0, 0, false, free.jokers);
}

/**
 * Decides what begins at `from` and after it. `begun` and `begunBefore` are the sequences that began one and two kinds
 * ago, each of which takes a tile here. Kinds at which nothing has to begin are passed over in a loop, not by recursion.
 */
function walk(from: Kind, begun: number, begunBefore: number, placed: number, paired: boolean, jokers: number): void {
  const groupsLeft = setsWanted - placed + (paired ? 0 : 1);
  if (begun + begunBefore > 0) {
    if (groupsLeft >= (groupsNeeded[from + 2] as number)) begin(from, begun, begunBefore, placed, paired, jokers);
    return;
  }
  if (groupsLeft === 0) {
    visit(glimpse);
    return;
  }
  if (groupsLeft < (groupsNeeded[from] as number)) return;
  for (let kind = from; kind < KINDS; kind += 1) {
    if (jokers === 0) kind = nextNatural[kind] as number;
    if (kind === KINDS) return;
    const held = (counts[kind] as number) > 0;
    if (held || jokers > 1 || BEGINS_SEQUENCE[kind] === 1) begin(kind, 0, 0, placed, paired, jokers);
    if (held) return;
  }
}

/** All that can begin at `kind`; at a kind without tiles of which none is taken, at least one set or the pair. */
function begin(kind: Kind, begun: number, begunBefore: number, placed: number, paired: boolean, jokers: number): void {
  const taken = begun + begunBefore;
  const short = (counts[kind] as number) - taken;
  const open = setsWanted - placed;
  const mostSequences = BEGINS_SEQUENCE[kind] === 1 ? open : 0;
  const mayBeNothing = taken > 0 || short > 0;
  const { sets, jokerKinds } = glimpse;
  const jokersBefore = glimpse.jokers;
  for (let pairs = paired ? 0 : 1; pairs >= 0; pairs -= 1) {
    if (pairs === 1) glimpse.pair = kind;
    const pairedNow = paired || pairs === 1;
    for (let sequences = 0; sequences <= mostSequences; sequences += 1) {
      let standIns = sequences + 2 * pairs - short;
      if (standIns > jokers) break;
      for (let triplets = 0; triplets <= open - sequences && standIns <= jokers; triplets += 1, standIns += 3) {
        if (standIns < 0 || (pairs + sequences + triplets === 0 && !mayBeNothing)) continue;
        let at = placed;
        for (let i = 0; i < sequences; i += 1) sets[at++] = SEQUENCE_AT[kind] as number;
        for (let i = 0; i < triplets; i += 1) sets[at++] = SEQUENCES + kind;
        for (let i = 0; i < standIns; i += 1) jokerKinds[jokersBefore + i] = kind;
        glimpse.jokers = jokersBefore + standIns;
        walk(kind + 1, sequences, begun, at, pairedNow, jokers - standIns);
      }
    }
  }
  glimpse.jokers = jokersBefore;
}

const SHAPES: readonly GroupShape[] = Array.from({ length: SET_CODES }, (_, code) =>
  isSequence(code) ? 'sequence' : 'triplet',
);
export const shapeOf = (code: SetCode): GroupShape => SHAPES[code] as GroupShape;

const NATURAL: readonly PlacedTile[] = Array.from({ length: KINDS }, (_, kind) => ({
  tile: tileOf(kind),
  joker: false,
}));
const STAND_IN: readonly PlacedTile[] = Array.from({ length: KINDS }, (_, kind) => ({
  tile: tileOf(kind),
  joker: true,
}));
/** The card of a kind in its place; these objects are shared by all readings. */
export const placedTile = (kind: Kind, joker: boolean): PlacedTile => (joker ? STAND_IN : NATURAL)[kind] as PlacedTile;

/** Deals natural tiles to places one by one, and jokers where none is left. */
export function dealer(free: Counts): (kind: Kind) => PlacedTile {
  const left = Uint8Array.from(free);
  return (kind) => {
    const natural = (left[kind] as number) > 0;
    if (natural) left[kind] = (left[kind] as number) - 1;
    return placedTile(kind, !natural);
  };
}

/** The groups of a reading's concealed part: its sets, then its pair. */
export function concealedGroups(free: Counts, sets: ArrayLike<SetCode>, setCount: number, pair: Kind): Group[] {
  const deal = dealer(free);
  const groups: Group[] = [];
  for (let i = 0; i < setCount; i += 1) {
    const code = sets[i] as SetCode;
    const [a, b, c] = SET_KINDS[code] as readonly [Kind, Kind, Kind];
    groups.push({ shape: shapeOf(code), tiles: [deal(a), deal(b), deal(c)], exposed: false });
  }
  groups.push({ shape: 'pair', tiles: [deal(pair), deal(pair)], exposed: false });
  return groups;
}
