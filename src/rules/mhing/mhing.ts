/** Mhing: the search for the best reading, and the rule set around it. */
import type { Deck } from '../../tiles/deck.ts';
import { JOKER, KINDS, SET_TILES, type Tile } from '../../tiles/tiles.ts';
import type { Entry } from '../entry.ts';
import { type DeclaredCode, type Hand, toHand } from '../hand.ts';
import { type HouseRules, type Settled, settle } from '../house-rules.ts';
import { concealedGroups, eachReading, type Free, newGlimpse, SET_CODES, type SetCode } from '../readings.ts';
import type { RuleSet } from '../rule-set.ts';
import type { Answer, Group, OtherReading, Reading, Score, Wait } from '../score.ts';
import { CREDITS, ELEMENTS } from './elements.ts';
import { nothingConnects, sevenPairs } from './forms.ts';
import { HOUSE_RULES } from './house-rules.ts';
import { type Itemised, itemiseForm, itemiseStandard, kindsOfCards, standard } from './itemise.ts';
import { BETTING_TABLE, MONEY_SCHEMES, payments } from './payments.ts';
import { toPoints } from './points.ts';
import { standardCredits } from './value.ts';

const HAND_SIZE = 14;
const SETS = 4;
/** Credits without flowers that a hand needs where a minimum is played (M9). */
export const MINIMUM = 3;
/** Other readings that are spelled out; with six jokers there are thousands, and nobody reads those. */
const MOST_OTHERS = 8;

type House = Settled<typeof HOUSE_RULES>;

const DECK: Deck = { copies: 4, jokers: 6, bonus: { F: 8 } };
const DECK_WITHOUT_JOKERS: Deck = { ...DECK, jokers: 0 };
const deckOf = ({ jokers }: House): Deck => (jokers === 'none' ? DECK_WITHOUT_JOKERS : DECK);

type Form = 'sevenPairs' | 'nothingConnects' | 'nothingConnectsAllHonors';
interface FormReading {
  readonly form: Form;
  readonly groups: readonly Group[];
}

/** The non-standard forms that the free tiles have; none beside laid-down sets. */
function formsOf(free: Free, house: House): FormReading[] {
  const found: FormReading[] = [];
  const pairs = sevenPairs(free, house.sevenPairsFourAlike === 'yes');
  if (pairs) found.push({ form: 'sevenPairs', groups: pairs });
  const loose = nothingConnects(free);
  if (loose) {
    const form = loose.allHonors ? 'nothingConnectsAllHonors' : 'nothingConnects';
    found.push({ form, groups: [{ shape: 'loose', tiles: loose.cards, exposed: false }] });
  }
  return found;
}

/* Standard readings are kept as one number each: four set codes and the pair, base SET_CODES and KINDS. */
const encode = (sets: ArrayLike<SetCode>, pair: number): number =>
  ((((sets[0] as number) * SET_CODES + (sets[1] as number)) * SET_CODES + (sets[2] as number)) * SET_CODES +
    (sets[3] as number)) *
    KINDS +
  pair;

function decode(code: number): { sets: SetCode[]; pair: number } {
  let rest = Math.floor(code / KINDS);
  const sets: SetCode[] = [0, 0, 0, 0];
  for (let at = SETS - 1; at >= 0; at -= 1) {
    sets[at] = rest % SET_CODES;
    rest = Math.floor(rest / SET_CODES);
  }
  return { sets, pair: code % KINDS };
}

/* The search writes here: a reading and its credits without flowers at the same index. */
let codes = new Int32Array(1024);
let credits = new Uint8Array(1024);
let found = 0;
const glimpse = newGlimpse();

function grow(): void {
  const [moreCodes, moreCredits] = [new Int32Array(2 * codes.length), new Uint8Array(2 * codes.length)];
  moreCodes.set(codes);
  moreCredits.set(credits);
  codes = moreCodes;
  credits = moreCredits;
}

const noteAll = (): void => noteReading(false);
const noteOnce = (): void => noteReading(true);
function noteReading(once: boolean): void {
  if (found === codes.length) grow();
  codes[found] = encode(glimpse.sets, glimpse.pair);
  credits[found] = standardCredits(glimpse.sets, glimpse.pair, once);
  found += 1;
}

/** The declared sets stand behind the concealed ones, which the walk writes. */
function placeDeclared({ declared }: Hand): number {
  const concealed = SETS - declared.length;
  for (let at = 0; at < declared.length; at += 1) glimpse.sets[concealed + at] = (declared[at] as DeclaredCode).code;
  return concealed;
}

/** Looks for all readings, and answers with those of non-standard forms. */
export function search(hand: Hand, house: House): FormReading[] {
  found = 0;
  eachReading(hand.free, placeDeclared(hand), glimpse, house.groups === 'once' ? noteOnce : noteAll);
  return hand.declared.length === 0 ? formsOf(hand.free, house) : [];
}

function standardReading(hand: Hand, code: number): Reading {
  const { sets, pair } = decode(code);
  const groups = concealedGroups(hand.free.counts, sets, SETS - hand.declared.length, pair);
  const eyes = groups.pop() as Group;
  for (const { group } of hand.declared) groups.push(group);
  groups.push(eyes);
  return { form: 'standard', groups };
}

/** Indices of the best readings found, best first and in the order of the walk; at most `most`. */
function bestFound(most: number): number[] {
  const best: number[] = [];
  let ceiling = 256;
  while (best.length < most) {
    let level = -1;
    for (let at = 0; at < found; at += 1) {
      const value = credits[at] as number;
      if (value < ceiling && value > level) level = value;
    }
    if (level < 0) break;
    for (let at = 0; at < found && best.length < most; at += 1) if (credits[at] === level) best.push(at);
    ceiling = level;
  }
  return best;
}

interface Candidate {
  readonly value: number;
  readonly reading: () => Reading;
  readonly itemise: () => Itemised;
}

/** The best readings of a hand that was searched last, best first; of standard ones at most `most`. */
export function candidates(hand: Hand, forms: readonly FormReading[], house: House, most: number): Candidate[] {
  const flowers = hand.bonus;
  const standardOnes = bestFound(most).map((at): Candidate => {
    const code = codes[at] as number;
    return {
      value: (credits[at] as number) + flowers,
      reading: () => standardReading(hand, code),
      itemise: () => {
        const { sets, pair } = decode(code);
        return itemiseStandard(standard(sets, pair), flowers, house.groups === 'once');
      },
    };
  });
  const others = forms.map(
    ({ form, groups }): Candidate => ({
      value: CREDITS[form] + flowers,
      reading: () => ({ form, groups }),
      itemise: () => itemiseForm(form, kindsOfCards(groups.flatMap(({ tiles }) => tiles)), flowers),
    }),
  );
  return [...standardOnes, ...others].sort((a, b) => b.value - a.value);
}

function scoreComplete(hand: Hand, house: House): Answer {
  const forms = search(hand, house);
  const [best, ...rest] = candidates(hand, forms, house, MOST_OTHERS + 1);
  if (!best) return { state: 'problem', problem: { why: 'notWinning' } };
  const { items, notCounted } = best.itemise();
  const own = best.value - hand.bonus;
  const score: Score = {
    reading: best.reading(),
    items,
    notCounted,
    others: rest.slice(0, MOST_OTHERS).map(({ reading, value }): OtherReading => ({ reading: reading(), value })),
    otherCount: found + forms.length - 1,
    value: best.value,
    points: toPoints(best.value),
    ...(house.minimum === 'three' && own < MINIMUM ? { belowMinimum: { needed: MINIMUM, has: own } } : {}),
  };
  return { state: 'won', score };
}

/* For a hand one card short: the best credits with each card, -1 where it does not win. */
const bestWith = new Int16Array(KINDS + 1);
const noteWaits = (once: boolean) => (): void => {
  const value = standardCredits(glimpse.sets, glimpse.pair, once);
  for (let at = 0; at < glimpse.jokers; at += 1) {
    const kind = glimpse.jokerKinds[at] as number;
    if (value > (bestWith[kind] as number)) bestWith[kind] = value;
  }
  if (value > (bestWith[KINDS] as number)) bestWith[KINDS] = value;
};
const noteWaitsAll = noteWaits(false);
const noteWaitsOnce = noteWaits(true);

/** The missing card is looked for as one more joker: whatever a joker stands for in a reading would complete it too. */
function waitsOf(hand: Hand, house: House): readonly Wait[] {
  const { counts, jokers } = hand.free;
  const deck = deckOf(house);
  bestWith.fill(-1);
  const visit = house.groups === 'once' ? noteWaitsOnce : noteWaitsAll;
  eachReading({ counts, jokers: jokers + 1 }, placeDeclared(hand), glimpse, visit);
  const waits: Wait[] = [];
  for (let kind = 0; kind <= KINDS; kind += 1) {
    const isJoker = kind === KINDS;
    if ((hand.held[kind] as number) >= (isJoker ? deck.jokers : deck.copies)) continue;
    let own = bestWith[kind] as number;
    if (hand.declared.length === 0) {
      const completed = isJoker ? { counts, jokers: jokers + 1 } : { counts: withOneMore(counts, kind), jokers };
      for (const { form } of formsOf(completed, house)) own = Math.max(own, CREDITS[form]);
    }
    if (own < 0) continue;
    const tile: Tile = isJoker ? JOKER : (SET_TILES[kind] as Tile);
    const value = own + hand.bonus;
    waits.push({ tile, value, points: toPoints(value), mayWin: house.minimum === 'none' || own >= MINIMUM });
  }
  return waits;
}

function withOneMore(counts: ArrayLike<number>, kind: number): Uint8Array {
  const more = Uint8Array.from(counts);
  more[kind] = (more[kind] as number) + 1;
  return more;
}

export const handOf = (entry: Entry, house: House) =>
  toHand(entry, { deck: deckOf(house), handSize: HAND_SIZE, quads: false });

function score(entry: Entry, departures: HouseRules): Answer {
  const house = settle(HOUSE_RULES, departures);
  const bridged = handOf(entry, house);
  if (!bridged.ok) return { state: 'problem', problem: bridged.problem };
  const { hand } = bridged;
  if (hand.missing > 0) {
    return { state: 'incomplete', missing: hand.missing, waits: hand.missing === 1 ? waitsOf(hand, house) : [] };
  }
  return scoreComplete(hand, house);
}

export const mhing: RuleSet = {
  id: 'mhing',
  seats: { least: 2, most: 6 },
  asks: { exposedSets: true, quads: false, winningTile: false, winds: false, events: [] },
  boardAsks: {
    discarder: (departures) => settle(HOUSE_RULES, departures).discarder === 'double',
    liable: false,
    falseWin: false,
  },
  handSize: HAND_SIZE,
  houseRules: HOUSE_RULES,
  elements: ELEMENTS,
  moneySchemes: MONEY_SCHEMES,
  moneyAmounts: { bettingTable: BETTING_TABLE },
  deck: (departures) => deckOf(settle(HOUSE_RULES, departures)),
  score,
  toPoints,
  /** Only the winner of a hand scores (M15). */
  gains: (outcome, seats) =>
    Array.from({ length: seats }, (_, seat) =>
      outcome.what === 'won' && seat === outcome.winner ? outcome.points : 0,
    ),
  payments: (outcome, seats, departures, money) => payments(outcome, seats, settle(HOUSE_RULES, departures), money),
  /** The deal passes left after every hand (M24); under the house rule a drawn hand is dealt again. */
  nextTurn: ({ dealer, round, played }, outcome, seats, departures) => {
    const stays = outcome.what === 'drawn' && settle(HOUSE_RULES, departures).dealAfterDraw === 'stays';
    return { dealer: stays ? dealer : (dealer + 1) % seats, round, played: played + 1 };
  },
  /** No tie is possible, since only the winner of a hand scores (M15). */
  isOver: (totals, _turn, departures) => totals.some((total) => total >= settle(HOUSE_RULES, departures).target),
};
