/** Whether the hand of a link comes at all: its rules may not, and who waits for it may have gone. */
import './testing/page.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { type LinkedHand, parseHandLink } from '../rules/hand-link.ts';
import { loadRules } from '../rules/load.ts';
import type { Recording } from './recording.ts';

vi.mock('../rules/load.ts', { spy: true });

let { openHandLink }: typeof import('./hand-link.ts') = {} as never;
let { recording }: typeof import('./recording.ts') = {} as never;
let { beginErrand }: typeof import('./game-hand.ts') = {} as never;
let { handKept, startHand, takeOutLast }: typeof import('./store.ts') = {} as never;
beforeEach(async () => {
  vi.resetModules();
  ({ openHandLink } = await import('./hand-link.ts'));
  ({ recording } = await import('./recording.ts'));
  ({ beginErrand } = await import('./game-hand.ts'));
  ({ handKept, startHand, takeOutLast } = await import('./store.ts'));
  startHand('123B');
});

function linked(): LinkedHand {
  const read = parseHandLink('1/mcr/123B-456D-678C-99D-RRR-wR/dWEl');
  if (!read.ok) throw new Error(read.why);
  return read.hand;
}

const errand = { game: 'g1', rules: 'mhing', house: {}, hand: 3, winnerName: 'Ann' } as unknown as Recording;
const beginGamesHand = (): void => beginErrand(errand, { cards: '456D', how: null });

it('ends the errand that is given up for it, and has one’s own hand behind it', async () => {
  beginGamesHand();
  expect(await openHandLink(linked(), () => true)).toBe('opened');
  expect(recording.value).toBeNull();
  expect(handKept.value).toMatchObject({ past: ['123B'], shared: { before: '123B', rules: 'mcr' } });
});

it('costs no game its hand where the rules cannot be fetched', async () => {
  vi.mocked(loadRules).mockRejectedValueOnce(new Error('offline'));
  beginGamesHand();
  const before = handKept.value;
  expect(await openHandLink(linked(), () => true)).toBe('notLoaded');
  expect([recording.value, handKept.value]).toEqual([errand, before]);
});

it('does not come for somebody who has gone on meanwhile', async () => {
  const opening = openHandLink(linked(), () => recording.peek() === null);
  beginGamesHand();
  takeOutLast();
  const before = handKept.value;
  expect(await opening).toBe('dropped');
  expect([recording.value, handKept.value]).toEqual([errand, before]);
});
