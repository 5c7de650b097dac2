/**
 * The 81 fans in the order of the official table: a row each, with what it excludes as data.
 * What each of them looks for is in `tile-fans.ts`, `combine.ts`, `evaluate.ts` and `forms.ts`.
 */
import type { ElementInfo } from '../rule-set.ts';

/**
 * `comb` combines sets, by the grouping test; `hand` looks at all tiles or elements, once; `set` is scored for each set;
 * `win` depends on how the hand was won; `form` names the form.
 */
export type FanKind = 'comb' | 'hand' | 'set' | 'win' | 'form' | 'flowers';

export interface FanInfo extends ElementInfo {
  readonly group: FanKind;
  /** Fans that are not scored beside it. */
  readonly excludes: readonly string[];
  /** Fans that are not scored as made of the same sets, or of some of them. */
  readonly own: readonly string[];
  /** Those of `own` that the other sets can make nevertheless; the rest cannot be scored beside it at all. */
  readonly ofOthers: readonly string[];
  /** Set where no `hand` fan is scored beside it but these. */
  readonly onlyHandFans?: readonly string[];
}

interface Beside {
  readonly excludes?: readonly string[];
  readonly own?: readonly string[];
  readonly ofOthers?: readonly string[];
  readonly onlyHandFans?: readonly string[];
  readonly rulings?: readonly string[];
  readonly repeats?: boolean;
}

const fan = <Id extends string>(
  id: Id,
  value: number,
  printed: string,
  group: FanKind,
  { excludes = [], own = [], ofOthers = [], onlyHandFans, rulings = [], repeats = group === 'set' }: Beside = {},
): FanInfo & { readonly id: Id } => ({
  id,
  value,
  printed,
  group,
  repeats,
  rulings,
  excludes,
  own,
  ofOthers,
  ...(onlyHandFans ? { onlyHandFans } : {}),
});

const PTH = 'pungOfTerminalsOrHonors';
const UP_TO_TWO_KONGS = ['twoConcealedKongs', 'twoMeldedKongs', 'concealedKong', 'meldedKong'];
const WAITS = ['edgeWait', 'closedWait', 'singleWait'];

export const FANS = [
  fan('bigFourWinds', 88, 'Big Four Winds', 'comb', {
    excludes: ['allPungs'],
    own: ['bigThreeWinds', 'littleFourWinds', 'prevalentWind', 'seatWind', PTH],
  }),
  fan('bigThreeDragons', 88, 'Big Three Dragons', 'comb', {
    own: ['littleThreeDragons', 'twoDragonPungs', 'dragonPung'],
  }),
  fan('allGreen', 88, 'All Green', 'hand', { rulings: ['C6'] }),
  fan('nineGates', 88, 'Nine Gates', 'hand', {
    excludes: ['fullFlush', 'noHonors', 'concealedHand', PTH],
    rulings: ['C3', 'C4'],
  }),
  fan('fourKongs', 88, 'Four Kongs', 'hand', {
    excludes: ['allPungs', 'threeKongs', ...UP_TO_TWO_KONGS, 'singleWait'],
    rulings: ['C13'],
  }),
  fan('sevenShiftedPairs', 88, 'Seven Shifted Pairs', 'form', {
    excludes: ['sevenPairs', 'fullFlush', 'noHonors', 'concealedHand'],
    rulings: ['C3'],
  }),
  fan('thirteenOrphans', 88, 'Thirteen Orphans', 'form', {
    excludes: ['concealedHand'],
    onlyHandFans: ['fullyConcealedHand'],
    rulings: ['C3'],
  }),
  fan('allTerminals', 64, 'All Terminals', 'hand', {
    excludes: ['allPungs', 'allTerminalsAndHonors', 'outsideHand', 'noHonors', PTH],
    rulings: ['C5'],
  }),
  fan('littleFourWinds', 64, 'Little Four Winds', 'comb', { own: ['bigThreeWinds', PTH], ofOthers: [PTH] }),
  fan('littleThreeDragons', 64, 'Little Three Dragons', 'comb', { own: ['twoDragonPungs', 'dragonPung'] }),
  fan('allHonors', 64, 'All Honors', 'hand', {
    excludes: ['allPungs', 'allTerminalsAndHonors', 'outsideHand', PTH],
  }),
  fan('fourConcealedPungs', 64, 'Four Concealed Pungs', 'hand', {
    excludes: ['allPungs', 'threeConcealedPungs', 'twoConcealedPungs', 'concealedHand'],
    rulings: ['C3', 'C13'],
  }),
  fan('pureTerminalChows', 64, 'Pure Terminal Chows', 'comb', {
    excludes: ['fullFlush', 'allChows', 'noHonors'],
    own: ['pureDoubleChow', 'twoTerminalChows'],
  }),
  fan('quadrupleChow', 48, 'Quadruple Chow', 'comb', {
    excludes: ['tileHog'],
    own: ['pureTripleChow', 'pureDoubleChow'],
    rulings: ['C14'],
  }),
  fan('fourPureShiftedPungs', 48, 'Four Pure Shifted Pungs', 'comb', {
    excludes: ['allPungs'],
    own: ['pureShiftedPungs'],
    rulings: ['C14'],
  }),
  fan('fourPureShiftedChows', 32, 'Four Pure Shifted Chows', 'comb', {
    own: ['pureShiftedChows', 'shortStraight', 'twoTerminalChows'],
  }),
  fan('threeKongs', 32, 'Three Kongs', 'hand', { excludes: UP_TO_TWO_KONGS, rulings: ['C13'] }),
  fan('allTerminalsAndHonors', 32, 'All Terminals and Honors', 'hand', {
    excludes: ['allPungs', 'outsideHand', PTH],
  }),
  fan('sevenPairs', 24, 'Seven Pairs', 'form', {
    excludes: ['concealedHand', ...WAITS],
    rulings: ['C3', 'C11', 'C12', 'C20'],
  }),
  fan('greaterHonorsAndKnittedTiles', 24, 'Greater Honors and Knitted Tiles', 'form', {
    excludes: ['concealedHand'],
    onlyHandFans: ['fullyConcealedHand'],
    rulings: ['C3'],
  }),
  fan('allEvenPungs', 24, 'All Even Pungs', 'hand', { excludes: ['allPungs', 'allSimples', 'noHonors'] }),
  fan('fullFlush', 24, 'Full Flush', 'hand', { excludes: ['noHonors'] }),
  fan('pureTripleChow', 24, 'Pure Triple Chow', 'comb', { own: ['pureDoubleChow'] }),
  fan('pureShiftedPungs', 24, 'Pure Shifted Pungs', 'comb'),
  fan('upperTiles', 24, 'Upper Tiles', 'hand', { excludes: ['upperFour', 'noHonors'] }),
  fan('middleTiles', 24, 'Middle Tiles', 'hand', { excludes: ['allSimples', 'noHonors'] }),
  fan('lowerTiles', 24, 'Lower Tiles', 'hand', { excludes: ['lowerFour', 'noHonors'] }),
  fan('pureStraight', 16, 'Pure Straight', 'comb', {
    own: ['shortStraight', 'twoTerminalChows'],
    ofOthers: ['shortStraight', 'twoTerminalChows'],
  }),
  fan('threeSuitedTerminalChows', 16, 'Three-Suited Terminal Chows', 'comb', {
    excludes: ['allChows', 'noHonors'],
    own: ['twoTerminalChows', 'mixedDoubleChow'],
  }),
  fan('pureShiftedChows', 16, 'Pure Shifted Chows', 'comb', { rulings: ['C24'] }),
  fan('allFives', 16, 'All Fives', 'hand', { excludes: ['allSimples', 'noHonors'] }),
  fan('triplePung', 16, 'Triple Pung', 'comb', { own: ['doublePung'] }),
  fan('threeConcealedPungs', 16, 'Three Concealed Pungs', 'hand', {
    excludes: ['twoConcealedPungs'],
    rulings: ['C9', 'C13'],
  }),
  fan('lesserHonorsAndKnittedTiles', 12, 'Lesser Honors and Knitted Tiles', 'form', {
    excludes: ['concealedHand'],
    onlyHandFans: ['fullyConcealedHand', 'knittedStraight'],
    rulings: ['C3'],
  }),
  fan('knittedStraight', 12, 'Knitted Straight', 'hand', { rulings: ['C10', 'C12'] }),
  fan('upperFour', 12, 'Upper Four', 'hand', { excludes: ['noHonors'] }),
  fan('lowerFour', 12, 'Lower Four', 'hand', { excludes: ['noHonors'] }),
  fan('bigThreeWinds', 12, 'Big Three Winds', 'comb', { own: [PTH], ofOthers: [PTH] }),
  fan('mixedStraight', 8, 'Mixed Straight', 'comb', { rulings: ['C24'] }),
  fan('reversibleTiles', 8, 'Reversible Tiles', 'hand', { excludes: ['oneVoidedSuit'] }),
  fan('mixedTripleChow', 8, 'Mixed Triple Chow', 'comb', {
    own: ['mixedDoubleChow'],
    ofOthers: ['mixedDoubleChow'],
  }),
  fan('mixedShiftedPungs', 8, 'Mixed Shifted Pungs', 'comb', { rulings: ['C7'] }),
  fan('chickenHand', 8, 'Chicken Hand', 'hand', { rulings: ['C16'] }),
  fan('lastTileDraw', 8, 'Last Tile Draw', 'win', { excludes: ['selfDrawn'], rulings: ['C15'] }),
  fan('lastTileClaim', 8, 'Last Tile Claim', 'win', { rulings: ['C15'] }),
  fan('outWithReplacementTile', 8, 'Out with Replacement Tile', 'win', { excludes: ['selfDrawn'], rulings: ['C15'] }),
  fan('robbingTheKong', 8, 'Robbing the Kong', 'win', { excludes: ['lastTile'], rulings: ['C15', 'C22'] }),
  fan('twoConcealedKongs', 8, 'Two Concealed Kongs', 'hand', {
    excludes: ['concealedKong'],
    own: ['twoConcealedPungs'],
    rulings: ['C1', 'C13'],
  }),
  fan('allPungs', 6, 'All Pungs', 'hand'),
  fan('halfFlush', 6, 'Half Flush', 'hand', { rulings: ['C6'] }),
  fan('mixedShiftedChows', 6, 'Mixed Shifted Chows', 'comb', { rulings: ['C24'] }),
  fan('allTypes', 6, 'All Types', 'hand', { rulings: ['C12'] }),
  fan('meldedHand', 6, 'Melded Hand', 'hand', { excludes: ['singleWait'], rulings: ['C22'] }),
  fan('twoDragonPungs', 6, 'Two Dragon Pungs', 'comb', { own: ['dragonPung'] }),
  fan('outsideHand', 4, 'Outside Hand', 'hand'),
  fan('fullyConcealedHand', 4, 'Fully Concealed Hand', 'hand', { excludes: ['selfDrawn'], rulings: ['C3'] }),
  fan('twoMeldedKongs', 4, 'Two Melded Kongs', 'hand', { excludes: ['meldedKong'], rulings: ['C2'] }),
  fan('lastTile', 4, 'Last Tile', 'win', { rulings: ['C15'] }),
  fan('dragonPung', 2, 'Dragon Pung', 'set'),
  fan('prevalentWind', 2, 'Prevalent Wind', 'set', { own: [PTH], ofOthers: [PTH], repeats: false }),
  fan('seatWind', 2, 'Seat Wind', 'set', { own: [PTH], ofOthers: [PTH], repeats: false }),
  fan('concealedHand', 2, 'Concealed Hand', 'hand'),
  fan('allChows', 2, 'All Chows', 'hand', { excludes: ['noHonors'] }),
  fan('tileHog', 2, 'Tile Hog', 'hand', { rulings: ['C11'], repeats: true }),
  fan('doublePung', 2, 'Double Pung', 'comb', { rulings: ['C5'], repeats: true }),
  fan('twoConcealedPungs', 2, 'Two Concealed Pungs', 'hand', { rulings: ['C13'] }),
  fan('concealedKong', 2, 'Concealed Kong', 'hand', { rulings: ['C2'] }),
  fan('allSimples', 2, 'All Simples', 'hand', { excludes: ['noHonors'] }),
  fan('pureDoubleChow', 1, 'Pure Double Chow', 'comb', { repeats: true }),
  fan('mixedDoubleChow', 1, 'Mixed Double Chow', 'comb', { repeats: true }),
  fan('shortStraight', 1, 'Short Straight', 'comb', { repeats: true }),
  fan('twoTerminalChows', 1, 'Two Terminal Chows', 'comb', { repeats: true }),
  fan('pungOfTerminalsOrHonors', 1, 'Pung of Terminals or Honors', 'set', { rulings: ['C4'] }),
  fan('meldedKong', 1, 'Melded Kong', 'hand'),
  fan('oneVoidedSuit', 1, 'One Voided Suit', 'hand'),
  fan('noHonors', 1, 'No Honors', 'hand'),
  fan('edgeWait', 1, 'Edge Wait', 'win', { rulings: ['C8', 'C21'] }),
  fan('closedWait', 1, 'Closed Wait', 'win', { rulings: ['C8', 'C21'] }),
  fan('singleWait', 1, 'Single Wait', 'win', { rulings: ['C8', 'C21'] }),
  fan('selfDrawn', 1, 'Self-Drawn', 'win', { rulings: ['C3'] }),
  fan('flowerTiles', 1, 'Flower Tiles', 'flowers', { rulings: ['C17'], repeats: true }),
] as const;

export type FanId = (typeof FANS)[number]['id'];

/** A fan as its place in the table, 0 to 80. */
export type Fan = number;

const PLACE = new Map<string, Fan>(FANS.map(({ id }, at) => [id, at]));

/** The place of a fan; an id that the table does not have is our own mistake. */
export function fanOf(id: string): Fan {
  const place = PLACE.get(id);
  if (place === undefined) throw new RangeError(`no fan ${id}`);
  return place;
}

export const fanInfo = (at: Fan): FanInfo & { readonly id: FanId } => FANS[at] as FanInfo & { readonly id: FanId };

/** Everything that a fan excludes wherever it is made of, `onlyHandFans` spelled out. */
export function excludedBy({ excludes, onlyHandFans }: FanInfo): readonly string[] {
  if (!onlyHandFans) return excludes;
  const others = FANS.filter(({ id, group }) => group === 'hand' && !onlyHandFans.includes(id));
  return [...excludes, ...others.map(({ id }) => id)];
}
