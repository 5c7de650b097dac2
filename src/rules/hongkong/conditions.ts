/**
 * What each element asks of a reading: how often it holds, and which house rule may take it away nevertheless.
 * What one element leaves of another is in `itemise.ts`.
 */
import type { ElementId } from './elements.ts';
import type { Facts } from './facts.ts';
import {
  ALL_DRAGON_TRIPLETS,
  ALL_WIND_TRIPLETS,
  ALL_WINDS,
  dragonTripletBit,
  dragonTripletsIn,
  HONOR,
  HONOR_GROUPS,
  hasDragonPair,
  NO_KEYSTONE,
  SUIT_BITS,
  suitBit,
  suitsIn,
  windTripletBit,
} from './features.ts';
import type { House } from './points.ts';

/** Every one of some bits. */
const all = (bits: number, wanted: number): boolean => (bits & wanted) === wanted;
const none = (bits: number, unwanted: number): boolean => (bits & unwanted) === 0;

const FLOWERS = 0b1111;
const SEASONS_AT = 4;

/** Which suit goes with each dragon, Red, Green and White: as the text has it, and as elsewhere (H10). */
const [BAMBOOS, LOTUS, CHARACTERS] = [0, 1, 2] as const;
const [RED, GREEN, WHITE] = [0, 1, 2] as const;
const JEWEL_SUITS: Readonly<Record<House['jewels'], readonly [number, number, number]>> = {
  textSuits: [LOTUS, BAMBOOS, CHARACTERS],
  usualSuits: [CHARACTERS, BAMBOOS, LOTUS],
};
/** A triplet of the dragon, three more of its suit and the pair of it too. */
const isJewel = ({ triplets, features }: Facts, dragon: 0 | 1 | 2, { jewels }: House): boolean =>
  triplets === 4 &&
  (features & HONOR_GROUPS) === dragonTripletBit(dragon) &&
  (features & SUIT_BITS) === suitBit(JEWEL_SUITS[jewels][dragon]);

type Condition = (facts: Facts, house: House) => boolean | number;

export const CONDITIONS: Readonly<Record<ElementId, Condition>> = {
  hiddenTreasure: ({ triplets, concealed, selfDrawn }) => triplets === 4 && concealed && selfDrawn,
  greatScholars: ({ features }) => all(features, ALL_DRAGON_TRIPLETS),
  fourWinds: ({ triplets, features }) => triplets === 4 && all(features, ALL_WINDS),
  onlyDragonsAndWinds: ({ triplets, features }) => triplets === 4 && none(features, SUIT_BITS),
  onlyKeystones: ({ triplets, features }) => triplets === 4 && none(features, NO_KEYSTONE),
  nineGates: ({ nineGates }) => nineGates,
  kongs: ({ quads }) => quads === 4,
  jadeDragon: (facts, house) => isJewel(facts, GREEN, house),
  rubyDragon: (facts, house) => isJewel(facts, RED, house),
  pearlDragon: (facts, house) => isJewel(facts, WHITE, house),
  thirteenWonders: ({ form }) => form === 'thirteenWonders',

  selfPick: ({ selfDrawn }) => selfDrawn,
  kongReplacement: ({ replacement }) => replacement,
  robbingKong: ({ robbingKong }) => robbingKong,
  lastTile: ({ lastTile }) => lastTile,
  concealedHand: ({ concealed }) => concealed,
  allChows: ({ sequences }) => sequences === 4,
  allPungs: ({ triplets }) => triplets === 4,
  sevenPairs: ({ form }) => form === 'sevenPairs',
  semiPure: ({ features }) => suitsIn(features) === 1 && !none(features, HONOR),
  pure: ({ features }) => suitsIn(features) === 1 && none(features, HONOR),
  allHonours: ({ features }) => none(features, SUIT_BITS),
  seatWind: ({ features, seat }) => all(features, windTripletBit(seat)),
  roundWind: ({ features, round }) => all(features, windTripletBit(round)),
  dragonPung: ({ features }) => dragonTripletsIn(features),
  smallThreeDragons: ({ features }) => dragonTripletsIn(features) === 2 && hasDragonPair(features),
  noBonusTiles: ({ bonus }, house) => bonus === 0 && house.bonusTiles === 'yes',
  seatFlower: ({ bonus, seat }) => (bonus >> seat) & 1,
  seatSeason: ({ bonus, seat }) => (bonus >> (SEASONS_AT + seat)) & 1,
  allFlowers: ({ bonus }) => all(bonus, FLOWERS),
  allSeasons: ({ bonus }) => all(bonus, FLOWERS << SEASONS_AT),
};

export interface Refusal {
  readonly ruling: string;
  refuses(facts: Facts, house: House): boolean;
}

/** House rules that ask for more than the rules do, of an element whose condition holds. */
export const REFUSALS: Readonly<Partial<Record<ElementId, Refusal>>> = {
  hiddenTreasure: { ruling: 'H7', refuses: ({ quads }, house) => quads > 0 && house.hiddenTreasure === 'pungsOnly' },
  fourWinds: {
    ruling: 'H8',
    refuses: ({ features }, house) => house.fourWinds === 'fourWindPungs' && !all(features, ALL_WIND_TRIPLETS),
  },
  nineGates: { ruling: 'H9', refuses: ({ declared }, house) => declared > 0 && house.nineGates === 'concealedOnly' },
  lastTile: { ruling: 'H15', refuses: (_, house) => house.lastTile === 'no' },
  concealedHand: {
    ruling: 'H12',
    refuses: ({ selfDrawn }, house) => selfDrawn && house.concealedHand === 'discardOnly',
  },
  allChows: {
    ruling: 'H13',
    refuses: ({ features }, house) => !none(features, HONOR) && house.chowPair === 'suitTiles',
  },
};
