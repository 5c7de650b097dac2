/**
 * Takes the pictures of the app for the install dialogue and the README into public/screenshots/. Run it after a change
 * of what they show and commit what it writes.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { chromium } from 'playwright';
import { buildSite } from './build-site.mjs';
import { findBrowser } from './find-browser.mjs';
import { paletted } from './png.mjs';
import { listen, serveFolder } from './static-server.mjs';
import { root } from './steps.mjs';

const TARGET = join(root, 'public/screenshots');
/** A laid-down set with a joker, jokers at work, a pung of dragons and a flower. */
const HAND = '[12J=3D]456D78DJRRR5DJF';
const HALF_A_HAND = '[12J=3D]456DRRRF';

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

/** @type {readonly { file: string, device: typeof PHONE | typeof DESK, colorScheme: 'light' | 'dark', hand: string }[]} */
const PICTURES = [
  { file: 'narrow.png', device: PHONE, colorScheme: 'light', hand: HAND },
  { file: 'wide.png', device: DESK, colorScheme: 'light', hand: HAND },
  { file: 'entering.png', device: PHONE, colorScheme: 'light', hand: HALF_A_HAND },
  { file: 'dark.png', device: PHONE, colorScheme: 'dark', hand: HAND },
];

const site = mkdtempSync(join(tmpdir(), 'fourteen-screenshots-'));
if (!buildSite(site)) throw new Error('The build failed.');
const server = await listen(
  serveFolder(() => site),
  0,
);
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
mkdirSync(TARGET, { recursive: true });

for (const { file, device, colorScheme, hand } of PICTURES) {
  const context = await browser.newContext({ ...device, colorScheme, locale: 'en-US', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`http://localhost:${server.port}/`);
  await page.getByRole('region', { name: 'Your hand' }).waitFor();
  // What is said once at the first visit does not belong in the picture.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole('region', { name: 'Your hand' }).waitFor();
  await page.keyboard.type(hand);
  const part = hand === HAND ? page.getByText('Royal Run').first() : page.getByText('to go').first();
  await part.waitFor();
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  const { width, height, data } = await pixelsOf(page, await page.screenshot());
  const png = paletted(width, height, data);
  writeFileSync(join(TARGET, file), png);
  stdout.write(`${file} ${png.length} bytes\n`);
  await context.close();
}

await browser.close();
server.close();
rmSync(site, { recursive: true });

/**
 * The browser reads its own picture, so that no package has to.
 * @param {import('playwright').Page} page @param {Buffer} picture
 */
function pixelsOf(page, picture) {
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return { width, height, data: [...(context?.getImageData(0, 0, width, height).data ?? [])] };
  }, picture.toString('base64'));
}
