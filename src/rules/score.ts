/**
 * What a rule set answers: a problem with the cards, a hand not yet complete, or an itemised score.
 */
import type { SetTile, Tile } from '../tiles/tiles.ts';
import type { WinEvent } from './entry.ts';

/** What is wrong with an entry, and where; the words are the screen's. */
export type Problem =
  /** More of a tile than the deck holds: a fifth copy, a seventh joker, a ninth flower. */
  | { readonly why: 'tooManyCopies'; readonly tile: Tile; readonly held: number; readonly copies: number }
  | { readonly why: 'tooManyTiles'; readonly held: number; readonly most: number }
  /** `set` counts the declared sets from 0. */
  | { readonly why: 'notASet'; readonly set: number; readonly tiles: readonly Tile[] }
  /** The joker is declared as `tile`, which this set cannot hold. */
  | { readonly why: 'jokerCannotBe'; readonly set: number; readonly tile: SetTile }
  /** A joker in a laid-down set that does not say what it stands for. */
  | { readonly why: 'jokerUnnamed'; readonly set: number }
  /** A laid-down set of jokers alone (M19). */
  | { readonly why: 'onlyJokers'; readonly set: number }
  /** The winning tile is none of the concealed ones, or is not said. */
  | { readonly why: 'noWinningTile'; readonly tile: SetTile | null }
  /** An event of winning that cannot be together with the rest of what was said. */
  | { readonly why: 'impossibleEvent'; readonly event: WinEvent }
  | { readonly why: 'notWinning' };

/** A card in its place: what it stands for, and whether a joker stands for it. */
export interface PlacedTile {
  readonly tile: SetTile;
  readonly joker: boolean;
}

export type GroupShape = 'sequence' | 'triplet' | 'quad' | 'pair' | 'loose';

export interface Group {
  readonly shape: GroupShape;
  readonly tiles: readonly PlacedTile[];
  readonly exposed: boolean;
}

/** One way to see a hand. Cards are addressed by their place: counted from 0 through the groups in order. */
export interface Reading {
  /** 'standard' or the rule set's own name of the form. */
  readonly form: string;
  /** Sets, then the pair; or the pairs of seven pairs; or one loose group. */
  readonly groups: readonly Group[];
  /** The place of the winning tile in the group that it completes, for rule sets in which that matters. */
  readonly winning?: number;
}

/** An element that scores. */
export interface Item {
  readonly element: string;
  /** The value of all occurrences together. */
  readonly value: number;
  /** For each time that it scores, the places of the cards that earn it; empty for bonus tiles. */
  readonly occurrences: readonly (readonly number[])[];
}

/** Why something that was looked at does not score. */
export type Reason =
  /** Only one element of the group counts; `kept` is the one that does. */
  | { readonly why: 'oneOfGroup'; readonly kept: string }
  | { readonly why: 'contained'; readonly kept: string }
  /** A house rule lets each element count once a hand. */
  | { readonly why: 'onceAHand'; readonly kept: string }
  /** Hands of a non-standard form score nothing beside it. */
  | { readonly why: 'formAlone'; readonly kept: string }
  /** A special hand is worth its own value and nothing more (H5). */
  | { readonly why: 'specialAlone'; readonly kept: string }
  /** The table of players does not count it. */
  | { readonly why: 'houseRule' }
  /** A set serves in one occurrence only (M16). */
  | { readonly why: 'setTaken'; readonly kept: string }
  /** The sets are of the same kind, and the element asks for different suits (M2). */
  | { readonly why: 'sameKind' }
  /** Its sets are combined already, and a set left over is combined once only (C24). */
  | { readonly why: 'setsCombined'; readonly kept: string }
  /** The hand waited for other tiles too (C21). */
  | { readonly why: 'otherWaits' }
  /** It is true twice over, and counts once (M18). */
  | { readonly why: 'countsOnce'; readonly kept: string };

export interface NotCounted {
  readonly element: string;
  /** What it would have added. */
  readonly value: number;
  readonly occurrences: readonly (readonly number[])[];
  readonly reason: Reason;
  /** The ruling that decides it, where there is one. */
  readonly ruling?: string;
}

export interface OtherReading {
  readonly reading: Reading;
  readonly value: number;
}

export interface Score {
  readonly reading: Reading;
  /** Their values add up to `value`. */
  readonly items: readonly Item[];
  readonly notCounted: readonly NotCounted[];
  /** Other readings, best first; with jokers the best few of them. */
  readonly others: readonly OtherReading[];
  /** How many other readings there are in all. */
  readonly otherCount: number;
  readonly value: number;
  readonly points: number;
  /** Set when a minimum is played and the hand stays below it: it may not win. */
  readonly belowMinimum?: { readonly needed: number; readonly has: number };
}

/** A card that completes a hand which is one card short, with what the hand would then be worth. */
export interface Wait {
  readonly tile: Tile;
  readonly value: number;
  readonly points: number;
  /** False where the hand would stay below the minimum. */
  readonly mayWin: boolean;
  /** The same card claimed from a discard, for rule sets in which that is worth something else. */
  readonly claimed?: { readonly value: number; readonly points: number; readonly mayWin: boolean };
}

export type Answer =
  | { readonly state: 'problem'; readonly problem: Problem }
  | {
      readonly state: 'incomplete';
      readonly missing: number;
      /** The cards that win, in sorting order; empty unless one card is missing. */
      readonly waits: readonly Wait[];
    }
  | { readonly state: 'won'; readonly score: Score };
