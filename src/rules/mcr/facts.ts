/** What the evaluation of a hand looks at: the facts that all its readings share, and one way to see it. */
import type { Kind } from '../../tiles/tiles.ts';
import type { Counts, SetCode } from '../readings.ts';
import type { Form } from './forms.ts';
import type { InForce } from './in-force.ts';
import type { KindBits } from './tile-fans.ts';

/** What is the same in all readings of a hand. */
export interface Facts {
  readonly rules: InForce;
  readonly present: KindBits;
  /** Free sets stand first among the four, declared ones behind them. */
  readonly freeSets: number;
  /** Kongs by place among the four sets, as bits. */
  readonly openKongs: number;
  readonly concealedKongs: number;
  /** Declared sets that lie open, kongs among them. */
  readonly exposedSets: number;
  /** Kinds of which all four are in the hand and no kong, suits and honors apart. */
  readonly suitHogs: number;
  readonly honorHogs: number;
  readonly winning: Kind;
  readonly selfDrawn: boolean;
  readonly replacement: boolean;
  readonly robbingKong: boolean;
  readonly lastTile: boolean;
  readonly lastOfKind: boolean;
  readonly seatPung: SetCode;
  readonly roundPung: SetCode;
  readonly nineGates: boolean;
  /** The free tiles and all of them, the winning tile among both, and how many sets are declared. */
  readonly counts: Counts;
  readonly held: Counts;
  readonly declared: number;
  /** Whether the hand waited for one tile alone; null until somebody asks. */
  soleWait: boolean | null;
}

/** A way to see the hand: four sets and a pair, a frame with its set and pair, or the form alone. */
export interface Split {
  readonly form: Form;
  /** Four sets, the one beside a knitted frame, or none. */
  readonly sets: readonly SetCode[];
  /** -1 for forms without one. */
  readonly pair: Kind;
  /** Of a knitted straight; 0 otherwise. */
  readonly frame: number;
}

/** The element that the winning tile completes: a set by its place, the pair, or none that matters. */
export const PAIR_PLACE = 4;
export const NO_PLACE = -1;
