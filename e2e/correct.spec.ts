/** Nothing is lost by a wrong tap: undo, redo, clear, and taking cards out. */
import { expect, test } from './fixtures.ts';
import { MOST } from './table.ts';

test('undo and redo go through the taps one by one', async ({ table }) => {
  const undo = table.button('Undo');
  const redo = table.button('Redo');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await table.tap('1 of Bams', '4 of Dots', 'Flower');
  await undo.tap();
  await expect(table.flowers).toHaveCount(0);
  await undo.tap();
  await table.expectCards(['1 of Bams', '2 of Bams', '3 of Bams']);
  await redo.tap();
  await redo.tap();
  await table.expectHeld(6, '8 to go');
  await expect(table.flowers).toHaveCount(1);
  await expect(redo).toHaveAttribute('aria-disabled', 'true');
  await undo.tap();
  await table.tapCard('East Wind');
  await expect(redo).toHaveAttribute('aria-disabled', 'true');
});

test('the keyboard undoes and redoes as well', async ({ table, page }) => {
  await table.typeHand('123B 456D');
  await page.keyboard.press('Control+z');
  await table.expectHeld(3, '11 to go');
  await page.keyboard.press('Control+y');
  await table.expectHeld(6, '8 to go');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await table.expectHeld(6, '8 to go');
});

test('clear asks nothing, and undo brings the hand back', async ({ table, page }) => {
  await table.tap('1 of Bams', '4 of Dots', 'Flower');
  await table.button('Clear').tap();
  await table.expectHeld(0, '14 to go');
  await table.button('Undo').tap();
  await table.expectHeld(6, '8 to go');
  await expect(table.flowers).toHaveCount(1);
  await page.keyboard.press('Delete');
  await table.expectHeld(0, '14 to go');
});

test('the next hand can be taken back too', async ({ table }) => {
  await table.paste(MOST);
  await table.button('Next hand').tap();
  await table.expectHeld(0, '14 to go');
  await table.button('Undo').tap();
  await table.expectTotal('41 credits', '131,072 points');
});

test('undo still knows the way after a reload', async ({ table }) => {
  await table.tap('1 of Bams', '4 of Dots');
  await table.button('Clear').tap();
  await table.saved();
  await table.reload();
  await table.button('Undo').tap();
  await table.expectHeld(6, '8 to go');
  await table.button('Undo').tap();
  await table.expectHeld(3, '11 to go');
  await table.saved();
  await table.reload();
  await table.button('Redo').tap();
  await table.expectHeld(6, '8 to go');
});

test('a tap on a card takes it out; the rest of its set stays', async ({ table }) => {
  await table.tap('1 of Bams', '4 of Dots');
  await table.card('5 of Dots').tap();
  await table.expectCards(['1 of Bams', '2 of Bams', '3 of Bams', '4 of Dots', '6 of Dots']);
  await table.card('1 of Bams').tap();
  await table.expectHeld(4, '10 to go');
  await table.button('Undo').tap();
  await table.expectHeld(5, '9 to go');
});

test('a tap on the flowers takes one out', async ({ table }) => {
  await table.tap('Flower', 'Flower', 'Flower');
  await expect(table.flowers).toHaveAccessibleName(/× 3/);
  await table.flowers.tap();
  await expect(table.flowers).toHaveAccessibleName(/× 2/);
});
