/** Every screen of the book, in each of its states, without a finding of axe: both themes, upright and on its side. */
import { expectAccessible } from './axe.ts';
import { theGame, writeRecords } from './ledger-seed.ts';
import { expect, type Ledger, test } from './ledger-table.ts';

test.setTimeout(240_000);

const look = ({ page }: Ledger, state: string): Promise<void> => expectAccessible(page, state);

test('axe finds nothing on a phone without a game', async ({ ledger, page }) => {
  await ledger.toGames();
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await look(ledger, 'no games');
  await ledger.link('New game').tap();
  await expect(ledger.heading).toHaveText('New game');
  await look(ledger, 'a new game for nobody yet');
  await ledger.table.tab('More').tap();
  await expect(ledger.heading).toHaveText('More');
  await look(ledger, 'more');
  for (const screen of ['Players', 'Backup'] as const) {
    await ledger.table.goTo(screen);
    await look(ledger, `${screen}, empty`);
  }
  await page.goto('./#/settle');
  await expect(ledger.link('Start a game')).toBeVisible();
  await look(ledger, 'nothing to settle');
  await page.goto('./#/game/nowhere');
  await expect(page.getByText('This game is not on this phone.')).toBeVisible();
  await look(ledger, 'a game that is not there');
});

test('axe finds nothing on a new game', async ({ ledger, page }) => {
  await ledger.toGames();
  await ledger.link('New game').tap();
  await ledger.addPlayers(['Ann', 'Ben', 'Cai']);
  await page.getByRole('textbox', { name: 'Add somebody' }).fill('Ann');
  await ledger.button('Add').tap();
  await expect(ledger.button('Two people: add')).toBeVisible();
  await ledger.button('Draw by lot').tap();
  await expect(ledger.told(/^The lot says/)).toBeVisible();
  await look(ledger, 'a new game');
  await ledger.unfoldAgreement();
  await page.getByRole('combobox', { name: 'How you pay' }).selectOption({ label: 'Betting table' });
  await look(ledger, 'a new game, all that is agreed on');
  await ledger.button('Ben plays').tap();
  await ledger.button('Cai plays').tap();
  await expect(ledger.told('At least 2 have to play.')).toBeVisible();
  await look(ledger, 'a new game, too few players');
});

test('axe finds nothing on the form for a hand', async ({ ledger, page }) => {
  await ledger.startGame(['Ann', 'Ben', 'Cai'], async () => {
    await ledger.unfoldAgreement();
    await ledger.choose('Whoever discards', 'Pays double');
  });
  await look(ledger, 'a board without hands');
  await ledger.openForm();
  await look(ledger, 'who won');
  await ledger.say('Who won?', 'Ben');
  await look(ledger, 'who discarded');
  await ledger.say(/discarded/, 'Cai');
  await look(ledger, 'what it was worth');
  await ledger.typeCredits(8);
  await expect(ledger.preview).toBeVisible();
  await look(ledger, 'credits');
  await page.getByRole('textbox', { name: 'How many credits?' }).fill('many');
  await look(ledger, 'credits that are none');
  await ledger.button('Tick the elements').tap();
  await ledger.tick('Royal Run');
  await ledger.tick('Flower', 2);
  await look(ledger, 'elements');
  await page.getByText('House rules for this hand').tap();
  await look(ledger, 'house rules for one hand');
  await ledger.toCards();
  await ledger.table.tapCard('1 of Bams');
  await look(ledger, 'cards on their way into the game');
  await ledger.table.enterText('[12J=3D] 456D 78D J RRR 5D J F');
  await look(ledger, 'cards, scored');
  await ledger.bringCards('Ben');
  await look(ledger, 'by its cards');
  await ledger.say('Who won?', 'Nobody: drawn hand');
  await look(ledger, 'a drawn hand');
});

/** A bit of everything. */
async function evening(ledger: Ledger): Promise<void> {
  await ledger.startGame(['Ann', 'Ben', 'Cai']);
  await ledger.recordByCards({ winner: 'Ann' }, '[12J=3D] 456D 78D J RRR 5D J F');
  await ledger.recordByTicks({ winner: 'Ben' }, ['Royal Run', 'Sequences Only']);
  await ledger.recordByCredits({ winner: 'Cai' }, 9);
  await ledger.recordDrawn();
}

test('axe finds nothing on the board, its sheets and its hands', async ({ ledger, page }) => {
  await evening(ledger);
  await ledger.comesOrGoes('Ben', 'sit out', 'Sits out');
  await look(ledger, 'the board');
  await ledger.button(/^The table:/).tap();
  await look(ledger, 'what can be done');
  await ledger.closeMenu();
  for (const item of [
    'Sit out, come back, leave',
    'Somebody joins',
    'Change the seats',
    'Set the dealer',
    'Target, house rules, money',
    'Name the game',
    'History of changes',
  ]) {
    await ledger.openMenu(item);
    await look(ledger, item);
    await ledger.closeMenu();
  }
  for (const hand of [1, 2, 3, 4]) {
    await ledger.openHand(hand);
    await look(ledger, `hand ${hand}`);
    await ledger.toBoard();
  }
  await ledger.openHand(1);
  await ledger.link('Change this hand').tap();
  await expect(ledger.button('Save the change')).toBeVisible();
  await look(ledger, 'a hand to be changed');
  await page.goBack();
  await ledger.toBoard();
  await ledger.recordByCredits({ winner: 'Ann' }, 17);
  await expect(ledger.end).toBeVisible();
  await look(ledger, 'the end');
  await ledger.button('Play on').tap();
  await expect(page.getByText(/the table plays on/).first()).toBeVisible();
  await look(ledger, 'played on');
  await ledger.openMenu('Close the game');
  await expect(ledger.end).toContainText('This game is closed.');
  await look(ledger, 'closed');
});

test('axe finds nothing on settling up', async ({ ledger, page }) => {
  await evening(ledger);
  await ledger.openMenu('Settle up');
  await expect(page.getByRole('heading', { name: /payments? settles? it/ })).toBeVisible();
  await page.getByText('Why: who owes whom from which hands').tap();
  await expect(page.getByText(/A tap opens the hand/)).toBeVisible();
  await look(ledger, 'to settle, and why');
  await ledger
    .button(/a part of it$/)
    .first()
    .tap();
  await ledger.dialog.getByRole('textbox', { name: 'Amount' }).fill('0.10');
  await look(ledger, 'a part of a payment');
  await ledger.closeMenu();
  await ledger.button('Another payment').tap();
  await look(ledger, 'another payment');
  await ledger.closeMenu();
  while (await ledger.button(/^Paid: /).count()) {
    const count = await ledger.button(/^Paid: /).count();
    await ledger
      .button(/^Paid: /)
      .first()
      .tap();
    await expect(ledger.button(/^Paid: /)).toHaveCount(count - 1);
    if (count > 1) await look(ledger, 'a payment noted');
  }
  await expect(page.getByText('All paid')).toBeVisible();
  await look(ledger, 'all paid');
});

test('axe finds nothing on the list, the players and the backup', async ({ ledger, page }) => {
  await evening(ledger);
  const { id } = await theGame(page);
  await ledger.startGame(['Dan', 'Eve']);
  await ledger.recordByCredits({ winner: 'Dan' }, 17);
  await ledger.openMenu('Close the game');
  await expect(ledger.end).toContainText('This game is closed.');
  await ledger.toGames();
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible();
  await look(ledger, 'games');
  await ledger.button('Settle several together').tap();
  await ledger.main.getByRole('button', { pressed: false }).first().tap();
  await look(ledger, 'games being chosen');

  await ledger.table.goTo('Players');
  await expect(page.getByText(/1 hand won/).first()).toBeVisible();
  await look(ledger, 'players');
  await ledger.link(/Ann/).tap();
  await expect(page.getByText('Best hand')).toBeVisible();
  await look(ledger, 'one player');
  await ledger.button('Rename').tap();
  await ledger.dialog.getByRole('textbox', { name: 'Name' }).fill('Ben');
  await look(ledger, 'another name');
  await ledger.closeMenu();

  await ledger.table.goTo('Backup');
  await expect(page.getByRole('heading', { name: 'A game as a table' })).toBeVisible();
  await ledger.main
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"fourteen"') });
  await expect(ledger.told(/This file cannot be taken/)).toBeVisible();
  await page.getByText('Paste the text instead').tap();
  await look(ledger, 'backup, a file refused');
  const person = { id: 'gus', names: [{ name: 'Gus', at: 0 }] };
  const file = { format: 'fourteen', version: 1, exportedAt: 0, people: [person], games: [] };
  await ledger.main
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  await expect(page.getByText('1 player is added: Gus')).toBeVisible();
  await look(ledger, 'backup, what a file would do');

  await writeRecords(page, [{ key: `game:${id}`, record: 'grease' }]);
  await page.goto(`./#/game/${id}`);
  await page.reload();
  await expect(ledger.main.getByText('One moment…')).toHaveCount(0);
  await look(ledger, 'a game that cannot be read');
  await ledger.table.goTo('Backup');
  await expect(page.getByRole('heading', { name: 'Could not be read' })).toBeVisible();
  await look(ledger, 'backup, with a record put aside');
});
