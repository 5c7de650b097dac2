/** Mhing: first four sets and a pair from the hand alone, then what sets make of each other, then jokers, then other forms. */
import { groupIn } from '../rules/elements.ts';
import type { Entry } from '../rules/entry.ts';
import { JOKER } from '../tiles/tiles.ts';
import type { Course } from './course.ts';
import { type Dress, IN_HAND } from './dress.ts';
import type { LevelOf } from './levels.ts';
import { loose, POOLS, type Recipe, sets, sevenPairs } from './recipe.ts';

const LOW = '12345B 12345D 12345C';
const HIGH = '56789B 56789D 56789C';
const TWOS_FIVES_EIGHTS = '258B 258D 258C';

const SINGLE: readonly Recipe[] = [
  sets({ aims: ['sequencesOnly'], from: POOLS.suits, runs: 1 }),
  sets({ aims: ['pairOf258'], pair: TWOS_FIVES_EIGHTS }),
  sets({ aims: ['flower', 'honorTriplet'], core: 'EEE', dress: { bonus: [1, 4] } }),
  sets({ aims: ['tripletsOnly', 'honorTriplet'], runs: 0 }),
  sets({ aims: ['tripletsOnly'], from: POOLS.suits, runs: 0 }),
  sets({ aims: ['allHighLow'], from: LOW }),
  sets({ aims: ['allHighLow'], from: HIGH }),
  sets({ aims: ['twoSuitsNoHonors'], from: POOLS.twoSuits }),
  sets({ aims: ['oneSuitWithHonors', 'honorTriplet'], core: '123B EEE', from: POOLS.oneSuitAndHonors }),
  sets({ aims: ['oneSuitWithHonors'], core: '123B', from: POOLS.oneSuit, pair: POOLS.honors }),
  sets({ aims: ['oneSuitOnly'], from: POOLS.oneSuit }),
  sets({ aims: ['brokenRoyalRun'], core: '123B 789B' }),
  sets({ aims: ['brokenRoyalRun'], core: '123B 789B 456D' }),
  sets({ aims: ['royalRun'], core: '123B 456B 789B' }),
  sets({ aims: ['honorTriplet'], core: 'EEE', from: POOLS.all }),
  sets({ aims: ['honorTriplet'], core: 'RRR EEE' }),
  sets({ aims: ['allSuitsWindsDragons'], core: '123B 456D 77C EEE RRR' }),
  sets({ aims: ['allSuitsWindsDragons'], core: '123B 345D 678C EEE', pair: 'RGP' }),
  sets({ aims: ['allDragonTriplets', 'honorTriplet'], core: 'RRR GGG PPP' }),
];

const MULTIPLE: readonly Recipe[] = [
  sets({ aims: ['doubleSequence'], core: '123B 123D' }),
  sets({ aims: ['doubleSequence', 'sequencesOnly'], core: '123B 123D 123C', from: POOLS.suits, runs: 1 }),
  sets({ aims: ['doubleSequence', 'twoSuitsNoHonors'], core: '123B 123D', from: POOLS.twoSuits, runs: 1 }),
  sets({ aims: ['doubleSequence', 'brokenRoyalRun'], core: '123B 789B 123D 789D' }),
  sets({ aims: ['doubleTriplet'], core: '111B 111D' }),
  sets({ aims: ['doubleTriplet', 'tripletsOnly'], core: '111B 111D 111C', runs: 0 }),
  sets({ aims: ['identicalDoubleSequence'], core: '123B 123B' }),
  sets({ aims: ['identicalDoubleSequence', 'doubleSequence'], core: '123B 123B 123D', from: POOLS.suits }),
  sets({ aims: ['identicalDoubleSequence', 'oneSuitOnly'], core: '123B 123B', from: POOLS.oneSuit, runs: 1 }),
  sets({ aims: ['identicalDoubleSequence', 'royalRun'], core: '123B 456B 789B 123B', from: POOLS.suits }),
];

const LOOSE = '147B 258D 369C ESWN RGP';
const OTHER_FORMS: readonly Recipe[] = [
  sevenPairs(['sevenPairs'], POOLS.all),
  sevenPairs(['sevenPairs'], POOLS.suits),
  loose(['nothingConnectsAllHonors'], 'ESWN RGP', '147B 258D 369C', 7),
  loose(['nothingConnects'], '14B 25D 36C', '7B 8D 9C ESWN RGP', 8),
  loose(['nothingConnects', 'nothingConnectsAllHonors'], '', LOOSE, 14),
];

const FEW_FLOWERS: Dress = { ...IN_HAND, bonus: [0, 2] };

const jokersIn = ({ concealed, declared }: Entry): number =>
  concealed.filter((tile) => tile === JOKER).length +
  declared.flatMap(({ tiles }) => tiles).filter(({ joker }) => joker).length;

const asDealt = (entry: Entry): boolean => entry.declared.length === 0 && jokersIn(entry) === 0;

export const MHING: Course<LevelOf<'mhing'>> = {
  plain: {
    recipes: SINGLE,
    dress: FEW_FLOWERS,
    fits: (entry, { reading, items }, rules) =>
      asDealt(entry) &&
      reading.form === 'standard' &&
      items.every(({ element }) => groupIn(rules, element) !== 'multiples'),
  },
  multiples: {
    recipes: MULTIPLE,
    dress: FEW_FLOWERS,
    fits: (entry, { reading, items }, rules) =>
      asDealt(entry) &&
      reading.form === 'standard' &&
      items.some(({ element }) => groupIn(rules, element) === 'multiples'),
  },
  jokers: {
    recipes: [...SINGLE, ...MULTIPLE],
    dress: { ...FEW_FLOWERS, jokers: [1, 3], laidDown: 0.4 },
    fits: (entry) => jokersIn(entry) > 0 && entry.declared.length > 0,
  },
  nonStandard: {
    recipes: OTHER_FORMS,
    dress: { ...FEW_FLOWERS, jokers: [0, 2] },
    fits: (_entry, { reading }) => reading.form !== 'standard',
  },
};
