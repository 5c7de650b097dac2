/** Large cards: keys and digits that weak eyes can read, one suit at a time, and nothing that moves under the thumb. */
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { SUITS, type Table } from './table.ts';

const HONORS = ['East Wind', 'South Wind', 'West Wind', 'North Wind', 'Red Dragon', 'Green Dragon', 'White Dragon'];
const SIZES = [
  { width: 360, height: 740 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 667, height: 375 },
];

async function switchOn(table: Table): Promise<void> {
  await table.goTo('Settings');
  await table.page.getByRole('switch', { name: 'Large cards' }).tap();
  await table.goTo('Score');
  await expect(table.key('1 of Bams')).toBeVisible();
}

async function turnTo(table: Table, part: string): Promise<void> {
  await table.pad.locator('label').filter({ hasText: part }).tap();
  await expect(table.pad.getByRole('radio', { name: part, exact: true })).toBeChecked();
}

const parts = [
  ...SUITS.map((suit) => [suit, Array.from({ length: 9 }, (_, at) => `${at + 1} of ${suit}`)] as const),
  ['Honors', [...HONORS, 'Joker', 'Flower']] as const,
];

test('the switch is kept, and every card is there, a part at a time', async ({ table }) => {
  await switchOn(table);
  await table.reload();
  for (const [part, names] of parts) {
    await turnTo(table, part);
    for (const name of names) await expect(table.key(name)).toBeVisible();
  }
  await expect(table.key('1 of Bams')).toHaveCount(0);
  await table.goTo('Settings');
  await table.page.getByRole('switch', { name: 'Large cards' }).tap();
  await table.goTo('Score');
  await expect(table.key('1 of Bams')).toBeVisible();
  await expect(table.key('East Wind')).toBeVisible();
});

test('flowers that do not fit beside the honors have a part of their own', async ({ table, page }) => {
  await switchOn(table);
  await page.getByRole('combobox', { name: 'Rules' }).selectOption({ label: 'Hong Kong' });
  await turnTo(table, 'Flowers');
  await table.tapCard('Season 4');
  await expect(table.button(/^Take out Season 4/)).toBeVisible();
});

for (const size of SIZES) {
  test(`at ${size.width} × ${size.height} keys are 44 px and more, and nothing moves while a hand goes in`, async ({
    table,
    page,
  }) => {
    await page.setViewportSize(size);
    await switchOn(table);
    const places = async () => ({
      hand: await table.hand.boundingBox(),
      total: await table.figures.boundingBox(),
      pad: await table.pad.boundingBox(),
    });
    const before = await places();
    for (const [part, names] of parts) {
      await turnTo(table, part);
      expect(await places(), part).toEqual(before);
      for (const name of names) {
        const { width = 0, height = 0 } = (await table.key(name).boundingBox()) ?? {};
        expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
      }
    }
    for (const hand of ['1B 2B 3B 4B 5B 6B 7B 8B 9B 1B 2B 3B 4B', '1B 2B 3B 4B 5B 1D 2D 3D 4D 5D E S W']) {
      await table.paste(hand);
      await table.expectHeld(13, '1 to go');
      expect(await places(), hand).toEqual(before);
    }
  });
}

test('digits are larger on every face, and as before once it is switched off', async ({ table, page }) => {
  const digit = () =>
    page.evaluate(() => {
      const glyph = document.querySelector('#face-5D [data-index=left]');
      return /scale\(([\d.]+)\)/.exec(glyph?.getAttribute('transform') ?? '')?.[1];
    });
  const plain = await page.evaluate(() => document.querySelector('#faces')?.innerHTML);
  const before = Number(await digit());
  await switchOn(table);
  await expect.poll(async () => Number(await digit())).toBeGreaterThan(1.5 * before);
  await table.goTo('Settings');
  await page.getByRole('switch', { name: 'Large cards' }).tap();
  await expect.poll(() => page.evaluate(() => document.querySelector('#faces')?.innerHTML)).toBe(plain);
});

test('a hand goes in by keyboard: arrows move within a part', async ({ table, page }) => {
  await switchOn(table);
  await table.key('1 of Bams').focus();
  await page.keyboard.press('ArrowDown');
  await expect(table.key('6 of Bams')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(table.cards).toHaveCount(3);
});

test('axe finds nothing on the pad with large cards', async ({ table, page }) => {
  await switchOn(table);
  await table.typeHand('[12J=3D] 456D J F');
  await turnTo(table, 'Honors');
  await expectAccessible(page, 'large cards');
});

test('the total is in the page at once, while it counts up for those who see it', async ({ table }) => {
  await table.page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = document.querySelector('[data-won] > span')?.textContent;
      if (text && seen.at(-1) !== text) seen.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await table.typeHand('123B 123B 123B 123B 55B');
  await expect(table.items.first()).toBeVisible();
  expect(await table.page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['33']);
});
