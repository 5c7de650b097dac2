/** Scoring a hand for a game, and coming back to one's own. */
import { batch } from '@preact/signals';
import { type Beginning, parked, type Recording, recording } from './recording.ts';
import { handKept, startHand, takeUpHand } from './store.ts';
import { changeCircumstances } from './winning.ts';

/** Lays a hand that was begun for itself aside, and begins with what the game knows. */
export function beginErrand(what: Recording, { cards, how }: Beginning): void {
  batch(() => {
    if (!recording.peek()) parked.value = handKept.peek();
    recording.value = what;
    startHand(cards);
    if (how) changeCircumstances(how);
  });
}

/** When the hand is booked, or given up: one's own hand lies there again. */
export function endErrand(): void {
  if (!recording.peek()) return;
  batch(() => {
    recording.value = null;
    const own = parked.peek();
    parked.value = null;
    if (own) takeUpHand(own);
    else startHand('');
  });
}
