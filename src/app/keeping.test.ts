/** The kept hand when the app opens: taken up whole, by its own rules, or left on the disk until that can be. */
import './testing/page.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRules } from '../rules/load.ts';
import type { Draft, DraftErrand } from '../storage/draft.ts';
import { emptyBrowser } from '../storage/testing/tabs.ts';

vi.mock('../rules/load.ts', { spy: true });

const errand = {
  game: 'g1',
  rules: 'hongkong',
  house: {},
  money: { scheme: 'pennyAPoint', amounts: {} },
  currency: 'EUR',
  players: 4,
  hand: 3,
  winnerName: 'Ann',
  winner: 'ann',
  discarder: null,
  liable: null,
  corrects: null,
  before: null,
} as unknown as DraftErrand;

let storage: typeof import('../storage/draft.ts');
let keeping: typeof import('./keeping.ts');
let store: typeof import('./store.ts');
let state: typeof import('./recording.ts');
let notices: typeof import('./notice.ts');

/** The app as it is opened anew. */
async function open(): Promise<void> {
  vi.resetModules();
  storage = await import('../storage/draft.ts');
  keeping = await import('./keeping.ts');
  store = await import('./store.ts');
  state = await import('./recording.ts');
  notices = await import('./notice.ts');
}

beforeEach(async () => {
  emptyBrowser();
  await open();
  const { swap, shared, winning, past, future } = storage.EMPTY_DRAFT;
  const own = { past: ['12B'], now: '123B', future, winning, shared, swap };
  const draft: Draft = { ...own, past, now: '456D', recording: errand, parked: own, left: null };
  await storage.saveDraft(draft);
});

const kept = async (): Promise<Draft> => (await storage.loadDraft()).value;
const offline = (): void => {
  vi.mocked(loadRules).mockRejectedValue(new Error('offline'));
};
const online = (): void => {
  vi.mocked(loadRules).mockReset();
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a game’s hand', () => {
  it('is gone on with, and one’s own after it', async () => {
    await keeping.restore();
    expect([state.recording.value, store.groups.value.length, store.rules.value.id]).toEqual([errand, 1, 'hongkong']);
    expect(state.parked.value).toMatchObject({ past: ['12B'], now: '123B' });
  });

  it('is never scored by other rules than its game’s: it waits until they can be fetched', async () => {
    offline();
    await keeping.restore();
    expect([state.recording.value, notices.notice.value]).toEqual([null, { what: 'rulesNotLoaded' }]);
    expect(store.groups.value).toEqual([]);
    online();
    await expect.poll(() => state.recording.value).toEqual(errand);
    expect([store.rules.value.id, store.handKept.value.now, notices.notice.value]).toEqual(['hongkong', '456D', null]);
  });

  it('is not lost to a hand that is begun meanwhile, which waits behind it with one’s own', async () => {
    offline();
    await keeping.restore();
    store.enterText('9C');
    expect(await keeping.allWritten()).toBe(false);
    expect(await kept()).toMatchObject({ now: '456D', recording: errand });
    online();
    await expect.poll(() => state.recording.value).toEqual(errand);
    expect(store.handKept.value.now).toBe('456D');
    expect(state.parked.value).toMatchObject({ past: ['12B', '123B', ''], now: '9C' });
    expect(await keeping.allWritten()).toBe(true);
    expect(await kept()).toMatchObject({ now: '456D', recording: errand, parked: { now: '9C' } });
  });
});

it('what Undo brings back after a restart has its rules too', async () => {
  await keeping.restore();
  const { endErrand } = await import('./errand.ts');
  endErrand();
  await store.chooseRules('mcr');
  store.swapHand(() => {
    store.playBy('mhing');
    store.startHand('99C', store.stepsBehind());
  });
  expect(await keeping.allWritten()).toBe(true);
  await open();
  await keeping.restore();
  expect([store.rules.value.id, store.handKept.value.now]).toEqual(['mhing', '99C']);
  store.undo();
  await expect.poll(() => store.rules.value.id).toBe('mcr');
  expect([store.rulesId.value, store.handKept.value.now]).toEqual(['mcr', '123B']);
});
