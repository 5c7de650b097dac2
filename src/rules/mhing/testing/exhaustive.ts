/**
 * A slow second scorer, for the tests alone: what the real one answers has to agree with it.
 *
 * It goes the other way round. It does not split the cards of the hand; it writes down every four sets and a pair, every
 * seven pairs and every unconnected hand that there could ever be, throws out those that do not contain the hand's
 * natural cards (jokers are whatever is left over), and reads the rest by the plain words of the rules.
 */
import { JOKER, KINDS, type Kind, kindOf, tileOf } from '../../../tiles/tiles.ts';
import type { Entry } from '../../entry.ts';
import { type HouseRules, settle } from '../../house-rules.ts';
import type { ElementId } from '../elements.ts';
import { HOUSE_RULES } from '../house-rules.ts';

export type Itemisation = Partial<Record<ElementId, number>>;

export interface Verdict {
  readonly win: boolean;
  readonly credits: number;
  /** Every itemisation that reaches `credits`, each as `spell` writes it. */
  readonly itemisations: ReadonlySet<string>;
  /** What each reading is worth, best first: every four sets and a pair, and each other form that the hand has. */
  readonly values: readonly number[];
}

/** An itemisation as text, its elements in alphabetical order. */
export const spell = (items: Itemisation): string =>
  Object.entries(items)
    .filter(([, credits]) => credits !== 0)
    .map(([element, credits]) => `${element} ${credits}`)
    .sort()
    .join(', ');

interface SetOfThree {
  readonly sequence: boolean;
  /** The kinds of its cards, lowest first. */
  readonly kinds: readonly [Kind, Kind, Kind];
}

const NUMBER = (kind: Kind): number => Number(tileOf(kind)[0]);
const SUIT = (kind: Kind): string => tileOf(kind)[1] ?? '';
const IS_HONOR = (kind: Kind): boolean => tileOf(kind).length === 1;
const IS_WIND = (kind: Kind): boolean => 'ESWN'.includes(tileOf(kind));
const IS_DRAGON = (kind: Kind): boolean => 'RGP'.includes(tileOf(kind));

const ALL_KINDS: readonly Kind[] = Array.from({ length: KINDS }, (_, kind) => kind);

/** 21 sequences and 34 triplets. */
export const ALL_SETS: readonly SetOfThree[] = [
  ...ALL_KINDS.filter((kind) => !IS_HONOR(kind) && NUMBER(kind) <= 7).map(
    (kind): SetOfThree => ({
      sequence: true,
      kinds: [kind, kind + 1, kind + 2],
    }),
  ),
  ...ALL_KINDS.map((kind): SetOfThree => ({ sequence: false, kinds: [kind, kind, kind] })),
];

/** What four sets and a pair are worth without flowers. */
export function creditsOf(sets: readonly SetOfThree[], pair: Kind, once: boolean): Itemisation {
  const items: Itemisation = {};
  const cards = [...sets.flatMap((set) => set.kinds), pair, pair];
  const sequences = sets.filter((set) => set.sequence);
  const triplets = sets.filter((set) => !set.sequence);

  if (sequences.length === 4) items.sequencesOnly = 1;
  if (triplets.length === 4) items.tripletsOnly = 3;
  if (!IS_HONOR(pair) && [2, 5, 8].includes(NUMBER(pair))) items.pairOf258 = 1;

  const honors = cards.filter(IS_HONOR);
  const suits = new Set(cards.filter((kind) => !IS_HONOR(kind)).map(SUIT));
  if (honors.length === 0) {
    const numbers = cards.map(NUMBER);
    if (numbers.every((number) => number <= 5) || numbers.every((number) => number >= 5)) items.allHighLow = 5;
  }

  for (const [at, one] of sets.entries()) {
    for (const two of sets.slice(at + 1)) {
      const [a, b] = [one.kinds[0], two.kinds[0]];
      if (one.sequence !== two.sequence || IS_HONOR(a) || IS_HONOR(b) || NUMBER(a) !== NUMBER(b)) continue;
      if (one.sequence) {
        if (SUIT(a) === SUIT(b)) items.identicalDoubleSequence = (items.identicalDoubleSequence ?? 0) + 3;
        else items.doubleSequence = (items.doubleSequence ?? 0) + 1;
      } else if (SUIT(a) !== SUIT(b)) items.doubleTriplet = (items.doubleTriplet ?? 0) + 1;
    }
  }

  if (suits.size === 2 && honors.length === 0) items.twoSuitsNoHonors = 1;
  if (suits.size === 1 && honors.length > 0) items.oneSuitWithHonors = 3;
  if (suits.size === 1 && honors.length === 0) items.oneSuitOnly = 8;

  let broken = 0;
  let royal = false;
  for (const suit of 'BDC') {
    const startingAt = (number: number) =>
      sequences.filter((set) => SUIT(set.kinds[0]) === suit && NUMBER(set.kinds[0]) === number).length;
    broken += Math.min(startingAt(1), startingAt(7));
    royal ||= startingAt(1) > 0 && startingAt(4) > 0 && startingAt(7) > 0;
  }
  if (royal) items.royalRun = 3;
  else if (broken > 0) items.brokenRoyalRun = once ? 1 : broken;

  const honorTriplets = triplets.filter((set) => IS_HONOR(set.kinds[0])).map((set) => set.kinds[0]);
  if (new Set(honorTriplets.filter(IS_DRAGON)).size === 3) items.allDragonTriplets = 8;
  else if (suits.size === 3 && honors.some(IS_WIND) && honors.some(IS_DRAGON)) items.allSuitsWindsDragons = 5;
  else if (honorTriplets.length > 0) items.honorTriplet = once ? 1 : honorTriplets.length;
  return items;
}

/** Every 14 cards of which nothing connects, as one bit a kind. */
export const UNCONNECTED: readonly bigint[] = (() => {
  const bit = (kind: Kind): bigint => 1n << BigInt(kind);
  const inSuit = (first: Kind): bigint[] => {
    const found: bigint[] = [];
    for (let chosen = 0; chosen < 512; chosen++) {
      const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((number) => (chosen >> number) & 1);
      if (numbers.every((number, at) => at === 0 || number - (numbers[at - 1] ?? 0) >= 3)) {
        found.push(numbers.reduce((mask, number) => mask | bit(first + number), 0n));
      }
    }
    return found;
  };
  const honors = Array.from({ length: 128 }, (_, chosen) => BigInt(chosen) << 27n);
  const size = (mask: bigint): number => mask.toString(2).replaceAll('0', '').length;
  const sized = (masks: readonly bigint[]) => masks.map((mask) => ({ mask, size: size(mask) }));
  const hands: bigint[] = [];
  for (const bams of sized(inSuit(0))) {
    for (const dots of sized(inSuit(9))) {
      for (const chars of sized(inSuit(18))) {
        if (bams.size + dots.size + chars.size < 7) continue;
        for (const rest of sized(honors)) {
          if (bams.size + dots.size + chars.size + rest.size === 14) {
            hands.push(bams.mask | dots.mask | chars.mask | rest.mask);
          }
        }
      }
    }
  }
  return hands;
})();
const ALL_HONORS = 127n << 27n;

/** Scores 14 cards that are known to be possible; its declared sets have to be sets, with every joker named. */
export function exhaustive(entry: Entry, house: HouseRules = {}): Verdict {
  const rules = settle(HOUSE_RULES, house);
  const flowers = entry.bonus.length;
  const natural = new Array<number>(KINDS).fill(0);
  let uncovered = 0;
  for (const tile of entry.concealed) {
    if (tile === JOKER) continue;
    natural[kindOf(tile)] = (natural[kindOf(tile)] ?? 0) + 1;
    uncovered++;
  }
  const jokers = entry.concealed.length - uncovered;
  const declared = entry.declared.map((set): SetOfThree => {
    const [a = 0, b = 0, c = 0] = set.tiles.map((card) => (card.tile ? kindOf(card.tile) : -1)).sort((x, y) => x - y);
    return { sequence: a !== b, kinds: [a, b, c] };
  });

  let credits = -1;
  const values: number[] = [];
  let itemisations = new Set<string>();
  const offer = (items: Itemisation): void => {
    if (flowers > 0) items.flower = flowers;
    const total = Object.values(items).reduce((sum, value) => sum + value, 0);
    values.push(total);
    if (total < credits) return;
    if (total > credits) itemisations = new Set();
    credits = total;
    itemisations.add(spell(items));
  };

  const sets = [...declared];
  const chooseFrom = (first: number): void => {
    if (uncovered > 3 * (4 - sets.length) + 2) return;
    if (sets.length === 4) {
      for (const pair of ALL_KINDS) {
        if (uncovered !== Math.min(natural[pair] ?? 0, 2)) continue;
        offer(creditsOf(sets, pair, rules.groups === 'once'));
      }
      return;
    }
    for (let at = first; at < ALL_SETS.length; at++) {
      const set = ALL_SETS[at] as SetOfThree;
      const covers: Kind[] = [];
      for (const kind of set.kinds) {
        if ((natural[kind] ?? 0) === 0) continue;
        natural[kind] = (natural[kind] ?? 0) - 1;
        covers.push(kind);
      }
      uncovered -= covers.length;
      sets.push(set);
      chooseFrom(at);
      sets.pop();
      uncovered += covers.length;
      for (const kind of covers) natural[kind] = (natural[kind] ?? 0) + 1;
    }
  };
  chooseFrom(0);

  if (declared.length === 0) {
    const single = natural.filter((count) => count % 2 === 1).length;
    const fourAlike = natural.some((count) => count > 2);
    if (single <= jokers && !(fourAlike && rules.sevenPairsFourAlike === 'no')) offer({ sevenPairs: 5 });

    if (natural.every((count) => count <= 1)) {
      const held = natural.reduce((mask, count, kind) => (count ? mask | (1n << BigInt(kind)) : mask), 0n);
      const possible = UNCONNECTED.filter((hand) => (hand & held) === held);
      if (possible.some((hand) => (hand & ALL_HONORS) === ALL_HONORS)) offer({ nothingConnectsAllHonors: 8 });
      else if (possible.length > 0) offer({ nothingConnects: 3 });
    }
  }
  values.sort((a, b) => b - a);
  return { win: credits >= 0, credits: Math.max(credits, 0), itemisations, values };
}
