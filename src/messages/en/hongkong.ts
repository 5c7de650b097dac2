/** English, the words of Hong Kong: names of its elements and groups, of its switches and of its ways to pay. */
import type { ElementId } from '../../rules/hongkong/elements.ts';
import type { HOUSE_RULES } from '../../rules/hongkong/house-rules.ts';
import type { WordsOf } from '../shapes.ts';

export const enHongkong = {
  elements: {
    hiddenTreasure: { name: 'Hidden Treasure' },
    greatScholars: { name: 'The Great Scholars' },
    fourWinds: { name: 'Four Winds' },
    onlyDragonsAndWinds: { name: 'Only Dragons and Winds' },
    onlyKeystones: { name: 'Only Keystones' },
    nineGates: { name: 'Nine Gates' },
    kongs: { name: 'Kongs' },
    jadeDragon: { name: 'Jade Dragon' },
    rubyDragon: { name: 'Ruby Dragon' },
    pearlDragon: { name: 'Pearl Dragon' },
    thirteenWonders: { name: 'Thirteen Wonders' },
    selfPick: { name: 'Self-Pick' },
    kongReplacement: { name: 'Win on a Kong' },
    robbingKong: { name: 'Robbing the Kong' },
    lastTile: { name: 'Last Tile' },
    concealedHand: { name: 'Concealed Hand' },
    allChows: { name: 'All Chow' },
    allPungs: { name: 'All Pung' },
    sevenPairs: { name: 'Seven Pairs' },
    semiPure: { name: 'Semi-Pure' },
    pure: { name: 'Pure' },
    allHonours: { name: 'All Honours' },
    seatWind: { name: 'Seat Wind Pung' },
    roundWind: { name: 'Round Wind Pung' },
    dragonPung: { name: 'Dragon Pung' },
    smallThreeDragons: { name: 'Small Three Dragons' },
    noBonusTiles: { name: 'No Flowers or Seasons' },
    seatFlower: { name: 'Seat Flower' },
    seatSeason: { name: 'Seat Season' },
    allFlowers: { name: 'All Flowers' },
    allSeasons: { name: 'All Seasons' },
  },
  groups: {
    special: 'Special hands',
    winning: 'How it was won',
    sets: 'The sets',
    suits: 'Suits',
    windsDragons: 'Winds and dragons',
    bonus: 'Flowers and seasons',
  },
  houseRules: {
    zeroFans: { title: 'A hand without fans', values: { drawn: 'Is a drawn hand', chicken: 'Wins 1 point' } },
    minFans: { title: 'Least hand to win', values: { none: 'No minimum', one: '1 fan', three: '3 fans' } },
    bonusInMin: { title: 'Flowers help to reach it', values: { no: 'Held ones do not', yes: 'They do' } },
    table: { title: 'From fans to points', values: { stepped: 'Steps', halfSpicy: 'Half spicy', spicy: 'Full spicy' } },
    limit: { title: 'The table ends at', values: { ten: '10 fans', thirteen: '13 fans' } },
    discarder: {
      title: 'Who pays for a discard',
      values: { half: 'Discarder double, others single', full: 'The discarder for all' },
    },
    selfPick: { title: 'On self-pick each pays', values: { double: 'Double', single: 'Single' } },
    bonusTiles: { title: 'Flowers and seasons', values: { yes: 'In play', no: 'Left out' } },
    lastTile: { title: 'Last tile of the wall', values: { yes: '1 fan', no: 'Nothing' } },
    concealedHand: {
      title: 'Concealed Hand counts',
      values: { anyWin: 'On any win', discardOnly: 'On discards only' },
    },
    chowPair: { title: 'The pair of All Chow', values: { any: 'Any pair', suitTiles: 'A suit tile' } },
    sevenPairs: {
      title: 'Seven Pairs',
      values: { fourAlike: 'Four alike are two pairs', sevenDifferent: 'Seven different', notPlayed: 'Not played' },
    },
    overlap: {
      title: 'An element inside another',
      values: { stricterOnly: 'Only the stricter counts', both: 'Both count' },
    },
    hiddenTreasure: {
      title: 'Hidden Treasure',
      values: { concealedKongs: 'Concealed Kongs too', pungsOnly: 'Pungs only' },
    },
    fourWinds: {
      title: 'Four Winds',
      values: { asTheText: 'One wind may be the pair', fourWindPungs: 'A Pung of each wind' },
    },
    nineGates: {
      title: 'Nine Gates',
      values: { exposedSets: 'Sets may lie open', concealedOnly: 'Concealed only' },
    },
    jewels: {
      title: 'Ruby and Pearl go with',
      values: { textSuits: 'Dots and Chars', usualSuits: 'Chars and Dots' },
    },
    eastStays: { title: 'East keeps the seat', values: { yes: 'After winning or a draw', no: 'Never' } },
    falseWin: { title: 'A false win', values: { pays: 'Pays everyone twice the limit', nothing: 'Costs nothing' } },
    rounds: {
      title: 'The game ends',
      values: { open: 'When you end it', one: 'After 1 round', two: 'After 2 rounds', four: 'After 4 rounds' },
    },
  },
  schemes: {
    stake: { name: 'A stake a point', about: 'Each point is worth a fixed amount.' },
    none: { name: 'No money', about: 'Points only.' },
  },
  presets: { gameTwist: 'GameTwist', homeTable: 'Home table, 3 fans', fullSpicy: 'Full spicy' },
} satisfies WordsOf<ElementId, typeof HOUSE_RULES>;
