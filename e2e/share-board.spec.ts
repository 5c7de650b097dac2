/** A whole game as a link and as a QR code, and what another phone makes of it. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { type GameRecord, readRecords, theGame, withHands, writeGames } from './ledger-seed.ts';
import { expect, Ledger, test } from './ledger-table.ts';

test.setTimeout(120_000);

async function evening(ledger: Ledger): Promise<void> {
  await ledger.startGame(['Ann', 'Ben', 'Cai']);
  await ledger.recordByCards({ winner: 'Ben' }, '123B 123B 789B 456C 55C');
  await ledger.recordByCredits({ winner: 'Ann' }, 3);
}

const SEND = 'Send the whole game';

/** What the clipboard holds after the tap. */
async function copyLink(ledger: Ledger): Promise<string> {
  await ledger.table.allowClipboard();
  await ledger.openMenu(SEND);
  await ledger.dialog.getByRole('button', { name: 'Share the link' }).tap();
  await expect(ledger.dialog.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  return ledger.table.readClipboard();
}

const withoutShareSheet = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'canShare', { value: undefined });
  });

test('a game travels as a link: looked at, taken in with its breakdowns, and continued later', async ({
  ledger,
  page,
  browser,
  site,
}) => {
  await withoutShareSheet(page);
  await page.reload();
  await evening(ledger);
  const link = await copyLink(ledger);
  expect(link).toMatch(/#\/board\/1\/[\w-]+$/);
  expect(link.length).toBeLessThan(2000);
  const game = await theGame(page);

  const other = await browser.newContext({ baseURL: site.url, viewport: { width: 360, height: 740 }, hasTouch: true });
  const there = new Ledger(await other.newPage());
  await there.page.goto(link);
  await there.expectTotals({ Ben: 32, Ann: 8, Cai: 0 });
  await expect(there.chart).toBeVisible();
  await expect(there.button('Undo the last change')).toHaveCount(0);
  expect(await readRecords(there.page, 'game:')).toEqual([]);
  await there.log.getByRole('button', { name: /^Hand\s*1/ }).tap();
  await expect(there.dialog).toHaveAccessibleName('Hand 1');
  await expect(there.dialog.getByText('Identical Double Sequence')).toBeVisible();
  await there.closeMenu();

  await there.button('Take the game in').tap();
  await expect(there.link('Score a hand')).toBeVisible();
  await there.expectTotals({ Ben: 32, Ann: 8, Cai: 0 });
  expect((await theGame(there.page)).changes).toEqual(game.changes);

  // The evening goes on, and the same phone is sent the game once more.
  await ledger.closeMenu();
  await ledger.recordByCredits({ winner: 'Cai' }, 2);
  const later = await copyLink(ledger);
  await there.page.goto(later);
  await expect(there.page.getByText('This phone has it with 2 hands; here it goes on to 3 hands.')).toBeVisible();
  await there.button('Bring it up to date').tap();
  // The link's own screen has these totals too: only the board can be played on.
  await expect(there.link('Score a hand')).toBeVisible();
  await there.expectTotals({ Ben: 32, Ann: 8, Cai: 4 });
  await there.page.goto(later);
  await expect(there.link('Open the game')).toBeVisible();
  await other.close();
});

test('a QR code of the link, dark on light in the dark too, with its name', async ({ ledger, page }) => {
  await evening(ledger);
  await ledger.openMenu(SEND);
  await ledger.dialog.getByRole('button', { name: 'Show the QR code' }).tap();
  const code = ledger.dialog.getByRole('img', { name: 'QR code of the link to this game' });
  await expect(code).toBeVisible();
  await expectAccessible(page, 'a QR code');
  await page.emulateMedia({ colorScheme: 'dark' });
  const fills = await code.evaluate((svg) =>
    [...svg.querySelectorAll('path')].map((path) => getComputedStyle(path).fill),
  );
  expect(fills).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});

test('as a file of this one game', async ({ ledger, page }) => {
  await evening(ledger);
  const download = page.waitForEvent('download');
  await ledger.openMenu(SEND);
  await ledger.dialog.getByRole('button', { name: 'Save the file' }).tap();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^fourteen-game-\d{4}-\d\d-\d\d\.json$/);
  const { games, people } = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect([games.length, people.length]).toEqual([1, 3]);
});

test('a long game: the link says how long it is, the code that it does not fit', async ({ ledger, page }) => {
  await evening(ledger);
  const game = await theGame(page);
  // With ids as the app makes them, which do not compress.
  const long = JSON.stringify(withHands(game, 'long', 120, 1_764_000_000_000));
  await writeGames(page, [JSON.parse(long.replace(/long-hand-\d+/g, () => randomUUID())) as GameRecord]);
  await page.goto('./#/game/long');
  await page.reload();
  await ledger.expectBoard();
  await ledger.openMenu(SEND);
  await expect(ledger.dialog.getByText(/some messengers cut long ones/)).toBeVisible();
  await expect(ledger.dialog.getByText(/a code that cameras can read holds 2,000/)).toBeVisible();
});

test('no link where the browser cannot compress; the file remains', async ({ ledger, page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'CompressionStream', { value: undefined }));
  await page.reload();
  await evening(ledger);
  await ledger.openMenu(SEND);
  await expect(ledger.dialog.getByText('This browser cannot make links of games. Send the file.')).toBeVisible();
  await expect(ledger.dialog.getByRole('button', { name: 'Save the file' })).toBeVisible();
  await expect(ledger.dialog.getByRole('button', { name: 'Share the link' })).toHaveCount(0);
});

const packed = (text: string): string => deflateRawSync(text).toString('base64url');

for (const [what, code, why] of [
  [
    'a link cut off',
    packed(JSON.stringify({ format: 'fourteen', version: 1, games: [], people: [] })).slice(0, -6),
    /not whole/,
  ],
  ['a newer one', null, /newer version/],
  ['none of ours', packed('{"a":1}'), /cannot be read/],
  ['one without a game', packed('{"format":"fourteen","version":1,"games":[],"people":[]}'), /not whole/],
  [
    'keys that reach into the program',
    packed('{"format":"fourteen","version":1,"games":[{"__proto__":{}}],"people":[]}'),
    /cannot be read/,
  ],
  ['a bomb', packed('0'.repeat(5_000_000)), /more in this link than any game/],
] as const) {
  test(`${what} is refused in words`, async ({ page, table }) => {
    await table.ready();
    await page.goto(`./#/board/${code === null ? '2/x' : `1/${code}`}`);
    await expect(page.getByRole('alert')).toHaveText(why);
    await expect(page.getByRole('link', { name: 'All games' })).toBeVisible();
  });
}

test('the ways to send, the shared game, a hand of it and a refusal have no finding', async ({ ledger, page }) => {
  await withoutShareSheet(page);
  await page.reload();
  await evening(ledger);
  const link = await copyLink(ledger);
  await expectAccessible(page, 'ways to send');
  await page.goto(link);
  await expect(ledger.link('Open the game')).toBeVisible();
  await expectAccessible(page, 'a shared game');
  await ledger.log.getByRole('button', { name: /^Hand\s*1/ }).tap();
  await expect(ledger.dialog).toBeVisible();
  await expectAccessible(page, 'a hand of a shared game');
  await page.goto('./#/board/2/x');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a game’s broken link');
});

test('a hand’s link does not take the place of the hand that is scored for a game without being asked', async ({
  ledger,
  page,
}) => {
  await ledger.startGame(['Ann', 'Ben', 'Cai']);
  await ledger.openForm();
  await ledger.sayWon({ winner: 'Ben' });
  await ledger.toCards();
  await ledger.table.enterText('123B 456D');
  await page.goto('./#/hand/1/mhing/123B-123B-789B-456C-55C');
  await expect(page.getByText(/Just now hand 1 is being scored for Ben/)).toBeVisible();
  await expectAccessible(page, 'a shared hand during a game’s');
  await ledger.button('Go on with the game’s hand').tap();
  await ledger.table.expectHeld(6, '8 to go');
  await expect(page.getByText('Hand 1 · Ben wins')).toBeVisible();

  await page.goto('./#/hand/1/mhing/123B-123B-789B-456C-55C');
  await ledger.button('Leave it, open the shared hand').tap();
  await ledger.table.expectTotal('7 credits', '32 points');
  await expect(page.getByText('Hand 1 · Ben wins')).toHaveCount(0);
});
