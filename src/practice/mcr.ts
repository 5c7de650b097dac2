/** MCR: first small fans, then greater ones of sets and suits, then kongs, events and flowers, then what is rare and worth much. */
import { groupIn, valueIn } from '../rules/elements.ts';
import { type Course, isQuad } from './course.ts';
import { type Dress, IN_HAND } from './dress.ts';
import type { LevelOf } from './levels.ts';
import { loose, POOLS, type Recipe, sets, sevenPairs } from './recipe.ts';

const SIMPLES = '2345678B 2345678D 2345678C';
const ORPHANS = '19B 19D 19C ESWN RGP';
const KNITTED = '147B 258D 369C';
const ALL_LAID_DOWN: Partial<Dress> = { laidDown: 1, drawn: 0 };
const CLAIMED: Partial<Dress> = { laidDown: 0, drawn: 0 };
const DRAWN: Partial<Dress> = { laidDown: 0, drawn: 1 };

const SMALL: readonly Recipe[] = [
  sets({ aims: ['mixedStraight', 'allChows', 'noHonors'], core: '123B 456D 789C', from: POOLS.suits, runs: 1 }),
  sets({ aims: ['mixedStraight', 'concealedHand'], core: '123B 456D 789C', dress: CLAIMED }),
  sets({ aims: ['mixedTripleChow', 'allChows'], core: '123B 123D 123C', runs: 1 }),
  sets({ aims: ['mixedTripleChow', 'shortStraight'], core: '123B 123D 123C 456B' }),
  sets({ aims: ['mixedShiftedPungs', 'allSimples'], core: '222B 333D 444C', from: SIMPLES }),
  sets({ aims: ['mixedShiftedPungs', 'allPungs'], core: '111B 222D 333C', runs: 0 }),
  sets({ aims: ['reversibleTiles', 'pungOfTerminalsOrHonors'], from: '245689B 1234589D P', asWritten: true }),
  sets({ aims: ['mixedShiftedChows', 'allChows', 'noHonors'], core: '123B 234D 345C', from: POOLS.suits, runs: 1 }),
  sets({ aims: ['mixedShiftedChows', 'allSimples'], core: '234B 345D 456C', from: SIMPLES }),
  sets({ aims: ['halfFlush', 'dragonPung'], core: 'RRR 123B', from: POOLS.oneSuitAndHonors }),
  sets({ aims: ['halfFlush', 'prevalentWind', 'seatWind'], core: 'EEE 123B', from: POOLS.oneSuit }),
  sets({ aims: ['halfFlush', 'pureDoubleChow'], core: '123B 123B', from: POOLS.oneSuit, pair: POOLS.honors }),
  sets({ aims: ['halfFlush', 'twoTerminalChows', 'oneVoidedSuit'], core: '123B 789B', from: POOLS.oneSuitAndHonors }),
  sets({ aims: ['allTypes', 'dragonPung'], core: '123B 456D 789C RRR EE' }),
  sets({ aims: ['allTypes', 'prevalentWind', 'seatWind'], core: '123B 456D 77C EEE RRR' }),
  sets({ aims: ['allPungs', 'doublePung'], core: '222B 222D', runs: 0 }),
  sets({ aims: ['allPungs', 'oneVoidedSuit', 'twoConcealedPungs'], from: POOLS.twoSuits, runs: 0 }),
  sets({ aims: ['twoDragonPungs'], core: 'RRR GGG' }),
  sets({
    aims: ['outsideHand', 'twoTerminalChows', 'mixedDoubleChow'],
    core: '123B 789B 123D',
    from: '123789B 123789D 123789C',
    pair: ORPHANS,
  }),
  sets({ aims: ['outsideHand', 'pungOfTerminalsOrHonors'], core: '123B 789D', from: ORPHANS }),
  sets({
    aims: ['fullyConcealedHand', 'allSimples', 'tileHog'],
    core: '234B 234D',
    from: SIMPLES,
    runs: 1,
    dress: DRAWN,
  }),
  sets({ aims: ['fullyConcealedHand', 'pureDoubleChow'], core: '234B 234B', from: POOLS.suits, runs: 1, dress: DRAWN }),
  sets({ aims: ['meldedHand', 'singleWait'], from: POOLS.suits, dress: ALL_LAID_DOWN }),
  sets({ aims: ['meldedHand', 'mixedDoubleChow', 'shortStraight'], core: '123B 123D 456B', dress: ALL_LAID_DOWN }),
  sets({ aims: ['chickenHand'], core: '456B 678D 777C 789D RR', dress: { laidDown: 0.5, drawn: 0 } }),
  sets({ aims: ['edgeWait', 'closedWait', 'singleWait', 'selfDrawn'], core: '123B 456D 789C', runs: 1 }),
];

const COMBINED: readonly Recipe[] = [
  sets({ aims: ['pureStraight'], core: '123B 456B 789B' }),
  sets({ aims: ['pureStraight', 'fullFlush'], core: '123B 456B 789B', from: POOLS.oneSuit }),
  sets({ aims: ['threeSuitedTerminalChows'], core: '123B 789B 123D 789D 55C', asWritten: true }),
  sets({ aims: ['threeSuitedTerminalChows'], core: '123D 789D 123C 789C 55B', asWritten: true }),
  sets({ aims: ['pureShiftedChows'], core: '123B 234B 345B' }),
  sets({ aims: ['pureShiftedChows'], core: '123B 345B 567B' }),
  sets({ aims: ['triplePung', 'doublePung'], core: '111B 111D 111C' }),
  sets({ aims: ['pureTripleChow'], core: '123B 123B 123B' }),
  sets({ aims: ['pureShiftedPungs'], core: '111B 222B 333B' }),
  sets({ aims: ['fourPureShiftedChows'], core: '123B 234B 345B 456B' }),
  sets({ aims: ['fourPureShiftedChows'], core: '123B 345B 567B 789B' }),
  sets({ aims: ['fourPureShiftedPungs'], core: '111B 222B 333B 444B' }),
  sets({ aims: ['quadrupleChow'], core: '123B 123B 123B 123B' }),
  sets({ aims: ['pureTerminalChows'], core: '123B 123B 789B 789B 55B', asWritten: true }),
  sets({ aims: ['bigThreeWinds'], core: 'EEE SSS WWW' }),
  sets({ aims: ['upperFour'], from: '6789B 6789D 6789C' }),
  sets({ aims: ['lowerFour'], from: '1234B 1234D 1234C' }),
  sets({ aims: ['allFives'], from: '34567B 34567D 34567C', core: '345B 456D 567C', pair: '5B 5D 5C', asWritten: true }),
  sets({ aims: ['allFives'], core: '567B 456B 555D 345C', pair: '5B 5C', asWritten: true }),
  sets({ aims: ['threeConcealedPungs'], core: '111B 444D 777C', dress: DRAWN }),
];

const WITH_EVENTS: Partial<Dress> = { events: 1 };
const AT_THE_TABLE: readonly Recipe[] = [
  ...SMALL.map((recipe): Recipe => ({ ...recipe, dress: { quads: 0.3, ...recipe.dress } })),
  sets({ aims: ['lastTileDraw', 'lastTileClaim', 'lastTile'], core: '123B', dress: WITH_EVENTS }),
  sets({
    aims: ['outWithReplacementTile', 'meldedKong', 'concealedKong'],
    core: 'EEE 333D',
    dress: { ...WITH_EVENTS, quads: 0.9 },
  }),
  sets({ aims: ['robbingTheKong'], from: POOLS.suits, runs: 1, dress: { ...WITH_EVENTS, drawn: 0 } }),
  sets({ aims: ['twoConcealedKongs', 'twoMeldedKongs', 'allPungs'], runs: 0, dress: { quads: 0.6 } }),
];

const RARE: readonly Recipe[] = [
  sets({ aims: ['bigFourWinds'], core: 'EEE SSS WWW NNN' }),
  sets({ aims: ['littleFourWinds'], core: 'EEE SSS WWW NN' }),
  sets({ aims: ['bigThreeDragons'], core: 'RRR GGG PPP' }),
  sets({ aims: ['littleThreeDragons'], core: 'RRR GGG PP' }),
  sets({ aims: ['allGreen'], from: '23468B G', asWritten: true }),
  sets({ aims: ['nineGates'], core: '111B 234B 567B 999B 88B', asWritten: true, dress: { laidDown: 0, quads: 0 } }),
  sets({ aims: ['nineGates'], core: '111C 22C 345C 678C 999C', asWritten: true, dress: { laidDown: 0, quads: 0 } }),
  sets({ aims: ['fourKongs'], runs: 0, dress: { quads: 1 } }),
  sets({ aims: ['threeKongs'], core: '111B 444D 777C', dress: { quads: 0.95 } }),
  sets({ aims: ['allTerminals'], from: '19B 19D 19C', runs: 0 }),
  sets({ aims: ['allHonors'], from: POOLS.honors, runs: 0 }),
  sets({ aims: ['allTerminalsAndHonors'], from: ORPHANS, runs: 0 }),
  sets({ aims: ['fourConcealedPungs'], runs: 0, dress: DRAWN }),
  sets({ aims: ['allEvenPungs'], from: '2468B 2468D 2468C', runs: 0 }),
  sets({ aims: ['fullFlush'], from: POOLS.oneSuit }),
  sets({ aims: ['upperTiles'], from: '789B 789D 789C' }),
  sets({ aims: ['middleTiles'], from: '456B 456D 456C' }),
  sets({ aims: ['lowerTiles'], from: '123B 123D 123C' }),
  sevenPairs(['sevenPairs'], POOLS.all),
  sevenPairs(['sevenPairs', 'halfFlush'], POOLS.oneSuitAndHonors),
  loose(['sevenShiftedPairs'], '2233445566B 7788B', '', 0),
  loose(['sevenShiftedPairs'], '11223344556677B', '', 0),
  loose(['thirteenOrphans'], ORPHANS, ORPHANS, 1),
  loose(['greaterHonorsAndKnittedTiles'], 'ESWN RGP', KNITTED, 7),
  loose(['lesserHonorsAndKnittedTiles'], '147B 258D', '369C ESWN RGP', 8),
  loose(['knittedStraight'], `${KNITTED} RR EEE`),
  loose(['knittedStraight', 'tileHog'], `${KNITTED} 258D 11B`),
  loose(['knittedStraight'], `${KNITTED} 567B WW`),
];

/** Nothing happened but that the tile came. */
const isQuiet = (won: { readonly events: readonly string[] } | undefined): boolean => won?.events.length === 0;

/** Fans that the sets and their tiles decide. */
const OF_THE_SETS: ReadonlySet<string> = new Set(['comb', 'hand']);

export const MCR: Course<LevelOf<'mcr'>> = {
  small: {
    recipes: SMALL,
    dress: { ...IN_HAND, laidDown: 0.3 },
    fits: ({ declared, bonus, won }, { items }, rules) =>
      !declared.some(isQuad) &&
      bonus.length === 0 &&
      isQuiet(won) &&
      items.every(({ element }) => valueIn(rules, element) <= 8),
  },
  combined: {
    recipes: COMBINED,
    dress: { ...IN_HAND, laidDown: 0.3 },
    fits: ({ declared, bonus, won }, { items }, rules) =>
      !declared.some(isQuad) &&
      bonus.length === 0 &&
      isQuiet(won) &&
      items.some(({ element }) => OF_THE_SETS.has(groupIn(rules, element)) && valueIn(rules, element) >= 12),
  },
  table: {
    recipes: AT_THE_TABLE,
    dress: { ...IN_HAND, laidDown: 0.4, quads: 0.2, bonus: [1, 3], events: 0.4 },
    fits: ({ declared, bonus, won }) =>
      declared.length > 0 && bonus.length > 0 && (declared.some(isQuad) || !isQuiet(won)),
  },
  rare: {
    recipes: RARE,
    dress: { ...IN_HAND, laidDown: 0.3, quads: 0.05, bonus: [0, 1] },
    fits: (_entry, { items, reading }, rules) =>
      reading.form !== 'standard' || items.some(({ element }) => valueIn(rules, element) >= 24),
  },
};
