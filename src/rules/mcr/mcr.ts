/** MCR, the Chinese Official rules: the answer to a hand, and the rule set around it. */
import type { Deck } from '../../tiles/deck.ts';
import { FIRST_WIND, KINDS, type Kind, kindOf, SET_TILES, type Tile, WINDS } from '../../tiles/tiles.ts';
import { type Entry, WIN_EVENTS } from '../entry.ts';
import { type Hand, toHand } from '../hand.ts';
import type { HouseRules } from '../house-rules.ts';
import type { RuleSet } from '../rule-set.ts';
import type { Answer, OtherReading, Problem, Score, Wait } from '../score.ts';
import { evaluateAs, prepare } from './evaluate.ts';
import { impossibleEvent } from './events.ts';
import type { Facts, Split } from './facts.ts';
import { FANS } from './fans.ts';
import { HOUSE_RULES, PRESETS } from './house-rules.ts';
import { type InForce, inForce } from './in-force.ts';
import { itemsOf, viewOf } from './itemise.ts';
import { notCountedOf } from './not-counted.ts';
import { gains, MONEY_AMOUNTS, MONEY_SCHEMES, payments } from './payments.ts';
import { readingOf } from './places.ts';
import { factsOf, findBest, findSplits, type Winning } from './search.ts';
import { waitsFor } from './waits.ts';

const HAND_SIZE = 14;
const HANDS_OF_A_ROUND = 4;
const HANDS_OF_A_GAME = 16;

const DECK: Deck = {
  copies: 4,
  jokers: 0,
  bonus: { '1F': 1, '2F': 1, '3F': 1, '4F': 1, '1Y': 1, '2Y': 1, '3Y': 1, '4Y': 1 },
};
const HAND_RULES = { deck: DECK, handSize: HAND_SIZE, quads: true };

const refuse = (problem: Problem): Answer => ({ state: 'problem', problem });

/** Readings besides the best one, best first. */
function othersOf(splits: readonly Split[], worths: readonly number[], best: Split, hand: Hand): OtherReading[] {
  const others: OtherReading[] = [];
  if (splits.length === 1) return others;
  for (let at = 0; at < splits.length; at += 1) {
    const split = splits[at] as Split;
    if (split !== best) others.push({ reading: readingOf(split, hand), value: (worths[at] as number) + hand.bonus });
  }
  return others.sort((a, b) => b.value - a.value);
}

interface Complete {
  readonly hand: Hand;
  readonly splits: readonly Split[];
  readonly facts: Facts;
}

function scoreOf({ hand, splits, facts }: Complete, minimum: number): Score {
  const { best, worths } = findBest(splits, facts);
  const { completed, sum } = best;
  const split = best.split as Split;
  const others = othersOf(splits, worths, split, hand);
  prepare(split, facts);
  evaluateAs(split, completed, facts);
  const reading = readingOf(split, hand);
  const view = viewOf(hand, facts, split, completed, reading);
  const value = sum + hand.bonus;
  const score: Score = {
    reading: { form: reading.form, groups: reading.groups, winning: view.winningPlace },
    items: itemsOf(view),
    notCounted: notCountedOf(view),
    others,
    otherCount: others.length,
    value,
    points: value,
  };
  return sum < minimum ? { ...score, belowMinimum: { needed: minimum, has: sum } } : score;
}

const NO_EVENTS: Winning['events'] = [];

/** For a hand one tile short: each tile that completes it, drawn or claimed, without events that no tile shows. */
function waitsOf(hand: Hand, won: Entry['won'], rules: InForce): readonly Wait[] {
  const bits = { suits: 0, honors: 0 };
  waitsFor(hand.free.counts, hand.declared.length, bits);
  const counts = Uint8Array.from(hand.free.counts);
  const held = Uint8Array.from(hand.held);
  const { minimum } = rules.house;
  const worth = (winning: Kind, selfDrawn: boolean) => {
    const { seatWind = 'E', roundWind = 'E' } = won ?? {};
    const how = { selfDrawn, events: NO_EVENTS, seatWind, roundWind };
    const facts = factsOf(hand, counts, held, winning, how, rules);
    const { sum } = findBest(findSplits(counts, hand.declared), facts).best;
    return { value: sum + hand.bonus, points: sum + hand.bonus, mayWin: sum >= minimum };
  };
  const waits: Wait[] = [];
  for (let kind = 0; kind < KINDS; kind += 1) {
    const completes = kind < FIRST_WIND ? bits.suits >> kind : bits.honors >> (kind - FIRST_WIND);
    const copies = held[kind] as number;
    if ((completes & 1) === 0 || copies >= DECK.copies) continue;
    const free = counts[kind] as number;
    counts[kind] = free + 1;
    held[kind] = copies + 1;
    waits.push({ tile: SET_TILES[kind] as Tile, ...worth(kind, true), claimed: worth(kind, false) });
    counts[kind] = free;
    held[kind] = copies;
  }
  return waits;
}

/** A winning hand with every way to split it; else what is to be said of it instead. */
export function open(entry: Entry, rules: InForce): Complete | Answer {
  const bridged = toHand(entry, HAND_RULES);
  if (!bridged.ok) return refuse(bridged.problem);
  const { hand } = bridged;
  const { won } = entry;
  if (hand.missing > 0) {
    return { state: 'incomplete', missing: hand.missing, waits: hand.missing === 1 ? waitsOf(hand, won, rules) : [] };
  }
  const { counts } = hand.free;
  const splits = findSplits(counts, hand.declared);
  if (splits.length === 0) return refuse({ why: 'notWinning' });
  if (!won) return refuse({ why: 'noWinningTile', tile: null });
  const winning = kindOf(won.winningTile);
  if (!((counts[winning] ?? 0) > 0)) return refuse({ why: 'noWinningTile', tile: won.winningTile });
  const event = impossibleEvent(hand, won);
  if (event) return refuse({ why: 'impossibleEvent', event });
  return { hand, splits, facts: factsOf(hand, counts, hand.held, winning, won, rules) };
}

function score(entry: Entry, departures: HouseRules): Answer {
  const rules = inForce(departures);
  const opened = open(entry, rules);
  if ('state' in opened) return opened;
  return { state: 'won', score: scoreOf(opened, rules.house.minimum) };
}

export const mcr: RuleSet = {
  id: 'mcr',
  seats: { least: 4, most: 4 },
  asks: { exposedSets: true, quads: true, winningTile: true, winds: true, events: WIN_EVENTS },
  boardAsks: { discarder: () => true, liable: false, falseWin: false },
  handSize: HAND_SIZE,
  houseRules: HOUSE_RULES,
  presets: PRESETS,
  elements: FANS,
  moneySchemes: MONEY_SCHEMES,
  moneyAmounts: MONEY_AMOUNTS,
  deck: () => DECK,
  score,
  /** Fans are points. */
  toPoints: (value) => value,
  gains: (outcome, seats) => gains(outcome, seats),
  payments: (outcome, seats, _departures, money) => payments(outcome, seats, money),
  /** The deal passes on after every hand, and the round's wind changes after four. */
  nextTurn: (turn, _outcome, seats) => {
    const played = turn.played + 1;
    const rounds = Math.floor(played / HANDS_OF_A_ROUND);
    return { ...turn, dealer: (turn.dealer + 1) % seats, round: WINDS[rounds % WINDS.length] ?? 'E', played, rounds };
  },
  isOver: (_totals, { played }) => played >= HANDS_OF_A_GAME,
};
