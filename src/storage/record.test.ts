/** What holds for every small record: nothing that cannot be read is lost, whoever meets it, and nothing good is put aside. */
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyBrowser, getRaw, openTab, putRaw, type Tab } from './testing/tabs.ts';

interface Small {
  readonly key: string;
  /** A record that can be read, and one that cannot. */
  readonly good: object;
  readonly broken: unknown;
  readonly load: (tab: Tab) => Promise<unknown>;
  readonly change: (tab: Tab) => Promise<unknown>;
}

const SMALL: readonly Small[] = [
  {
    key: 'settings',
    good: { version: 1, rules: 'mcr', house: {}, money: {}, currency: 'EUR', players: 4, theme: 'dark' },
    broken: { version: 1, rules: 'mcr', players: 40 },
    load: (tab) => tab.loadSettings(),
    change: (tab) => tab.saveSettings({ players: 3 }),
  },
  {
    key: 'draft',
    good: { version: 1, past: ['1B'], now: '1B 2B', future: [] },
    broken: { version: 1, past: '1B', now: '1B 2B', future: [] },
    load: (tab) => tab.loadDraft(),
    // It is written only after it has been loaded.
    change: (tab) => tab.loadDraft().then(({ value }) => tab.saveDraft({ ...value, now: '3B' })),
  },
  {
    key: 'practice',
    good: { version: 1, rules: {} },
    broken: { version: 2, rules: {} },
    load: (tab) => tab.loadPractice(),
    change: (tab) => tab.changePractice('mcr', (kept) => ({ ...kept, level: 'rare' })),
  },
  {
    key: 'install-offer',
    good: { version: 1, scored: 2, answered: false },
    broken: { version: 1, scored: 2 },
    load: (tab) => tab.loadInstallOffer(),
    change: (tab) => tab.noteInstallOffer(() => ({ answered: true })),
  },
  {
    key: 'last-backup',
    good: { version: 1, at: 5, hands: 3, later: 0 },
    broken: { version: 1, at: 5, hands: -3, later: 0 },
    load: (tab) => tab.loadLastBackup(),
    change: (tab) => tab.noteLastBackup({ later: 7 }),
  },
];

let tab: Tab;
beforeEach(async () => {
  emptyBrowser();
  tab = await openTab();
});

describe.each(SMALL)('$key', ({ key, good, broken, load, change }) => {
  test('that cannot be read is put aside by whoever reads it first', async () => {
    await putRaw(tab, key, broken);
    await load(tab);
    expect(await tab.loadAside()).toMatchObject([{ of: key, record: broken }]);
    expect(await getRaw(tab, key)).toBeUndefined();
  });

  test('that cannot be read is put aside before a change takes its place', async () => {
    await putRaw(tab, key, broken);
    await change(tab);
    expect(await tab.loadAside()).toMatchObject([{ of: key, record: broken }]);
    expect(await getRaw(tab, key)).toMatchObject({ version: 1 });
  });

  test('that another tab has made good meanwhile stays where it is', async () => {
    await putRaw(tab, key, broken);
    const other = await openTab();
    // Between the reading and the putting aside.
    const { transaction } = IDBDatabase.prototype;
    const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      table,
      mode,
      options,
    ) {
      if (mode === 'readwrite') {
        spy.mockRestore();
        transaction.call(this, table, 'readwrite').objectStore('records').put(good, key);
      }
      return transaction.call(this, table, mode, options);
    });
    const loaded = await load(tab);
    expect(await getRaw(other, key)).toEqual(good);
    expect(await other.loadAside()).toEqual([]);
    expect(loaded).toEqual(await load(other));
  });

  test('that is sound, or not there, is read without writing', async () => {
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await load(tab);
    await putRaw(tab, key, good);
    begun.mockClear();
    await load(tab);
    expect(begun.mock.calls.map(([, mode]) => mode)).toEqual(['readonly']);
    begun.mockRestore();
  });
});

test('what earlier versions of the app put aside is listed with the rest', async () => {
  await putRaw(tab, 'draft:unreadable:1', 'old');
  await putRaw(tab, 'settings', 'broken');
  await tab.loadSettings();
  expect((await tab.loadAside()).map(({ of, record }) => [of, record])).toEqual([
    ['settings', 'broken'],
    ['draft', 'old'],
  ]);
});
