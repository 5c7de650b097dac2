import 'fake-indexeddb/auto';
import { beforeAll, expect, test } from 'vitest';
import { worthOfCards } from '../ledger/entered.ts';
import type { Change, GameId, GameLog } from '../ledger/facts.ts';
import { handOf, setupOf, won } from '../ledger/testing/table.ts';
import { toEntry } from '../rules/entry.ts';
import { RULES } from '../rules/list.ts';
import { parseNotation } from '../tiles/notation.ts';
import { emptyBrowser, handAdded, openTab, type Tab } from './testing/tabs.ts';

const NAMES = ['Ann', 'Bob', 'Cai', 'Dan'];
const CARDS = [
  '123B 456B 789B 123D 55C FF',
  '[123B] 456D 777C NNN 55C',
  '111B 222B 333B 555D JJ',
  '1133557799B 11D EE F',
];
/** How many times longer a busy machine may take than the figures promise of an idle one: this catches slips of scale. */
const SLACK = 10;

const worths = CARDS.map((text) => {
  const read = parseNotation(text);
  const entry = toEntry(read.ok ? read.groups : []);
  const answer = RULES.mhing.score(entry, {});
  if (answer.state !== 'won') throw new Error(text);
  return worthOfCards(entry, answer.score);
});

function longGame(id: string, hands: number): GameLog {
  const setup = setupOf(NAMES, { house: { target: 1_000_000 } });
  const changes: Change[] = [{ at: 0, fact: { what: 'gameStarted', setup } }];
  for (let hand = 0; hand < hands; hand += 1) {
    const worth = worths[hand % worths.length];
    const event = handOf(`${id}-${hand}`, { ...won(NAMES[hand % 4] ?? '', 0), ...worth }, { at: hand });
    changes.push({ at: hand, fact: { what: 'eventAdded', event } });
  }
  return { id: id as GameId, changes };
}

let tab: Tab;
beforeAll(async () => {
  emptyBrowser();
  tab = await openTab();
  await tab.transact('readwrite', async (records) => {
    tab.write(records, longGame('long', 1000));
    for (let game = 0; game < 199; game += 1) tab.write(records, longGame(`game${game}`, 10));
  });
  tab = await openTab();
});

async function timed<Result>(what: string, most: number, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  expect(performance.now() - start, what).toBeLessThan(most * SLACK);
  return result;
}

test('200 games, one of 1,000 hands: the list, the board and a recorded hand come at once', async () => {
  const { games } = await timed('list of 200 games', 200, () => tab.listGames());
  expect(games).toHaveLength(200);
  const long = await timed('board of 1,000 hands', 200, () => tab.loadGame('long' as GameId));
  expect(long.ok && long.game.hands).toHaveLength(1000);
  for (let hand = 0; hand < 3; hand += 1) {
    const made = await timed('recording a hand', 100, () =>
      tab.changeGame('long' as GameId, handAdded(`new${hand}`), hand),
    );
    expect(made.ok).toBe(true);
  }
  expect(await timed('all 200 games', 1000, () => tab.loadGames())).toHaveLength(200);
});

test('a hand takes about a kilobyte', () => {
  expect(JSON.stringify(longGame('long', 1000)).length).toBeLessThan(1_500_000);
});
