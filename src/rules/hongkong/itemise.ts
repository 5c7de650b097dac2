/** A reading's elements with their reasons: which score, with which tiles, and what does not and why (H5, H11). */
import { FIRST_DRAGON, FIRST_WIND } from '../../tiles/tiles.ts';
import { isSequence, lowestOf, type SetCode } from '../readings.ts';
import type { Item, NotCounted, Reason } from '../score.ts';
import { type ElementId, SPECIALS } from './elements.ts';
import type { Facts } from './facts.ts';
import { countOf, isContained, isRefused, ROWS, type Row } from './fans.ts';
import type { House } from './points.ts';

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
  /** All tiles, and those of the four sets, as the one occurrence of an element. */
  readonly all: readonly [Places];
  readonly fourSets: readonly [Places];
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
  return { all: [[...fourSets, ...pair]], fourSets: [fourSets], set, pair };
});

const NO_TILES: readonly Places[] = [[]];
/** Each place alone; the largest hand has four quads and a pair. */
const SINGLES: readonly (readonly Places[])[] = Array.from({ length: 18 }, (_, place) => [[place]]);

type Cards = (layout: Layout, facts: Facts) => readonly Places[];
const allTiles: Cards = ({ spans }) => spans.all;
const fourSets: Cards = ({ spans }) => spans.fourSets;
const winningTile: Cards = ({ winning }) => SINGLES[winning] ?? [];
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

/** Special hands, then the largest first, as players tell a hand: one that may hold twice before those of its value. */
const most = ({ id, value }: Row): number => value * (id === 'dragonPung' ? 2 : 1);
const AS_TOLD = [...ROWS.slice(0, SPECIALS), ...ROWS.slice(SPECIALS).sort((a, b) => most(b) - most(a))];

export interface Itemised {
  readonly items: readonly Item[];
  readonly notCounted: readonly NotCounted[];
}

/** Why an element that holds does not score, with the ruling on it. */
function reasonAgainst(row: Row, special: Row | undefined, facts: Facts, house: House): [Reason, string] | null {
  if (special) return row === special ? null : [{ why: 'specialAlone', kept: special.id }, 'H5'];
  if (row.keeper && isContained(row, house)) return [{ why: 'contained', kept: row.keeper }, 'H11'];
  return row.refusal && isRefused(row, facts, house) ? [{ why: 'houseRule' }, row.refusal.ruling] : null;
}

/** What scores and what does not in the reading looked at last. `special` is the place of the special hand, or -1. */
export function itemise(facts: Facts, layout: Layout, special: number, house: House): Itemised {
  const items: Item[] = [];
  const notCounted: NotCounted[] = [];
  for (const row of AS_TOLD) {
    const count = countOf(row);
    if (count === 0) continue;
    const value = count * row.value;
    const occurrences = CARDS[row.id](layout, facts);
    const against = reasonAgainst(row, ROWS[special], facts, house);
    if (!against) items.push({ element: row.id, value, occurrences });
    else notCounted.push({ element: row.id, value, occurrences, reason: against[0], ruling: against[1] });
  }
  return { items, notCounted };
}
