/** Keys that do nothing, hands that do not win, and text that is no hand: each says why. */
import { expect, test } from './fixtures.ts';

test('a fifth copy, a Chow on 8 and 9, and a card too many do nothing and say why', async ({ table }) => {
  await expect(table.key('8 of Bams')).toHaveAccessibleDescription('4 left, a Chow starts at 7 or lower');
  await table.tapDead('8 of Bams');
  await table.tapDead('9 of Bams');
  await table.expectHeld(0, '14 to go');

  await table.tap('Card', '1 of Bams', '1 of Bams', '1 of Bams', '1 of Bams');
  await expect(table.key('1 of Bams')).toHaveAccessibleDescription('0 left');
  await table.tapDead('1 of Bams');
  await table.expectHeld(4, '10 to go');

  await table.typeHand('999D 999C EE 5B 7B');
  await table.expectHeld(14, 'no win');
  await expect(table.key('5 of Dots')).toHaveAccessibleDescription('4 left, the hand is full');
  await table.tapDead('5 of Dots');
  await table.expectHeld(14, 'no win');
});

test('a Pung and Eyes are dead where the copies or the room do not suffice', async ({ table }) => {
  await table.tap('Eyes', '5 of Dots', 'Pung');
  await expect(table.key('5 of Dots')).toHaveAccessibleDescription('2 left, not enough left');
  await table.tapDead('5 of Dots');
  await table.expectHeld(2, '12 to go');
  await table.tap('Chow');
  await table.layDown();
  await table.typeHand('123B 123B 123B 1B');
  await table.expectHeld(12, '2 to go');
  await expect(table.mode('Chow')).not.toBeChecked();
});

test('every key says how many copies are left', async ({ table }) => {
  await expect(table.key('5 of Bams')).toHaveAccessibleDescription('4 left');
  await expect(table.key('Joker')).toHaveAccessibleDescription('6 left');
  await expect(table.key('Flower')).toHaveAccessibleDescription('8 left');
  await table.tap('4 of Bams', 'Flower', 'Joker');
  await expect(table.key('4 of Bams')).toHaveAccessibleDescription('3 left');
  await expect(table.key('5 of Bams')).toHaveAccessibleDescription('3 left');
  await expect(table.key('6 of Bams')).toHaveAccessibleDescription('3 left');
  await expect(table.key('Flower')).toHaveAccessibleDescription('7 left');
  await expect(table.key('Joker')).toHaveAccessibleDescription('5 left');
  await table.tap('4 of Bams', '4 of Bams', '4 of Bams');
  await expect(table.key('5 of Bams')).toHaveAccessibleDescription('0 left');
  await table.card('5 of Bams').first().tap();
  await expect(table.key('5 of Bams')).toHaveAccessibleDescription(/^1 left/);
});

test('14 cards that do not win say so, and are still to be changed', async ({ table }) => {
  await table.typeHand('123B 123B 123B 123B 5B 6B');
  await table.expectHeld(14, 'no win');
  await expect(table.shown('These 14 cards do not make a winning hand.')).toBeVisible();
  await expect(table.told('These 14 cards do not make a winning hand.')).toHaveCount(1);
  await table.card('6 of Bams').tap();
  await table.tapCard('5 of Bams');
  await table.expectTotal('33 credits', '16,384 points');
});

test('one card short: what wins, what each would score, the best first; a tap puts it in', async ({ table }) => {
  await table.typeHand('123B 123B 123B 123B 5B');
  await table.expectHeld(13, '1 to go');
  await expect(table.waits).toHaveCount(3);
  const names = await table.waits.evaluateAll((waits) => waits.map((wait) => wait.getAttribute('aria-label') ?? ''));
  expect([...names].sort()).toEqual([
    '4 of Bams: 13 credits, 128 points',
    '5 of Bams: 33 credits, 16,384 points',
    'Joker: 33 credits, 16,384 points',
  ]);
  expect(names.at(-1)).toContain('4 of Bams');
  await table.waits.filter({ hasText: '13' }).tap();
  await table.expectTotal('13 credits', '128 points');
});

test('one card short of nothing says so', async ({ table }) => {
  await table.typeHand('1B 3B 5B 7B 9B 1D 3D 5D 7D 9D E E E');
  await table.expectHeld(13, '1 to go');
  await expect(table.shown('One card short, and no card makes it win yet.')).toBeVisible();
});

test('too many copies say which card and why, and can be mended', async ({ table }) => {
  await table.paste('11111B 456D');
  const problem = 'The deck has only 4 of the 1 of Bams; this hand has 5.';
  await expect(table.shown(problem)).toBeVisible();
  await expect(table.told(problem)).toHaveCount(1);
  await table.card('1 of Bams').first().tap();
  await table.expectHeld(7, '7 to go');
});

for (const [text, problem] of [
  ['JJJJJJJ', 'The deck has only 6 jokers; this hand has 7.'],
  ['FFFFFFFFF', 'The deck has only 8 flowers; this hand has 9.'],
  ['123456789B 123456D', 'A hand has 14 cards besides flowers; this one has 15.'],
  ['[124B]', '1 of Bams, 2 of Bams, 4 of Bams: not a set. Lay down a Chow or a Pung; Eyes are never laid down.'],
  ['[JJJ]', 'A laid-down set needs at least one card that is not a joker.'],
  ['[12J=9B]', 'The joker cannot be the 9 of Bams in this set.'],
] as const) {
  test(`${text}: ${problem}`, async ({ table }) => {
    await table.paste(text);
    await expect(table.shown(problem)).toBeVisible();
  });
}

test('text that cannot be read says where, and leaves the hand alone', async ({ table }) => {
  await table.tapCard('1 of Dots');
  await table.openText();
  for (const [text, problem] of [
    ['123B 4', 'Which suit is the 4 at place 6? Write B, D or C after the digits: 123B.'],
    ['123B x', '“X” at place 6 is not a card.'],
    ['123B [45D', 'The bracket at place 6 is never closed. A laid-down set is written [123B].'],
    ['[12J=B]', 'What does the joker at place 4 stand for? Write [12J=3B] or [WWJ=W].'],
  ] as const) {
    await table.textField.fill(text);
    await expect(table.dialog.getByText(problem)).toBeVisible();
    await expect(table.textField).toHaveAttribute('aria-invalid', 'true');
    await table.button('Use this hand').tap({ force: true });
    await expect(table.textField).toBeVisible();
  }
  await table.button('Close').tap();
  await table.expectCards(['1 of Dots', '2 of Dots', '3 of Dots']);
});

test('a paste that cannot be read says where, and leaves the hand alone', async ({ table }) => {
  await table.tapCard('1 of Dots');
  await table.paste('123B x');
  await expect(table.page.getByText('“X” at place 6 is not a card.').first()).toBeVisible();
  await table.expectCards(['1 of Dots', '2 of Dots', '3 of Dots']);
});

test('half a word on the keyboard waits to be finished, or is taken back', async ({ table, page }) => {
  await page.keyboard.type('45');
  await expect(table.shown('45…')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(table.shown('4…')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table.shown('4…')).toBeHidden();
  await page.keyboard.type('[123');
  await table.expectHeld(0, '14 to go');
  await page.keyboard.type('D]');
  await table.expectHeld(3, '11 to go');
});
