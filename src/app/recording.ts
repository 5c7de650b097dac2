/**
 * What the score screen is scoring a hand for; apart from the ledger itself, which the first screen does not load.
 * It is kept with the draft, so that a closed browser comes back to the same hand of the same game.
 */
import { signal } from '@preact/signals';
import type { DraftErrand } from '../storage/draft.ts';

export type Recording = DraftErrand;

/** null while the screen only scores. */
export const recording = signal<Recording | null>(null);
