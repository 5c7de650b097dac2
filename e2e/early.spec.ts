/** The first screen as the page brings it, before any script of the app is there. */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { Table } from './table.ts';

/** Holds back the app's script; what it answers with lets it through. */
async function holdBack(page: Page): Promise<() => void> {
  let letThrough = (): void => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/first-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** Opens the drawn screen with nothing of the app behind it yet; what it answers with lets the app come. */
async function openDrawn(page: Page): Promise<() => void> {
  const letThrough = await holdBack(page);
  await page.goto('./', { waitUntil: 'commit' });
  await drawn(page);
  return letThrough;
}

const drawn = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-waiting', 'life');
const hidden = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.locator('#app')).toBeHidden();
};

test('cards and modes tapped before the app is there are in the hand once it is', async ({ page }) => {
  const letThrough = await openDrawn(page);
  const table = new Table(page);
  await table.key('1 of Bams').tap();
  await table.pad.locator('label').filter({ hasText: 'Eyes' }).tap();
  await table.key('East Wind').tap();
  await expect(table.cards).toHaveCount(0);
  letThrough();
  await table.ready();
  await expect(table.cards).toHaveCount(5);
  await expect(table.mode('Eyes')).toBeChecked();
  await table.tap('White Dragon');
  await expect(table.cards).toHaveCount(7);
  await expect(table.told('7 of 14 cards, 7 to go')).toBeAttached();
});

test('what is typed before the app is there is in the hand once it is', async ({ page }) => {
  const letThrough = await openDrawn(page);
  await page.keyboard.type('123B 4');
  letThrough();
  const table = new Table(page);
  await table.ready();
  await expect(table.cards).toHaveCount(3);
  await page.keyboard.type('4D');
  await expect(table.cards).toHaveCount(5);
});

test('a switch touched before the app is there is switched once', async ({ page }) => {
  const letThrough = await openDrawn(page);
  const table = new Table(page);
  await table.laidDown.tap();
  await table.key('1 of Bams').press('Enter');
  letThrough();
  await table.ready();
  await expect(table.laidDown).toBeChecked();
  await expect(table.cards).toHaveCount(3);
  await expect(table.key('1 of Bams')).toBeFocused();
});

test('a game chosen before the app is there is the one that is scored', async ({ page }) => {
  const letThrough = await openDrawn(page);
  await page.getByRole('combobox', { name: 'Rules' }).selectOption({ label: 'Hong Kong' });
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hong Kong');
});

test('a screen chosen before the app is there is the one that comes', async ({ page }) => {
  const letThrough = await openDrawn(page);
  const table = new Table(page);
  await table.navigation.getByRole('link', { name: 'More' }).tap();
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('More');
  await expect(table.pad).toBeHidden();
});

test('what is drawn is what the app would draw', async ({ page }) => {
  const letThrough = await openDrawn(page);
  const marks = (): Promise<string> =>
    page.evaluate(() => {
      const app = document.querySelector('#app')?.cloneNode(true) as Element;
      // What comes later than the first screen, and what lives in properties rather than in the markup.
      for (const samples of app.querySelectorAll('ul')) samples.parentElement?.remove();
      const element = (found: Element): string => {
        const attributes = [...found.attributes]
          .filter(({ name }) => !['checked', 'selected', 'name', 'style', 'data-tight'].includes(name))
          .map(({ name, value }) => `${name}=${value}`);
        const parts = [...found.childNodes].map((part) =>
          part instanceof Element ? element(part) : (part.textContent ?? ''),
        );
        return `<${found.localName} ${attributes.sort().join(' ')}>${parts.join('')}`;
      };
      return element(app);
    });
  const brought = await marks();
  letThrough();
  const table = new Table(page);
  await table.ready();
  // Known by now: the app draws from nothing.
  await table.reload();
  expect(await marks()).toBe(brought);
});

test('what is tapped is done although the database never answers', async ({ page, site }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto(site.url, { waitUntil: 'commit' });
  await drawn(page);
  const table = new Table(page);
  await table.key('1 of Bams').tap();
  await table.ready();
  await expect(table.cards).toHaveCount(3);
});

test('whoever has a hand here sees nothing else first', async ({ table, page }) => {
  await table.tap('1 of Bams');
  await table.saved();
  const letThrough = await holdBack(page);
  await page.reload({ waitUntil: 'commit' });
  await hidden(page);
  letThrough();
  await table.ready();
  await expect(table.cards).toHaveCount(3);
});

test('a hand that has to shrink to fit is as small after a reload', async ({ table, page }) => {
  await page.getByRole('combobox', { name: 'Rules' }).selectOption({ label: 'Hong Kong' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hong Kong');
  await table.paste('(1111B) (2222D) (3333C) [4444B] 5B');
  const step = (): Promise<string | null> => page.locator('[data-tight]').getAttribute('data-tight');
  await expect.poll(step).not.toBe('0');
  const before = await step();
  await table.saved();
  await table.reload();
  expect(await step()).toBe(before);
});

test('a kept hand is there although the browser has forgotten that anybody was here', async ({ table, page }) => {
  await table.tap('1 of Bams');
  await table.saved();
  await page.evaluate(() => localStorage.clear());
  await table.reload();
  await expect(table.cards).toHaveCount(3);
  await expect(table.key('1 of Bams')).toHaveAccessibleDescription('3 left');
});

test('the chosen theme is there before the app is', async ({ table, page }) => {
  await table.goTo('Settings');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const letThrough = await holdBack(page);
  await page.reload({ waitUntil: 'commit' });
  await hidden(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  letThrough();
  await table.alive();
});

test.describe('in another language', () => {
  test.use({ locale: 'de-DE' });

  test('English is never seen', async ({ page, site }) => {
    const letThrough = await holdBack(page);
    await page.goto(site.url, { waitUntil: 'commit' });
    await hidden(page);
    letThrough();
    await expect(page.getByRole('link', { name: 'Partien' })).toBeVisible();
  });
});

test('a link to another screen never shows the first one', async ({ page, site }) => {
  const letThrough = await holdBack(page);
  await page.goto(`${site.url}#/help`, { waitUntil: 'commit' });
  await hidden(page);
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no dead keys are shown', async ({ page, site }) => {
    await page.goto(site.url);
    await expect(page.locator('#app')).toBeHidden();
  });
});
