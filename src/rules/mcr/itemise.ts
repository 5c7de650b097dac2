/** The reading just evaluated, item by item: which fans score, how often, with which cards. */
import { FIRST_WIND, KINDS, type Kind } from '../../tiles/tiles.ts';
import type { Hand } from '../hand.ts';
import { isSequence, lowestOf, type SetCode } from '../readings.ts';
import type { Item, Reading } from '../score.ts';
import { concealedPungs } from './evaluate.ts';
import { type Facts, NO_PLACE, PAIR_PLACE, type Split } from './facts.ts';
import { FANS, type Fan, fanInfo } from './fans.ts';
import { liveWord, lowestFan, worth } from './found.ts';
import { WORDS } from './in-force.ts';
import { FRAME, type Layout, layoutOf, type Places, placesOf, placesOfKind, placesOfSuits } from './places.ts';
import { isKong } from './search.ts';
import { ownStruck, SET_FAN_BITS, selection, setFansOf } from './set-fans.ts';

/** What items and what does not count are written from. */
export interface View {
  readonly hand: Hand;
  readonly facts: Facts;
  readonly split: Split;
  readonly completed: number;
  readonly reading: Reading;
  readonly layout: Layout;
  /** Of the winning tile, in the element that it completes. */
  readonly winningPlace: number;
}

const FOUR_SETS = 0b1111;
const NO_CARDS: Places = [];

/** Kongs by bits of places; beside a frame the one set has place 0. */
const kongsOf = ({ form }: Split, facts: Facts, kongs: number): number =>
  form === 'knittedStraight' ? kongs >> facts.freeSets : kongs;

export function viewOf(hand: Hand, facts: Facts, split: Split, completed: number, reading: Reading): View {
  const layout = layoutOf(split, kongsOf(split, facts, facts.openKongs | facts.concealedKongs));
  let winningPlace = 0;
  if (completed === NO_PLACE) winningPlace = placesOfKind(facts.winning, reading)[0] ?? 0;
  else {
    winningPlace = layout.starts[completed] as number;
    const code = completed === PAIR_PLACE ? NO_PLACE : (split.sets[completed] as SetCode);
    if (code >= 0 && isSequence(code)) winningPlace += facts.winning - lowestOf(code);
  }
  return { hand, facts, split, completed, reading, layout, winningPlace };
}

const winningOf = ({ winningPlace }: View): readonly Places[] => [[winningPlace]];

/** The four cards of each kind that is there whole and no kong, from one kind up to another. */
export function hogsOf({ hand, reading }: View, from: Kind, to: Kind): Places[] {
  const found: Places[] = [];
  for (let kind = from; kind < to; kind += 1) {
    if (hand.held[kind] === 4 && !isKong(hand.declared, kind)) found.push(placesOfKind(kind, reading));
  }
  return found;
}

type Where = (view: View) => readonly Places[];

const ofAll: Where = ({ layout }) => [layout.all];
const ofSets: Where = ({ layout }) => [placesOf(FOUR_SETS, layout)];
const ofCompleted: Where = ({ completed, layout }) => [placesOf(1 << completed, layout)];
const ofKongs =
  (open: boolean, concealed: boolean): Where =>
  (view) => {
    const { openKongs, concealedKongs } = view.facts;
    const kongs = (open ? openKongs : 0) | (concealed ? concealedKongs : 0);
    return [placesOf(kongsOf(view.split, view.facts, kongs), view.layout)];
  };
const ofConcealedPungs: Where = ({ split, completed, facts, layout }) => [
  placesOf(concealedPungs(split, completed, facts), layout),
];

/** The cards of fans that are neither made of combined sets nor scored set by set; all of them where nothing is said. */
const WHERE: Readonly<Record<string, Where>> = {
  fourKongs: ofKongs(true, true),
  threeKongs: ofKongs(true, true),
  twoConcealedKongs: ofKongs(false, true),
  twoMeldedKongs: ofKongs(true, true),
  concealedKong: ofKongs(false, true),
  meldedKong: ofKongs(true, false),
  fourConcealedPungs: ofConcealedPungs,
  threeConcealedPungs: ofConcealedPungs,
  twoConcealedPungs: ofConcealedPungs,
  allPungs: ofSets,
  meldedHand: ofSets,
  knittedStraight: ({ split, layout, reading }) => [
    split.frame !== 0 ? placesOf(FRAME, layout) : placesOfSuits(reading),
  ],
  tileHog: (view) => hogsOf(view, 0, view.facts.rules.house.tileHogs === 'anyTile' ? KINDS : FIRST_WIND),
  edgeWait: ofCompleted,
  closedWait: ofCompleted,
  singleWait: ofCompleted,
  lastTileDraw: winningOf,
  lastTileClaim: winningOf,
  outWithReplacementTile: winningOf,
  robbingTheKong: winningOf,
  lastTile: winningOf,
  selfDrawn: winningOf,
};
const WHERE_BY_FAN: readonly (Where | null)[] = FANS.map(({ id, group }) =>
  group === 'comb' || group === 'set' ? null : (WHERE[id] ?? ofAll),
);

/** The cards of each set that shows a `set` fan, of those that a combination leaves to it. */
function setsWith(bit: number, most: number, { split, facts, layout }: View): Places[] {
  const found: Places[] = [];
  for (let place = 0; place < split.sets.length && found.length < most; place += 1) {
    if ((setFansOf(split.sets[place] as SetCode, facts) & ~ownStruck(place) & bit) !== 0) {
      found.push(placesOf(1 << place, layout));
    }
  }
  return found;
}

const bitOf = (fan: Fan): number => SET_FAN_BITS.find(([, own]) => own === fan)?.[0] ?? 0;

/** For each time that a found fan occurs, the places of its cards. */
export function occurrencesOf(fan: Fan, view: View): readonly Places[] {
  const where = WHERE_BY_FAN[fan];
  if (where) return where(view);
  if (FANS[fan]?.group === 'set') {
    // Of the pungs in Nine Gates one does not count where the others do (C4).
    return setsWith(bitOf(fan), (worth[fan] as number) / (view.facts.rules.values[fan] as number), view);
  }
  const found: Places[] = [];
  for (let at = 0; at < selection.count; at += 1) {
    if (selection.fans[at] === fan) found.push(placesOf(selection.parts[at] as number, view.layout));
  }
  return found;
}

const FLOWERS: readonly (readonly Places[])[] = Array.from({ length: 9 }, (_, count) =>
  Array<Places>(count).fill(NO_CARDS),
);

/** Items in the table's order; each flower is an occurrence that no card of the hand earns. */
export function itemsOf(view: View): readonly Item[] {
  const items: Item[] = [];
  for (let word = 0; word < WORDS; word += 1) {
    for (let bits = liveWord(word); bits !== 0; bits &= bits - 1) {
      const fan = lowestFan(word, bits);
      items.push({ element: fanInfo(fan).id, value: worth[fan] as number, occurrences: occurrencesOf(fan, view) });
    }
  }
  const { bonus } = view.hand;
  if (bonus > 0) {
    items.push({ element: 'flowerTiles', value: bonus, occurrences: FLOWERS[bonus] as readonly Places[] });
  }
  return items;
}
