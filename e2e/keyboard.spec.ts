/** The whole way by keyboard alone: every control is reached, seen to have the focus, and works. */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

interface Focus {
  readonly name: string;
  readonly ring: boolean;
  /** Whether something else covers its middle. */
  readonly covered: boolean;
}

/** What has the focus now; null where nothing has. */
function focused(page: Page): Promise<Focus | null> {
  return page.evaluate(async () => {
    // What got the focus is scrolled to in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const shown = element instanceof HTMLInputElement && element.type === 'radio' ? element.closest('label') : element;
    const rings = [element, shown].map((part) => {
      const style = part && getComputedStyle(part);
      return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    });
    const box = (shown ?? element).getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {
      name: element.getAttribute('aria-label') ?? (shown?.textContent ?? '').trim(),
      ring: rings.some(Boolean),
      covered: !(hit && (shown?.contains(hit) || hit.contains(shown))),
    };
  });
}

/** Tab until a control has the focus; says what the page went through. */
async function tabTo(page: Page, name: string): Promise<Focus[]> {
  const passed: Focus[] = [];
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await focused(page);
    if (!focus) continue;
    passed.push(focus);
    if (focus.name === name) return passed;
  }
  throw new Error(`Tab does not lead to ${name}, only to ${passed.map((focus) => focus.name).join(', ')}`);
}

const faults = (passed: readonly Focus[]): readonly Focus[] => passed.filter(({ ring, covered }) => !ring || covered);

test('a hand from the first card to the next hand, by Tab, arrows and Enter', async ({ table, page }) => {
  const passed = await tabTo(page, '1 of Bams');
  expect(faults(passed)).toEqual([]);
  for (let set = 1; set <= 4; set += 1) await page.keyboard.press('Enter');
  await table.expectHeld(12, '2 to go');
  for (let step = 1; step <= 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(table.key('5 of Bams')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(table.key('5 of Dots')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await table.expectTotal('33 credits', '16,384 points');

  // Tab goes on where the pad was, and does not begin the page anew.
  const toItem = await tabTo(page, 'The rule: Identical Double Sequence');
  expect(toItem.length).toBeLessThan(8);
  expect(faults(toItem)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(table.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table.button('The rule: Identical Double Sequence')).toBeFocused();

  const toNext = await tabTo(page, 'Next hand');
  expect(faults(toNext)).toEqual([]);
  await page.keyboard.press('Enter');
  await table.expectHeld(0, '14 to go');
});

test('modes, laid down, and the question of the joker', async ({ table, page }) => {
  await tabTo(page, 'Chow');
  await page.keyboard.press('ArrowLeft');
  await expect(table.mode('Card')).toBeChecked();
  await tabTo(page, 'Laid down');
  await page.keyboard.press('Space');
  await expect(table.laidDown).toBeChecked();
  await table.key('2 of Bams').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await table.key('Joker').focus();
  await page.keyboard.press('Enter');
  await expect(table.dialog).toBeVisible();
  await tabTo(page, '2 of Bams, 3 of Bams, Joker as 4 of Bams');
  await page.keyboard.press('Enter');
  await expect(table.card('Joker as 4 of Bams')).toBeVisible();
  await expect(table.key('Joker')).toBeFocused();
});

test('every stop on every screen shows the focus, and nothing covers it', async ({ table, page }) => {
  test.slow();
  for (const screen of ['Score', 'Games', 'Rules', 'Settings', 'Help'] as const) {
    await table.goTo(screen);
    // The heading takes the focus once the screen is there; Tab goes on from it.
    if (screen !== 'Score') await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const passed: Focus[] = [];
    for (let step = 0; step < 75; step += 1) {
      await page.keyboard.press('Tab');
      const focus = await focused(page);
      if (focus) passed.push(focus);
      if (passed.length > 4 && focus?.name === passed[0]?.name) break;
    }
    expect(passed.length, screen).toBeGreaterThan(4);
    expect(faults(passed), screen).toEqual([]);
  }
});

test('a dead key keeps the focus', async ({ table, page }) => {
  await table.key('8 of Bams').focus();
  await page.keyboard.press('Enter');
  await table.expectHeld(0, '14 to go');
  await expect(table.key('8 of Bams')).toBeFocused();
});

test('keys that mean something by themselves can be switched off', async ({ table, page }) => {
  await table.goTo('Settings');
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
  await table.goTo('Score');
  await page.keyboard.type('123B?');
  await table.key('1 of Bams').press('Enter');
  await table.expectHeld(3, '11 to go');
  await page.keyboard.press('Control+z');
  await table.expectHeld(0, '14 to go');
  await table.goTo('Rules');
  await page.keyboard.press('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a question mark opens the help', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: '1 of Bams' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused();
});

test('whoever is quicker than a new screen keeps the focus', async ({ table, page }) => {
  await table.goTo('More');
  const kept = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const inTime = new MutationObserver(() => {
          const link = document.querySelector<HTMLElement>('main a[href="#/about"]');
          if (!link) return;
          inTime.disconnect();
          link.focus();
          let frames = 0;
          const look = (): void => {
            frames += 1;
            if (frames < 6) requestAnimationFrame(look);
            else resolve(document.activeElement === link);
          };
          look();
        });
        location.hash = '#/';
        addEventListener(
          'hashchange',
          () => {
            inTime.observe(document.body, { childList: true, subtree: true });
            location.hash = '#/more';
          },
          { once: true },
        );
      }),
  );
  expect(kept).toBe(true);
});
