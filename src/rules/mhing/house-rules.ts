/** The switches of the rulings' last column. */
import type { HouseRule } from '../house-rules.ts';

export const HOUSE_RULES = [
  /** Whether every occurrence of the kind kept in a group counts, or the kind once a hand. */
  { key: 'groups', kind: 'choice', values: ['each', 'once'], ruling: 'M3', affects: 'score' },
  { key: 'sevenPairsFourAlike', kind: 'choice', values: ['yes', 'no'], ruling: 'M5', affects: 'score' },
  /** Credits without flowers that a hand needs to win. */
  { key: 'minimum', kind: 'choice', values: ['none', 'three'], ruling: 'M9', affects: 'score' },
  { key: 'jokers', kind: 'choice', values: ['six', 'none'], ruling: 'M12', affects: 'score' },
  { key: 'discarder', kind: 'choice', values: ['same', 'double'], ruling: 'M10', affects: 'payment' },
  /** Points round to the nearest multiple of this, in cents; at most the limit. */
  { key: 'pennyStep', kind: 'number', standard: 10, least: 1, most: 100, ruling: 'M7', affects: 'payment' },
  { key: 'pennyLimit', kind: 'number', standard: 100, least: 1, most: 1_000_000, ruling: 'M7', affects: 'payment' },
  { key: 'target', kind: 'number', standard: 500, least: 2, most: 1_000_000, ruling: 'M15', affects: 'game' },
  { key: 'dealAfterDraw', kind: 'choice', values: ['passes', 'stays'], ruling: 'M24', affects: 'game' },
] as const satisfies readonly HouseRule[];
