/**
 * `npm run test:kill [-- N]`: N times (100 if not said) a hand is recorded, the whole browser is killed at the moment at
 * which the app says that the hand is saved, and a new browser on the same data looks whether it is there.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { chromium } from 'playwright';
import { buildSite } from './build-site.mjs';
import { findBrowser } from './find-browser.mjs';
import { aimAt } from './kill-browser.mjs';
import { listen, serveFolder } from './static-server.mjs';

/** A busy machine starts a browser slowly. */
const PATIENCE_MS = 180_000;
/** Credits that come in turn, so that a hand is told from the one before. */
const CREDITS = [1, 2, 0];
/** After so many hands another game begins: this one must not end. */
const GAME = 100;

const times = Number(argv[2] ?? 100);
if (!Number.isInteger(times) || times < 1) {
  stderr.write('Please say how often to kill: npm run test:kill -- 100\n');
  exit(1);
}
const executablePath = findBrowser();
if (!executablePath) {
  stderr.write('There is no browser: node tools/find-browser.mjs installs one.\n');
  exit(1);
}

/** @typedef {{ context: import('playwright').BrowserContext, page: import('playwright').Page }} Phone */

/** @param {string} folder where its data lie @returns {Promise<Phone>} */
async function openPhone(folder) {
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath ? { executablePath } : {}),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** @param {import('playwright').Page} page @param {string} name */
const tapButton = (page, name) => page.getByRole('button', { name, exact: true }).tap();

/**
 * @param {import('playwright').Page} page
 * @param {string} url
 * @param {boolean} known whether there was a game before, whose players play again
 * @returns {Promise<string>} the address of its board
 */
async function startGame(page, url, known) {
  await page.goto(`${url}#/new-game`);
  for (const name of known ? [] : ['Ann', 'Ben']) {
    await page.getByRole('textbox', { name: 'Add somebody' }).fill(name);
    await tapButton(page, 'Add');
    await page.getByRole('button', { name: `${name} plays`, pressed: true }).waitFor();
  }
  await tapButton(page, 'Go');
  await page.getByRole('region', { name: 'What happened' }).waitFor();
  return page.url();
}

/** Whether the newest hand of the log is this one. @param {import('playwright').Page} page @param {number} hand from 1 */
async function hasHand(page, hand) {
  const log = page.getByRole('region', { name: 'What happened' });
  await log.waitFor();
  const credits = CREDITS[hand % CREDITS.length];
  const wanted = new RegExp(`^Hand\\s*${hand}(?!\\d).*Ben\\s*${credits} credit`, 's');
  const [newest = ''] = await log.getByRole('link').allTextContents();
  return wanted.test(newest);
}

/**
 * Records a hand and strikes when the app says that it is saved: in the page itself, before anything is drawn.
 * @param {Phone} phone
 * @param {number} hand from 1
 */
async function recordAndKill({ context, page }, hand) {
  await page.getByRole('link', { name: 'Score a hand' }).tap();
  const ben = page.locator('label').filter({ has: page.getByText('Ben', { exact: true }) });
  await page.getByRole('group', { name: 'Who won?' }).locator(ben).tap();
  await tapButton(page, 'Type the credits');
  await page.getByRole('textbox', { name: 'How many credits?' }).fill(String(CREDITS[hand % CREDITS.length]));
  await page.getByRole('region', { name: 'What it will do' }).waitFor();

  const strike = await aimAt(context);
  /** @type {Promise<void>} */
  const gone = new Promise((resolve) => {
    void page.exposeFunction('saysSaved', () => resolve(strike()));
  });
  await page.evaluate(() => {
    const look = () => {
      const said = [...document.querySelectorAll('[role=status]')].some((place) =>
        /^Hand \d+ is saved/.test(place.textContent ?? ''),
      );
      if (!said) return;
      watching.disconnect();
      /** @type {Record<string, any>} */ (window).saysSaved();
    };
    const watching = new MutationObserver(look);
    watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  // The answer to the tap may never come: the browser dies of it.
  tapButton(page, 'Save the hand').catch(() => {});
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, PATIENCE_MS, new Error(`Hand ${hand} was never said to be saved.`));
  });
  await Promise.race([gone, late]);
  clearTimeout(timer);
}

const temporary = mkdtempSync(join(tmpdir(), 'fourteen-kill-'));
const site = join(temporary, 'site');
const data = join(temporary, 'phone');
stdout.write('Building\n');
if (!buildSite(site)) exit(1);

const server = await listen(
  serveFolder(() => site),
  0,
);
const url = `http://localhost:${server.port}/`;
/** @type {number[]} */
const lost = [];
let phone = await openPhone(data);
try {
  let board = '';
  /** Hands of this game that are known to be there. */
  let there = 0;
  for (let hand = 1; hand <= times; hand += 1) {
    if (there === GAME || board === '') {
      board = await startGame(phone.page, url, board !== '');
      there = 0;
    }
    await recordAndKill(phone, there + 1);
    phone = await openPhone(data);
    await phone.page.goto(board);
    if (await hasHand(phone.page, there + 1)) there += 1;
    else lost.push(hand);
    if (hand % 10 === 0 && hand < times) stdout.write(`  ${hand} of ${times}: ${lost.length} lost\n`);
  }
  stdout.write(`${times} kills: ${lost.length} lost${lost.length > 0 ? ` (${lost.join(', ')})` : ''}\n`);
} finally {
  await phone.context.close().catch(() => {});
  server.close();
  try {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  } catch (error) {
    // A process of the browser that is still going must not hide how the test went.
    stderr.write(`${temporary} is left behind: ${error instanceof Error ? error.message : error}\n`);
  }
}
if (lost.length > 0) exit(1);
