import 'fake-indexeddb/auto';
import { set } from 'idb-keyval';
import { beforeEach, describe, expect, test } from 'vitest';
import { handsSince, isDue } from './last-backup.ts';
import { emptyBrowser } from './testing/tabs.ts';

let { loadLastBackup, noteLastBackup }: typeof import('./last-backup.ts') = {} as never;
let { theStore }: typeof import('./store.ts') = {} as never;
beforeEach(async () => {
  emptyBrowser();
  ({ loadLastBackup, noteLastBackup } = await import('./last-backup.ts'));
  ({ theStore } = await import('./store.ts'));
});

test('what is noted is there again; each note leaves the others alone', async () => {
  expect(await loadLastBackup()).toEqual({ at: null, hands: 0, later: 0 });
  await noteLastBackup({ later: 60 });
  expect(await noteLastBackup({ at: 5, hands: 70 })).toEqual({ at: 5, hands: 70, later: 60 });
  expect(await loadLastBackup()).toEqual({ at: 5, hands: 70, later: 60 });
});

test('a record that cannot be read counts as none', async () => {
  await set('last-backup', { version: 1, at: 'yesterday', hands: 1, later: 0 }, theStore());
  expect(await loadLastBackup()).toEqual({ at: null, hands: 0, later: 0 });
});

describe('the reminder', () => {
  test.each([
    [{ at: null, hands: 0, later: 0 }, 59, false],
    [{ at: null, hands: 0, later: 0 }, 60, true],
    [{ at: 5, hands: 60, later: 0 }, 119, false],
    [{ at: 5, hands: 60, later: 0 }, 120, true],
    [{ at: null, hands: 0, later: 60 }, 119, false],
    [{ at: null, hands: 0, later: 60 }, 120, true],
    // A game was deleted.
    [{ at: 5, hands: 90, later: 0 }, 40, false],
  ])('after %o, with %d hands recorded: %s', (last, recorded, due) => expect(isDue(last, recorded)).toBe(due));

  test('counts what is in no backup', () => {
    expect(handsSince({ at: null, hands: 0, later: 60 }, 61)).toBe(61);
    expect(handsSince({ at: 5, hands: 90, later: 0 }, 40)).toBe(0);
  });
});
