/**
 * Draws the app's icon into public/: two cards that read 14, a bamboo stick for the one. Run it after changing the
 * drawing and commit what it writes; the build takes the files as they are. The colors are those of the light theme's
 * cards, written out because an icon stands outside the page.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findBrowser } from './find-browser.mjs';
import { paletted } from './png.mjs';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const FELT = '#17513a';
const SHADE = '#103d2b';
const FACE = '#fffdf6';
const EDGE = '#d3c4a6';
const SEAL = '#b3261e';
const BAMBOO = '#1c6b44';

/** A cane with a waist, between two heights of the card. @param {number} top @param {number} bottom */
const cane = (top, bottom) => {
  const middle = (top + bottom) / 2;
  return `M86 ${top}Q93 ${middle} 86 ${bottom}H122Q115 ${middle} 122 ${top}Z`;
};
const ONE = `<path transform="translate(-6 0)" d="${cane(50, 100)}${cane(110, 160)}${cane(170, 220)}M78 62C44 56 26 76 20 110C56 112 78 98 78 62Z" fill="${BAMBOO}" stroke="${BAMBOO}" stroke-width="8" stroke-linejoin="round"/>`;
const FOUR = `<path d="M110 50L38 162H158M120 112V218" fill="none" stroke="${SEAL}" stroke-width="32" stroke-linecap="round" stroke-linejoin="round"/>`;

/** @param {string} place @param {string} picture */
const card = (place, picture) =>
  `<g transform="${place}"><rect x="-6" y="16" width="202" height="266" rx="34" fill="${SHADE}"/><rect y="10" width="190" height="264" rx="30" fill="${EDGE}"/><rect width="190" height="264" rx="30" fill="${FACE}"/>${picture}</g>`;
const CARDS =
  card('translate(174 260) rotate(-6) translate(-95 -137)', ONE) +
  card('translate(336 255) rotate(6) translate(-95 -137)', FOUR);

/**
 * @param {number} corner the ground's radius, 0 where the system cuts the shape itself
 * @param {number} scale how large the cards are on it
 */
const icon = (corner, scale) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${corner}" fill="${FELT}"/><g transform="translate(256 256) scale(${scale}) translate(-255 -258)">${CARDS}</g></svg>\n`;

const ROUNDED = icon(112, 1.16);
/** @type {readonly (readonly [file: string, size: number, svg: string])[]} */
const IMAGES = [
  ['pwa-64x64.png', 64, ROUNDED],
  ['pwa-192x192.png', 192, ROUNDED],
  ['pwa-512x512.png', 512, ROUNDED],
  // Systems may cut a maskable icon down to the circle over its middle 80%.
  ['maskable-icon-512x512.png', 512, icon(0, 0.86)],
  ['apple-touch-icon.png', 180, icon(0, 1.12)],
];

mkdirSync(PUBLIC, { recursive: true });
writeFileSync(`${PUBLIC}favicon.svg`, icon(112, 1.24));

const executablePath = findBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const page = await browser.newPage();
for (const [file, size, svg] of IMAGES) {
  const pixels = await page.evaluate(
    async ([source, edge]) => {
      const image = new Image(edge, edge);
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = edge;
      canvas.height = edge;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, edge, edge);
      return [...(context?.getImageData(0, 0, edge, edge).data ?? [])];
    },
    /** @type {const} */ ([svg, size]),
  );
  const png = paletted(size, size, pixels);
  writeFileSync(PUBLIC + file, png);
  stdout.write(`${file} ${png.length} bytes\n`);
}
await browser.close();
