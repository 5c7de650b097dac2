/** The switches of the rulings' last column, and those sets of them that players know by a name. */
import type { HouseRule } from '../house-rules.ts';
import type { Preset } from '../rule-set.ts';

export const HOUSE_RULES = [
  /** What a complete hand of 0 fans is: drawn, or a win worth 1 point. */
  { key: 'zeroFans', kind: 'choice', values: ['drawn', 'chicken'], ruling: 'H3', affects: 'score' },
  /** Fans that a hand needs to win, and whether held flowers and seasons help to reach them. */
  { key: 'minFans', kind: 'choice', values: ['none', 'one', 'three'], ruling: 'H4', affects: 'score' },
  { key: 'bonusInMin', kind: 'choice', values: ['no', 'yes'], ruling: 'H4', affects: 'score' },
  { key: 'table', kind: 'choice', values: ['stepped', 'halfSpicy', 'spicy'], ruling: 'H18', affects: 'score' },
  /** The fans at which the table ends. */
  { key: 'limit', kind: 'choice', values: ['ten', 'thirteen'], ruling: 'H18', affects: 'score' },
  { key: 'discarder', kind: 'choice', values: ['half', 'full'], ruling: 'H17', affects: 'payment' },
  { key: 'selfPick', kind: 'choice', values: ['double', 'single'], ruling: 'H17', affects: 'payment' },
  { key: 'bonusTiles', kind: 'choice', values: ['yes', 'no'], ruling: 'H16', affects: 'score' },
  { key: 'lastTile', kind: 'choice', values: ['yes', 'no'], ruling: 'H15', affects: 'score' },
  { key: 'concealedHand', kind: 'choice', values: ['anyWin', 'discardOnly'], ruling: 'H12', affects: 'score' },
  { key: 'chowPair', kind: 'choice', values: ['any', 'suitTiles'], ruling: 'H13', affects: 'score' },
  {
    key: 'sevenPairs',
    kind: 'choice',
    values: ['fourAlike', 'sevenDifferent', 'notPlayed'],
    ruling: 'H14',
    affects: 'score',
  },
  { key: 'overlap', kind: 'choice', values: ['stricterOnly', 'both'], ruling: 'H11', affects: 'score' },
  { key: 'hiddenTreasure', kind: 'choice', values: ['concealedKongs', 'pungsOnly'], ruling: 'H7', affects: 'score' },
  { key: 'fourWinds', kind: 'choice', values: ['asTheText', 'fourWindPungs'], ruling: 'H8', affects: 'score' },
  { key: 'nineGates', kind: 'choice', values: ['exposedSets', 'concealedOnly'], ruling: 'H9', affects: 'score' },
  { key: 'jewels', kind: 'choice', values: ['textSuits', 'usualSuits'], ruling: 'H10', affects: 'score' },
  { key: 'eastStays', kind: 'choice', values: ['yes', 'no'], ruling: 'H21', affects: 'game' },
  { key: 'falseWin', kind: 'choice', values: ['pays', 'nothing'], ruling: 'H23', affects: 'payment' },
  /** After how many rounds of winds the game is over; open until the players end it. */
  { key: 'rounds', kind: 'choice', values: ['open', 'one', 'two', 'four'], ruling: 'H21', affects: 'game' },
] as const satisfies readonly HouseRule[];

export const PRESETS = [
  { id: 'gameTwist', house: {} },
  /** A common home table: three fans to win, and a hand below them is worth something where it may. */
  { id: 'homeTable', house: { zeroFans: 'chicken', minFans: 'three' } },
  { id: 'fullSpicy', house: { zeroFans: 'chicken', minFans: 'three', table: 'spicy', limit: 'thirteen' } },
] as const satisfies readonly Preset[];
