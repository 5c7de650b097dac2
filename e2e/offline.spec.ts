/** Visited once, the app needs no network: not to open, not to reload, not for any of its screens. */
import { expect, offlineReady, test } from './fixtures.ts';
import { MOST, type ScreenName, Table } from './table.ts';

test.use({ serviceWorkers: 'allow' });

const SCREENS: readonly ScreenName[] = ['Games', 'Rules', 'More', 'Players', 'Backup', 'Settings', 'Help', 'Score'];

for (const base of ['/', '/games/mhing/']) {
  test.describe(`at ${base}`, () => {
    test.use({ base });

    test('everything works without a network after one visit', async ({ table, page, site }) => {
      await offlineReady(page);
      await site.stop();
      await table.reload();
      await table.paste(MOST);
      await table.expectTotal('41 credits', '131,072 points');
      await table.breakdown.getByRole('button', { name: 'The rule: Sequences Only' }).tap();
      await expect(table.dialog.getByRole('heading', { name: 'Example' })).toBeVisible();
      await page.keyboard.press('Escape');
      for (const screen of SCREENS) await table.goTo(screen);
      await table.goTo('Rules');
      await page.getByRole('link', { name: /^Royal Run/ }).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Royal Run' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Royal Run' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(base);
    });
  });
}

test('the first visit says when it has become usable offline', async ({ table }) => {
  await expect(table.told('Ready to work offline')).toBeVisible();
  await table.told('Ready to work offline').getByRole('button', { name: 'Close' }).tap();
  await expect(table.told('Ready to work offline')).toHaveCount(0);
});

test('what is said once moves no key away from under the thumb', async ({ table }) => {
  await expect(table.told('Ready to work offline')).toBeVisible();
  const before = await table.key('1 of Bams').boundingBox();
  await table.told('Ready to work offline').getByRole('button', { name: 'Close' }).tap();
  await expect(table.told('Ready to work offline')).toHaveCount(0);
  expect(await table.key('1 of Bams').boundingBox()).toEqual(before);
});

test('a second tab opens without a network, at the screen that it was asked for', async ({ page, context, site }) => {
  await new Table(page).open();
  await offlineReady(page);
  await site.stop();
  const other = await context.newPage();
  await other.goto(`${site.url}#/settings`);
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
