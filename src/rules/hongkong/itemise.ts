/**
 * The fans of a reading, as a bare number for the search and with their reasons: which elements score, with which tiles,
 * and what does not and why (H5, H11).
 */
import { FIRST_DRAGON, FIRST_WIND } from '../../tiles/tiles.ts';
import { isSequence, lowestOf, type SetCode } from '../readings.ts';
import type { Item, NotCounted, Reason } from '../score.ts';
import { CONDITIONS, REFUSALS } from './conditions.ts';
import { ELEMENTS, type ElementId, SPECIALS } from './elements.ts';
import type { Facts } from './facts.ts';
import type { House } from './points.ts';

const ROWS = ELEMENTS.map(({ id, value }) => ({ id, value, holds: CONDITIONS[id], refusal: REFUSALS[id] }));
type Row = (typeof ROWS)[number];
const SPECIAL_ROWS = ROWS.slice(0, SPECIALS);
const OTHER_ROWS = ROWS.slice(SPECIALS);

/** Elements that another one always brings along, and which one (H11). */
const CONTAINED_IN: Readonly<Partial<Record<ElementId, ElementId>>> = {
  dragonPung: 'smallThreeDragons',
  concealedHand: 'sevenPairs',
};

const times = (row: Row, facts: Facts, house: House): number => Number(row.holds(facts, house));

const isContained = ({ id }: Row, facts: Facts, house: House): boolean => {
  const keeper = CONTAINED_IN[id];
  return keeper !== undefined && house.overlap === 'stricterOnly' && CONDITIONS[keeper](facts, house) === true;
};

/** The place in the table of the special hand that this is, the first of several (H5), or -1. */
export function specialAt(facts: Facts, house: House): number {
  for (let at = 0; at < SPECIALS; at += 1) {
    const row = SPECIAL_ROWS[at] as Row;
    if (row.holds(facts, house) === true && !row.refusal?.refuses(facts, house)) return at;
  }
  return -1;
}

/** The fans of a reading that is no special hand. */
export function plainFans(facts: Facts, house: House): number {
  let fans = 0;
  for (const row of OTHER_ROWS) {
    const count = times(row, facts, house);
    if (count === 0 || isContained(row, facts, house) || row.refusal?.refuses(facts, house)) continue;
    fans += count * row.value;
  }
  return fans;
}

/** The fans of flowers and seasons that are held, which a least hand does not count (H4). */
export function bonusFans(facts: Facts, house: House): number {
  const { seatFlower, seatSeason, allFlowers, allSeasons } = CONDITIONS;
  let fans = 0;
  for (const holds of [seatFlower, seatSeason, allFlowers, allSeasons]) fans += Number(holds(facts, house));
  return fans;
}

/** Places of tiles, counted through the groups of the reading. */
type Places = readonly number[];

/** Where the parts of a reading lie. */
export interface Layout {
  /** The sets of a standard reading in its order; none in other forms. */
  readonly sets: ArrayLike<SetCode>;
  readonly spans: Spans;
  /** The winning tile's place. */
  readonly winning: number;
}

export interface Spans {
  readonly all: Places;
  readonly fourSets: Places;
  readonly set: readonly Places[];
  readonly pair: Places;
}

/** For each way in which the four sets can be quads, a bit for each set, where sets and pair lie. */
export const SPANS: readonly Spans[] = Array.from({ length: 16 }, (_, quads) => {
  let next = 0;
  const take = (size: number): Places => Array.from({ length: size }, () => next++);
  const set = [0, 1, 2, 3].map((at) => take((quads >> at) & 1 ? 4 : 3));
  const pair = take(2);
  const fourSets = set.flat();
  return { all: [...fourSets, ...pair], fourSets, set, pair };
});

const NO_TILES: readonly Places[] = [[]];

type Cards = (layout: Layout, facts: Facts) => readonly Places[];
const allTiles: Cards = ({ spans }) => [spans.all];
const fourSets: Cards = ({ spans }) => [spans.fourSets];
const winningTile: Cards = ({ winning }) => [[winning]];
const noTiles: Cards = () => NO_TILES;

/** The sets that are triplets of the kinds from `first` on, one occurrence each. */
const tripletsFrom = ({ sets, spans }: Layout, first: number, count: number): Places[] => {
  const found: Places[] = [];
  for (let at = 0; at < sets.length; at += 1) {
    const code = sets[at] as SetCode;
    const kind = lowestOf(code);
    if (!isSequence(code) && kind >= first && kind < first + count) found.push(spans.set[at] as Places);
  }
  return found;
};
const windTriplet = (layout: Layout, wind: number): readonly Places[] => tripletsFrom(layout, FIRST_WIND + wind, 1);
const dragonTriplets: Cards = (layout) => tripletsFrom(layout, FIRST_DRAGON, 3);

/** The tiles that earn each element, once for each time that it holds. */
const CARDS: Readonly<Record<ElementId, Cards>> = {
  hiddenTreasure: fourSets,
  greatScholars: (layout, facts) => [dragonTriplets(layout, facts).flat()],
  fourWinds: allTiles,
  onlyDragonsAndWinds: allTiles,
  onlyKeystones: allTiles,
  nineGates: allTiles,
  kongs: fourSets,
  jadeDragon: allTiles,
  rubyDragon: allTiles,
  pearlDragon: allTiles,
  thirteenWonders: allTiles,
  selfPick: winningTile,
  kongReplacement: winningTile,
  robbingKong: winningTile,
  lastTile: winningTile,
  concealedHand: allTiles,
  allChows: fourSets,
  allPungs: fourSets,
  sevenPairs: allTiles,
  semiPure: allTiles,
  pure: allTiles,
  allHonours: allTiles,
  seatWind: (layout, { seat }) => windTriplet(layout, seat),
  roundWind: (layout, { round }) => windTriplet(layout, round),
  dragonPung: dragonTriplets,
  smallThreeDragons: (layout, facts) => [[...dragonTriplets(layout, facts).flat(), ...layout.spans.pair]],
  noBonusTiles: noTiles,
  seatFlower: noTiles,
  seatSeason: noTiles,
  allFlowers: noTiles,
  allSeasons: noTiles,
};

/** The largest first, as players tell a hand: an element that may hold twice before those of its value. */
const AS_TOLD = OTHER_ROWS.map((row) => ({ row, most: row.value * (row.id === 'dragonPung' ? 2 : 1) }))
  .sort((a, b) => b.most - a.most)
  .map(({ row }) => row);

export interface Itemised {
  readonly items: readonly Item[];
  readonly notCounted: readonly NotCounted[];
}

/** Why an element that holds does not score, with the ruling on it. */
function reasonAgainst(row: Row, special: Row | undefined, facts: Facts, house: House): [Reason, string] | null {
  if (special) return row === special ? null : [{ why: 'specialAlone', kept: special.id }, 'H5'];
  if (isContained(row, facts, house)) return [{ why: 'contained', kept: CONTAINED_IN[row.id] as ElementId }, 'H11'];
  return row.refusal?.refuses(facts, house) ? [{ why: 'houseRule' }, row.refusal.ruling] : null;
}

/** What scores and what does not. `special` is the place of the special hand, or -1. */
export function itemise(facts: Facts, layout: Layout, special: number, house: House): Itemised {
  const items: Item[] = [];
  const notCounted: NotCounted[] = [];
  const itemiseRow = (row: Row): void => {
    const count = times(row, facts, house);
    if (count === 0) return;
    const value = count * row.value;
    const occurrences = CARDS[row.id](layout, facts);
    const against = reasonAgainst(row, SPECIAL_ROWS[special], facts, house);
    if (!against) items.push({ element: row.id, value, occurrences });
    else notCounted.push({ element: row.id, value, occurrences, reason: against[0], ruling: against[1] });
  };
  for (const row of SPECIAL_ROWS) itemiseRow(row);
  for (const row of AS_TOLD) itemiseRow(row);
  return { items, notCounted };
}
