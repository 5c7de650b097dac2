/** A hand goes in by taps, by typing, by paste and through the text field, and comes out again as notation. */
import { expect, test } from './fixtures.ts';
import { MOST } from './table.ts';

const FOUR_CHOWS = ['1 of Bams', '1 of Bams', '1 of Bams', '1 of Bams'] as const;
const EIGHT_FLOWERS = Array.from({ length: 8 }, () => 'Flower');

test('the hand that scores most, by taps', async ({ table }) => {
  await table.tap(...EIGHT_FLOWERS, ...FOUR_CHOWS, '5 of Bams');
  await table.expectTotal('41 credits', '131,072 points');
  expect(table.taps).toBe(13);
});

test('the same on a keyboard, with the letters in any case', async ({ table, page }) => {
  await table.typeHand('123b 123B 123b 123B 55b ffffFFFF');
  await table.expectTotal('41 credits', '131,072 points');
  await page.keyboard.press('Backspace');
  await table.expectTotal('40 credits', '65,536 points');
});

test('the same by paste', async ({ table }) => {
  await table.paste(` ${MOST}\n`);
  await table.expectTotal('41 credits', '131,072 points');
});

test('a paste takes the place of the hand that was there, and can be undone', async ({ table, page }) => {
  await table.tap('7 of Dots');
  await table.paste(MOST);
  await table.expectTotal('41 credits', '131,072 points');
  await page.keyboard.press('Control+z');
  await table.expectCards(['7 of Dots', '8 of Dots', '9 of Dots']);
});

test('the same through the text field', async ({ table }) => {
  await table.enterText(MOST);
  await table.expectTotal('41 credits', '131,072 points');
});

test('a hand copies out as notation, and that is the same hand again', async ({ table }) => {
  await table.allowClipboard();
  await table.tap(...FOUR_CHOWS, '5 of Bams');
  await table.expectTotal('33 credits', '16,384 points');
  await table.openText();
  await expect(table.textField).toHaveValue('123B 123B 123B 123B 55B');
  await table.button('Copy the hand').tap();
  await expect(table.dialog.getByText('Copied')).toBeVisible();
  expect(await table.readClipboard()).toBe('123B 123B 123B 123B 55B');
  await table.textField.fill('');
  await table.page.keyboard.press('Control+v');
  await expect(table.textField).toHaveValue('123B 123B 123B 123B 55B');
});

/** Hands as they are tapped, modes among the cards; without structure none takes more than six taps. */
const SHAPES = [
  { shape: 'four Chows and the Eyes', taps: ['1 of Bams', '4 of Dots', '7 of Chars', '2 of Dots', '9 of Chars'] },
  {
    shape: 'three Chows, a Pung of a suit and the Eyes',
    taps: ['1 of Bams', '4 of Dots', '7 of Chars', 'Pung', '9 of Dots', 'East Wind'],
  },
  {
    shape: 'three Chows, a Pung of dragons and the Eyes',
    taps: ['1 of Bams', 'Red Dragon', '4 of Dots', '7 of Chars', '2 of Dots'],
  },
  {
    shape: 'two Chows, two Pungs and the Eyes',
    taps: ['1 of Bams', '4 of Dots', 'Pung', '9 of Dots', '9 of Chars', 'North Wind'],
  },
  {
    shape: 'four Pungs and the Eyes',
    taps: ['Pung', '1 of Bams', '9 of Dots', 'West Wind', 'Green Dragon', '4 of Chars'],
  },
  {
    shape: 'four Pungs of honours and the Eyes',
    taps: ['East Wind', 'South Wind', 'Red Dragon', 'White Dragon', '4 of Chars'],
  },
] as const;

for (const { shape, taps } of SHAPES) {
  test(`${shape}: ${taps.length} taps`, async ({ table }) => {
    await table.tap(...taps.slice(0, -1));
    await expect(table.mode('Eyes')).toBeChecked();
    await table.expectHeld(12, '2 to go');
    await table.tap(...taps.slice(-1));
    await expect(table.breakdown).toBeVisible();
    expect(table.taps).toBeLessThanOrEqual(6);
    expect(table.taps).toBe(taps.length);
  });
}

test('Eyes are chosen after the fourth set, not before, and Chow again for the next hand', async ({ table }) => {
  await table.tap('1 of Bams', '1 of Dots', '1 of Chars');
  await expect(table.mode('Chow')).toBeChecked();
  await table.tap('East Wind');
  await expect(table.mode('Eyes')).toBeChecked();
  await table.tap('Red Dragon');
  await table.button('Next hand').tap();
  await expect(table.mode('Chow')).toBeChecked();
});

test('sets and single cards mix in any order', async ({ table }) => {
  await table.tap('Card', '5 of Bams', 'Chow', '1 of Bams', 'Pung', '9 of Dots', 'Card', 'Joker', 'Chow', '2 of Chars');
  await table.tap('Flower', 'Red Dragon');
  await table.expectTotal('3 credits', '8 points');
});

test('a hand of single cards takes any order, and lies sorted', async ({ table }) => {
  await table.tap('Card', '9 of Dots', 'Red Dragon', '2 of Bams', 'East Wind', '1 of Bams', '8 of Dots');
  await table.expectCards(['1 of Bams', '2 of Bams', '8 of Dots', '9 of Dots', 'East Wind', 'Red Dragon']);
});

test('a hand to try is there at the first start, and is played by a tap', async ({ table }) => {
  await table.button('Try it: The most a hand can score').tap();
  await table.expectTotal('41 credits', '131,072 points');
});
