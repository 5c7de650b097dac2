/**
 * The fans that combine sets, and the best lawful selection of them (the five principles).
 *
 * Grouping test: every set, and the pair, starts in a group of its own; a fan may be added if what it names lies in as
 * many different groups, and merges them. Of four sets that leaves few selections: a fan of all four sets; a fan of three
 * and one that links the fourth; or fans of two sets that form no circle. The former always outweigh the latter. Two
 * fans with the same id never share a set.
 */
import { FIRST_DRAGON, FIRST_WIND, type Kind, numberOfKind, suitIndexOfKind } from '../../tiles/tiles.ts';
import { isSequence, lowestOf, SEQUENCES, SET_CODES, type SetCode } from '../readings.ts';
import { type Fan, fanOf } from './fans.ts';

/** The pair's bit in a mask of what a fan is made of; set n has bit n. */
export const PAIR = 1 << 4;
const NONE = 255;

const LOWEST = Uint8Array.from({ length: SET_CODES }, (_, code) => lowestOf(code));
/** The number of a set's lowest tile; what it says of honors is never asked. */
const NUMBER = Uint8Array.from(LOWEST, numberOfKind);
/** 0 to 2, and 3 for honors. */
const SUIT = Uint8Array.from(LOWEST, suitIndexOfKind);
const isWind = (kind: Kind): boolean => kind >= FIRST_WIND && kind < FIRST_DRAGON;
const isDragon = (kind: Kind): boolean => kind >= FIRST_DRAGON;

const F = {
  bigFourWinds: fanOf('bigFourWinds'),
  bigThreeDragons: fanOf('bigThreeDragons'),
  littleFourWinds: fanOf('littleFourWinds'),
  littleThreeDragons: fanOf('littleThreeDragons'),
  pureTerminalChows: fanOf('pureTerminalChows'),
  quadrupleChow: fanOf('quadrupleChow'),
  fourPureShiftedPungs: fanOf('fourPureShiftedPungs'),
  fourPureShiftedChows: fanOf('fourPureShiftedChows'),
  pureTripleChow: fanOf('pureTripleChow'),
  pureShiftedPungs: fanOf('pureShiftedPungs'),
  pureStraight: fanOf('pureStraight'),
  threeSuitedTerminalChows: fanOf('threeSuitedTerminalChows'),
  pureShiftedChows: fanOf('pureShiftedChows'),
  triplePung: fanOf('triplePung'),
  bigThreeWinds: fanOf('bigThreeWinds'),
  mixedStraight: fanOf('mixedStraight'),
  mixedTripleChow: fanOf('mixedTripleChow'),
  mixedShiftedPungs: fanOf('mixedShiftedPungs'),
  mixedShiftedChows: fanOf('mixedShiftedChows'),
  twoDragonPungs: fanOf('twoDragonPungs'),
  doublePung: fanOf('doublePung'),
  pureDoubleChow: fanOf('pureDoubleChow'),
  mixedDoubleChow: fanOf('mixedDoubleChow'),
  shortStraight: fanOf('shortStraight'),
  twoTerminalChows: fanOf('twoTerminalChows'),
};

const num = (code: SetCode): number => NUMBER[code] as number;
const suit = (code: SetCode): number => SUIT[code] as number;
const low = (code: SetCode): Kind => LOWEST[code] as Kind;

/** What two sets make. */
function twoOf(a: SetCode, b: SetCode): Fan {
  if (isSequence(a) !== isSequence(b)) return NONE;
  if (!isSequence(a)) {
    if (isDragon(low(a)) && isDragon(low(b)) && a !== b) return F.twoDragonPungs;
    return suit(a) < 3 && suit(b) < 3 && suit(a) !== suit(b) && num(a) === num(b) ? F.doublePung : NONE;
  }
  if (suit(a) !== suit(b)) return num(a) === num(b) ? F.mixedDoubleChow : NONE;
  const apart = Math.abs(num(a) - num(b));
  return ({ 0: F.pureDoubleChow, 3: F.shortStraight, 6: F.twoTerminalChows } as Record<number, Fan>)[apart] ?? NONE;
}

/** What three sets of one kind, sorted, make of tiles of one suit. */
function threeOfOneSuit(first: number, step: number, other: number, sequences: boolean): Fan {
  if (step !== other) return NONE;
  if (!sequences) return step === 1 ? F.pureShiftedPungs : NONE;
  if (step === 0) return F.pureTripleChow;
  if (step === 3 && first === 1) return F.pureStraight;
  return step === 1 || step === 2 ? F.pureShiftedChows : NONE;
}

/** What three sets make. */
function threeOf(a: SetCode, b: SetCode, c: SetCode): Fan {
  const sequences = isSequence(a);
  if (isSequence(b) !== sequences || isSequence(c) !== sequences) return NONE;
  const kinds = [low(a), low(b), low(c)];
  if (new Set(kinds).size === 3) {
    if (kinds.every(isWind)) return F.bigThreeWinds;
    if (kinds.every(isDragon)) return F.bigThreeDragons;
  }
  if (kinds.some((kind) => kind >= FIRST_WIND)) return NONE;
  const suits = new Set([suit(a), suit(b), suit(c)]).size;
  const [first = 0, second = 0, third = 0] = [num(a), num(b), num(c)].sort((x, y) => x - y);
  const [step, other] = [second - first, third - second];
  if (suits === 1) return threeOfOneSuit(first, step, other, sequences);
  if (suits !== 3 || step !== other) return NONE;
  if (step === 0) return sequences ? F.mixedTripleChow : F.triplePung;
  if (step === 1) return sequences ? F.mixedShiftedChows : F.mixedShiftedPungs;
  return sequences && step === 3 && first === 1 ? F.mixedStraight : NONE;
}

const TWO = Uint8Array.from({ length: SET_CODES * SET_CODES }, (_, both) =>
  twoOf(Math.floor(both / SET_CODES), both % SET_CODES),
);
const THREE = new Uint8Array(SET_CODES ** 3).fill(NONE);
for (const [from, to] of [
  [0, SEQUENCES],
  [SEQUENCES, SET_CODES],
] as const) {
  for (let a = from; a < to; a += 1) {
    for (let b = a; b < to; b += 1) {
      for (let c = b; c < to; c += 1) {
        const fan = threeOf(a, b, c);
        if (fan === NONE) continue;
        for (const [x, y, z] of [
          [a, b, c],
          [a, c, b],
          [b, a, c],
          [b, c, a],
          [c, a, b],
          [c, b, a],
        ] as const) {
          THREE[(x * SET_CODES + y) * SET_CODES + z] = fan;
        }
      }
    }
  }
}

/** What four sets, sorted, make together, with the pair where it is asked for. */
function fourOf(a: SetCode, b: SetCode, c: SetCode, d: SetCode, pair: Kind): Fan {
  const oneSuit = suit(a) === suit(d);
  if (!isSequence(a)) {
    if (isWind(low(a)) && isWind(low(d))) return F.bigFourWinds;
    return oneSuit && suit(a) < 3 && d - a === 3 && c - b === 1 && b - a === 1 ? F.fourPureShiftedPungs : NONE;
  }
  if (a === d) return F.quadrupleChow;
  const step = b - a;
  if (oneSuit && (step === 1 || step === 2) && c - b === step && d - c === step) return F.fourPureShiftedChows;
  if (pair >= FIRST_WIND || numberOfKind(pair) !== 5) return NONE;
  const pairSuit = suitIndexOfKind(pair);
  if (oneSuit) {
    const ends = num(a) === 1 && a === b && num(c) === 7 && c === d;
    return ends && suit(a) === pairSuit ? F.pureTerminalChows : NONE;
  }
  const ends = num(a) === 1 && num(b) === 7 && num(c) === 1 && num(d) === 7;
  const twoSuits = suit(a) === suit(b) && suit(c) === suit(d);
  return ends && twoSuits && suit(a) !== pairSuit && suit(c) !== pairSuit ? F.threeSuitedTerminalChows : NONE;
}

/** The fan of all four sets, in any order, or NONE. */
function fourInAnyOrder(sets: ArrayLike<SetCode>, pair: Kind): Fan {
  const [a, b, c, d] = [sets[0] as number, sets[1] as number, sets[2] as number, sets[3] as number];
  const lowest = Math.min(a, b, c, d);
  const highest = Math.max(a, b, c, d);
  if (isSequence(lowest) !== isSequence(highest)) return NONE;
  const inner = Math.max(Math.min(a, b), Math.min(c, d));
  const outer = Math.min(Math.max(a, b), Math.max(c, d));
  return fourOf(lowest, Math.min(inner, outer), Math.max(inner, outer), highest, pair);
}

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

function add(to: Selection, fan: Fan, parts: number): void {
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

/** The best lawful selection for four sets and a pair; of equals, the one that C19 shows. */
export function combine(sets: ArrayLike<SetCode>, pair: Kind, values: Uint8Array, into: Selection): void {
  into.count = 0;
  const four = fourInAnyOrder(sets, pair);
  if (four !== NONE) {
    const pairToo = four === F.pureTerminalChows || four === F.threeSuitedTerminalChows;
    add(into, four, 0b1111 | (pairToo ? PAIR : 0));
    return;
  }
  const present = findEdges(sets, pair);
  if (chooseThree(sets, pair, present, values, into)) return;
  if (present !== 0) chooseTwos(present, values, into);
}

/** Every fan that sets make together, whether it can be scored beside the others or not; answers with their number. */
export function findCombinations(sets: ArrayLike<SetCode>, pair: Kind, into: Selection): number {
  into.count = 0;
  const four = fourInAnyOrder(sets, pair);
  if (four !== NONE) add(into, four, 0b1111);
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
