/**
 * `Entry`: what somebody has put in so far, lawful or not. A rule set turns it into a hand, or says what is wrong with it.
 */
import type { BonusTile, Joker, SetTile, Wind } from '../tiles/tiles.ts';

/** A card of a laid-down set: what it stands for, and whether a joker stands for it. */
export interface DeclaredTile {
  /** null only for a joker that nobody has named yet. */
  readonly tile: SetTile | null;
  readonly joker: boolean;
}

export interface DeclaredSet {
  readonly tiles: readonly DeclaredTile[];
  /** False only for a concealed quad, which is declared but not shown. */
  readonly exposed: boolean;
}

/** Events of winning that no tile shows; a rule set names those that it asks for. */
export const WIN_EVENTS = ['replacement', 'robbingKong', 'lastTile', 'lastOfKind'] as const;
export type WinEvent = (typeof WIN_EVENTS)[number];

/** How the hand was won, for rule sets in which that matters. */
export interface HowWon {
  /** One of the concealed tiles. */
  readonly winningTile: SetTile;
  readonly selfDrawn: boolean;
  readonly events: readonly WinEvent[];
  readonly seatWind: Wind;
  readonly roundWind: Wind;
}

export interface Entry {
  /** The tiles not laid down, the winning tile among them, in any order. */
  readonly concealed: readonly (SetTile | Joker)[];
  readonly declared: readonly DeclaredSet[];
  /** Flowers (and seasons) set aside. */
  readonly bonus: readonly BonusTile[];
  readonly won?: HowWon;
}

export const EMPTY_ENTRY: Entry = { concealed: [], declared: [], bonus: [] };
