/**
 * The main screens as they were when somebody last looked at them and found them good: `e2e/looks/`. A change that is meant
 * takes the pictures anew: `npm test -- e2e looks --update-snapshots`, and commits them once they have been looked at.
 */
import type { Page } from 'playwright/test';
import { expect, test } from './rules-table.ts';

/** Of the letters that the pictures were taken with: another font moves every line, and says nothing about the app. */
const LETTERS = '1619.3 1674.5 1674.5';

const lettersOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const widths = ['400', '600', '700'].map((weight) => {
      const sample = document.createElement('span');
      sample.style.cssText = `position:absolute;white-space:nowrap;font-size:100px;font-weight:${weight}`;
      sample.textContent = 'Hamburgefonstiv 0123456789 −£×';
      document.body.append(sample);
      const { width } = sample.getBoundingClientRect();
      sample.remove();
      return width.toFixed(1);
    });
    return widths.join(' ');
  });

test.describe.configure({ mode: 'serial' });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the main screens look as they did: ${colorScheme}`, async ({ evening, page }) => {
    test.slow();
    const letters = await lettersOf(page);
    test.skip(
      letters !== LETTERS,
      `The pictures were taken with other letters (${LETTERS}) than this machine has (${letters}).`,
    );
    await page.clock.setFixedTime('2026-11-29T20:05:00');
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    const look = (name: string): Promise<void> =>
      expect.soft(page).toHaveScreenshot(`${name}-${colorScheme}.png`, { maxDiffPixelRatio: 0.01, scale: 'css' });
    const { table } = evening;

    await table.reload();
    await look('empty');
    await table.typeHand('123B 456D 789C RRR J');
    await expect(table.waits.first()).toBeVisible();
    await look('one-card-short');
    await table.button('Clear').tap();
    await table.typeHand('[12J=3D] 456D 78D J RRR 5D J F');
    await expect(table.breakdown).toBeVisible();
    await look('score');
    await evening.play('Hong Kong');
    await table.enterText('[789C] [2222B] (5555D) 34B 99C 2F 1Y + 5B');
    await expect(table.breakdown).toBeVisible();
    await look('hong-kong');
    await evening.play('Mhing');

    await evening.startGame(['Ann', 'Ben', 'Cai']);
    await evening.recordByCredits({ winner: 'Ann' }, 9);
    await evening.recordByTicks({ winner: 'Ben' }, ['Royal Run', 'Sequences Only']);
    await evening.recordByCredits({ winner: 'Ben' }, 7);
    await page.reload();
    await evening.expectBoard();
    await look('board');
    await evening.openMenu('Settle up');
    await expect(page.getByRole('heading', { name: /payments? settles? it/ })).toBeVisible();
    await look('settle');
    await evening.toGames();
    await look('games');
    for (const screen of ['Rules', 'Settings', 'More'] as const) {
      await table.goTo(screen);
      await look(screen.toLowerCase());
    }
  });
}
