/** Every hand can be corrected, and every correction taken back, also after a restart; the history says what was what. */
import { expect, type Ledger, test } from './ledger-table.ts';

test.setTimeout(90_000);

/** Two hands of 256 points by Ann, which end a game to 500. */
async function endedGame(ledger: Ledger): Promise<void> {
  await ledger.startGame(['Ann', 'Ben']);
  await ledger.recordByCredits({ winner: 'Ann' }, 14);
  await ledger.recordByCredits({ winner: 'Ann' }, 14);
  await expect(ledger.end.getByRole('heading')).toHaveText('Ann wins');
}

/** On the page of a hand: another number of credits. */
async function changeCredits(ledger: Ledger, credits: number): Promise<void> {
  await ledger.link('Change this hand').tap();
  await expect(ledger.button('Save the change')).toHaveAttribute('aria-disabled', 'true');
  await ledger.typeCredits(credits);
}

async function saveChange(ledger: Ledger, number: number): Promise<void> {
  await ledger.button('Save the change').tap();
  await expect(ledger.told(`Hand ${number} is changed.`)).toBeVisible();
  await expect(ledger.heading).toHaveText(`Hand ${number}`);
}

test('the hand that ended a game, corrected, reopens it; a late correction ends it', async ({ ledger }) => {
  await endedGame(ledger);
  await ledger.expectTotals({ Ann: 512, Ben: 0 });
  await ledger.openHand(1);
  await changeCredits(ledger, 11);
  await expect(ledger.preview).toContainText('Ann 512 → 384');
  await expect(ledger.preview).toContainText('The game is open again.');
  await saveChange(ledger, 1);
  await ledger.toBoard();
  await ledger.expectTotals({ Ann: 384, Ben: 0 });
  await expect(ledger.end).toHaveCount(0);
  await expect(ledger.link('Score a hand')).toBeVisible();

  // A third hand of the other player; then the first, seventeen credits, would have been enough.
  await ledger.recordByCredits({ winner: 'Ben' }, 3);
  await ledger.openHand(1);
  await changeCredits(ledger, 17);
  await expect(ledger.preview).toContainText('It ends the game: Ann wins.');
  await saveChange(ledger, 1);
  await ledger.toBoard();
  await expect(ledger.end).toContainText('512 points, with hand 1');
});

test('498 points go on, two more end it', async ({ ledger }) => {
  await ledger.startGame(['Ann', 'Ben']);
  for (const credits of [14, 11, 8, 5, 4, 1]) await ledger.recordByCredits({ winner: 'Ann' }, credits);
  await ledger.expectTotals({ Ann: 498, Ben: 0 });
  await expect(ledger.player('Ann')).toContainText('2 to go');
  await expect(ledger.end).toHaveCount(0);
  await ledger.button('Undo the last change').tap();
  await ledger.expectTotals({ Ann: 496, Ben: 0 });
  await ledger.recordByCredits({ winner: 'Ann' }, 2);
  await ledger.expectTotals({ Ann: 500, Ben: 0 });
  await expect(ledger.end).toContainText('500 points, with hand 6');
});

test('deleted, moved and inserted hands; undo lives through a restart; the history tells it all', async ({
  ledger,
  page,
}) => {
  await ledger.startGame(['Ann', 'Ben', 'Cai']);
  await ledger.recordByCredits({ winner: 'Ann' }, 3);
  await ledger.recordByCredits({ winner: 'Ben' }, 4);
  await ledger.recordByCredits({ winner: 'Cai' }, 5);
  await ledger.expectTotals({ Ann: 8, Ben: 16, Cai: 32 });

  await test.step('delete, and undo after a reload', async () => {
    await ledger.openHand(2);
    await ledger.button('Delete this hand').tap();
    await expect(ledger.told('Hand 2 is deleted.')).toBeVisible();
    await ledger.expectTotals({ Ann: 8, Ben: 0, Cai: 32 });
    await expect(ledger.hands).toHaveCount(2);
    await page.reload();
    await ledger.expectTotals({ Ann: 8, Ben: 0, Cai: 32 });
    await ledger.button('Undo the last change').tap();
    await ledger.expectTotals({ Ann: 8, Ben: 16, Cai: 32 });
    await ledger.button('Redo').tap();
    await ledger.expectTotals({ Ann: 8, Ben: 0, Cai: 32 });
    await ledger.button('Undo the last change').tap();
    await expect(ledger.hand(2)).toContainText('Ben');
  });

  await test.step('move', async () => {
    await ledger.openHand(3);
    await ledger.button('Move it earlier').tap();
    await expect(ledger.told('Hand 3 is now hand 2.')).toBeVisible();
    await expect(ledger.heading).toHaveText('Hand 2');
    await ledger.toBoard();
    await expect(ledger.hand(2)).toContainText('Cai');
    await expect(ledger.hand(3)).toContainText('Ben');
    await ledger.expectTotals({ Ann: 8, Ben: 16, Cai: 32 });
  });

  await test.step('insert', async () => {
    await ledger.openHand(2);
    await ledger.link('Insert a forgotten hand before it').tap();
    await expect(ledger.heading).toHaveText('A hand before hand 2');
    await ledger.say('Who won?', 'Ben');
    await ledger.typeCredits(8);
    await expect(ledger.preview).toContainText('Ben 16 → 80');
    await ledger.saveHand();
    await ledger.expectTotals({ Ann: 8, Ben: 80, Cai: 32 });
    await expect(ledger.hand(2)).toContainText('8 credits');
    await expect(ledger.hands).toHaveCount(4);
    await ledger.expectDealer('Ben');
  });

  await test.step('another winner', async () => {
    await ledger.openHand(1);
    await ledger.link('Change this hand').tap();
    await ledger.say('Who won?', 'Cai');
    await expect(ledger.preview).toContainText('Ann 8 → 0');
    await saveChange(ledger, 1);
    await ledger.toBoard();
    await ledger.expectTotals({ Ann: 0, Ben: 80, Cai: 40 });
    await expect(ledger.player('Ann')).toContainText('−');
  });

  const told = (await ledger.changes()).map((line) => line.replace(/\s+/g, ' '));
  const expected = [
    /^Hand 1 changed: winner Cai \(was Ann\)/,
    /^Hand 2 inserted: Ben, 8 credits, 64 points/,
    /^Hand 3 moved; it became hand 2/,
    /^Undone: Hand 2 deleted\. It was: Ben, 4 credits, 16 points/,
    /^Brought back: Hand 2 deleted/,
    /^Undone: Hand 2 deleted/,
    /^Hand 2 deleted\. It was: Ben, 4 credits, 16 points/,
    /^Hand 3 recorded: Cai, 5 credits, 32 points/,
    /^Hand 2 recorded: Ben, 4 credits, 16 points/,
    /^Hand 1 recorded: Ann, 3 credits, 8 points/,
    /^Game started: Ann, Ben,? and Cai/,
  ];
  expect(told).toEqual(expected.map((line) => expect.stringMatching(line)));
});

test('a switch for one hand alone counts its cards anew, and no other hand', async ({ ledger, page }) => {
  const winds = '[EEE] [NNN] 123B 456D 99C';
  await ledger.startGame(['Ann', 'Ben']);
  await ledger.recordByCards({ winner: 'Ann' }, winds);
  await ledger.recordByCards({ winner: 'Ann' }, winds);
  await ledger.expectTotals({ Ann: 8, Ben: 0 });
  await ledger.openHand(2);
  await ledger.link('Change this hand').tap();
  await page.getByText('House rules for this hand').tap();
  await ledger.choose('Elements of one group', 'Once a hand');
  await expect(ledger.preview).toContainText('Ann 8 → 6');
  await saveChange(ledger, 2);
  await expect(page.getByRole('listitem').filter({ hasText: 'Wind or Dragon Triplet' })).toContainText('1');
  await ledger.toBoard();
  await ledger.expectTotals({ Ann: 6, Ben: 0 });
  await expect(ledger.hand(1)).toContainText('2 credits');
  await expect(ledger.hand(2)).toContainText('1 credit');
  expect((await ledger.changes())[0]).toMatch(
    /value 1 credit \(was 2 credits\).*points 2 \(was 4\).*house rules Elements of one group: Once a hand \(was none\)/s,
  );
});

test('other house rules for the game change no hand in the book; each offers to be counted anew', async ({
  ledger,
  page,
}) => {
  await ledger.startGame(['Ann', 'Ben']);
  await ledger.recordByCards({ winner: 'Ann' }, '[EEE] [NNN] 123B 456D 99C');
  await ledger.openMenu('Target, house rules, money');
  await ledger.choose('Elements of one group', 'Once a hand');
  await ledger.dialog.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(ledger.dialog).toHaveCount(0);
  await ledger.expectTotals({ Ann: 4, Ben: 0 });
  await ledger.openHand(1);
  await expect(page.getByRole('heading', { name: 'Today’s rules would score it differently' })).toBeVisible();
  await expect(page.getByText('They say 1 credit, 2 points; the book says 2 credits, 4 points.')).toBeVisible();
  await ledger.button('Take today’s score').tap();
  await expect(ledger.told('It has today’s score now.')).toBeVisible();
  await ledger.toBoard();
  await ledger.expectTotals({ Ann: 2, Ben: 0 });
  await ledger.button('Undo the last change').tap();
  await ledger.expectTotals({ Ann: 4, Ben: 0 });
});
