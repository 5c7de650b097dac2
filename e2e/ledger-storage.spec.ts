/** Two tabs, broken records, a full disk, backups out and in, no network: nothing recorded is lost. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { offlineReady } from './fixtures.ts';
import { readRecords, theGame, withHands, writeGames, writeRecords } from './ledger-seed.ts';
import { expect, Ledger, TWO_CREDITS, test } from './ledger-table.ts';

test.setTimeout(90_000);

async function openBackup(ledger: Ledger): Promise<void> {
  await ledger.table.goTo('Backup');
  await expect(ledger.page.getByRole('heading', { name: 'Bring a file in' })).toBeVisible();
}

async function savedBackup(ledger: Ledger): Promise<string> {
  const [download] = await Promise.all([ledger.page.waitForEvent('download'), ledger.button('Save a backup').tap()]);
  await expect(ledger.told(/^“fourteen-\d.*went to the browser as a download/)).toBeVisible();
  return readFileSync(await download.path(), 'utf8');
}

const bringIn = (page: Page, text: string): Promise<void> =>
  page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('two tabs record in turn and at once: each sees the other’s hands, none is lost', async ({
  ledger,
  page,
  context,
}) => {
  await ledger.startGame(['Ann', 'Ben']);
  const other = new Ledger(await context.newPage());
  await other.page.goto(page.url());
  await other.expectTotals({ Ann: 0, Ben: 0 });
  let points = 0;
  for (const [tab, watching] of [
    [ledger, other],
    [other, ledger],
    [ledger, other],
    [other, ledger],
  ] as const) {
    await tab.recordByCredits({ winner: 'Ann' }, 3);
    points += 8;
    await tab.expectTotals({ Ann: points, Ben: 0 });
    await watching.expectTotals({ Ann: points, Ben: 0 });
  }
  // Both forms are open before either is saved.
  for (const [tab, winner] of [
    [ledger, 'Ann'],
    [other, 'Ben'],
  ] as const) {
    await tab.openForm();
    await tab.sayWon({ winner });
    await tab.typeCredits(4);
  }
  await Promise.all([ledger.saveHand(), other.saveHand()]);
  for (const tab of [ledger, other]) {
    await tab.expectTotals({ Ann: 48, Ben: 16 });
    await expect(tab.hands).toHaveCount(6);
    await tab.page.reload();
    await tab.expectTotals({ Ann: 48, Ben: 16 });
    await expect(tab.hands).toHaveCount(6);
  }
});

test('undo in a tab takes back what the other tab did last, and says so in both', async ({ ledger, page, context }) => {
  await ledger.startGame(['Ann', 'Ben']);
  await ledger.recordByCredits({ winner: 'Ann' }, 3);
  const other = new Ledger(await context.newPage());
  await other.page.goto(page.url());
  await other.recordByCredits({ winner: 'Ben' }, 3);
  await ledger.expectTotals({ Ann: 8, Ben: 8 });
  await ledger.button('Undo the last change').tap();
  for (const tab of [ledger, other]) await tab.expectTotals({ Ann: 8, Ben: 0 });
});

test('a record that cannot be read is put aside, reported, and can be saved; other games go on', async ({
  ledger,
  page,
}) => {
  await ledger.startGame(['Ann', 'Ben']);
  await ledger.recordByCredits({ winner: 'Ann' }, 8);
  const { id } = await theGame(page);
  await ledger.startGame(['Cai', 'Dan']);
  await ledger.recordByCredits({ winner: 'Cai' }, 8);
  await writeRecords(page, [{ key: `game:${id}`, record: { version: 1, id, changes: 'grease and wine' } }]);
  await page.goto(`./#/game/${id}`);
  await page.reload();
  await expect(ledger.link('All games')).toBeVisible();
  await expect.soft(ledger.main).toContainText(/could not be read|cannot be read/i);
  await ledger.toGames();
  await ledger.openGame(/Cai and Dan/);
  await ledger.expectTotals({ Cai: 64, Dan: 0 });

  await openBackup(ledger);
  await expect(page.getByRole('heading', { name: 'Could not be read' })).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), ledger.button('Save: A game (1)').tap()]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('grease and wine');
  expect(await savedBackup(ledger)).toContain('grease and wine');
  expect(await readRecords(page, 'aside:')).toHaveLength(1);
  expect(await readRecords(page, `game:${id}`)).toHaveLength(0);
});

test('a full disk: the hand stays on the screen with the reason, and is saved once there is room', async ({
  ledger,
  page,
}) => {
  await ledger.startGame(['Ann', 'Ben']);
  await ledger.openForm();
  await ledger.sayWon({ winner: 'Ann' });
  await ledger.typeCredits(8);
  // As a browser without room, for games alone.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, record, key) {
      if (String(key).startsWith('game:')) throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, record, key);
    };
    Object.assign(window, {
      makeRoom: () => {
        IDBObjectStore.prototype.put = put;
      },
    });
  });
  await ledger.save.tap();
  await expect(ledger.told('Not saved: it has no room left.')).toBeVisible();
  await expect(ledger.heading).toHaveText('Hand 1');
  await expect(page.getByText('8 credits, 64 points')).toBeVisible();
  expect((await theGame(page)).changes).toHaveLength(1);
  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  await ledger.saveHand();
  await page.reload();
  await ledger.expectTotals({ Ann: 64, Ben: 0 });
  await expect(ledger.hands).toHaveCount(1);
});

test('everything out as one file, everything cleared, everything in again', async ({ ledger, page, site }) => {
  await ledger.startGame(['Ann', 'Ben', 'Cai']);
  await ledger.recordByCards({ winner: 'Ann' }, '[12J=3D] 456D 78D J RRR 5D J F');
  await ledger.recordByTicks({ winner: 'Ben' }, ['Royal Run', 'Sequences Only']);
  await ledger.openHand(2);
  await ledger.button('Delete this hand').tap();
  await ledger.expectBoard();
  await ledger.button('Undo the last change').tap();
  await ledger.joins('Dan');
  const totals = await ledger.standings.allInnerTexts();
  await ledger.startGame(['Eve', 'Fay']);
  await ledger.recordDrawn();
  await openBackup(ledger);
  const before = await savedBackup(ledger);

  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(site.url).origin, storageTypes: 'all' });
  await page.goto(site.url);
  await ledger.toGames();
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();

  await openBackup(ledger);
  await bringIn(page, before);
  await expect(page.getByRole('heading', { name: 'What this file would do' })).toBeVisible();
  await expect(page.getByText('2 games are added')).toBeVisible();
  await expect(page.getByText(/6 players are added: /)).toBeVisible();
  await ledger.toGames();
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await openBackup(ledger);
  await bringIn(page, before);
  await ledger.button('Do that').tap();
  await expect(ledger.told('Done: 2 games added, 6 players added.')).toBeVisible();

  const withoutTime = (text: string): unknown => ({ ...JSON.parse(text), exportedAt: 0 });
  const after = await savedBackup(ledger);
  expect(sorted(withoutTime(after))).toEqual(sorted(withoutTime(before)));
  await bringIn(page, before);
  await expect(page.getByText('Everything in this file is here already.')).toBeVisible();
  await ledger.openGame(/Ann, Ben/);
  expect(await ledger.standings.allInnerTexts()).toEqual(totals);
});

/** Games have no order of their own in the file. */
function sorted(backup: unknown): unknown {
  const { games, people, ...rest } = backup as { games: { id: string }[]; people: { id: string }[] };
  const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
  return { ...rest, games: [...games].sort(byId), people: [...people].sort(byId) };
}

test('a broken or hostile file is refused with the place and the reason, and changes nothing', async ({
  ledger,
  page,
}) => {
  await ledger.startGame(['Ann', 'Ben']);
  await ledger.recordByCredits({ winner: 'Ann' }, 8);
  await openBackup(ledger);
  const good = await savedBackup(ledger);
  const stored = await readRecords(page, '');
  const changed = (change: (backup: Backup) => void): string => {
    const backup = JSON.parse(good) as Backup;
    change(backup);
    return JSON.stringify(backup);
  };
  const handOf = (backup: Backup): Event => backup.games[0]?.changes[1]?.fact.event as Event;
  const files: readonly (readonly [file: string, ...said: (string | RegExp)[]])[] = [
    ['wine', /it is not written as JSON/],
    [good.slice(0, good.length / 2), /cut off: it ends in the middle/],
    ['{"format":"other"}', 'It is no backup of this app.'],
    [changed((backup) => Object.assign(backup, { version: 99 })), 'A newer version of this app wrote it'],
    [
      good.replace('"changes":[{', '"changes":[{"__proto__":{"ok":true},'),
      'that could do harm',
      'Where: game 1, change 1, __proto__.',
    ],
    [
      changed((backup) => Object.assign(handOf(backup), { note: '<img src=x onerror=alert(1)>'.repeat(100) })),
      'Something in it is not what it should be.',
      'Where: game 1, change 2, fact.event.note.',
    ],
    [
      changed((backup) => Object.assign(handOf(backup).result, { points: 1e308 })),
      'Something in it is not what it should be.',
      'Where: game 1, change 2, fact.event.result.points.',
    ],
    [
      changed((backup) => Object.assign(handOf(backup).result, { winner: 'nobody' })),
      'Something in it cannot have happened',
      /Where: game 1, change 2, fact\.event\./,
    ],
    [changed((backup) => backup.games.push(...backup.games)), 'It holds the same thing twice.', 'Where: game 2, id.'],
  ];
  for (const [file, ...said] of files) {
    await bringIn(page, file);
    const refusal = ledger.told('This file cannot be taken. Nothing was changed.');
    for (const one of said) await expect(refusal).toContainText(one);
    await expect(ledger.button('Do that')).toHaveCount(0);
  }
  expect(await readRecords(page, '')).toEqual(stored);
});

interface Event {
  note: string;
  result: Record<string, unknown>;
}
interface Backup {
  games: { id: string; changes: { fact: { event?: Event } }[] }[];
}

test('much that is in no backup is told of among the games; a backup or Later ends it', async ({ ledger, page }) => {
  await ledger.startGame(['Ann', 'Ben', 'Cai']);
  await ledger.recordByCredits({ winner: 'Ann' }, 1);
  const model = await theGame(page);
  await writeGames(page, [withHands(model, 'seed', 59, 1000)]);
  await ledger.toGames();
  await page.reload();
  const told = page.getByText('60 hands are in no backup: with the phone they would be lost.');
  await expect(told).toBeVisible();
  await ledger.button('Later').tap();
  await expect(told).toHaveCount(0);

  await writeGames(page, [withHands(model, 'another', 60, 2000)]);
  await page.reload();
  await expect(page.getByText('120 hands are in no backup')).toBeVisible();
  const download = page.waitForEvent('download');
  await ledger.button('Make a backup now').tap();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { games: unknown[] };
  expect(file.games).toHaveLength(3);
  await expect(page.getByText('A backup of everything is offered as a download.')).toBeVisible();
  await expect(page.getByText(/in no backup/)).toHaveCount(0);

  await page.reload();
  await openBackup(ledger);
  await expect(page.getByText(/^Last backup: .* Nothing was recorded since\.$/)).toBeVisible();
});

test.describe('visited once', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network from the first name to the last payment', async ({ ledger, page, site }) => {
    await offlineReady(page);
    await site.stop();
    await ledger.table.reload();
    await ledger.startGame(['Ann', 'Ben', 'Cai']);
    await ledger.openForm();
    await ledger.sayWon({ winner: 'Ann' });
    await ledger.toCards();
    await ledger.table.tap(...TWO_CREDITS);
    await ledger.bringCards('Ann');
    await ledger.saveHand();
    await ledger.recordByTicks({ winner: 'Ben' }, ['One Suit Only w/no Honors']);
    await ledger.recordByCredits({ winner: 'Cai' }, 8);
    await page.reload();
    await ledger.expectTotals({ Ann: 4, Ben: 64, Cai: 64 });
    await ledger.openHand(1);
    await expect(page.getByRole('heading', { name: 'The score, as it was shown' })).toBeVisible();
    await ledger.toBoard();
    await ledger.openMenu('Settle up');
    await expect(page.getByRole('heading', { name: /payments settle it/ })).toBeVisible();
    while (await ledger.button(/^Paid: /).count()) {
      const count = await ledger.button(/^Paid: /).count();
      await ledger
        .button(/^Paid: /)
        .first()
        .tap();
      await expect(ledger.button(/^Paid: /)).toHaveCount(count - 1);
    }
    await expect(page.getByText('All paid')).toBeVisible();
    await ledger.table.goTo('Players');
    await ledger.link(/Ann/).tap();
    await expect(page.getByText('Best hand')).toBeVisible();
    await openBackup(ledger);
    expect(JSON.parse(await savedBackup(ledger))).toMatchObject({ format: 'fourteen' });
  });
});
