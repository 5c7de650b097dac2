/** What is saved is saved once and shown as it was; what is half entered is never lost. */
import { expect, Ledger, TWO_CREDITS, test } from './ledger-table.ts';

test.setTimeout(90_000);

const EVERYTHING = '[12J=3D] 456D 78D J RRR 5D J F';

test('a double tap on Save books one hand', async ({ ledger }) => {
  await ledger.startGame(['Ann', 'Ben']);
  await ledger.openForm();
  await ledger.sayWon({ winner: 'Ann' });
  await ledger.typeCredits(8);
  await ledger.save.evaluate((button) => {
    (button as HTMLElement).click();
    (button as HTMLElement).click();
    setTimeout(() => (button as HTMLElement).click());
  });
  await expect(ledger.told('Hand 1 is saved')).toBeVisible();
  await ledger.expectTotals({ Ann: 64, Ben: 0 });
  await expect(ledger.hands).toHaveCount(1);
  await ledger.page.reload();
  await ledger.expectTotals({ Ann: 64, Ben: 0 });
  await expect(ledger.hands).toHaveCount(1);
});

test('cards half entered for a game wait for it, and a hand that was scored before comes along', async ({
  ledger,
  page,
}) => {
  const { table } = ledger;
  await ledger.startGame(['Ann', 'Ben']);
  await ledger.openForm();
  await ledger.sayWon({ winner: 'Ann' });
  await ledger.toCards();
  await table.tap('1 of Bams', '4 of Dots');
  await page.goBack();
  await ledger.toCards();
  await table.expectHeld(6, '8 to go');
  await ledger.button('Back to the game').tap();
  await table.tab('Score').tap();
  await table.expectHeld(0, '14 to go');
  await table.saved();
  await page.reload();
  await ledger.toGames();
  await ledger.openGame(/Ann and Ben/);
  await expect(page.getByText('Half entered: the hand that Ann won.')).toBeVisible();
  await ledger.openForm();
  await ledger.sayWon({ winner: 'Ben' });
  await ledger.toCards();
  await table.expectHeld(6, '8 to go');
  await ledger.button('Undo').tap();
  await table.expectHeld(3, '11 to go');
  await ledger.button('Back to the game').tap();

  await table.tab('Score').tap();
  await table.enterText(EVERYTHING);
  await ledger.link('Into the game with Ann and Ben').tap();
  await ledger.sayWon({ winner: 'Ann' });
  await ledger.button('Use the hand just scored').tap();
  await expect(page.getByText('By its cards')).toBeVisible();
  await ledger.saveHand();
  await ledger.expectTotals({ Ann: 64, Ben: 0 });
  await table.tab('Score').tap();
  await table.expectHeld(0, '14 to go');
});

test('a double tap on Go starts one game', async ({ ledger }) => {
  await ledger.toGames();
  await ledger.link('New game').tap();
  await ledger.addPlayers(['Ann', 'Ben']);
  await ledger.button('Go').evaluate((button) => {
    (button as HTMLElement).click();
    setTimeout(() => (button as HTMLElement).click());
  });
  await ledger.expectBoard();
  await ledger.toGames();
  await expect(ledger.main.getByRole('link').filter({ hasText: 'Ann and Ben' })).toHaveCount(1);
});

test('the breakdown opens from the log as it was shown at the table', async ({ ledger, page }) => {
  await ledger.startGame(['Ann', 'Ben']);
  await ledger.openForm();
  await ledger.sayWon({ winner: 'Ann' });
  await ledger.toCards();
  await ledger.table.enterText(EVERYTHING);
  const shown = await ledger.table.items.evaluateAll((lines) =>
    lines.map((line) => [...line.children].map((part) => part.textContent?.trim() ?? '')),
  );
  expect(shown.length).toBeGreaterThan(3);
  const total = await ledger.table.breakdown.getByText(/credits = /).textContent();
  await ledger.bringCards('Ann');
  await ledger.saveHand();
  await page.reload();
  await ledger.openHand(1);
  const part = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'The score, as it was shown' }) });
  await expect(part).toContainText(total ?? 'a total');
  const told = await part
    .getByRole('list')
    .first()
    .getByRole('listitem')
    .evaluateAll((lines) => lines.map((line) => [...line.children].map((one) => one.textContent?.trim() ?? '')));
  expect(told).toEqual(shown);
});

test('Back leads from a hand to the board to the list', async ({ ledger, page }) => {
  await ledger.startGame(['Ann', 'Ben']);
  await ledger.recordByCards({ winner: 'Ann' }, EVERYTHING);
  await ledger.openHand(1);
  await page.goBack();
  await ledger.expectBoard();
  await page.goBack();
  await expect(ledger.heading).toHaveText('Games');
});

test('cards half entered for a game are there after Back, another screen and a reload', async ({ ledger, page }) => {
  const { table } = ledger;
  await ledger.startGame(['Ann', 'Ben']);
  await ledger.openForm();
  await ledger.sayWon({ winner: 'Ben' });
  await ledger.toCards();
  await table.tap(...TWO_CREDITS.slice(0, 3));
  await table.saved();
  await page.goBack();
  await expect(ledger.heading).toHaveText('Hand 1');
  await table.tab('Score').tap();
  await table.expectHeld(9, '5 to go');
  await expect(page.getByText('Hand 1 · Ben wins')).toBeVisible();
  await page.reload();
  await table.expectHeld(9, '5 to go');
  await table.tap(...TWO_CREDITS.slice(3));
  await ledger.bringCards('Ben');
  await expect(ledger.preview).toContainText('Ben 0 → 4');
  // The whole hand, on the form: another look at the board, and at the cards, loses nothing.
  await page.reload();
  await table.tab('Score').tap();
  await ledger.bringCards('Ben');
  await ledger.saveHand();
  await ledger.expectTotals({ Ann: 0, Ben: 4 });
  await table.tab('Score').tap();
  await expect(table.cards).toHaveCount(0);
  await expect(page.getByText('Ben wins')).toHaveCount(0);
});

test('elements half ticked are there after Back and after a reload', async ({ ledger, page }) => {
  await ledger.startGame(['Ann', 'Ben']);
  await ledger.openForm();
  await ledger.sayWon({ winner: 'Ben' });
  await ledger.button('Tick the elements').tap();
  await ledger.tick('Royal Run');
  await expect(page.getByText('3 credits, 8 points')).toBeVisible();
  await page.goBack();
  await ledger.expectBoard();
  await ledger.link('Score a hand').tap();
  await expect(page.getByText('3 credits, 8 points')).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 credits, 8 points')).toBeVisible();
});

test('killed while cards are entered for Ben: the same hand for Ben is there, and goes into the game', async ({
  openPhone,
  site,
}) => {
  const phone = await openPhone();
  const before = new Ledger(phone.page);
  await phone.page.goto(site.url);
  await before.table.ready();
  await before.startGame(['Ann', 'Ben']);
  await before.recordByCredits({ winner: 'Ann' }, 8);
  await before.openForm();
  await before.sayWon({ winner: 'Ben' });
  await before.toCards();
  await before.table.tap(...TWO_CREDITS.slice(0, 4));
  await before.table.saved();
  await phone.kill();

  const again = await openPhone();
  const after = new Ledger(again.page);
  await again.page.goto(site.url);
  await after.table.expectHeld(12, '2 to go');
  await expect(again.page.getByText('Hand 2 · Ben wins')).toBeVisible();
  await after.table.tap(...TWO_CREDITS.slice(4));
  await after.bringCards('Ben');
  await after.saveHand();
  await after.expectTotals({ Ann: 64, Ben: 4 });
  await expect(after.hands).toHaveCount(2);
});
