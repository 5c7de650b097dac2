import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { worthOfCards } from '../ledger/entered.ts';
import type { GameId, GameLog } from '../ledger/facts.ts';
import { anyAction, playAll } from '../ledger/testing/arbitraries.ts';
import { handOf, seat, setupOf, won } from '../ledger/testing/table.ts';
import { toEntry } from '../rules/entry.ts';
import { RULES } from '../rules/list.ts';
import { parseNotation } from '../tiles/notation.ts';
import { readBackup } from './backup.ts';
import { NOTHING_KEPT } from './practice.ts';
import { emptyBrowser, G1, getRaw, handAdded, openTab, putRaw, type Tab, wonBy } from './testing/tabs.ts';

const SETUP = setupOf(['Ann', 'Bob', 'Cai'], { house: { target: 1_000_000 } });

/** A hand with its cards and its score, as most are. */
function scored() {
  const read = parseNotation('123B 456B [789B] [11J=1D] 55C FF');
  const entry = toEntry(read.ok ? read.groups : []);
  const answer = RULES.mhing.score(entry, {});
  if (answer.state !== 'won') throw new Error(answer.state);
  return handOf('cards', { ...won('Ann', 0), ...worthOfCards(entry, answer.score) });
}

const fileOf = (logs: readonly GameLog[], more: object = {}): string =>
  JSON.stringify({
    format: 'fourteen',
    version: 1,
    exportedAt: 5,
    people: [],
    games: logs.map(({ id, changes }) => ({ version: 1, id, changes })),
    ...more,
  });

describe('reading a file', () => {
  test('export then import is identity', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 25 }), (actions) => {
        const { log } = playAll(actions);
        expect(readBackup(fileOf([log]))).toMatchObject({ ok: true, value: { games: [log] } });
      }),
      { numRuns: 60 },
    );
  });

  test('a hand with its cards and score comes back as it was', () => {
    const table = seat(['Ann', 'Bob']);
    table.do({ what: 'eventAdded', event: scored() });
    const read = readBackup(fileOf([table.log]));
    expect(read.ok && read.value.games).toEqual([table.log]);
  });

  const table = seat(['Ann', 'Bob']);
  table.do({ what: 'eventAdded', event: scored() });
  const good = fileOf([table.log]);
  const hand = 'games.0.changes.1.fact.event';
  const broken = (path: string, value: unknown): string => {
    const file = JSON.parse(good);
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    keys.reduce((at, key) => at[key], file)[last] = value;
    return JSON.stringify(file);
  };

  test.each([
    ['', 'noJson', ''],
    ['{"format":"fourteen"', 'noJson', ''],
    ['[]', 'noBackup', 'format'],
    ['{"format":"other","version":1}', 'noBackup', 'format'],
    [good.replace('"version":1', '"version":2'), 'newer', 'version'],
    [broken('games', {}), 'shape', 'games'],
    [broken('games.0.version', 7), 'newer', 'games.0'],
    [broken('games.0.id', '../x'), 'shape', 'games.0.id'],
    [broken('games.0.changes.0.fact.setup.rules', 'poker'), 'shape', 'games.0.changes.0.fact.setup.rules'],
    [broken('games.0.changes.0.fact.setup.players', []), 'shape', 'games.0.changes.0.fact.setup.players'],
    [
      broken('games.0.changes.0.fact.setup.money.scheme', 'gold'),
      'contradiction',
      'games.0.changes.0.fact.setup.money.scheme',
    ],
    [broken('games.0.changes.0.fact.setup.firstDealer', 'Nobody'), 'contradiction', 'games.0.changes'],
    [broken(`${hand}.note`, 'x'.repeat(3000)), 'shape', `${hand}.note`],
    [broken(`${hand}.at`, '2024-01-01'), 'shape', `${hand}.at`],
    [broken(`${hand}.result.points`, 1e300), 'shape', `${hand}.result.points`],
    [broken(`${hand}.result.points`, -2), 'shape', `${hand}.result.points`],
    [broken(`${hand}.result.points`, null), 'shape', `${hand}.result.points`],
    [broken(`${hand}.result.value`, 2.5), 'shape', `${hand}.result.value`],
    [broken(`${hand}.result.value`, 41), 'contradiction', `${hand}.result.entered.score`],
    [broken(`${hand}.result.winner`, 'Nobody'), 'contradiction', hand],
    [broken('games.0.changes.0.fact.setup.currency', 'own:4:zł'), 'shape', 'games.0.changes.0.fact.setup.currency'],
    [broken('games.0.changes.0.fact.setup.currency', 'own:2:a b'), 'shape', 'games.0.changes.0.fact.setup.currency'],
    [broken(`${hand}.result.extra`, 1), 'shape', `${hand}.result.extra`],
    [broken(`${hand}.result.entered.cards`, '99X'), 'contradiction', `${hand}.result.entered.cards`],
    [broken(`${hand}.result.entered.score.items.0.element`, 'magic'), 'contradiction', `${hand}.result.entered.score`],
    [broken(`${hand}.result.entered.score.reading.groups.0`, '<b>'), 'shape', `${hand}.result.entered.score`],
    [good.replace('"note":', '"__proto__":{"x":1},"note":'), 'hostile', 'games.0.changes.0.fact.setup.__proto__'],
    [broken(`${hand}.constructor`, {}), 'hostile', `${hand}.constructor`],
    [
      `{"format":"fourteen","version":1,"people":[],"games":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      'hostile',
      expect.any(String),
    ],
    [fileOf([table.log, table.log]), 'twice', 'games.1.id'],
    [broken('people', [{ id: 'p', names: [] }]), 'shape', 'people.0.names'],
  ])('%#: is refused, with the place and the reason', (text, why, place) => {
    expect(readBackup(text)).toMatchObject({ ok: false, fault: { why, place } });
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

test.each([
  [{ practice: { version: 1, rules: { mhing: { hands: -1 } } } }, 1],
  [{ practice: { version: 2 } }, 1],
  [{ practice: 'lots', settings: { version: 1, players: 40 } }, 2],
  [{ settings: { version: 2 }, unreadable: [{ key: 'aside:1', of: 'draft', record: 1 }] }, 2],
])('%j refuse no games, and are counted', (more, unreadable) => {
  const { log } = seat(['Ann', 'Bob']);
  const nothing = { settings: null, practice: {} };
  expect(readBackup(fileOf([log], more))).toMatchObject({ ok: true, value: { games: [log], ...nothing, unreadable } });
});

describe('importing', () => {
  let tab: Tab;
  beforeEach(async () => {
    emptyBrowser();
    tab = await openTab();
  });
  const plan = async (text: string) => {
    const planned = await tab.planImport(text);
    if (!planned.ok) throw new Error(JSON.stringify(planned.fault));
    return planned;
  };
  const counts = async (text: string) => {
    const { added, continued, known, conflicts, newPeople, otherNames } = await plan(text);
    return [added, continued, known, conflicts, newPeople, otherNames].map(({ length }) => length).join(' ');
  };

  test('a backup comes back whole on an empty phone, and a second time adds nothing', async () => {
    await tab.addPerson('Ann' as never, 'Ann Lee', 1);
    await tab.addGame(G1, SETUP, 1);
    await tab.changeGame(G1, handAdded('a'), 2);
    const text = await tab.exportBackup(9);
    emptyBrowser();
    tab = await openTab();
    expect(await counts(text)).toBe('1 0 0 0 3 0');
    expect(await tab.applyImport(await plan(text))).toEqual({
      ok: true,
      added: 1,
      continued: 0,
      copies: [],
      people: 3,
      practice: false,
    });
    expect(JSON.parse(await tab.exportBackup(9))).toEqual(JSON.parse(text));
    expect(await counts(text)).toBe('0 0 1 0 0 0');
    expect(await tab.applyImport(await plan(text))).toMatchObject({ added: 0, copies: [], people: 0 });
    expect((await tab.listGames()).games).toHaveLength(1);
  });

  test('a game that went on elsewhere is continued; an older copy changes nothing', async () => {
    await tab.addGame(G1, SETUP, 1);
    const older = await tab.exportBackup(9);
    await tab.changeGame(G1, handAdded('a'), 2);
    const newer = await tab.exportBackup(9);
    expect(await counts(older)).toBe('0 0 1 0 0 0');
    emptyBrowser();
    tab = await openTab();
    await tab.applyImport(await plan(older));
    expect(await counts(newer)).toBe('0 1 0 0 0 0');
    expect(await tab.applyImport(await plan(newer))).toMatchObject({ continued: 1 });
    expect((await tab.listGames()).games).toMatchObject([{ hands: 1 }]);
  });

  test('a game that went on differently is never overwritten: keep ours, or keep both, once', async () => {
    await tab.addGame(G1, SETUP, 1);
    const base = await tab.loadGame(G1);
    await tab.changeGame(G1, handAdded('ours', wonBy('Ann')), 2);
    const changes = base.ok ? [...base.log.changes, { at: 3, fact: handAdded('theirs', wonBy('Bob')) }] : [];
    const text = fileOf([{ id: G1, changes }]);
    const planned = await plan(text);
    expect(planned.conflicts).toMatchObject([{ here: { leaders: ['Ann'] }, coming: { leaders: ['Bob'] } }]);
    expect(await tab.applyImport(planned)).toMatchObject({ added: 0, continued: 0, copies: [] });
    expect(await tab.applyImport(planned, new Set([G1]))).toMatchObject({ copies: ['g1-2'] });
    const list = (await tab.listGames()).games.map(({ id, leaders }) => [id, ...leaders]);
    expect(list.sort()).toEqual([
      ['g1', 'Ann'],
      ['g1-2', 'Bob'],
    ]);
    expect(await counts(text)).toBe('0 0 1 0 0 0');
  });

  test('a name that is another here stays as it is here, and is said', async () => {
    await tab.addPerson('p' as never, 'Anna', 1);
    const people = [{ id: 'p', names: [{ name: 'Ann', at: 0 }] }];
    const planned = await plan(fileOf([], { people }));
    expect(planned.otherNames).toEqual([{ id: 'p', here: 'Anna', coming: 'Ann' }]);
    await tab.applyImport(planned);
    expect(await tab.loadPeople()).toMatchObject({ people: [{ names: [{ name: 'Anna' }] }] });
  });

  test('in place of a record that cannot be read, which is kept aside', async () => {
    await putRaw(tab, 'game:g1', 'broken');
    const { log } = seat(['Ann', 'Bob']);
    expect(await tab.applyImport(await plan(fileOf([log])))).toMatchObject({ added: 1 });
    expect(await tab.loadAside()).toMatchObject([{ of: 'game:g1', record: 'broken' }]);
    expect((await tab.loadGame(G1)).ok).toBe(true);
  });

  test('looks again when it is done: what another tab recorded since the plan is not lost', async () => {
    const { log } = seat(['Ann', 'Bob']);
    const planned = await plan(fileOf([log]));
    const other = await openTab();
    await other.addGame(G1, SETUP, 1);
    expect(await tab.applyImport(planned)).toMatchObject({ added: 0 });
    expect(await getRaw(tab, 'game:g1')).toMatchObject({ changes: [{ fact: { setup: SETUP } }] });
  });

  describe('practice', () => {
    const practised = (hands: number) => ({ ...NOTHING_KEPT, hands, right: hands, level: 'plain' });
    const fileWith = (rules: object): string => fileOf([], { practice: { version: 1, rules } });

    test('comes back on an empty phone with the rest, and a second time changes nothing', async () => {
      await tab.changePractice('mcr', () => practised(3));
      const text = await tab.exportBackup(9);
      emptyBrowser();
      tab = await openTab();
      expect(await tab.applyImport(await plan(text))).toMatchObject({ practice: true });
      expect((await tab.loadPractice()).value).toEqual({ mcr: practised(3) });
      expect((await plan(text)).practice).toEqual({});
      expect(await tab.applyImport(await plan(text))).toMatchObject({ practice: false });
    });

    test('of each rule set the record of more hands stays', async () => {
      await tab.changePractice('mhing', () => practised(5));
      await tab.changePractice('mcr', () => practised(2));
      const planned = await plan(fileWith({ mhing: practised(4), mcr: practised(9), hongkong: practised(1) }));
      expect(planned.practice).toEqual({ mcr: practised(9), hongkong: practised(1) });
      await tab.applyImport(planned);
      const kept = { mhing: practised(5), mcr: practised(9), hongkong: practised(1) };
      expect((await tab.loadPractice()).value).toEqual(kept);
    });

    test('that cannot be read goes into the file with what else cannot, and is kept aside for what comes', async () => {
      await putRaw(tab, 'practice', 'broken');
      const text = await tab.exportBackup(9);
      expect(JSON.parse(text)).toMatchObject({ unreadable: [{ of: 'practice', record: 'broken' }] });
      expect(await plan(text)).toMatchObject({ ok: true, practice: {}, unreadable: 1 });
      await tab.applyImport(await plan(fileWith({ mhing: practised(4) })));
      expect(await tab.loadAside()).toMatchObject([{ of: 'practice', record: 'broken' }]);
    });
  });

  test('of chosen games the file holds them and their people alone', async () => {
    await tab.addGame(G1, SETUP, 1);
    await tab.addGame('g2' as GameId, setupOf(['Dan', 'Eve']), 2);
    await putRaw(tab, 'settings', { version: 1 });
    const file = JSON.parse(await tab.exportBackup(9, ['g2' as GameId]));
    expect(file.games.map(({ id }: GameLog) => id)).toEqual(['g2']);
    expect(file.people.map(({ id }: { id: string }) => id)).toEqual(['Dan', 'Eve']);
    expect(file).not.toHaveProperty('settings');
  });
});
