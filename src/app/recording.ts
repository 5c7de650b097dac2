/**
 * What the score screen is scoring a hand for; apart from the ledger itself, which the first screen does not load.
 * It is kept with the draft, so that a closed browser comes back to the same hand of the same game.
 */
import { signal } from '@preact/signals';
import type { Circumstances } from '../rules/entry.ts';
import type { DraftErrand, LeftHand, ParkedHand } from '../storage/draft.ts';

export type Recording = DraftErrand;

/** null while the screen only scores. */
export const recording = signal<Recording | null>(null);

/** The hand that was begun for itself before the errand. */
export const parked = signal<ParkedHand | null>(null);

/** A game's hand that was left half entered; it goes on from there. */
export const leftHand = signal<LeftHand | null>(null);

/** What an errand begins with: the cards, and what the game knows of how they were won. */
export interface Beginning {
  readonly cards: string;
  readonly how: Circumstances | null;
  /** A hand that was scored for itself, to be taken instead. */
  readonly own?: ParkedHand | null;
}

/** Where a hand stands in the book, or will. */
export type PlaceInBook = Pick<Recording, 'game' | 'corrects' | 'before'>;
/** Whether both are for one place in the book, whoever won there. */
export const isSameHand = (one: PlaceInBook, other: PlaceInBook): boolean =>
  one.game === other.game && one.corrects === other.corrects && one.before === other.before;
