import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { undoOf } from '../ledger/change.ts';
import type { GameId } from '../ledger/facts.ts';
import { setupOf } from '../ledger/testing/table.ts';
import { emptyBrowser, G1, getRaw, handAdded, openTab, putRaw, type Tab, wonBy } from './testing/tabs.ts';

const SETUP = setupOf(['Ann', 'Bob', 'Cai'], { house: { target: 1_000_000 } });

let tab: Tab;
beforeEach(async () => {
  emptyBrowser();
  tab = await openTab();
});

const handsIn = async (where: Tab, id = G1): Promise<readonly string[]> => {
  const loaded = await where.loadGame(id);
  return loaded.ok ? loaded.game.hands.map(({ hand }) => hand.id) : [loaded.why];
};

describe('games', () => {
  test('are there again after a restart, with undo and redo', async () => {
    await tab.addGame(G1, SETUP, 1);
    await tab.changeGame(G1, handAdded('a'), 2);
    await tab.changeGame(G1, handAdded('b'), 3);
    const later = await openTab();
    const loaded = await later.loadGame(G1);
    const undo = loaded.ok && undoOf(loaded.log);
    expect(undo && (await later.changeGame(G1, undo, 4)).ok).toBe(true);
    const muchLater = await openTab();
    expect(await handsIn(muchLater)).toEqual(['a']);
    expect(await muchLater.loadGame(G1)).toMatchObject({ game: { canUndo: true, canRedo: true } });
  });

  test('started twice are started once, a hand saved twice is booked once', async () => {
    await Promise.all([tab.addGame(G1, SETUP, 1), tab.addGame(G1, SETUP, 1)]);
    await Promise.all([tab.changeGame(G1, handAdded('a'), 2), tab.changeGame(G1, handAdded('a'), 2)]);
    const loaded = await tab.loadGame(G1);
    expect(loaded.ok && loaded.log.changes).toHaveLength(2);
  });

  test('refuse what the ledger refuses', async () => {
    await tab.addGame(G1, SETUP, 1);
    const refused = await tab.changeGame(G1, handAdded('a', wonBy('Nobody')), 2);
    expect(refused).toMatchObject({ ok: false, why: 'refused', refusal: { why: 'impossible' } });
    expect(await tab.changeGame('no' as GameId, handAdded('a'), 2)).toEqual({ ok: false, why: 'missing' });
  });

  test('are listed from their summaries, the latest first', async () => {
    await tab.addGame(G1, SETUP, 1);
    await tab.addGame('g2' as GameId, SETUP, 2);
    await tab.changeGame(G1, handAdded('a'), 3);
    const { games, newer, unreadable } = await (await openTab()).listGames();
    expect(games).toMatchObject([
      { id: 'g2', hands: 0 },
      { id: 'g1', hands: 1, leaders: ['Ann'] },
    ]);
    expect({ newer, unreadable }).toEqual({ newer: 0, unreadable: 0 });
  });

  test('without a summary, or with a broken one, are listed all the same, and stay as they are', async () => {
    await tab.addGame(G1, SETUP, 1);
    await tab.addGame('g2' as GameId, SETUP, 2);
    await tab.transact('readwrite', async (records) => records.remove('summary:g1'));
    await putRaw(tab, 'summary:g2', { version: 2, summary: { id: 'g2', seats: 'none' } });
    const record = await getRaw(tab, 'game:g1');
    const other = await openTab();
    expect((await other.listGames()).games.map(({ id }) => id)).toEqual(['g2', 'g1']);
    expect(await getRaw(other, 'game:g1')).toEqual(record);
    const { revision } = record as { revision: string };
    expect(await getRaw(other, 'summary:g1')).toMatchObject({ revision, summary: { id: 'g1' } });
  });
});

describe('two tabs', () => {
  test('recording by turns and at once lose nothing', async () => {
    const other = await openTab();
    await tab.addGame(G1, SETUP, 1);
    for (let hand = 0; hand < 10; hand += 1) {
      await (hand % 2 ? tab : other).changeGame(G1, handAdded(`turn${hand}`), hand);
    }
    const storm = Array.from({ length: 20 }, (_, hand) =>
      (hand % 2 ? tab : other).changeGame(G1, handAdded(`storm${hand}`), hand),
    );
    expect((await Promise.all(storm)).every(({ ok }) => ok)).toBe(true);
    expect(await handsIn(tab)).toHaveLength(30);
    expect(await handsIn(other)).toEqual(await handsIn(tab));
  });

  test('hear of each other’s changes, and not of their own', async () => {
    const other = await openTab();
    const heard: unknown[] = [];
    const own = vi.fn();
    const told = new Promise<void>((resolve) => {
      other.watchOthers((written) => {
        heard.push(written);
        if (written.people) resolve();
      });
    });
    tab.watchOthers(own);
    await tab.addGame(G1, SETUP, 1);
    await tab.changeGame(G1, handAdded('a', wonBy('Nobody')), 2);
    await tab.addPerson('p' as never, 'Ann', 3);
    await told;
    expect(heard).toEqual([
      { games: ['g1'], people: false },
      { games: [], people: true },
    ]);
    expect(own).not.toHaveBeenCalled();
  });

  test('one does not undo what the other did', async () => {
    const other = await openTab();
    await tab.addGame(G1, SETUP, 1);
    const mine = await tab.changeGame(G1, handAdded('a'), 2);
    await other.changeGame(G1, handAdded('b'), 3);
    const undo = mine.ok && undoOf(mine.log);
    expect(undo && (await tab.changeGame(G1, undo, 4))).toMatchObject({ refusal: { why: 'overtaken' } });
    expect(await handsIn(tab)).toEqual(['a', 'b']);
  });
});

describe('a record that cannot be read', () => {
  test.each([
    ['garbage', 'nothing'],
    ['a hand broken by hand', { version: 1, id: 'g1', changes: [{ at: 1, fact: { what: 'gameStarted' } }] }],
    ['another id', { version: 1, id: 'g2', changes: [] }],
  ])('(%s) is put aside, kept and listed, and the other games stay', async (_what, record) => {
    await tab.addGame('g0' as GameId, SETUP, 1);
    await putRaw(tab, 'game:g1', record);
    expect(await tab.listGames()).toMatchObject({ games: [{ id: 'g0' }], unreadable: 1 });
    expect(await tab.loadAside()).toMatchObject([{ of: 'game:g1', record }]);
    expect(await tab.loadGame(G1)).toEqual({ ok: false, why: 'missing' });
    expect(await tab.listGames()).toMatchObject({ games: [{ id: 'g0' }], unreadable: 0 });
    expect(JSON.parse(await tab.exportBackup(9))).toMatchObject({ unreadable: [{ of: 'game:g1', record }] });
  });

  test('is never written over', async () => {
    await putRaw(tab, 'game:g1', 'nothing');
    expect(await tab.changeGame(G1, handAdded('a'), 2)).toEqual({ ok: false, why: 'unreadable' });
    expect(await tab.addGame(G1, SETUP, 2)).toEqual({ ok: false, why: 'unreadable' });
    expect(await getRaw(tab, 'game:g1')).toBe('nothing');
  });

  test('of a newer version stays where it is', async () => {
    const record = { version: 99, id: 'g1' };
    await putRaw(tab, 'game:g1', record);
    expect(await tab.listGames()).toMatchObject({ games: [], newer: 1, unreadable: 0 });
    expect(await tab.changeGame(G1, handAdded('a'), 2)).toEqual({ ok: false, why: 'newer' });
    expect(JSON.parse(await tab.exportBackup(9))).toMatchObject({ games: [], unreadable: [{ of: 'game:g1', record }] });
    expect(await getRaw(tab, 'game:g1')).toEqual(record);
  });
});

describe('a write that fails', () => {
  test.each([
    ['QuotaExceededError', 'full'],
    ['UnknownError', 'refused'],
    ['DataError', 'unknown'],
  ])('(%s) says so, keeps nothing by halves, and can be tried again', async (name, problem) => {
    await tab.addGame(G1, SETUP, 1);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('', name);
    });
    expect(await tab.changeGame(G1, handAdded('a'), 2)).toEqual({ ok: false, why: 'notWritten', problem });
    put.mockRestore();
    expect(await handsIn(tab)).toEqual([]);
    expect((await tab.changeGame(G1, handAdded('a'), 2)).ok).toBe(true);
    expect(await handsIn(await openTab())).toEqual(['a']);
  });

  test('a disk that is full at the end of the transaction is reported too', async () => {
    await tab.addGame(G1, SETUP, 1);
    const { put } = IDBObjectStore.prototype;
    const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
      this: IDBObjectStore,
      ...args
    ) {
      const { transaction } = this;
      Object.defineProperty(transaction, 'error', { value: new DOMException('', 'QuotaExceededError') });
      queueMicrotask(() => transaction.abort());
      return put.apply(this, args);
    });
    expect(await tab.changeGame(G1, handAdded('a'), 2)).toMatchObject({ why: 'notWritten', problem: 'full' });
    spy.mockRestore();
  });
});

describe('people', () => {
  test('are remembered by id, and renamed with their history', async () => {
    await tab.addPerson('p1' as never, 'Ann', 1);
    await tab.addPerson('p2' as never, 'Ann', 2);
    await tab.addPerson('p1' as never, 'Other', 3);
    await tab.renamePerson('p2' as never, 'Anna', 4);
    await tab.hidePerson('p1' as never, true);
    expect(await (await openTab()).loadPeople()).toEqual({
      ok: true,
      unreadable: false,
      people: [
        { id: 'p1', names: [{ name: 'Ann', at: 1 }], hidden: true },
        {
          id: 'p2',
          names: [
            { name: 'Ann', at: 2 },
            { name: 'Anna', at: 4 },
          ],
        },
      ],
    });
  });

  test('come back from their games when the list is broken; the broken one is kept', async () => {
    await tab.addGame(G1, SETUP, 1);
    await putRaw(tab, 'people', { version: 1, people: [{ id: 'p1' }] });
    expect(await tab.loadPeople()).toMatchObject({
      unreadable: true,
      people: [{ id: 'Ann' }, { id: 'Bob' }, { id: 'Cai' }],
    });
    expect(await tab.loadPeople()).toMatchObject({ unreadable: false, people: { length: 3 } });
    expect(await tab.loadAside()).toMatchObject([{ of: 'people', record: { people: [{ id: 'p1' }] } }]);
  });
});
