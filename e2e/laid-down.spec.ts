/** Jokers and laid-down sets: what is asked, what is certain, and what the score makes of it. */
import { expect, test } from './fixtures.ts';

test('concealed jokers take what scores most, and say by name what that is', async ({ table }) => {
  await table.tap('1 of Bams', '4 of Dots', '7 of Chars', 'Red Dragon', 'Card', 'Joker', '5 of Bams');
  await table.expectTotal('2 credits', '4 points');
  await expect(table.readHand).toHaveAccessibleName(/5 of Bams, Joker as 5 of Bams|Joker as 5 of Bams, 5 of Bams/);
});

test('six jokers, the most a deck has', async ({ table }) => {
  await table.tap('1 of Bams', '1 of Bams', 'Card', '5 of Bams', '5 of Bams');
  for (let joker = 1; joker <= 5; joker += 1) await table.tapCard('Joker');
  await table.expectHeld(13, '1 to go');
  await table.tapCard('Joker');
  await table.expectTotal('33 credits', '16,384 points');
  await expect(table.readHand).toHaveAccessibleName(/(Joker as \d of Bams.*){6}/);
});

test('laid-down sets lie apart and are read as they lie', async ({ table }) => {
  await table.tap('1 of Bams');
  await table.layDown();
  await table.tap('4 of Dots', '7 of Chars', 'Red Dragon');
  await table.tap('5 of Bams');
  await table.expectTotal('2 credits', '4 points');
  await table.openText();
  await expect(table.textField).toHaveValue('123B [456D] [789C] [RRR] 55B');
});

test('a screen reader hears which cards are laid down', async ({ table, page }) => {
  await table.tap('1 of Bams');
  await table.layDown();
  await table.tap('4 of Dots');
  await expect(table.hand.getByRole('group', { name: /^Laid down/ }).getByRole('button')).toHaveCount(3);
  await page.keyboard.type('789CRRR55B');
  await expect(table.readHand).toHaveAccessibleName(/Laid down: 4 of Dots, 5 of Dots, 6 of Dots/);
});

test('a joker that can be two cards asks which, and stays that', async ({ table }) => {
  await table.layDown();
  await table.tap('Card', '2 of Bams', '3 of Bams', 'Joker');
  await expect(table.dialog).toHaveAccessibleName('What does the joker stand for?');
  const answers = table.dialog.getByRole('button', { name: /Joker as/ });
  await expect(answers).toHaveCount(2);
  await answers
    .filter({ has: table.page.locator(':scope') })
    .first()
    .waitFor();
  await table.dialog.getByRole('button', { name: '2 of Bams, 3 of Bams, Joker as 4 of Bams' }).tap();
  await expect(table.dialog).toBeHidden();
  await expect(table.card('Joker as 4 of Bams')).toBeVisible();
  await expect(table.cards).toHaveCount(3);
});

test('with two jokers every set that it can be is offered', async ({ table }) => {
  await table.layDown();
  await table.tap('Card', '5 of Dots', 'Joker', 'Joker');
  const answers = table.dialog.getByRole('button', { name: /Joker as/ });
  await expect(answers).toHaveCount(4);
  await table.dialog.getByRole('button', { name: /^5 of Dots, Joker as 5 of Dots, Joker as 5 of Dots$/ }).tap();
  await expect(table.card('Joker as 5 of Dots')).toHaveCount(2);
});

test('a joker that can be one card only does not ask', async ({ table }) => {
  await table.layDown();
  await table.tap('Card', '1 of Bams', '2 of Bams', 'Joker');
  await expect(table.card('Joker as 3 of Bams')).toBeVisible();
  await table.tap('West Wind', 'West Wind', 'Joker');
  await expect(table.card('Joker as West Wind')).toBeVisible();
  await expect(table.dialog).toBeHidden();
});

for (const [how, close] of [
  ['Escape', 'Escape'],
  ['Close', 'Close'],
] as const) {
  test(`leaving the question by ${how} takes the card back`, async ({ table, page }) => {
    await table.layDown();
    await table.tap('Card', '2 of Bams', '3 of Bams', 'Joker');
    await expect(table.dialog).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await table.button('Close').tap();
    await expect(table.dialog).toBeHidden();
    await table.expectCards(['2 of Bams', '3 of Bams']);
    await table.tapCard('4 of Bams');
    await table.expectCards(['2 of Bams', '3 of Bams', '4 of Bams']);
  });
}

test('a question that is open at a reload is asked again', async ({ table }) => {
  await table.layDown();
  await table.tap('Card', '2 of Bams', '3 of Bams', 'Joker');
  await expect(table.dialog).toBeVisible();
  await table.saved();
  await table.reload();
  await table.dialog.getByRole('button', { name: /Joker as 1 of Bams/ }).tap();
  await expect(table.card('Joker as 1 of Bams')).toBeVisible();
});

test('a declared joker stays what it is, where a concealed one would score more', async ({ table }) => {
  await table.enterText('[23J=1B] 456D 789C RRR 55B');
  await table.expectTotal('2 credits', '4 points');
  await expect(table.readHand).toHaveAccessibleName(/Joker as 1 of Bams/);
  await table.enterText('234B 23JB 234C RRR 55B');
  await expect(table.readHand).toHaveAccessibleName(/Joker as 4 of Bams/);
  await table.expectTotal('7 credits', '32 points');
  await table.enterText('234B [23J=1B] 234C RRR 55B');
  await table.expectTotal('3 credits', '8 points');
});

test('a half laid-down set takes the cards that can finish it, and no others', async ({ table }) => {
  await table.layDown();
  await table.tap('Card', '5 of Dots');
  for (const dead of ['5 of Bams', '8 of Dots', 'East Wind']) {
    await expect(table.key(dead)).toHaveAccessibleDescription(/makes no set with the cards laid down/);
    await table.tapDead(dead);
  }
  await table.expectCards(['5 of Dots']);
  for (const alive of ['3 of Dots', '7 of Dots', '5 of Dots', 'Joker', 'Flower']) {
    await expect(table.key(alive)).toHaveAttribute('aria-disabled', 'false');
  }
});
