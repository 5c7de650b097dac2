/** Hong Kong mahjong: the answer to a hand, and the rule set around it. */
import type { Deck } from '../../tiles/deck.ts';
import { KINDS, tileOf } from '../../tiles/tiles.ts';
import type { Entry, HowWon } from '../entry.ts';
import { type Hand, toHand } from '../hand.ts';
import { type HouseRules, settle } from '../house-rules.ts';
import { placedTile, SET_CODES, SET_KINDS, shapeOf } from '../readings.ts';
import type { RuleSet } from '../rule-set.ts';
import type { Answer, Group, OtherReading, PlacedTile, Problem, Reading, Score, Wait } from '../score.ts';
import { isOver, nextTurn } from './course.ts';
import { ELEMENTS } from './elements.ts';
import { type Facts, factsOf, isNineGates, wonProblem } from './facts.ts';
import { bonusFans } from './fans.ts';
import { HOUSE_RULES, PRESETS } from './house-rules.ts';
import { itemise, type Layout, SPANS, type Spans } from './itemise.ts';
import { gains, MONEY_AMOUNTS, MONEY_SCHEMES, payments } from './payments.ts';
import { type House, MINIMUM, toPoints } from './points.ts';
import { formAt, type Judged, judgeAll, pairAt, SETS, search, setsAt } from './search.ts';

const HAND_SIZE = 14;
const NO_SETS: readonly number[] = [];
const refuse = (problem: Problem): Answer => ({ state: 'problem', problem });

const DECK: Deck = {
  copies: 4,
  jokers: 0,
  bonus: { '1F': 1, '2F': 1, '3F': 1, '4F': 1, '1Y': 1, '2Y': 1, '3Y': 1, '4Y': 1 },
};
const DECK_WITHOUT_BONUS: Deck = { ...DECK, bonus: {} };
const deckOf = ({ bonusTiles }: House): Deck => (bonusTiles === 'no' ? DECK_WITHOUT_BONUS : DECK);

/* Without jokers every concealed set of a kind is the same; these objects are shared by all readings. */
const tiles = (kinds: readonly number[]): PlacedTile[] => kinds.map((kind) => placedTile(kind, false));
const SET_GROUPS: readonly Group[] = Array.from({ length: SET_CODES }, (_, code) => ({
  shape: shapeOf(code),
  tiles: tiles(SET_KINDS[code] ?? []),
  exposed: false,
}));
const PAIR_GROUPS: readonly Group[] = Array.from({ length: KINDS }, (_, kind) => ({
  shape: 'pair',
  tiles: tiles([kind, kind]),
  exposed: false,
}));

/** Concealed sets, laid-down sets, pair. */
function standardGroups({ declared }: Hand, reading: number): Group[] {
  const sets = setsAt(reading);
  const groups: Group[] = [];
  for (let at = 0; at < SETS - declared.length; at += 1) groups.push(SET_GROUPS[sets[at] as number] as Group);
  for (const { group } of declared) groups.push(group);
  groups.push(PAIR_GROUPS[pairAt(reading)] as Group);
  return groups;
}

function otherGroups({ free }: Hand, form: 'sevenPairs' | 'thirteenWonders'): Group[] {
  const kinds: number[] = [];
  const step = form === 'sevenPairs' ? 2 : 1;
  for (let kind = 0; kind < KINDS; kind += 1) {
    for (let left = free.counts[kind] as number; left > 0; left -= step) kinds.push(kind);
  }
  if (form === 'sevenPairs') return kinds.map((kind) => PAIR_GROUPS[kind] as Group);
  return [{ shape: 'loose', tiles: tiles(kinds), exposed: false }];
}

/** A reading with the first place of the winning tile outside the laid-down sets. */
export function readingOf(hand: Hand, reading: number, { winningTile }: HowWon): Reading {
  const form = formAt(reading);
  const groups = form === 'standard' ? standardGroups(hand, reading) : otherGroups(hand, form);
  const laidDown = hand.declared.length;
  const laidDownFrom = form === 'standard' ? SETS - laidDown : groups.length;
  let place = 0;
  for (let at = 0; at < groups.length; at += 1) {
    const { tiles } = groups[at] as Group;
    const open = at < laidDownFrom || at >= laidDownFrom + laidDown;
    for (let i = 0; open && i < tiles.length; i += 1) {
      if (tiles[i]?.tile === winningTile) return { form, groups, winning: place + i };
    }
    place += tiles.length;
  }
  throw new Error(`${winningTile} is in no concealed place`);
}

/** Which of the four sets are quads, a bit each; laid-down sets come after the others. */
function quadBits({ declared }: Hand): number {
  let bits = 0;
  for (let at = 0; at < declared.length; at += 1) if (declared[at]?.quad) bits |= 1 << (SETS - declared.length + at);
  return bits;
}

/** Fans of the best reading, looked at last, that count towards a least hand (H4). */
const ownFans = ({ fans, special }: Judged, { bonusInMin }: House): number =>
  special >= 0 || bonusInMin === 'yes' ? fans : fans - bonusFans();

export const layoutOf = (hand: Hand, at: number, { form, winning = -1 }: Reading): Layout => ({
  sets: form === 'standard' ? setsAt(at) : NO_SETS,
  spans: SPANS[quadBits(hand)] as Spans,
  winning,
});

interface Complete {
  readonly hand: Hand;
  readonly won: HowWon;
  readonly facts: Facts;
  /** How many readings there are. */
  readonly found: number;
}

/** A winning hand, its readings looked for; else what is to be said of it instead. */
export function open(entry: Entry, house: House): Complete | Answer {
  const bridged = toHand(entry, { deck: deckOf(house), handSize: HAND_SIZE, quads: true });
  if (!bridged.ok) return refuse(bridged.problem);
  const { hand } = bridged;
  const { missing } = hand;
  if (missing > 0) return { state: 'incomplete', missing, waits: missing === 1 ? waitsOf(hand, entry, house) : [] };
  const found = search(hand, house);
  if (found === 0) return refuse({ why: 'notWinning' });
  const { won } = entry;
  if (!won) return refuse({ why: 'noWinningTile', tile: null });
  const facts = factsOf(hand, entry, won);
  const problem = wonProblem(hand, won, facts);
  if (problem) return refuse(problem);
  facts.nineGates = isNineGates(hand);
  return { hand, won, facts, found };
}

function score(entry: Entry, departures: HouseRules): Answer {
  const house = settle(HOUSE_RULES, departures);
  const opened = open(entry, house);
  if ('state' in opened) return opened;
  const { hand, won, facts, found } = opened;
  const [best, ...rest] = judgeAll(found, hand, facts, house);
  const reading = readingOf(hand, best.reading, won);
  const { items, notCounted } = itemise(facts, layoutOf(hand, best.reading, reading), best.special, house);
  const needed = MINIMUM[house.minFans];
  const has = ownFans(best, house);
  const score: Score = {
    reading,
    items,
    notCounted,
    others: rest.map((other): OtherReading => ({ reading: readingOf(hand, other.reading, won), value: other.fans })),
    otherCount: rest.length,
    value: best.fans,
    points: toPoints(best.fans, house),
    ...(has < needed ? { belowMinimum: { needed, has } } : {}),
  };
  return { state: 'won', score };
}

/**
 * For a hand one tile short: each tile that would complete it, drawn and by discard. The winds are taken from what was
 * said about how it was won, East without it; an event comes with the tile, so that none is counted yet.
 */
function waitsOf(hand: Hand, entry: Entry, house: House): readonly Wait[] {
  const counts = Uint8Array.from(hand.free.counts);
  const held = Uint8Array.from(hand.held);
  const complete: Hand = { ...hand, free: { counts, jokers: 0 }, held, missing: 0 };
  const facts = factsOf(hand, entry, entry.won && { ...entry.won, events: [] });
  const worth = (found: number, selfDrawn: boolean) => {
    facts.selfDrawn = selfDrawn;
    const [best] = judgeAll(found, complete, facts, house);
    const mayWin = ownFans(best, house) >= MINIMUM[house.minFans];
    return { value: best.fans, points: toPoints(best.fans, house), mayWin };
  };
  const waits: Wait[] = [];
  for (let kind = 0; kind < KINDS; kind += 1) {
    if ((held[kind] as number) >= DECK.copies) continue;
    counts[kind] = (counts[kind] as number) + 1;
    held[kind] = (held[kind] as number) + 1;
    const found = search(complete, house);
    if (found > 0) {
      facts.nineGates = isNineGates(complete);
      waits.push({ tile: tileOf(kind), ...worth(found, true), claimed: worth(found, false) });
    }
    counts[kind] = (counts[kind] as number) - 1;
    held[kind] = (held[kind] as number) - 1;
  }
  return waits;
}

export const hongkong: RuleSet = {
  id: 'hongkong',
  seats: { least: 4, most: 4 },
  asks: {
    exposedSets: true,
    quads: true,
    winningTile: true,
    winds: true,
    events: ['replacement', 'robbingKong', 'lastTile'],
  },
  boardAsks: { discarder: () => true, liable: true, falseWin: true },
  handSize: HAND_SIZE,
  houseRules: HOUSE_RULES,
  presets: PRESETS,
  elements: ELEMENTS,
  moneySchemes: MONEY_SCHEMES,
  moneyAmounts: MONEY_AMOUNTS,
  deck: (departures) => deckOf(settle(HOUSE_RULES, departures)),
  score,
  toPoints: (fans, departures) => toPoints(fans, settle(HOUSE_RULES, departures)),
  gains: (outcome, seats, departures) => gains(outcome, seats, settle(HOUSE_RULES, departures)),
  payments: (outcome, seats, departures, money) => payments(outcome, seats, settle(HOUSE_RULES, departures), money),
  nextTurn: (turn, outcome, seats, departures) => nextTurn(turn, outcome, seats, settle(HOUSE_RULES, departures)),
  /** Points end no game; the players do, or the rounds that they agreed on. */
  isOver: (_totals, turn, departures) => isOver(turn, settle(HOUSE_RULES, departures)),
};
