/** Colors that the reader chooses, and more contrast: what is said, chosen, dead or focused stays to be seen. */
import type { Locator, Page } from 'playwright/test';
import { findings } from './axe.ts';
import { lookAtEveryScreen, playALittle } from './every-screen.ts';
import { expect, test } from './ledger-table.ts';

test.setTimeout(180_000);

/**
 * Text that cannot be read where colors are forced. The browser lays a plate of the page's ground under text, so that
 * what is written has to stand out from that, whatever the control's own ground; where a part sees to its colors itself
 * there is no plate, and its own ground counts.
 */
const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const brightness = (color: string): number => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const groundOf = (element: Element): string => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!/^rgba.*, 0\)$/.test(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const page = getComputedStyle(document.body).backgroundColor;
    return [...document.querySelectorAll('main *, nav *, dialog *')].flatMap((element) => {
      const text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!text || element.getBoundingClientRect().width <= 1) return [];
      const { color, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
        forcedColorAdjust: string;
      };
      const ground = forcedColorAdjust === 'none' ? groundOf(element) : page;
      return Math.abs(brightness(color) - brightness(ground)) < 60
        ? [`${element.localName} “${element.textContent?.slice(0, 40)}”: ${color} on ${ground}`]
        : [];
    });
  });

test('with forced colors every text can be read on every screen', async ({ ledger, page }) => {
  await playALittle(ledger);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    await lookAtEveryScreen(ledger, async (screen) => {
      expect.soft(await unreadable(page), `${screen}, ${colorScheme}`).toEqual([]);
    });
  }
});

test('with more contrast text has 7:1 on every screen, in both themes', async ({ ledger, page }) => {
  await playALittle(ledger);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme, reducedMotion: 'reduce' });
    await lookAtEveryScreen(ledger, async (screen) => {
      expect.soft(await findings(page, ['color-contrast-enhanced']), `${screen}, ${colorScheme}`).toEqual([]);
    });
  }
});

const look = (place: Locator) =>
  place.evaluate((element) => {
    const { backgroundColor, borderStyle, borderWidth, borderColor, outlineStyle, outlineWidth, opacity } =
      getComputedStyle(element);
    return {
      backgroundColor,
      border: `${borderStyle} ${borderWidth} ${borderColor}`,
      outlineStyle,
      outlineWidth,
      opacity,
    };
  });

test('with forced colors what is chosen, dead, switched on or lit looks different, and the focus shows on each', async ({
  table,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const modes = table.pad.locator('label');
  const chosen = modes.filter({ hasText: 'Chow' });
  expect((await look(chosen)).backgroundColor).not.toBe(
    (await look(modes.filter({ hasText: 'Pung' }))).backgroundColor,
  );
  await table.mode('Chow').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  const focused = await look(chosen);
  expect(focused.outlineStyle).toBe('solid');
  expect(Number.parseFloat(focused.outlineWidth)).toBeGreaterThanOrEqual(2);
  expect(focused.backgroundColor).toBe((await look(chosen)).backgroundColor);

  const face = (name: string): Locator => table.key(name).locator('svg');
  expect((await look(face('9 of Bams'))).border).toContain('dashed');
  expect((await look(face('1 of Bams'))).border).toContain('solid');

  const track = table.laidDown.locator('span');
  const off = await look(track);
  await table.laidDown.press('Space');
  await expect(table.laidDown).toBeChecked();
  expect((await look(track)).backgroundColor).not.toBe(off.backgroundColor);
  await table.laidDown.press('Space');

  await table.typeHand('[12J=3D] 456D 78D J RRR 5D J F');
  const line = table.item('Royal Run').locator('..');
  const before = await look(line);
  await table.item('Royal Run').press('Enter');
  await expect(table.item('Royal Run')).toHaveAttribute('aria-pressed', 'true');
  expect((await look(line)).border).not.toBe(before.border);
  await expect(table.hand.locator('[data-dim]').first()).toHaveCSS('border-top-style', 'dashed');
});
