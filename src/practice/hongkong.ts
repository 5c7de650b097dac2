/** Hong Kong: first sets and suits, then as at the table, then the special hands and seven pairs. */
import { groupIn } from '../rules/elements.ts';
import { type Course, isQuad } from './course.ts';
import { IN_HAND } from './dress.ts';
import type { LevelOf } from './levels.ts';
import { loose, POOLS, type Recipe, sets, sevenPairs } from './recipe.ts';

const KEYSTONES = '19B 19D 19C';
const ORPHANS = `${KEYSTONES} ESWN RGP`;

const USUAL: readonly Recipe[] = [
  sets({ aims: ['allChows'], from: POOLS.suits, runs: 1 }),
  sets({ aims: ['allPungs'], from: POOLS.suits, runs: 0 }),
  sets({ aims: ['allPungs', 'dragonPung', 'seatWind', 'roundWind'], core: 'EEE RRR', runs: 0 }),
  sets({ aims: ['semiPure'], core: '123B EEE', from: POOLS.oneSuitAndHonors }),
  sets({ aims: ['semiPure', 'dragonPung'], core: '123B RRR', from: POOLS.oneSuit }),
  sets({ aims: ['semiPure'], core: '123B', from: POOLS.oneSuit, pair: POOLS.honors }),
  sets({ aims: ['pure'], from: POOLS.oneSuit }),
  sets({ aims: ['seatWind', 'roundWind'], core: 'EEE' }),
  sets({ aims: ['seatWind', 'roundWind'], core: 'EEE SSS' }),
  sets({ aims: ['dragonPung'], core: 'RRR' }),
  sets({ aims: ['dragonPung'], core: 'RRR GGG', from: POOLS.suits }),
  sets({ aims: ['smallThreeDragons'], core: 'RRR GGG PP', from: POOLS.suits }),
  sets({ aims: ['selfPick', 'concealedHand', 'noBonusTiles'], from: POOLS.suits, dress: { drawn: 1, laidDown: 0.1 } }),
];

const AT_THE_TABLE: readonly Recipe[] = [
  ...USUAL,
  sets({ aims: ['seatFlower', 'seatSeason', 'allFlowers', 'allSeasons'], dress: { bonus: [4, 7] } }),
  sets({ aims: ['kongReplacement'], core: 'RRR 222B', dress: { quads: 0.8, events: 0.8, drawn: 1 } }),
  sets({
    aims: ['robbingKong', 'lastTile'],
    from: POOLS.suits,
    runs: 1,
    dress: { events: 1, laidDown: 0.3, drawn: 0.2 },
  }),
];

const ALL_IN_HAND = { laidDown: 0, quads: 0.1, hiddenQuads: 1, drawn: 1 };
const SPECIAL: readonly Recipe[] = [
  sevenPairs(['sevenPairs'], POOLS.all),
  sevenPairs(['sevenPairs', 'semiPure'], POOLS.oneSuitAndHonors),
  sevenPairs(['sevenPairs', 'allHonours'], POOLS.honors),
  sets({ aims: ['hiddenTreasure'], runs: 0, dress: ALL_IN_HAND }),
  sets({ aims: ['greatScholars'], core: 'RRR GGG PPP' }),
  sets({ aims: ['fourWinds'], core: 'EEE SSS WWW NNN' }),
  sets({ aims: ['fourWinds'], core: 'EEE SSS WWW NN', runs: 0 }),
  sets({ aims: ['onlyDragonsAndWinds'], from: POOLS.honors, runs: 0 }),
  sets({ aims: ['onlyKeystones'], from: KEYSTONES, runs: 0 }),
  sets({
    aims: ['nineGates'],
    core: '111B 234B 567B 999B',
    pair: '8B',
    asWritten: true,
    dress: { laidDown: 0, quads: 0 },
  }),
  sets({ aims: ['nineGates'], core: '111C 22C 345C 678C 999C', asWritten: true, dress: { laidDown: 0, quads: 0 } }),
  sets({ aims: ['nineGates'], core: '123D 11D 456D 789D 999D', asWritten: true, dress: { laidDown: 0, quads: 0 } }),
  sets({ aims: ['kongs'], runs: 0, dress: { quads: 1 } }),
  sets({ aims: ['jadeDragon'], core: 'GGG', from: '123456789B', runs: 0, asWritten: true }),
  sets({ aims: ['rubyDragon'], core: 'RRR', from: '123456789D', runs: 0, asWritten: true }),
  sets({ aims: ['pearlDragon'], core: 'PPP', from: '123456789C', runs: 0, asWritten: true }),
  loose(['thirteenWonders'], ORPHANS, ORPHANS, 1),
];

export const HONGKONG: Course<LevelOf<'hongkong'>> = {
  plain: {
    recipes: USUAL,
    dress: { ...IN_HAND, laidDown: 0.3 },
    fits: ({ declared, bonus, won }, { reading, items }, rules) =>
      !declared.some(isQuad) &&
      bonus.length === 0 &&
      won?.events.length === 0 &&
      reading.form === 'standard' &&
      items.every(({ element }) => groupIn(rules, element) !== 'special'),
  },
  table: {
    recipes: AT_THE_TABLE,
    dress: { ...IN_HAND, laidDown: 0.5, quads: 0.15, hiddenQuads: 0.3, bonus: [1, 3], drawn: 0.4, events: 0.15 },
    fits: ({ declared, bonus }, { items }, rules) =>
      declared.length > 0 && bonus.length > 0 && items.every(({ element }) => groupIn(rules, element) !== 'special'),
  },
  special: {
    recipes: SPECIAL,
    dress: { ...IN_HAND, laidDown: 0.3, quads: 0.1, hiddenQuads: 0.3, bonus: [0, 2] },
    fits: (_entry, { items }, rules) =>
      items.some(({ element }) => element === 'sevenPairs' || groupIn(rules, element) === 'special'),
  },
};
