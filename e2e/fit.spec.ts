/**
 * At 320 px with text of twice its size or spaced out, in large cards, and magnified four times, no screen scrolls sideways,
 * nothing is cut, and no button is too small for a thumb.
 */
import type { Page } from 'playwright/test';
import { lookAtEveryScreen, playALittle } from './every-screen.ts';
import { expect, test } from './ledger-table.ts';

test.setTimeout(180_000);

/** What does not fit, as lines: the screen itself, parts beyond its edges, and text that its own box cuts. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    const found: string[] = [];
    const call = (element: Element): string =>
      `${element.localName}.${element.className} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} px wide`);
    const main = document.querySelector('main');
    if (main && main.scrollWidth > main.clientWidth) found.push(`the screen is ${main.scrollWidth} px wide`);
    for (const element of document.querySelectorAll<HTMLElement>('main *, nav *, dialog *')) {
      const style = getComputedStyle(element);
      const { left, right, width, height } = element.getBoundingClientRect();
      // What only screen readers get is a pixel large; what is not drawn has no size.
      if (width <= 1 || height <= 1 || element instanceof SVGElement) continue;
      if (element.closest('details:not([open]) > :not(summary)')) continue;
      if (element.matches('button, summary, select') && Math.min(width, height) < 24)
        found.push(`small: ${call(element)}`);
      // What is wider than its parts is told once.
      if (element.parentElement && element.parentElement.getBoundingClientRect().right > innerWidth + 0.5) continue;
      const scroller = element.parentElement?.closest('ul, pre');
      const scrolls = scroller && getComputedStyle(scroller).overflowX === 'auto';
      if (!scrolls && (left < -0.5 || right > innerWidth + 0.5)) found.push(`beyond the edge: ${call(element)}`);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || element instanceof HTMLSelectElement || style.display === 'inline') continue;
      const around = element.parentElement?.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      const sticksOut = around && style.position === 'static' && (top < around.top - 3 || bottom > around.bottom + 3);
      if (sticksOut) found.push(`sticks out of its place: ${call(element)}`);
      const wide = element.scrollWidth > element.clientWidth + 1;
      const high = element.scrollHeight > element.clientHeight + 4 && style.overflowY !== 'visible';
      // An ellipsis says that there is more, and the whole is told elsewhere.
      if ((wide && style.textOverflow !== 'ellipsis') || high) found.push(`cut: ${call(element)}`);
    }
    return found;
  });

const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

for (const [what, height, style, large] of [
  ['', 568, '', false],
  [' with text of twice its size', 568, 'html { font-size: 200% }', false],
  [' with text spaced out', 568, SPACED, false],
  // As a window of 1280 × 1024 px at 400 % is.
  [' on a page magnified four times', 256, '', false],
  [' with large cards', 568, '', true],
] as const) {
  test(`at 320 px${what} nothing is cut on any screen`, async ({ ledger, page }) => {
    await playALittle(ledger);
    if (large) {
      await ledger.table.goTo('Settings');
      await page.getByRole('switch', { name: 'Large cards' }).tap();
    }
    await page.setViewportSize({ width: 320, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await lookAtEveryScreen(ledger, async (screen) => {
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, style);
      expect.soft(await misfits(page), screen).toEqual([]);
    });
  });
}

test('with reduced motion nothing moves on any screen', async ({ ledger, page }) => {
  await playALittle(ledger);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await lookAtEveryScreen(ledger, async (screen) => {
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after', '::backdrop'].flatMap((pseudo) => {
          const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(
            element,
            pseudo || undefined,
          );
          const lasts = (times: string): boolean => times.split(',').some((time) => Number.parseFloat(time) > 0);
          const moves = (animationName !== 'none' && lasts(animationDuration)) || lasts(transitionDuration);
          return moves || scrollBehavior === 'smooth' ? [`${element.localName}.${element.className}${pseudo}`] : [];
        }),
      ),
    );
    expect.soft(moving, screen).toEqual([]);
  });
});
