/** The switches of the rulings' last column, and the tables that players know by a name. */
import type { HouseRule } from '../house-rules.ts';
import type { Preset } from '../rule-set.ts';

export const HOUSE_RULES = [
  { key: 'twoConcealedKongs', kind: 'choice', values: ['eight', 'six'], ruling: 'C1', affects: 'score' },
  /** One exposed and one concealed kong together. */
  { key: 'kongOfEachKind', kind: 'choice', values: ['six', 'five'], ruling: 'C2', affects: 'score' },
  /** A self-drawn hand that is concealed by its nature. */
  { key: 'concealedByNature', kind: 'choice', values: ['fullyConcealed', 'selfDrawn'], ruling: 'C3', affects: 'score' },
  /** Which of the pungs in Nine Gates count as Pung of Terminals or Honors. */
  { key: 'nineGatesPungs', kind: 'choice', values: ['none', 'allButOne'], ruling: 'C4', affects: 'score' },
  { key: 'allTerminalsDoublePung', kind: 'choice', values: ['yes', 'no'], ruling: 'C5', affects: 'score' },
  { key: 'allGreenHalfFlush', kind: 'choice', values: ['yes', 'no'], ruling: 'C6', affects: 'score' },
  { key: 'mixedShiftedPungs', kind: 'choice', values: ['eight', 'six'], ruling: 'C7', affects: 'score' },
  /** Whether a tile that the hand holds four times counts among those that it waits for. */
  { key: 'fifthCopyWaits', kind: 'choice', values: ['no', 'yes'], ruling: 'C8', affects: 'score' },
  /** The wait for a tile that is in the knitted frame and in the set or pair beside it too. */
  { key: 'knittedWait', kind: 'choice', values: ['counts', 'none'], ruling: 'C10', affects: 'score' },
  { key: 'tileHogs', kind: 'choice', values: ['anyTile', 'suitTiles'], ruling: 'C11', affects: 'score' },
  { key: 'allTypesForms', kind: 'choice', values: ['any', 'standard'], ruling: 'C12', affects: 'score' },
  /** Points without flowers that a hand needs to win. */
  { key: 'minimum', kind: 'number', standard: 8, least: 0, most: 88, ruling: 'C17', affects: 'score' },
  /** Whether a robbed kong completes a Melded Hand. */
  { key: 'meldedRobbedKong', kind: 'choice', values: ['yes', 'no'], ruling: 'C22', affects: 'score' },
] as const satisfies readonly HouseRule[];

/** Official, the reading of the Mahjong International League (C1 to C6 the other way), and the guide's (C7). */
export const PRESETS = [
  { id: 'official', house: {} },
  {
    id: 'mil',
    house: {
      twoConcealedKongs: 'six',
      kongOfEachKind: 'five',
      concealedByNature: 'selfDrawn',
      nineGatesPungs: 'allButOne',
      allTerminalsDoublePung: 'no',
      allGreenHalfFlush: 'no',
    },
  },
  { id: 'guide', house: { mixedShiftedPungs: 'six' } },
] as const satisfies readonly Preset[];
