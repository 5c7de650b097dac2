/** Installing: offered once, at a good moment, with the right words; files opened with the app; what the app is. */
import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, Ledger, test } from './ledger-table.ts';
import { MOST, type Table } from './table.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

const offer = (page: Page) => page.getByRole('region', { name: 'On the home screen' });

/** As Chromium does once it finds that the app can be installed; `window.asked` counts what its prompt was asked. */
const browserOffers = (page: Page, outcome: 'accepted' | 'dismissed' = 'accepted'): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((chosen) => {
        const event = new Event('beforeinstallprompt', { cancelable: true });
        const prompt = async (): Promise<void> => {
          const counted = window as unknown as { asked?: number };
          counted.asked = (counted.asked ?? 0) + 1;
        };
        Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: chosen }) });
        window.dispatchEvent(event);
        return event.defaultPrevented;
      }, outcome),
    )
    .toBe(true);

const asked = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { asked?: number }).asked ?? 0);

async function scoreHand(table: Table): Promise<void> {
  await table.typeHand(MOST);
  await table.button('Next hand').tap();
  await table.expectHeld(0, '14 to go');
}

test('after the third scored hand the app is offered, between hands, and “No, thanks” is for good', async ({
  table,
  page,
}) => {
  await browserOffers(page);
  await scoreHand(table);
  await scoreHand(table);
  await expect(offer(page)).toHaveCount(0);
  await scoreHand(table);
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page, 'the offer to install');
  const pad = await table.pad.boundingBox();
  await table.tap('1 of Bams');
  await expect(offer(page)).toHaveCount(0);
  expect(await table.pad.boundingBox()).toEqual(pad);
  await table.button('Clear').tap();
  await offer(page).getByRole('button', { name: 'No, thanks' }).tap();
  await expect(offer(page)).toHaveCount(0);
  await table.reload();
  await browserOffers(page);
  await scoreHand(table);
  await expect(offer(page)).toHaveCount(0);
  expect(await asked(page)).toBe(0);

  // And it can still be had.
  await table.goTo('About Fourteen');
  await table.button('Install').tap();
  await expect(table.told('The phone is installing it.')).toBeVisible();
  expect(await asked(page)).toBe(1);
});

test('after the first hand of a game the board offers it, and a tap asks the browser', async ({ ledger, page }) => {
  await browserOffers(page, 'dismissed');
  await ledger.startGame(['Ann', 'Ben']);
  await expect(offer(page)).toHaveCount(0);
  await ledger.recordByCredits({ winner: 'Ann' }, 3);
  await offer(page).getByRole('button', { name: 'Install' }).tap();
  await expect(offer(page)).toHaveCount(0);
  expect(await asked(page)).toBe(1);
});

test('a browser that cannot install is left in peace, and About says where to look', async ({ ledger, page }) => {
  await ledger.startGame(['Ann', 'Ben']);
  await ledger.recordByCredits({ winner: 'Ann' }, 3);
  await ledger.table.goTo('About Fourteen');
  await expect(page.getByText('in the browser’s menu')).toBeVisible();
  // By now the board would offer it.
  await page.goBack();
  await page.goBack();
  await expect(ledger.hands).toHaveCount(1);
  await expect(offer(page)).toHaveCount(0);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('it says how, and that tab and app keep their games apart, with the way to the backup', async ({
    ledger,
    page,
  }) => {
    await ledger.startGame(['Ann', 'Ben']);
    await ledger.recordByCredits({ winner: 'Ann' }, 3);
    await offer(page).getByRole('button', { name: 'Show me how' }).tap();
    await expect(ledger.heading).toHaveText('About Fourteen');
    await expect(page.getByRole('listitem').filter({ hasText: 'Add to Home Screen' })).toBeVisible();
    await expect(page.getByText('begins empty')).toBeVisible();
    await expectAccessible(page, 'how to install on an iPhone');
    await ledger.link('To the backup').tap();
    await expect(ledger.heading).toHaveText('Backup');
  });

  test('opened from the home screen it offers nothing', async ({ page, baseURL }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await page.goto(baseURL ?? './');
    const ledger = new Ledger(page);
    await ledger.startGame(['Ann', 'Ben']);
    await ledger.recordByCredits({ winner: 'Ann' }, 3);
    await expect(ledger.hands).toHaveCount(1);
    await expect(offer(page)).toHaveCount(0);
    await ledger.table.goTo('About Fourteen');
    await expect(page.getByText('This is the installed app.')).toBeVisible();
    await expect(page.getByText('keep their games apart')).toBeVisible();
  });
});

test('the manifest begins a game or a hand from the icon, and opens our files', async ({ page, site }) => {
  const manifest = await (await page.request.get(`${site.url}manifest.webmanifest`)).json();
  const shortcuts = manifest.shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url]);
  expect(shortcuts.slice(0, 2)).toEqual([
    ['New game', './#/new-game'],
    ['Score a hand', './#/'],
  ]);
  expect(manifest.file_handlers).toEqual([{ action: './', accept: { 'application/json': ['.json'] } }]);
});

/** A backup with one game, and the phone without it. */
async function backupOfAGame(ledger: Ledger): Promise<string> {
  await ledger.startGame(['Ann', 'Ben']);
  await ledger.recordByCredits({ winner: 'Ann' }, 3);
  await ledger.table.goTo('Backup');
  const [download] = await Promise.all([ledger.page.waitForEvent('download'), ledger.button('Save a backup').tap()]);
  const stream = await download.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

test('a backup opened with the app comes to the Backup screen, which says what it would do', async ({
  ledger,
  page,
}) => {
  const text = await backupOfAGame(ledger);
  await page.addInitScript(() => {
    const setConsumer = (consume: unknown): void => {
      Object.assign(window, { launch: consume });
    };
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });
  await page.goto('./#/');
  await page.reload();
  await page.waitForFunction(() => 'launch' in window);
  const open = (content: string): Promise<void> =>
    page.evaluate((given) => {
      const { launch } = window as unknown as { launch: (params: unknown) => void };
      launch({ files: [{ getFile: async () => new File([given], 'fourteen.json') }] });
    }, content);
  await open(text);
  await expect(ledger.heading).toHaveText('Backup');
  await expect(page.getByText('Everything in this file is here already.')).toBeVisible();
  await open(text.slice(0, 200));
  await expect(page.getByText('This file cannot be taken. Nothing was changed.')).toBeVisible();
});

test('a file dropped on the Backup screen is read; text that is dropped is not', async ({ ledger, page }) => {
  const text = await backupOfAGame(ledger);
  const drop = (content: string | null): Promise<boolean> =>
    ledger.heading.evaluate((heading, given) => {
      const dataTransfer = new DataTransfer();
      if (given === null) dataTransfer.setData('text/plain', 'words');
      else dataTransfer.items.add(new File([given], 'fourteen.json', { type: 'application/json' }));
      const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
      const dropped = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      heading.dispatchEvent(over);
      heading.dispatchEvent(dropped);
      return over.defaultPrevented && dropped.defaultPrevented;
    }, content);
  expect(await drop(null)).toBe(false);
  expect(await drop(text)).toBe(true);
  await expect(page.getByText('Everything in this file is here already.')).toBeVisible();
});

test('About says the version, what is kept and how safely, and every licence', async ({ ledger, page, site }) => {
  await backupOfAGame(ledger);
  await ledger.table.goTo('About Fourteen');
  await expect(page.getByText(/^Version \d/)).toBeVisible();
  await expect(page.getByText('1 game and 2 players are kept here.')).toBeVisible();
  await expect(page.getByText(/^The browser has (not )?promised to keep them/)).toBeVisible();
  await expect(page.getByText(/^Last backup: .* Nothing was recorded since\.$/)).toBeVisible();
  await expectAccessible(page, 'about');
  const address = await ledger.link('The licences in full').getAttribute('href');
  const licences = await (await page.request.get(new URL(address ?? '', site.url).href)).text();
  for (const name of ['preact', '@preact/signals', 'idb-keyval', 'valibot', 'workbox-window']) {
    expect(licences).toMatch(new RegExp(`^## ${name} - `, 'm'));
  }
  // Stored for offline use with all the rest.
  expect(await (await page.request.get(`${site.url}sw.js`)).text()).toContain('licences.txt');
});
