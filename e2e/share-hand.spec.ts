/** A hand as a link and as a picture, and somebody else's hand on one's own phone. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** Two kongs, drawn on the replacement; worth more in the south seat. */
const MCR = '#/hand/1/mcr/o6666D-k2222B-345C-789C-S-wS-2F/dSErl/minimum.0';

const open = async (page: Page, link: string): Promise<void> => {
  await page.goto(`./${link}`);
};

test('a hand travels as a link: cards, how it was won, house rules, and the same score', async ({ page, table }) => {
  await page.addInitScript(() => {
    const shared = async (data: ShareData): Promise<void> => {
      sessionStorage.setItem('shared', data.url ?? '');
    };
    Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  });
  await table.reload();
  await table.enterText('123B [12J=3B] 789B 456C 55C FF');
  await table.expectTotal('9 credits', '64 points');
  await table.share('As a link');
  await expect(table.told('Shared')).toBeVisible();
  const link = await page.evaluate(() => sessionStorage.getItem('shared') ?? '');
  expect(link).toMatch(/#\/hand\/1\/mhing\/[\w-]+$/);

  await table.button('Next hand').tap();
  await table.expectHeld(0, '14 to go');
  await open(page, new URL(link).hash);
  await table.expectTotal('9 credits', '64 points');
  await expect(table.shown('A shared hand')).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
});

test('it is copied where there is no share sheet', async ({ page, table }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await table.reload();
  await table.allowClipboard();
  await table.enterText('123B 123B 789B 456C 55C');
  await table.share('As a link');
  await expect(table.told('Copied')).toBeVisible();
  expect(await table.readClipboard()).toMatch(/#\/hand\/1\/mhing\/123B-123B-789B-456C-55C$/);
});

test('a hand of another game is scored by its rules; one’s own hand and settings stay', async ({ page, table }) => {
  await table.enterText('123B 456D');
  await table.saved();
  await open(page, MCR);
  await table.ready();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MCR');
  await expect(table.breakdown.getByText('Out with Replacement Tile')).toBeVisible();
  await expect(table.breakdown.getByText(/House rules: .*0 points/)).toBeVisible();

  // A closed browser comes back to it, still by its own rules.
  await table.saved();
  await table.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MCR');
  await expect(table.breakdown.getByText('Out with Replacement Tile')).toBeVisible();

  await table.button('Back to my hand').tap();
  await table.expectHeld(6, '8 to go');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mhing');
  await expect(table.shown('A shared hand')).toHaveCount(0);
  await table.goTo('Settings');
  await expect(page.getByRole('radio', { name: 'Mhing', exact: true })).toBeChecked();
});

test('Undo leads from the shared hand to one’s own, and Redo back with its rules', async ({ page, table }) => {
  await table.enterText('123B 456D');
  await open(page, MCR);
  await expect(table.breakdown).toBeVisible();
  await table.button('Change the hand').tap();
  await table.button('Undo').tap();
  await table.expectHeld(6, '8 to go');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mhing');
  await table.button('Redo').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MCR');
  await expect(table.breakdown.getByText('Out with Replacement Tile')).toBeVisible();
});

test('the next hand is one’s own again', async ({ page, table }) => {
  await open(page, MCR);
  await table.button('Next hand').tap();
  await table.expectHeld(0, '14 to go');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mhing');
});

for (const [link, why] of [
  ['#/hand/2/mhing/123B', /newer version/],
  ['#/hand/1/riichi/123B', /not known here/],
  ['#/hand/1/mhing/123B-12', /Which suit is the 1/],
  ['#/hand/1/mcr/123B/dE', /not whole/],
] as const) {
  test(`${link} says what is wrong, and leaves the hand alone`, async ({ page, table }) => {
    await table.enterText('123B 456D');
    await open(page, link);
    await expect(page.getByRole('alert')).toHaveText(why);
    await page.getByRole('link', { name: 'To the score screen' }).tap();
    await table.expectHeld(6, '8 to go');
  });
}

test('as a picture: a download, where the share sheet takes no files', async ({ page, table }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: () => false }));
  await table.reload();
  await table.enterText('123B 123B 789B 456C 55C FF');
  const download = page.waitForEvent('download');
  await table.share('As a picture');
  const file = await download;
  expect(file.suggestedFilename()).toBe('fourteen-hand.png');
  await expect(table.told('Offered as a download')).toBeVisible();
  const png = readFileSync(await file.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(await inkOf(page, png)).toMatchObject({ width: 800, seal: true, bams: true });
});

/** Whether the cards are there, in the colors of the theme. */
const inkOf = (page: Page, png: Buffer): Promise<{ width: number; seal: boolean; bams: boolean }> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    pen?.drawImage(bitmap, 0, 0);
    const { data } = pen?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: new Uint8ClampedArray() };
    const seen = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const color = [data[at], data[at + 1], data[at + 2]].join(' ');
      seen.set(color, (seen.get(color) ?? 0) + 1);
    }
    const probe = document.createElement('i');
    document.body.append(probe);
    const has = (name: string): boolean => {
      probe.style.color = `var(--${name})`;
      return (seen.get(getComputedStyle(probe).color.match(/\d+/g)?.join(' ') ?? '') ?? 0) > 200;
    };
    const found = { width: bitmap.width, seal: has('face-seal'), bams: has('suit-bams') };
    probe.remove();
    return found;
  }, png.toString('base64'));

test('the sheet, the shared hand and a broken link have no finding', async ({ page, table }) => {
  await table.enterText('123B 456D');
  await open(page, MCR);
  await expect(table.breakdown).toBeVisible();
  await expectAccessible(page, 'a shared hand');
  await table.button('Share').tap();
  await expect(table.dialog).toBeVisible();
  await expectAccessible(page, 'ways to share');
  await open(page, '#/hand/1/mhing/12');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a broken link');
});
