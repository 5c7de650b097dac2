/** A new version is offered quietly, taken when somebody says so, and costs nobody a half-entered hand. */
import { expect, offlineReady, test, updateInstalled } from './fixtures.ts';
import { MOST, Table } from './table.ts';

test.use({ serviceWorkers: 'allow' });

const accept = 'Update now';

test.beforeEach(async ({ table }) => {
  await offlineReady(table.page);
});

test('during a hand there is only a mark; accepted on the Help screen, the hand is kept', async ({
  table,
  page,
  site,
  newVersion,
}) => {
  await table.tap('1 of Bams', '4 of Dots', 'Card', 'Joker');
  site.swap(newVersion());
  await updateInstalled(page);
  await expect(table.tab('More')).toHaveAccessibleName(/^More ?: A new version is ready$/);
  await expect(table.button(accept)).toHaveCount(0);
  await table.tapCard('East Wind');
  await table.expectHeld(8, '6 to go');
  await table.goTo('Help');
  await table.button(accept).tap();
  await expect(page.locator('html')).toHaveAttribute('data-version', 'v2');
  await table.goTo('Score');
  await table.expectHeld(8, '6 to go');
  await table.button('Undo').tap();
  await table.expectHeld(7, '7 to go');
  await expect(table.tab('More')).toHaveAccessibleName('More');
});

test('it is offered on the empty table', async ({ table, page, site, newVersion }) => {
  site.swap(newVersion());
  await updateInstalled(page);
  await expect(table.told('A new version is ready')).toBeVisible();
  await table.tapCard('1 of Bams');
  await expect(table.button(accept)).toHaveCount(0);
  await table.button('Undo').tap();
  await table.button(accept).tap();
  await expect(page.locator('html')).toHaveAttribute('data-version', 'v2');
  await table.ready();
  await expect(table.button(accept)).toHaveCount(0);
});

test('it never moves the keys', async ({ table, page, site, newVersion }) => {
  const east = table.key('East Wind');
  const before = await east.boundingBox();
  site.swap(newVersion());
  await updateInstalled(page);
  await expect(table.told('A new version is ready')).toBeVisible();
  expect(await east.boundingBox()).toEqual(before);
});

test('over a hand that is won there is the mark alone; accepted elsewhere, that hand is kept', async ({
  table,
  page,
  site,
  newVersion,
}) => {
  await table.paste(MOST);
  site.swap(newVersion());
  await updateInstalled(page);
  await expect(table.tab('More')).toHaveAccessibleName(/^More ?: A new version is ready$/);
  await expect(table.button(accept)).toHaveCount(0);
  await table.tab('More').tap();
  await table.button(accept).tap();
  await expect(page.locator('html')).toHaveAttribute('data-version', 'v2');
  await table.goTo('Score');
  await table.expectTotal('41 credits', '131,072 points');
});

test('accepted in one tab, the other one is told, goes on working, and keeps its hand', async ({
  table,
  page,
  context,
  site,
  newVersion,
}) => {
  const other = new Table(await context.newPage());
  await other.open();
  await other.tap('1 of Bams', '4 of Dots', '7 of Chars');
  await other.saved();
  await other.page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await page.bringToFront();
  site.swap(newVersion());
  await updateInstalled(page);
  await table.button(accept).tap();
  await expect(page.locator('html')).toHaveAttribute('data-version', 'v2');

  await other.page.bringToFront();
  await expect(other.tab('More')).toHaveAccessibleName(/^More ?: Updated in another tab: reload$/);
  expect(await other.page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await other.expectHeld(9, '5 to go');
  await other.tapCard('East Wind');
  // Every screen of the old version is still there, although its files are gone.
  await other.goTo('Rules');
  await other.goTo('Settings');
  await other.goTo('Help');
  await other.button('Reload').tap();
  await expect(other.page.locator('html')).toHaveAttribute('data-version', 'v2');
  await other.goTo('Score');
  await other.expectHeld(12, '2 to go');
});

test('of two new versions the later one is let in', async ({ table, page, site, newVersion }) => {
  site.swap(newVersion());
  await updateInstalled(page);
  site.swap(newVersion());
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const before = registration.waiting;
    await registration.update();
    while (registration.installing || registration.waiting === before) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await table.button(accept).tap();
  await expect(page.locator('html')).toHaveAttribute('data-version', 'v3');
});

test('the new version works offline, and the old one has left nothing behind', async ({
  table,
  page,
  site,
  newVersion,
}) => {
  site.swap(newVersion());
  await updateInstalled(page);
  await table.button(accept).tap();
  await expect(page.locator('html')).toHaveAttribute('data-version', 'v2');
  await site.stop();
  await table.reload();
  await expect(page.locator('html')).toHaveAttribute('data-version', 'v2');
  await table.paste(MOST);
  await table.expectTotal('41 credits', '131,072 points');
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
  const scripts = stored.filter((url) => /assets\/.*\.js/.test(url));
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((url) => !url.includes('-v2-'))).toEqual([]);
});
