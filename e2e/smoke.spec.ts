/** The app appears, lives without a network, in a folder, through a kill and through an update. */
import { expect, offlineReady, test, updateInstalled } from './fixtures.ts';
import { Table } from './table.ts';

test.use({ serviceWorkers: 'allow' });

test('opens', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle(/Fourteen/);
  await new Table(page).ready();
});

test.describe('below a folder', () => {
  test.use({ base: '/some/folder/' });

  test('opens again without a network', async ({ page, site }) => {
    await page.goto('./');
    await offlineReady(page);
    await site.stop();
    await page.reload();
    await new Table(page).ready();
    expect(page.url()).toContain('/some/folder/');
  });
});

test('opens without a network after the browser was killed', async ({ openPhone, site }) => {
  const before = await openPhone();
  await before.page.goto(site.url);
  await offlineReady(before.page);
  await before.kill();
  await site.stop();

  const after = await openPhone();
  await after.page.goto(site.url);
  await new Table(after.page).ready();
});

test('can be installed', async ({ openPhone, site }) => {
  const { page, context } = await openPhone();
  await page.goto(site.url);
  const session = await context.newCDPSession(page);
  expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
});

test('shows the old version until the new one is let in', async ({ page, site, newVersion }) => {
  await page.goto('./');
  await offlineReady(page);
  site.swap(newVersion());
  await updateInstalled(page);
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-version');
});
