/** What screens see of a database that cannot be reached, and when it is asked again. */
import 'fake-indexeddb/auto';
import { effect } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setupOf } from '../ledger/testing/table.ts';
import { emptyBrowser, G1 } from '../storage/testing/tabs.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
const seen = (hidden: boolean): void => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(async () => {
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', page);
  page.hidden = false;
  emptyBrowser();
  const { addGame } = await import('../storage/games.ts');
  await addGame(G1, setupOf(['Ann', 'Bob']), 1);
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  (await import('../storage/watch.ts')).stopTelling();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Until nothing more comes of what has been asked; the database answers in turns of its own. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
async function after(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await quiet();
}

/** A screen that is drawn again whenever something that it has read changes; the database is refused. */
async function openRefused() {
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    const request = { error: new DOMException('', 'UnknownError') } as IDBOpenDBRequest;
    setImmediate(() => request.onerror?.(new Event('error')));
    return request;
  });
  const { games, gameOf, openLedger } = await import('./ledger.ts');
  const shown: string[] = [];
  effect(() => {
    openLedger();
    shown.push(`${games.value.state}, ${gameOf(G1).state}`);
  });
  await quiet();
  return { open, shown };
}

test('a database that is refused is not asked again at each drawing', async () => {
  const { open, shown } = await openRefused();
  expect(shown.at(-1)).toBe('failed, failed');
  const { length } = open.mock.calls;
  expect(length).toBeLessThan(5);
  await after(1000);
  expect(open).toHaveBeenCalledTimes(length);
  expect(shown.length).toBeLessThan(5);
});

test('the list and the open game are there after a pause, once the database answers', async () => {
  const { open, shown } = await openRefused();
  await after(60_000);
  expect(shown.at(-1)).toBe('failed, failed');
  open.mockRestore();
  await after(60_000);
  expect(shown.at(-1)).toBe('there, there');
});

test('they are there as soon as the page is seen again, and nothing is asked while it is not', async () => {
  const { open, shown } = await openRefused();
  seen(true);
  open.mockClear();
  await after(60_000);
  expect(open).not.toHaveBeenCalled();
  open.mockRestore();
  seen(false);
  await quiet();
  expect(shown.at(-1)).toBe('there, there');
});
