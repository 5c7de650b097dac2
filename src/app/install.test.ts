/** Which hands bring the offer to install nearer: those that were scored for themselves. */
import './testing/page.ts';
import { expect, it } from 'vitest';
import { loadInstallOffer } from '../storage/install-offer.ts';
import { endErrand } from './errand.ts';
import { beginErrand } from './game-hand.ts';
import { followHands } from './install.ts';
import type { Recording } from './recording.ts';
import { clearHand, enterText, score } from './store.ts';

const WON = '123B 123B 123B 123B 55B';
const errand = { game: 'g1', rules: 'mhing', house: {}, hand: 3, winnerName: 'Ann' } as unknown as Recording;
const counted = async (): Promise<number> => (await loadInstallOffer()).scored;

it('a hand counts when the next one begins, and not when it was scored for a game or lay aside meanwhile', async () => {
  await followHands();
  enterText(WON);
  clearHand();
  await expect.poll(counted).toBe(1);

  beginErrand(errand, { cards: WON, how: null });
  expect(score.value).not.toBeNull();
  endErrand();
  enterText(WON);
  beginErrand(errand, { cards: '', how: null });
  endErrand();
  clearHand();
  await expect.poll(counted).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await counted()).toBe(2);
});
