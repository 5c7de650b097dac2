/** Coming back from a hand that is scored for a game to one's own; `game-hand.ts` begins it. */
import { batch } from '@preact/signals';
import { leftHand, parked, recording } from './recording.ts';
import { handKept, startHand, takeUpHand } from './store.ts';

/** When the hand is booked: one's own hand lies there again. */
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

/** For now: the game's hand goes on where it was left, once its cards are to be entered again. */
export function leaveErrand(): void {
  layAside();
  endErrand();
}

/** Keeps the hand that is under way for a game, if it has a card. */
export function layAside(): void {
  const errand = recording.peek();
  const hand = handKept.peek();
  if (errand && hand.now !== '') leftHand.value = { errand, hand };
}
