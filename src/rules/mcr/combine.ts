/**
 * The fans that combine sets, and the best lawful selection of them (the five principles).
 *
 * Grouping test: every set, and the pair, starts in a group of its own; a fan may be added if what it names lies in as
 * many different groups, and merges them. Of four sets that leaves few selections: a fan of all four sets; a fan of three
 * and one that links the fourth; or fans of two sets that form no circle. The former always outweigh the latter. Two
 * fans with the same id never share a set.
 */
import type { Kind } from '../../tiles/tiles.ts';
import { SET_CODES, type SetCode } from '../readings.ts';
import { COMBINATIONS as F, fourInAnyOrder, isDragon, isWind, NONE, THREE, TWO } from './combinations.ts';
import type { Fan } from './fans.ts';

/** The pair's bit in a mask of what a fan is made of; set n has bit n. */
export const PAIR = 1 << 4;

/** The six ways to take two of four sets. */
export const TWO_SETS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];
/** The four ways to take three, each with the set left over. */
const THREE_SETS: readonly (readonly [number, number, number, number])[] = [
  [0, 1, 2, 3],
  [0, 1, 3, 2],
  [0, 2, 3, 1],
  [1, 2, 3, 0],
];
const EDGE_SETS = Uint8Array.from(TWO_SETS, ([a, b]) => (1 << a) | (1 << b));
const edgeOf = (a: number, b: number): number =>
  TWO_SETS.findIndex(([x, y]) => (x === a && y === b) || (x === b && y === a));
/** For each way to take three, the edges from the set left over to the three. */
const LINKS = THREE_SETS.map(([a, b, c, left]) => [edgeOf(a, left), edgeOf(b, left), edgeOf(c, left)]);

/** Whether edges, as bits, form no circle. */
function isForest(edges: number): boolean {
  const group = [0, 1, 2, 3];
  for (const [at, [a, b]] of TWO_SETS.entries()) {
    if (((edges >> at) & 1) === 0) continue;
    const [one, other] = [group[a] as number, group[b] as number];
    if (one === other) return false;
    for (let i = 0; i < 4; i += 1) if (group[i] === other) group[i] = one;
  }
  return true;
}
const FORESTS = Uint8Array.from(Array.from({ length: 64 }, (_, edges) => edges).filter((edges) => isForest(edges)));
/** For each edge, the edges that share a set with it. */
const TOUCHING = Uint8Array.from(EDGE_SETS, (own, at) =>
  EDGE_SETS.reduce((bits, other, place) => (place !== at && (own & other) !== 0 ? bits | (1 << place) : bits), 0),
);

/** A selection of combining fans; the arrays are reused for the next one. */
export interface Selection {
  count: number;
  readonly fans: Uint8Array;
  /** What each fan is made of: a bit for each set, and `PAIR`. */
  readonly parts: Uint8Array;
}
/* Four sets make at most one fan of all, two of each three, and two of each two. */
const MOST = 1 + 2 * 4 + 2 * 6;
export const newSelection = (): Selection => ({ count: 0, fans: new Uint8Array(MOST), parts: new Uint8Array(MOST) });

export function add(to: Selection, fan: Fan, parts: number): void {
  to.fans[to.count] = fan;
  to.parts[to.count] = parts;
  to.count += 1;
}

const edges = new Uint8Array(6);
const edgeParts = new Uint8Array(6);

/** Fills `edges` with the fans that two sets make, Little Three Dragons with its pair among them; answers with their bits. */
function findEdges(sets: ArrayLike<SetCode>, pair: Kind): number {
  let present = 0;
  for (let at = 0; at < 6; at += 1) {
    const [a, b] = TWO_SETS[at] as readonly [number, number];
    let fan = TWO[(sets[a] as number) * SET_CODES + (sets[b] as number)] as Fan;
    edgeParts[at] = EDGE_SETS[at] as number;
    if (fan === F.twoDragonPungs && isDragon(pair)) {
      fan = F.littleThreeDragons;
      edgeParts[at] = (EDGE_SETS[at] as number) | PAIR;
    }
    edges[at] = fan;
    if (fan !== NONE) present |= 1 << at;
  }
  return present;
}

const threeAt = (sets: ArrayLike<SetCode>, a: number, b: number, c: number): Fan =>
  THREE[((sets[a] as number) * SET_CODES + (sets[b] as number)) * SET_CODES + (sets[c] as number)] as Fan;

const BITS_OF_THREE = THREE_SETS.map(([a, b, c]) => (1 << a) | (1 << b) | (1 << c));

/** Big Three Winds, or Little Four Winds with its pair. */
const withPair = (fan: Fan, pair: Kind): Fan => (fan === F.bigThreeWinds && isWind(pair) ? F.littleFourWinds : fan);

/** Of a fan of three sets and a link, those worth most; of equals, the earlier in the table (C19). */
function chooseThree(
  sets: ArrayLike<SetCode>,
  pair: Kind,
  present: number,
  values: Uint8Array,
  into: Selection,
): boolean {
  let best = -1;
  let bestOrder = 0;
  for (let at = 0; at < 4; at += 1) {
    const [a, b, c] = THREE_SETS[at] as readonly [number, number, number, number];
    const found = threeAt(sets, a, b, c);
    if (found === NONE) continue;
    const fan = withPair(found, pair);
    let link = -1;
    for (const edge of LINKS[at] as number[]) {
      if (((present >> edge) & 1) === 0) continue;
      const [own, other] = [edges[edge] as Fan, link < 0 ? NONE : (edges[link] as Fan)];
      const [worth, otherWorth] = [values[own] as number, link < 0 ? 0 : (values[other] as number)];
      if (worth > otherWorth || (worth === otherWorth && own < other)) link = edge;
    }
    const linked = link < 0 ? NONE : (edges[link] as Fan);
    const worth = (values[fan] as number) + (link < 0 ? 0 : (values[linked] as number));
    const order = Math.min(fan, linked) * 256 + Math.max(fan, linked);
    if (worth < best || (worth === best && order >= bestOrder)) continue;
    best = worth;
    bestOrder = order;
    into.count = 0;
    add(into, fan, (BITS_OF_THREE[at] as number) | (fan === F.littleFourWinds ? PAIR : 0));
    if (link >= 0) add(into, linked, edgeParts[link] as number);
  }
  return best >= 0;
}

/** Whether two fans with the same id share a set. */
function repeatsItself(forest: number): boolean {
  for (let at = 0; at < 6; at += 1) {
    if (((forest >> at) & 1) === 0) continue;
    const touching = forest & (TOUCHING[at] as number);
    for (let other = at + 1; other < 6; other += 1) {
      if (((touching >> other) & 1) === 1 && edges[other] === edges[at]) return true;
    }
  }
  return false;
}

/** Fans of two sets: up to three, none of which closes a circle. */
function chooseTwos(present: number, values: Uint8Array, into: Selection): void {
  let best = 0;
  let bestOrder = 0;
  let chosen = 0;
  if ((present & (present - 1)) === 0) chosen = present;
  else {
    for (let at = 0; at < FORESTS.length; at += 1) {
      const forest = FORESTS[at] as number;
      if ((forest & ~present) !== 0) continue;
      let worth = 0;
      let order = 0;
      for (let edge = 0; edge < 6; edge += 1) {
        if (((forest >> edge) & 1) === 0) continue;
        worth += values[edges[edge] as Fan] as number;
        // How often each fan occurs, at most three times; the earlier in the table, the more it weighs (C19).
        order += 4 ** (F.twoTerminalChows - (edges[edge] as Fan));
      }
      if (worth < best || (worth === best && order <= bestOrder) || repeatsItself(forest)) continue;
      best = worth;
      bestOrder = order;
      chosen = forest;
    }
  }
  for (let edge = 0; edge < 6; edge += 1) {
    if (((chosen >> edge) & 1) === 1) add(into, edges[edge] as Fan, edgeParts[edge] as number);
  }
}

/** Adds the fan of all four sets, if there is one. */
function addFour(sets: ArrayLike<SetCode>, pair: Kind, into: Selection): boolean {
  const four = fourInAnyOrder(sets, pair);
  if (four === NONE) return false;
  const pairToo = four === F.pureTerminalChows || four === F.threeSuitedTerminalChows;
  add(into, four, 0b1111 | (pairToo ? PAIR : 0));
  return true;
}

/** Fills a selection for four sets and a pair. */
export type Select = (sets: ArrayLike<SetCode>, pair: Kind, values: Uint8Array, into: Selection) => void;

/** The best lawful selection for four sets and a pair; of equals, the one that C19 shows. */
export function combine(sets: ArrayLike<SetCode>, pair: Kind, values: Uint8Array, into: Selection): void {
  into.count = 0;
  if (addFour(sets, pair, into)) return;
  const present = findEdges(sets, pair);
  if (chooseThree(sets, pair, present, values, into)) return;
  if (present !== 0) chooseTwos(present, values, into);
}

/** Every fan that sets make together, whether it can be scored beside the others or not; answers with their number. */
export function findCombinations(sets: ArrayLike<SetCode>, pair: Kind, into: Selection): number {
  into.count = 0;
  addFour(sets, pair, into);
  for (let at = 0; at < THREE_SETS.length; at += 1) {
    const [a, b, c] = THREE_SETS[at] as readonly [number, number, number, number];
    const fan = threeAt(sets, a, b, c);
    if (fan === NONE) continue;
    const parts = BITS_OF_THREE[at] as number;
    add(into, fan, parts);
    if (withPair(fan, pair) !== fan) add(into, withPair(fan, pair), parts | PAIR);
  }
  const present = findEdges(sets, pair);
  for (let at = 0; at < 6; at += 1) {
    if (((present >> at) & 1) === 0) continue;
    const fan = edges[at] as Fan;
    if (fan === F.littleThreeDragons) add(into, F.twoDragonPungs, EDGE_SETS[at] as number);
    add(into, fan, edgeParts[at] as number);
  }
  return into.count;
}
