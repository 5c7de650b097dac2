import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { readGame } from '../ledger/game.ts';
import { decodeGame } from './decode.ts';
import { GAME_VERSION } from './migrate.ts';
import { emptyBrowser, getRaw, handAdded, openTab, putRaw } from './testing/tabs.ts';

/** As the first trial kept it. */
const VERSION_0 = {
  version: 0,
  id: 'old',
  startedAt: 1000,
  names: ['Ann', 'Bob', 'Ann'],
  target: 300,
  scheme: 'bettingTable',
  hands: [
    { at: 2000, winner: 0, value: 8, points: 64 },
    { at: 3000, winner: null },
    { at: 4000, winner: 2, value: 14, points: 256 },
  ],
};

test('a record of version 0 is read as a game of today', () => {
  const decoded = decodeGame(VERSION_0);
  const game = decoded.ok ? readGame(decoded.value) : null;
  expect(game).toMatchObject({
    startedAt: 1000,
    status: 'open',
    setup: { house: { target: 300 }, money: { scheme: 'bettingTable' } },
    seats: [
      { person: 'old-0', name: 'Ann', total: 64 },
      { person: 'old-1', name: 'Bob', total: 0 },
      { person: 'old-2', name: 'Ann', total: 256 },
    ],
  });
  expect(game?.hands).toHaveLength(3);
});

test('it is kept in today’s version with the next change, and nothing of it is lost', async () => {
  emptyBrowser();
  const tab = await openTab();
  await putRaw(tab, 'game:old', VERSION_0);
  expect((await tab.listGames()).games).toMatchObject([{ id: 'old', hands: 3 }]);
  expect((await tab.listGames()).games).toMatchObject([{ id: 'old', hands: 3 }]);
  expect(await getRaw(tab, 'game:old')).toEqual(VERSION_0);
  await tab.changeGame('old' as never, handAdded('new', { what: 'drawn' }), 5000);
  expect(await getRaw(tab, 'game:old')).toMatchObject({ version: GAME_VERSION, changes: { length: 5 } });
  const loaded = await (await openTab()).loadGame('old' as never);
  expect(loaded.ok && loaded.game.hands.map(({ hand }) => hand.result.what)).toEqual(['won', 'drawn', 'won', 'drawn']);
});

test.each([
  [{ ...VERSION_0, version: -1 }, 'noVersion'],
  [{ ...VERSION_0, version: '1' }, 'noVersion'],
  [{ ...VERSION_0, version: GAME_VERSION + 1 }, 'newer'],
  [{ ...VERSION_0, names: 'Ann' }, 'shape'],
  [{ ...VERSION_0, hands: [{ at: 1, winner: 0, value: 1.5, points: 2 }] }, 'shape'],
  ['text', 'noVersion'],
  [null, 'noVersion'],
])('%#: what is none of it is refused', (record, why) => {
  expect(decodeGame(record)).toMatchObject({ ok: false, fault: { why } });
});
