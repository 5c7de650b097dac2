/** A whole evening of three games, by taps, from the first name to the last payment, on two sizes of phone. */
import { expect, type Ledger, TWO_CREDITS, test, toPence } from './ledger-table.ts';

test.setTimeout(150_000);

for (const viewport of [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('an evening of three games', async ({ ledger }) => {
      await test.step('the first game, with people coming and going', () => firstGame(ledger));
      await test.step('the second game, three taps away', () => secondGame(ledger));
      await test.step('the third as a rematch, with another house rule', () => thirdGame(ledger));
      await test.step('who pays whom', () => settling(ledger));
      expect(await ledger.page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });
  });
}

async function firstGame(ledger: Ledger): Promise<void> {
  const { page, table } = ledger;
  await ledger.startGame(['Ann', 'Ben', 'Cai']);
  await ledger.expectTotals({ Ann: 0, Ben: 0, Cai: 0 });
  await ledger.expectDealer('Ann');

  // Hand 1: by cards, tapped one by one.
  await ledger.openForm();
  await expect(ledger.heading).toHaveText('Hand 1');
  await ledger.sayWon({ winner: 'Ann' });
  await ledger.toCards();
  await expect(page.getByText('Hand 1 · Ann wins')).toBeVisible();
  await table.tap(...TWO_CREDITS);
  await ledger.bringCards('Ann');
  await expect(ledger.preview).toContainText('Ann 0 → 4');
  await expect(ledger.preview).toContainText('Nobody pays');
  await expect(ledger.preview).toContainText('Ben deals next');
  await ledger.saveHand();
  await ledger.expectTotals({ Ann: 4, Ben: 0, Cai: 0 });
  await ledger.expectDealer('Ben');
  await ledger.expectLeader('Ann');

  // Hand 2: elements ticked by hand; those that exclude each other take each other's place.
  await ledger.openForm();
  await ledger.sayWon({ winner: 'Ben' });
  await ledger.button('Tick the elements').tap();
  await ledger.tick('Royal Run');
  await expect(page.getByText('3 credits, 8 points')).toBeVisible();
  await ledger.tick('Broken Royal Run in same Suit');
  await expect(ledger.element('Royal Run')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('1 credit, 2 points')).toBeVisible();
  await ledger.tick('Royal Run');
  await ledger.tick('One Suit with any Honors');
  await expect(page.getByText('6 credits, 32 points')).toBeVisible();
  await ledger.tick('One Suit Only w/no Honors');
  await expect(ledger.element('One Suit with any Honors')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('11 credits, 128 points')).toBeVisible();
  await expect(ledger.preview).toContainText('Ben 0 → 128');
  await expect(ledger.preview).toContainText('Ann and Cai pay Ben £1.00 each');
  await ledger.saveHand();
  await ledger.expectTotals({ Ann: 4, Ben: 128, Cai: 0 });
  await ledger.expectDealer('Cai');
  await ledger.expectLeader('Ben');

  // Hand 3: nobody won; the deal moves on all the same.
  await ledger.openForm();
  await ledger.say('Who won?', 'Nobody: drawn hand');
  await expect(ledger.preview).toContainText('No total changes');
  await ledger.saveHand();
  await ledger.expectDealer('Ann');
  await expect(ledger.hand(3)).toContainText('Drawn hand');

  // A fourth player owes nothing for hands 1 to 3.
  await ledger.joins('Dan');
  await ledger.expectTotals({ Ann: 4, Ben: 128, Cai: 0, Dan: 0 });
  await expect(ledger.player('Dan')).toContainText('£0.00');
  await expect(ledger.log).toContainText('Dan joined');

  // Hand 4: credits as the table counted them.
  await ledger.openForm();
  await ledger.sayWon({ winner: 'Cai' });
  await ledger.typeCredits(8);
  await expect(page.getByText('8 credits, 64 points')).toBeVisible();
  await expect(ledger.preview).toContainText('Each other player pays Cai 60p');
  await ledger.saveHand();
  await ledger.expectTotals({ Ann: 4, Ben: 128, Cai: 64, Dan: 0 });
  await expect(ledger.player('Dan')).toContainText('−60p');
  await expect(ledger.chart).toHaveAccessibleName(
    /Ann: 0, 4, 4, 4, 4\. Ben: 0, 0, 128, 128, 128\. Cai: 0, 0, 0, 0, 64\. Dan: –, –, –, –, 0\./,
  );

  // Hand 5: whoever sits out neither pays nor deals.
  await ledger.comesOrGoes('Dan', 'sit out', 'Sits out');
  await ledger.expectDealer('Ben');
  await ledger.openForm();
  await expect(ledger.who('Who won?').getByRole('radio')).toHaveCount(4);
  await ledger.sayWon({ winner: 'Ann' });
  await ledger.typeCredits(11);
  await expect(ledger.preview).toContainText('Ben and Cai pay Ann £1.00 each');
  await ledger.saveHand();
  await expect(ledger.player('Dan')).toContainText('−60p');

  // Hand 6: back again; then gone for good.
  await ledger.comesOrGoes('Dan', 'come back', 'Plays');
  await ledger.expectDealer('Cai');
  await ledger.recordByCredits({ winner: 'Dan' }, 9);
  await ledger.expectTotals({ Ann: 132, Ben: 128, Cai: 64, Dan: 64 });
  await ledger.expectDealer('Dan');
  await ledger.comesOrGoes('Dan', 'leave', 'Left');
  await ledger.expectDealer('Ann');

  // Hands 7 and 8: to the target.
  await ledger.recordByCredits({ winner: 'Ann' }, 14);
  await expect(ledger.player('Ann')).toContainText('112 to go');
  await ledger.openForm();
  await ledger.sayWon({ winner: 'Ann' });
  await ledger.typeCredits(11);
  await expect(ledger.preview).toContainText('It ends the game: Ann wins.');
  await ledger.saveHand();
  await expect(ledger.end.getByRole('heading')).toHaveText('Ann wins');
  await expect(ledger.end).toContainText('516 points, with hand 8');
  await expect(ledger.link('Score a hand')).toHaveCount(0);

  // Hand 9: the table plays on, and closes the game then.
  await ledger.button('Play on').tap();
  await expect(page.getByText('Ann won with hand 8; the table plays on.')).toBeVisible();
  await ledger.recordDrawn();
  await ledger.expectTotals({ Ann: 516, Ben: 128, Cai: 64, Dan: 64 });
  await ledger.openMenu('Close the game');
  await expect(ledger.end).toContainText('This game is closed.');
  await expect(ledger.player('Ann')).toContainText('+£3.80');
  await expect(ledger.player('Ben')).toContainText('−£2.20');
  await expect(ledger.player('Cai')).toContainText('−£2.80');
  await expect(ledger.player('Dan')).toContainText('+£1.20');
  await expect(ledger.hands).toHaveCount(9);
}

async function secondGame(ledger: Ledger): Promise<void> {
  const { page, table } = ledger;
  await table.tab('Games').tap();
  await ledger.link('New game').tap();
  await ledger.button('Go').tap();
  await ledger.expectBoard();
  await ledger.expectTotals({ Ann: 0, Ben: 0, Cai: 0 });
  await expect(ledger.standings.getByRole('listitem')).toHaveCount(3);
  await ledger.expectDealer('Ann');

  await ledger.recordByCredits({ winner: 'Ben' }, 17);
  await expect(ledger.end.getByRole('heading')).toHaveText('Ben wins');
  await page.goBack();
  await expect(ledger.heading).toHaveText('Games');
  await expect(ledger.main.getByText('Ben won with 512 points')).toBeVisible();
  await ledger.openGame('Ben won with 512 points');
}

async function thirdGame(ledger: Ledger): Promise<void> {
  await ledger.link('Rematch').tap();
  await expect(ledger.heading).toHaveText('Rematch');
  await ledger.unfoldAgreement();
  await ledger.choose('Whoever discards', 'Pays double');
  await ledger.go();
  await ledger.expectDealer('Ben');

  await ledger.openForm();
  await ledger.say('Who won?', 'Cai');
  await ledger.typeCredits(8);
  await expect(ledger.told('Say who discarded.')).toBeVisible();
  await expect(ledger.save).toHaveAttribute('aria-disabled', 'true');
  await ledger.say(/discarded/, 'Ann');
  await expect(ledger.preview).toContainText('Ann pays Cai £1.20');
  await expect(ledger.preview).toContainText('Ben pays Cai 60p');
  await ledger.saveHand();

  await ledger.openForm();
  await ledger.sayWon({ winner: 'Ann', discarder: 'Nobody: self-drawn' });
  await ledger.typeCredits(17);
  await expect(ledger.preview).toContainText('Ben and Cai pay Ann £1.00 each');
  await ledger.saveHand();
  await expect(ledger.end.getByRole('heading')).toHaveText('Ann wins');
}

/** Over the evening Ann gets 3.60 and Dan 1.20; Ben owes 1.80 and Cai 3.00: three payments, and no two would do. */
async function settling(ledger: Ledger): Promise<void> {
  const { page } = ledger;
  await ledger.toGames();
  await ledger.button('Settle several together').tap();
  const cards = ledger.main.getByRole('button', { pressed: false }).filter({ hasText: 'Mhing' });
  await expect(cards).toHaveCount(3);
  for (let game = 0; game < 3; game += 1) await cards.first().tap();
  await ledger.link('Settle together').tap();
  await expect(ledger.heading).toHaveText('Settle up');
  await expect(page.getByRole('heading', { name: '3 payments settle it' })).toBeVisible();
  const owed: Record<string, number> = { Ann: 360, Ben: -180, Cai: -300, Dan: 120 };
  await expectBalances(ledger, owed);

  const proposed = await ledger.proposals();
  for (const { from, to, pence } of proposed) {
    owed[from] = (owed[from] ?? 0) + pence;
    owed[to] = (owed[to] ?? 0) - pence;
  }
  expect(Object.values(owed), 'all paid, nobody owes anything').toEqual([0, 0, 0, 0]);

  // Why, hand by hand.
  await page.getByText('Why: who owes whom from which hands').tap();
  await expect(page.getByRole('heading', { name: /^Ben owes Ann|^Cai owes Ann/ }).first()).toBeVisible();

  // The first as proposed.
  const [first, second] = proposed;
  if (!first || !second) throw new Error('Nothing to pay.');
  await ledger.button(new RegExp(`^Paid: ${first.from} gave ${first.to} `)).tap();
  await expect(page.getByText(new RegExp(`^Noted: ${first.from} paid ${first.to}`))).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 payments settle it' })).toBeVisible();

  // Half a pound of the second.
  await ledger.button(`${second.from} pays ${second.to} a part of it`).tap();
  await ledger.dialog.getByRole('textbox', { name: 'Amount' }).fill('0,50');
  await expect(ledger.dialog).toContainText(`After that ${second.from} still owes ${second.to}`);
  await ledger.dialog.getByRole('button', { name: 'Note the payment' }).tap();
  await expect(ledger.dialog).toHaveCount(0);
  await expect(page.getByText(`Noted: ${second.from} paid ${second.to} 50p.`)).toBeVisible();
  const rest = await ledger.proposals();
  expect(rest.reduce((sum, { pence }) => sum + pence, 0)).toBe(480 - first.pence - 50);

  // What remains is still there after a reload; then it is paid.
  await page.reload();
  await expect(page.getByRole('heading', { name: `${rest.length} payments settle it` })).toBeVisible();
  for (let left = rest.length; left > 0; left -= 1) {
    await expect(ledger.button(/^Paid: /)).toHaveCount(left);
    await ledger
      .button(/^Paid: /)
      .first()
      .tap();
  }
  await expect(page.getByText('All paid')).toBeVisible();
  await expectBalances(ledger, { Ann: 0, Ben: 0, Cai: 0, Dan: 0 });
}

async function expectBalances(ledger: Ledger, pence: Readonly<Record<string, number>>): Promise<void> {
  const part = ledger.page.getByRole('main').locator('section').filter({ hasText: 'Balances' });
  for (const [name, units] of Object.entries(pence)) {
    const line = part.getByRole('listitem').filter({ has: ledger.page.getByText(name, { exact: true }) });
    await expect.poll(async () => toPence(amountIn((await line.textContent()) ?? '')), { message: name }).toBe(units);
  }
}

const amountIn = (line: string): string => /[+−]?(£[\d.]+|\d+p)\s*$/.exec(line.trim())?.[0] ?? '';
