/** Hong Kong at the table: the hand, how it was won, a game with a robbed kong and a false win, and an evening with Mhing. */
import { offlineReady } from './fixtures.ts';
import { toPence } from './ledger-table.ts';
import { expect, FOUR, type RulesTable, test } from './rules-table.ts';

test.setTimeout(150_000);

test('a hand goes in with at most nine taps inside a game, winds and winning tile included', async ({ evening }) => {
  const { table, page } = evening;
  await evening.startGameOf('Hong Kong', FOUR);
  await evening.openForm();
  await evening.sayEnded({ winner: 'Ben', discarder: 'Cai' });
  await evening.toCards();
  await expect(page.getByText('Hand 1 · Ben wins')).toBeVisible();

  await table.tap('1 of Bams', '4 of Dots', 'Pung');
  await table.layDown();
  await table.tap('South Wind');
  await evening.mode('Kong');
  await table.tap('5 of Chars', 'Red Dragon');
  await expect(table.shown('Say which card won the hand')).toBeVisible();
  await evening.won('4 of Dots');
  expect(evening.taps).toBeLessThanOrEqual(9);

  // South is the seat of whoever sits next to the dealer, and the others pay what the table says.
  await evening.expectWorth(2, 'fans', '4 points');
  await expect(table.item('Seat Wind Pung')).toBeVisible();
  await expect(table.shown('The discarder pays 80p, each other player 40p')).toBeVisible();
  await evening.bringCards('Ben');
  await expect(evening.preview).toContainText('Cai pays Ben 80p');
  await evening.saveHand();
  await evening.expectTotals({ Ann: -4, Ben: 16, Cai: -8, Dan: -4 });
});

test('whoever has won after all has the wind of another seat', async ({ evening }) => {
  const { table } = evening;
  await evening.startGameOf('Hong Kong', FOUR);
  await evening.openForm();
  await evening.sayEnded({ winner: 'Ann', discarder: 'Cai' });
  await evening.toCards();
  await table.enterText('[EEE] 123B 456C 789C 5C + 5C');
  await evening.expectWorth(3, 'fans', '8 points');
  await evening.bringCards('Ann');
  await evening.say('Who won?', 'Ben');
  await expect(evening.main.getByText('2 fans, 4 points')).toBeVisible();

  // The cards lie there as Ben's.
  await evening.button('Enter the cards again').tap();
  await table.ready();
  await evening.expectWorth(2, 'fans', '4 points');
  await expect(table.item('Round Wind Pung')).toBeVisible();
  await expect(table.item('Seat Wind Pung')).toHaveCount(0);
  await evening.bringCards('Ben');
  await evening.saveHand();
  await evening.expectTotals({ Ann: -4, Ben: 16, Cai: -8, Dan: -4 });
});

/** One tile short: an exposed and a concealed kong, an exposed chow, a flower and a season. */
async function tapWithKongs(evening: RulesTable): Promise<void> {
  const { table } = evening;
  await table.layDown();
  await table.tap('7 of Chars');
  await evening.mode('Kong');
  await table.tap('2 of Bams');
  await table.laidDown.tap();
  await table.tap('5 of Dots', 'Eyes', '9 of Chars', 'Card', '3 of Bams', '4 of Bams', 'Flower 2', 'Season 1');
}

test('kongs, flowers and seasons go in, and what the hand waits for is told drawn and claimed', async ({ evening }) => {
  const { table } = evening;
  await evening.play('Hong Kong');
  await tapWithKongs(evening);
  await evening.expectWorth(13, 'of 14 cards', '1 to go');
  await expect(evening.waits).toHaveCount(1);
  await expect(evening.waits).toHaveAccessibleName('5 of Bams: drawn 2 fans, 4 points; claimed 1 fan, 2 points');
  await expect(table.key('2 of Bams')).toHaveAttribute('aria-disabled', 'true');

  // Four of a kind count as three; a tile taken out of a concealed kong leaves a pung in the hand.
  await table.openText();
  await table.allowClipboard();
  await evening.button('Copy the hand').tap();
  await expect.poll(() => table.readClipboard()).toMatch(/\[789C\].*\[2222B\].*\(5555D\)/);
  await evening.page.keyboard.press('Escape');

  await evening.waits.tap();
  await evening.won('5 of Bams');
  await evening.expectWorth(1, 'fan', '2 points');
  await expect(table.item('Seat Season')).toBeVisible();
});

test('which card won and how changes the score and what everybody pays', async ({ evening }) => {
  const { table } = evening;
  await evening.play('Hong Kong');
  await table.enterText('[789C] [2222B] (5555D) 34B 5B 99C 2F 1Y');
  await expect(table.shown('Say which card won the hand')).toBeVisible();
  await expect(evening.candidates).toHaveCount(4);
  await evening.won('5 of Bams');
  await evening.expectWorth(1, 'fan', '2 points');
  await expect(table.shown('The discarder pays 40p, each other player 20p')).toBeVisible();

  await evening.how('Drawn');
  await evening.expectWorth(2, 'fans', '4 points');
  await expect(table.item('Self-Pick')).toBeVisible();
  await expect(table.shown('Each other player pays 80p')).toBeVisible();

  // Behind one fold: the winds, and what seldom happens.
  await expect(evening.event('Last of the wall')).toBeHidden();
  await evening.unfoldEvents();
  await expect(evening.event('Robbing a Kong')).toHaveAttribute('aria-disabled', 'true');
  await evening.tapEvent('Replacement for a Kong');
  await evening.expectWorth(3, 'fans', '8 points');
  await evening.choose('Seat wind', 'South');
  await expect(table.item('Seat Flower')).toBeVisible();
  await expect(table.item('Seat Season')).toHaveCount(0);
  await evening.choose('Seat wind', 'East');

  // What cannot be is said, and a tap mends it.
  await evening.how('Discard');
  await expect(table.shown(/^Won on the replacement card cannot be/)).toBeVisible();
  await expect(table.told(/^Won on the replacement card cannot be/)).toHaveCount(1);
  await expect(table.breakdown).toHaveCount(0);
  await evening.tapEvent('Replacement for a Kong');
  await evening.expectWorth(1, 'fan', '2 points');
  await evening.tapEvent('Robbing a Kong');
  await evening.expectWorth(2, 'fans', '4 points');
});

test('the rules chosen at the top are there after a reload, with the hand and how it was won', async ({ evening }) => {
  const { table } = evening;
  await evening.play('Hong Kong');
  await table.enterText('[789C] [2222B] (5555D) 34B 99C 2F 1Y + 5B');
  await evening.how('Drawn');
  await evening.expectWorth(2, 'fans', '4 points');
  await table.saved();
  await table.reload();
  await expect(evening.heading).toHaveText('Hong Kong');
  await evening.expectWorth(2, 'fans', '4 points');
  await expect(evening.candidate('5 of Bams')).toHaveAttribute('aria-pressed', 'true');

  // The rules and the settings are those of the game that is played.
  await table.goTo('Rules');
  await expect(evening.page.getByRole('heading', { name: 'From fans to points' })).toBeVisible();
  await expect(evening.page.getByRole('row', { name: '10 and up 64' })).toBeVisible();
  await table.goTo('Settings');
  await expect(evening.page.getByText('credits')).toHaveCount(0);
});

test('house rules are chosen by the name that players know', async ({ evening }) => {
  const { table, page } = evening;
  await evening.play('Hong Kong');
  await table.goTo('Settings');
  const playAs = page.getByRole('combobox', { name: 'Play as' });
  await expect(playAs).toHaveValue('gameTwist');
  await playAs.selectOption({ label: 'Full spicy' });
  await expect(page.getByRole('radio', { name: '13 fans' })).toBeChecked();
  await table.goTo('Rules');
  await expect(page.getByRole('row', { name: '13 and up 8,192' })).toBeVisible();
  await table.goTo('Settings');
  await evening.choose('Least hand to win', '1 fan');
  await expect(playAs.locator('option:checked')).toHaveText('Your own');
  await playAs.selectOption({ label: 'Home table, 3 fans' });

  // Under three fans the hand may not win, and it says so.
  await table.goTo('Score');
  await table.enterText('[789C] [2222B] (5555D) 34B 99C 2F 1Y + 5B');
  await expect(table.shown('It may not win: it takes 3 fans without flowers, and this hand has 0 fans.')).toBeVisible();
});

test.describe('visited once', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a game with a robbed kong and a false win, both corrected afterwards, without a network', async ({
    evening,
    site,
  }) => {
    const { table, page } = evening;
    await offlineReady(page);
    await site.stop();
    await evening.startGameOf('Hong Kong', FOUR);
    await evening.expectSeats({ Ann: 'East', Ben: 'South', Cai: 'West', Dan: 'North' });
    await evening.expectRound('East');

    // East stays after winning and after a drawn hand.
    await evening.recordTyped({ winner: 'Ann', discarder: 'Ben' }, 'fans', 3);
    await evening.expectTotals({ Ann: 32, Ben: -16, Cai: -8, Dan: -8 });
    await evening.expectDealer('Ann');
    await evening.recordNobody();
    await evening.expectDealer('Ann');
    await evening.expectSeats({ Ann: 'East', Ben: 'South' });

    // A robbed kong: who added the tile pays as a discarder does.
    await evening.openForm();
    await evening.sayEnded({ winner: 'Cai', discarder: 'Dan' });
    await evening.toCards();
    await table.enterText('[789C] 34B 456D EEE 55C + 2B');
    await evening.unfoldEvents();
    await evening.tapEvent('Robbing a Kong');
    await evening.expectWorth(3, 'fans', '8 points');
    await expect(table.item('Robbing the Kong')).toBeVisible();
    await expect(table.item('Round Wind Pung')).toBeVisible();
    await evening.bringCards('Cai');
    await expect(evening.preview).toContainText('Dan pays Cai £1.60');
    await evening.saveHand();
    await evening.expectTotals({ Ann: 24, Ben: -24, Cai: 24, Dan: -24 });
    await evening.expectDealer('Ben');
    await evening.expectSeats({ Ann: 'North', Ben: 'East', Cai: 'South', Dan: 'West' });

    // A false win pays everybody twice the limit.
    await evening.openForm();
    await evening.say('Who won?', 'Nobody');
    await evening.choose('What happened?', 'Declared without a win');
    await expect(evening.told('Say who declared.')).toBeVisible();
    await evening.say('Who declared?', 'Dan');
    await expect(evening.preview).toContainText('Dan −24 → −408');
    await evening.saveHand();
    await evening.expectTotals({ Ann: 152, Ben: 104, Cai: 152, Dan: -408 });
    await evening.expectDealer('Cai');

    // One is held responsible and pays for all.
    await evening.recordTyped({ winner: 'Ben', discarder: null, liable: 'Ann' }, 'fans', 1);
    await evening.expectTotals({ Ann: 140, Ben: 116, Cai: 152, Dan: -408 });
    await evening.expectDealer('Dan');

    // All four have been East: the South round begins.
    await evening.recordTyped({ winner: 'Ben', discarder: 'Dan' }, 'fans', 1);
    await evening.expectTotals({ Ann: 138, Ben: 124, Cai: 150, Dan: -412 });
    await evening.expectDealer('Ann');
    await evening.expectRound('South');

    // It was Ben who declared without a win.
    await evening.toChange(4);
    await evening.say('Who declared?', 'Ben');
    await evening.saveChange(4);
    await evening.toBoard();
    await evening.expectTotals({ Ann: 138, Ben: -388, Cai: 150, Dan: 100 });

    // And it was Ben who had added to the kong; the cards are as they were entered.
    await evening.toChange(3);
    await evening.say('Whose kong was robbed?', 'Ben');
    await evening.button('Enter the cards again').tap();
    await table.ready();
    await evening.unfoldEvents();
    await expect(evening.event('Robbing a Kong')).toBeChecked();
    await expect(evening.candidate('2 of Bams')).toHaveAttribute('aria-pressed', 'true');
    await evening.tapEvent('Robbing a Kong');
    await evening.expectWorth(2, 'fans', '4 points');
    await evening.tapEvent('Robbing a Kong');
    await evening.expectWorth(3, 'fans', '8 points');
    await evening.bringCards('Cai');
    await evening.saveChange(3);
    await evening.toBoard();
    await evening.expectTotals({ Ann: 138, Ben: -396, Cai: 150, Dan: 108 });
    await evening.expectDealer('Ann');

    // Undo goes back through it, and again.
    await evening.button('Undo the last change').tap();
    await evening.expectTotals({ Ann: 138, Ben: -388, Cai: 150, Dan: 100 });
    await evening.button('Redo').tap();
    await evening.expectTotals({ Ann: 138, Ben: -396, Cai: 150, Dan: 108 });

    await page.reload();
    await evening.expectBoard();
    await evening.expectTotals({ Ann: 138, Ben: -396, Cai: 150, Dan: 108 });

    // A stake of 10p a point: Ben pays the three others.
    await evening.openMenu('Settle up');
    await expect(page.getByRole('heading', { name: '3 payments settle it' })).toBeVisible();
    const proposed = await evening.proposals();
    expect(Object.fromEntries(proposed.map(({ to, pence }) => [to, pence]))).toEqual({
      Ann: 1380,
      Cai: 1500,
      Dan: 1080,
    });
    expect(proposed.every(({ from }) => from === 'Ben')).toBe(true);
  });
});

test('an evening of a Mhing game and a Hong Kong game is settled together', async ({ evening }) => {
  const { page } = evening;
  await evening.startGame(FOUR);
  await evening.recordByCredits({ winner: 'Ann' }, 5);

  await evening.toGames();
  await evening.link('New game').tap();
  await evening.choose('Game', 'Hong Kong');
  await evening.go();
  await evening.recordTyped({ winner: 'Ben', discarder: 'Ann' }, 'fans', 3);

  await evening.toGames();
  await evening.button('Settle several together').tap();
  await evening.main.getByRole('button', { pressed: false }).filter({ hasText: 'Mhing' }).tap();
  await evening.main.getByRole('button', { pressed: false }).filter({ hasText: 'Hong Kong' }).tap();
  await evening.link('Settle together').tap();
  await expect(evening.heading).toHaveText('Settle up');

  // Mhing: 30p each to Ann. Hong Kong: £1.60 from Ann and 80p from the others to Ben.
  const part = evening.main.locator('section').filter({ hasText: 'Balances' });
  for (const [name, pence] of Object.entries({ Ann: -70, Ben: 290, Cai: -110, Dan: -110 })) {
    const line = part.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
    await expect(line).toContainText(/p$|£/);
    expect(toPence(/[+−]?(£[\d.]+|\d+p)\s*$/.exec(((await line.textContent()) ?? '').trim())?.[0] ?? ''), name).toBe(
      pence,
    );
  }
  const proposed = await evening.proposals();
  expect(Object.fromEntries(proposed.map(({ from, pence }) => [from, pence]))).toEqual({ Ann: 70, Cai: 110, Dan: 110 });
  expect(proposed.every(({ to }) => to === 'Ben')).toBe(true);
});
