/**
 * A reading's credits with their reasons: which elements score, how often, with which cards, and what does not and why.
 * Every element has a row that finds its occurrences; the groups and the rulings on them then decide what is kept.
 */
import {
  FIRST_DRAGON,
  FIRST_WIND,
  isSuitKind,
  type Kind,
  kindOf,
  numberOfKind,
  suitIndexOfKind,
} from '../../tiles/tiles.ts';
import { isSequence, lowestOf, type SetCode } from '../readings.ts';
import type { Item, NotCounted, Reason } from '../score.ts';
import { CREDITS, ELEMENTS, type ElementId, ONE_OF } from './elements.ts';
import { featuresOfKind, hasEverything, hasHonors, isHigh, isLow, suitsIn } from './features.ts';
import { pairing, runPart } from './value.ts';

/** Places of the cards that earn something; cards are counted through the groups of the reading. */
type Places = readonly number[];

const ALL: Places = Array.from({ length: 14 }, (_, place) => place);
const FOUR_SETS = ALL.slice(0, 12);
const PAIR: Places = [12, 13];
const NO_CARDS: Places = [];
const SET_PLACES: readonly Places[] = [0, 1, 2, 3].map((set) => ALL.slice(3 * set, 3 * set + 3));
const placesOf = (sets: readonly number[]): Places => sets.flatMap((set) => SET_PLACES[set] as Places);
/** Every two of the four sets. */
const TWO_SETS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
].map(([a, b]) => ({
  a: a as number,
  b: b as number,
  places: placesOf([a as number, b as number]),
}));

/** What the rows look at; `sets` and `pair` are those of the reading, in its order. */
export interface Standard {
  readonly sets: readonly SetCode[];
  readonly pair: Kind;
  readonly features: number;
  readonly sequences: number;
}

export function standard(sets: readonly SetCode[], pair: Kind): Standard {
  let features = featuresOfKind(pair);
  let sequences = 0;
  for (const code of sets) {
    const lowest = lowestOf(code);
    features |= featuresOfKind(lowest);
    if (!isSequence(code)) continue;
    features |= featuresOfKind(lowest + 2);
    sequences += 1;
  }
  return { sets, pair, features, sequences };
}

const once = (holds: boolean, places: Places): readonly Places[] => (holds ? [places] : []);

const setsWhere = ({ sets }: Standard, test: (code: SetCode) => boolean): number[] => {
  const found: number[] = [];
  for (let at = 0; at < sets.length; at += 1) if (test(sets[at] as SetCode)) found.push(at);
  return found;
};

const doubles = ({ sets }: Standard, element: ReturnType<typeof pairing>): readonly Places[] => {
  const found: Places[] = [];
  for (const { a, b, places } of TWO_SETS) {
    if (pairing(sets[a] as SetCode, sets[b] as SetCode) === element) found.push(places);
  }
  return found;
};

/** For each suit, the sets that are its 123, 456 and 789. */
function runsBySuit(hand: Standard): readonly (readonly [number[], number[], number[]])[] {
  const suits: [number[], number[], number[]][] = [
    [[], [], []],
    [[], [], []],
    [[], [], []],
  ];
  for (let at = 0; at < hand.sets.length; at += 1) {
    const code = hand.sets[at] as SetCode;
    const part = runPart(code);
    if (part >= 0) suits[suitIndexOfKind(lowestOf(code))]?.[part]?.push(at);
  }
  return suits;
}

/** 123 and 789 of one suit: those that share no set (M16), and the further ones that would. */
function brokenRuns(hand: Standard): { readonly apart: Places[]; readonly sharing: Places[] } {
  const apart: Places[] = [];
  const sharing: Places[] = [];
  if (hand.sequences < 2) return { apart, sharing };
  for (const [lows, , highs] of runsBySuit(hand)) {
    for (const [i, low] of lows.entries()) {
      for (const [j, high] of highs.entries()) (i === j ? apart : sharing).push(placesOf([low, high]));
    }
  }
  return { apart, sharing };
}

function royalRuns(hand: Standard): readonly Places[] {
  if (hand.sequences < 3) return [];
  for (const [[low], [middle], [high]] of runsBySuit(hand)) {
    if (low !== undefined && middle !== undefined && high !== undefined) return [placesOf([low, middle, high])];
  }
  return [];
}

function dragonTriplets(hand: Standard): readonly Places[] {
  const sets = [0, 1, 2].map((dragon) => setsWhere(hand, (code) => lowestOf(code) === FIRST_DRAGON + dragon)[0]);
  return sets.every((at) => at !== undefined) ? [placesOf(sets as number[])] : [];
}

const isHonorTriplet = (code: SetCode): boolean => lowestOf(code) >= FIRST_WIND;

type Row = (hand: Standard) => readonly Places[];

/** Where each element of a standard hand occurs; rules that set one against another come afterwards. */
const ROWS = {
  sequencesOnly: (hand) => once(hand.sequences === 4, FOUR_SETS),
  pairOf258: ({ pair }) => once(isSuitKind(pair) && numberOfKind(pair) % 3 === 2, PAIR),
  tripletsOnly: (hand) => once(hand.sequences === 0, FOUR_SETS),
  allHighLow: ({ features }) => once(isLow(features) || isHigh(features), ALL),
  doubleSequence: (hand) => doubles(hand, 'doubleSequence'),
  doubleTriplet: (hand) => doubles(hand, 'doubleTriplet'),
  identicalDoubleSequence: (hand) => doubles(hand, 'identicalDoubleSequence'),
  twoSuitsNoHonors: ({ features }) => once(suitsIn(features) === 2 && !hasHonors(features), ALL),
  oneSuitWithHonors: ({ features }) => once(suitsIn(features) === 1 && hasHonors(features), ALL),
  oneSuitOnly: ({ features }) => once(suitsIn(features) === 1 && !hasHonors(features), ALL),
  brokenRoyalRun: (hand) => brokenRuns(hand).apart,
  royalRun: royalRuns,
  honorTriplet: (hand) => setsWhere(hand, isHonorTriplet).map((at) => SET_PLACES[at] as Places),
  allSuitsWindsDragons: ({ features }) => once(hasEverything(features), ALL),
  allDragonTriplets: dragonTriplets,
} as const satisfies Partial<Record<ElementId, Row>>;

type StandardElement = keyof typeof ROWS;
const STANDARD_ELEMENTS = ELEMENTS.filter(
  (row): row is (typeof ELEMENTS)[number] & { id: StandardElement } => row.id in ROWS,
);

export interface Itemised {
  readonly items: readonly Item[];
  readonly notCounted: readonly NotCounted[];
}

interface Found {
  readonly id: ElementId;
  readonly group: string;
  readonly places: readonly Places[];
}

const worth = ({ id, places }: Found, onceAHand: boolean): number =>
  CREDITS[id] * (onceAHand ? Math.min(1, places.length) : places.length);

const item = (id: ElementId, occurrences: readonly Places[]): Item => ({
  element: id,
  value: CREDITS[id] * occurrences.length,
  occurrences,
});

const left = (id: ElementId, occurrences: readonly Places[], reason: Reason, ruling?: string): NotCounted => ({
  element: id,
  value: CREDITS[id] * occurrences.length,
  occurrences,
  reason,
  ...(ruling ? { ruling } : {}),
});

/** Each flower is an occurrence that no card of the hand earns. */
const flowerItem = (flowers: number): Item =>
  item(
    'flower',
    Array.from({ length: flowers }, () => NO_CARDS),
  );

/** `onceAHand` is M3's house rule: the kind that a group keeps counts once, however often it occurs. */
export function itemiseStandard(hand: Standard, flowers: number, onceAHand: boolean): Itemised {
  const found: Found[] = [];
  for (const { id, group } of STANDARD_ELEMENTS) {
    const places = ROWS[id](hand);
    if (places.length > 0) found.push({ id, group, places });
  }
  const items: Item[] = [];
  const notCounted: NotCounted[] = [];
  const kept = new Map<string, Found>();
  for (const group of ONE_OF) {
    for (const candidate of found) {
      if (candidate.group !== group) continue;
      const best = kept.get(group);
      if (!best || worth(candidate, onceAHand) > worth(best, onceAHand)) kept.set(group, candidate);
    }
  }
  for (const candidate of found) {
    const { id, places } = candidate;
    const winner = kept.get(candidate.group);
    if (winner && winner !== candidate) {
      const contained = id === 'brokenRoyalRun' && winner.id === 'royalRun';
      const would = onceAHand ? places.slice(0, 1) : places;
      notCounted.push(left(id, would, { why: contained ? 'contained' : 'oneOfGroup', kept: winner.id }, 'M3'));
    } else if (winner && onceAHand && places.length > 1) {
      items.push(item(id, places.slice(0, 1)));
      notCounted.push(left(id, places.slice(1), { why: 'onceAHand', kept: id }, 'M3'));
    } else items.push(item(id, places));
  }
  notCounted.push(...overlooked(hand));
  if (flowers > 0) items.push(flowerItem(flowers));
  return { items: inOrder(items), notCounted };
}

/** What looks like an occurrence and is none by M2, M16 or M18. */
function overlooked(hand: Standard): NotCounted[] {
  const notCounted: NotCounted[] = [];
  const { sets } = hand;
  const alike = TWO_SETS.filter(({ a, b }) => sets[a] === sets[b] && !isSequence(sets[a] as SetCode));
  if (alike.length > 0) {
    const places = alike.map((two) => two.places);
    notCounted.push(left('doubleTriplet', places, { why: 'sameKind' }, 'M2'));
  }
  const { apart, sharing } = brokenRuns(hand);
  if (apart.length > 0 && sharing.length > 0 && royalRuns(hand).length === 0) {
    notCounted.push(left('brokenRoyalRun', sharing, { why: 'setTaken', kept: 'brokenRoyalRun' }, 'M16'));
  }
  if (isLow(hand.features) && isHigh(hand.features)) {
    notCounted.push(left('allHighLow', [ALL], { why: 'countsOnce', kept: 'allHighLow' }, 'M18'));
  }
  return notCounted;
}

/** Elements that all fourteen cards together may show, whatever their form. */
const OF_ALL_CARDS = [
  'allHighLow',
  'twoSuitsNoHonors',
  'oneSuitWithHonors',
  'oneSuitOnly',
  'allSuitsWindsDragons',
] as const;

/** A hand of a non-standard form scores that one element and flowers. */
export function itemiseForm(
  element: 'sevenPairs' | 'nothingConnects' | 'nothingConnectsAllHonors',
  tiles: readonly Kind[],
  flowers: number,
): Itemised {
  const features = tiles.reduce((bits, kind) => bits | featuresOfKind(kind), 0);
  const cards: Standard = { sets: [], pair: 0, features, sequences: -1 };
  const notCounted: NotCounted[] = [];
  if (element === 'nothingConnectsAllHonors') {
    notCounted.push(left('nothingConnects', [ALL], { why: 'contained', kept: element }, 'M21'));
  }
  for (const id of OF_ALL_CARDS) {
    const places = ROWS[id](cards);
    if (places.length > 0) notCounted.push(left(id, places, { why: 'formAlone', kept: element }));
  }
  const items = [item(element, [ALL])];
  if (flowers > 0) items.push(flowerItem(flowers));
  return { items: inOrder(items), notCounted };
}

const PLACE_IN_TABLE = new Map<string, number>(ELEMENTS.map(({ id }, at) => [id, at]));
const rank = ({ element }: Item): number =>
  element === 'flower' ? ELEMENTS.length : (PLACE_IN_TABLE.get(element) ?? 0);
/** The largest first, as players tell a hand; equal ones in the table's order, flowers last. */
const inOrder = (items: Item[]): Item[] =>
  items.sort(
    (a, b) => Number(a.element === 'flower') - Number(b.element === 'flower') || b.value - a.value || rank(a) - rank(b),
  );

export const kindsOfCards = (cards: readonly { readonly tile: Parameters<typeof kindOf>[0] }[]): Kind[] =>
  cards.map(({ tile }) => kindOf(tile));
