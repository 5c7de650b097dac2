/** The reading just evaluated, item by item: which fans score, how often, with which cards. */
import { FIRST_WIND, KINDS, type Kind } from '../../tiles/tiles.ts';
import type { Hand } from '../hand.ts';
import type { SetCode } from '../readings.ts';
import type { Item, Reading } from '../score.ts';
import {
  concealedPungs,
  type Facts,
  isFound,
  isStruck,
  NO_PLACE,
  ownStruck,
  PAIR_PLACE,
  SET_FAN_BITS,
  type Split,
  selection,
  setFansOf,
  worth,
} from './evaluate.ts';
import { FANS, type Fan, fanInfo, fanOf } from './fans.ts';
import { FRAME, type Layout, layoutOf, type Places, placesOf, placesOfKind, placesOfSuits } from './places.ts';
import { isKong } from './search.ts';

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

export function viewOf(hand: Hand, facts: Facts, split: Split, completed: number, reading: Reading): View {
  const layout = layoutOf(reading, split);
  const places = placesOfKind(facts.winning, reading);
  const part = completed === NO_PLACE ? PAIR_PLACE + 1 : completed;
  const [start, size] = [layout.starts[part] as number, layout.sizes[part] as number];
  const within = places.find((place) => place >= start && place < start + size);
  return { hand, facts, split, completed, reading, layout, winningPlace: within ?? places[0] ?? 0 };
}

const winningOf = ({ winningPlace }: View): readonly Places[] => [[winningPlace]];

/** Kongs by bits of places; beside a frame the one set has place 0. */
const kongsOf = ({ split, facts }: View, kongs: number): number =>
  split.form === 'knittedStraight' ? kongs >> facts.freeSets : kongs;

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
    return [placesOf(kongsOf(view, kongs), view.layout)];
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

/** For each `set` fan, which of the sets show it and keep it, or show it and lose it to a combination. */
function setsWith(bit: number, struck: boolean, { split, facts }: View): number[] {
  const found: number[] = [];
  for (let place = 0; place < split.sets.length; place += 1) {
    if ((setFansOf(split.sets[place] as SetCode, facts) & bit) === 0) continue;
    if (((ownStruck(place) & bit) !== 0) === struck) found.push(place);
  }
  return found;
}

const setPlaces = (places: readonly number[], { layout }: View): Places[] =>
  places.map((place) => placesOf(1 << place, layout));

/** The sets that a `set` fan loses to a combination of them. */
export const setsLost = (bit: number, view: View): readonly number[] => setsWith(bit, true, view);

const bitOf = (fan: Fan): number => SET_FAN_BITS.find(([, own]) => own === fan)?.[0] ?? 0;

/** For each time that a found fan occurs, the places of its cards. */
export function occurrencesOf(fan: Fan, view: View): readonly Places[] {
  const where = WHERE_BY_FAN[fan];
  if (where) return where(view);
  if (FANS[fan]?.group === 'set') {
    const kept = setPlaces(setsWith(bitOf(fan), false, view), view);
    // Of the pungs in Nine Gates one does not count where the others do (C4).
    return kept.slice(0, (worth[fan] as number) / (view.facts.rules.values[fan] as number));
  }
  const found: Places[] = [];
  for (let at = 0; at < selection.count; at += 1) {
    if (selection.fans[at] === fan) found.push(placesOf(selection.parts[at] as number, view.layout));
  }
  return found;
}

const FLOWER_TILES = fanOf('flowerTiles');
const FLOWERS: readonly (readonly Places[])[] = Array.from({ length: 9 }, (_, count) =>
  Array<Places>(count).fill(NO_CARDS),
);

/** Items in the table's order; each flower is an occurrence that no card of the hand earns. */
export function itemsOf(view: View): readonly Item[] {
  const items: Item[] = [];
  for (let fan = 0; fan < FLOWER_TILES; fan += 1) {
    if (!isFound(fan) || isStruck(fan)) continue;
    items.push({ element: fanInfo(fan).id, value: worth[fan] as number, occurrences: occurrencesOf(fan, view) });
  }
  const { bonus } = view.hand;
  if (bonus > 0) {
    items.push({ element: 'flowerTiles', value: bonus, occurrences: FLOWERS[bonus] as readonly Places[] });
  }
  return items;
}
