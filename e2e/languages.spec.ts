/** The app in other languages: followed from the browser, changed without a reload, there without a network and after an update. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, offlineReady, test, updateInstalled } from './fixtures.ts';
import { MOST } from './table.ts';

const ENGLISH = {
  tag: 'en',
  score: 'Score',
  rules: 'Rules',
  run: 'Royal Run',
  figures: /33\s*credits\s*16,384 points/,
};
const LANGUAGES = [
  {
    locale: 'de-DE',
    tag: 'de',
    sample: 'Ausprobieren: 7 Paare',
    score: 'Zählen',
    rules: 'Regeln',
    run: 'Königsstraße',
    figures: /41\s*Credits\s*131\.072 Punkte/,
  },
  {
    locale: 'pl-PL',
    tag: 'pl',
    sample: 'Wypróbuj: 7 par',
    score: 'Liczenie',
    rules: 'Zasady',
    run: 'Strit królewski',
    figures: /41\s*kredytów\s*131\s072 punkty/,
  },
  {
    locale: 'ms-MY',
    tag: 'ms',
    sample: 'Cuba: 7 Pasangan',
    score: 'Skor',
    rules: 'Peraturan',
    run: 'Deretan Diraja',
    figures: /41\s*kredit\s*131,072 mata/,
  },
  {
    locale: 'zh-TW',
    tag: 'zh-Hant',
    sample: '試試：七對子',
    score: '計分',
    rules: '規則',
    run: '一條龍',
    figures: /41\s*番\s*131,072\s*分/,
  },
] as const;

const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

/** All files of one language but English. */
const FILES = 7;
/** How many of them the worker has stored. */
const stored = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('fourteen-languages')).keys()).length);

for (const { locale, tag, sample, score, rules, run, figures } of LANGUAGES) {
  test.describe(tag, () => {
    test.use({ locale, serviceWorkers: 'allow' });

    test('is followed from the browser, without a network too', async ({ page, site }) => {
      await page.goto('./');
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(tab(page, score)).toBeVisible();
      await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', `manifest.${tag}.webmanifest`);
      // The last of the hands to try, on a small phone.
      await expect(page.getByRole('button', { name: sample })).toBeInViewport({ ratio: 1 });
      await page.keyboard.type(MOST.replaceAll(' ', ''));
      await expect(main(page)).toContainText(figures);
      await tab(page, rules).tap();
      await expect(page.getByRole('heading', { level: 1, name: rules })).toBeVisible();
      await expect(page.getByRole('link', { name: new RegExp(`^${run}`) }).last()).toBeVisible();

      await offlineReady(page);
      await expect.poll(() => stored(page)).toBe(FILES);
      await site.stop();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: rules })).toBeVisible();
      await expect(page.getByRole('link', { name: new RegExp(`^${run}`) }).last()).toBeVisible();
      await tab(page, score).tap();
      await expect(main(page)).toContainText(figures);
    });
  });
}

test('is chosen in the settings, at once and for good, and the hand stays', async ({ table, page }) => {
  await table.typeHand('123B 123B 123B 123B 55B');
  await expect(main(page)).toContainText(ENGLISH.figures);
  await table.goTo('Settings');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Einstellungen · Fourteen');
  await tab(page, 'Zählen').tap();
  await expect(main(page)).toContainText(/33\s*Credits\s*16\.384 Punkte/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await page.reload();
  await expect(main(page)).toContainText(/33\s*Credits\s*16\.384 Punkte/);
  await page.goto('./#/settings');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', 'manifest.de.webmanifest');
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption({ label: 'English' });
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', 'manifest.webmanifest');
});

test.describe('an update', () => {
  test.use({ locale: 'pl-PL', serviceWorkers: 'allow' });

  test('brings the files of the language along, so that it goes on without a network', async ({
    page,
    site,
    newVersion,
  }) => {
    await page.goto('./');
    await offlineReady(page);
    await expect.poll(() => stored(page)).toBe(FILES);
    site.swap(newVersion());
    await updateInstalled(page);
    await site.stop();
    await page.getByRole('status').getByRole('button').filter({ hasText: 'Aktualizuj' }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-version', 'v2');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(tab(page, 'Liczenie')).toBeVisible();
    await expect.poll(() => stored(page)).toBe(FILES);
  });

  test('that cannot fetch them all is not taken, so that the version before goes on without a network', async ({
    page,
    site,
    newVersion,
    problems,
  }) => {
    await page.goto('./');
    await offlineReady(page);
    await expect.poll(() => stored(page)).toBe(FILES);
    const incomplete = newVersion();
    const [one = ''] = readdirSync(join(incomplete, 'assets')).filter((name) => name.startsWith('language-pl-'));
    rmSync(join(incomplete, 'assets', one));
    site.swap(incomplete);
    const became = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = new Promise((resolve) => registration.addEventListener('updatefound', resolve, { once: true }));
      await registration.update();
      await found;
      const worker = registration.installing;
      while (worker?.state === 'installing') {
        await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
      }
      return worker?.state;
    });
    expect(became).toBe('redundant');
    // The file that is missing.
    problems.splice(0);
    await site.stop();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(tab(page, 'Liczenie')).toBeVisible();
  });
});

test('a language that cannot be fetched leaves the one before, and says so', async ({ table, page, site }) => {
  await table.goTo('Settings');
  await site.stop();
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Polski' });
  await expect(page.getByText('That language could not be fetched.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await site.start();
});
