/**
 * What every journey stands on: `import { expect, test } from './fixtures.ts'`.
 *
 * - `site`: the built app on a server and a port of this test's own. `page.goto('./')` opens it. `await site.stop()` is a
 *   dead network, `await site.start()` brings it back; `test.use({ base: '/some/folder/' })` serves it below a folder.
 * - `table`: the app, opened, with the verbs of `table.ts`; `table.page` is `page`.
 * - `newVersion()`: a later build of the app; `site.swap(newVersion())` publishes it. `<html data-version>` tells it apart.
 * - `openPhone()`: a browser whose data lie on the disk. `await phone.kill()` ends all its processes at once, as a phone
 *   does; the next `openPhone()` finds what was stored. `phone.aim()` prepares it, so that the blow falls at once.
 * - `offlineReady(page)` waits until all that is needed offline has been stored, and `updateInstalled(page)` looks for a
 *   new version and waits until it is ready to be let in.
 *
 * Each test also fails when a page throws, logs an error, breaks the Content-Security-Policy, or asks another origin for
 * anything. Requests that find no network are no errors: many tests switch it off.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, chromium, expect, type Page } from 'playwright/test';
import { aimAt } from '../tools/kill-browser.mjs';
import { laterVersion, Site } from './site.ts';
import { Table } from './table.ts';

export { expect };

/** A browser with its data on the disk, opened by `openPhone`. */
export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  /** SIGKILL to the browser and all its processes; resolves when they are gone. */
  kill(): Promise<void>;
  /** Looks up the processes now, so that the function that it answers with kills them without delay. */
  aim(): Promise<() => Promise<void>>;
  /** An orderly end. */
  close(): Promise<void>;
}

interface Fixtures {
  /** The path under which the app is served, `/` at both ends. */
  base: string;
  site: Site;
  table: Table;
  newVersion: () => string;
  openPhone: () => Promise<Phone>;
  /** A folder that goes when the test ends. */
  temporary: string;
  /** Problems that pages reported so far; checked at the end of each test. A test that provokes one empties it. */
  problems: string[];
}

export const test = base.extend<Fixtures>({
  base: ['/', { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  temporary: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'fourteen-test-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  },

  site: async ({ base }, use) => {
    const site = new Site(builtFolder(), base);
    await site.start();
    await use(site);
    await site.stop();
  },

  baseURL: async ({ site }, use) => use(site.url),

  table: async ({ page }, use) => {
    const table = new Table(page);
    await table.open();
    await use(table);
  },

  newVersion: async ({ temporary }, use) => {
    let count = 1;
    await use(() => {
      count += 1;
      return laterVersion(builtFolder(), join(temporary, `version-${count}`), `v${count}`);
    });
  },

  problems: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const problems: string[] = [];
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, site, problems }, use) => {
    listenForProblems(context, new URL(site.url).origin, problems);
    await use(context);
  },

  openPhone: async (
    { site, temporary, problems, launchOptions, viewport, hasTouch, isMobile, deviceScaleFactor, locale, colorScheme },
    use,
  ) => {
    const open = new Set<BrowserContext>();
    await use(async () => {
      const context = await chromium.launchPersistentContext(join(temporary, 'phone'), {
        ...launchOptions,
        viewport,
        hasTouch,
        isMobile,
        colorScheme,
        ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
        ...(locale !== undefined && { locale }),
        baseURL: site.url,
      });
      open.add(context);
      context.once('close', () => open.delete(context));
      listenForProblems(context, new URL(site.url).origin, problems);
      const page = context.pages()[0] ?? (await context.newPage());
      const kill = async (): Promise<void> => (await aimAt(context))();
      return { page, context, kill, aim: () => aimAt(context), close: () => context.close() };
    });
    for (const context of open) await context.close();
  },
});

/** Waits until the worker controls the page and has stored everything: from here on it may go offline. */
export async function offlineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      if (navigator.serviceWorker.controller) resolve(undefined);
    });
  });
}

/** Looks for a new version as the browser would sooner or later, and waits until it is installed and waiting. */
export async function updateInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)))
    .toBe(true);
}

/** Puts a measured figure into the report and on the terminal. */
export function report(figure: string): void {
  test.info().annotations.push({ type: 'measured', description: figure });
  process.stdout.write(`  ${test.info().title}: ${figure}\n`);
}

function builtFolder(): string {
  const folder = process.env.FOURTEEN_SITE;
  if (!folder) throw new Error('No build: global-setup.ts makes one.');
  return folder;
}

function listenForProblems(context: BrowserContext, origin: string, problems: string[]): void {
  context.on('weberror', (error) => problems.push(`thrown: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource: net::')) {
      problems.push(`logged: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) problems.push(`asked another origin: ${url}`);
  });
}
