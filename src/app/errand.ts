/** Coming back from a hand that is scored for a game to one's own; `ledger.ts` begins it. */
import { batch } from '@preact/signals';
import { parked, recording } from './recording.ts';
import { startHand, takeUpHand } from './store.ts';

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
