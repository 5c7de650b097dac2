/** What axe, an accessibility checker, has to say about the screen as it is now. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { expect } from './fixtures.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** What turning the phone can change. */
const OF_SIZE = ['target-size', 'scrollable-region-focusable', 'region'];
/** What a theme can change. */
const OF_COLOR = ['color-contrast', 'link-in-text-block'];

const UPRIGHT = { width: 360, height: 740 };
const ON_ITS_SIDE = { width: 667, height: 375 };

/** Findings as lines that say what, where first, and how often. */
export async function findings(page: Page, runOnly: readonly string[]): Promise<string[]> {
  // Once for each page: handing it over takes longer than the whole examination.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (runOnly) => {
    // Two frames, for what the page does about a new size.
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    const examine = (window as unknown as { axe: typeof axe }).axe.run;
    const { violations } = await examine(document, { runOnly: [...runOnly], resultTypes: ['violations'] });
    return violations.map(({ id, nodes: [first, ...more] }) => {
      return `${id}, ${1 + more.length} times: ${first?.html.slice(0, 160)} ${first?.failureSummary}`;
    });
  }, runOnly);
}

/**
 * Expects no finding upright and on its side, and none about colors in the dark; `state` is what the report calls the
 * screen. The test goes on to its next state where there is one, and leaves the phone upright and light.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Colors on their way from one to another would be measured halfway.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNone(page, TAGS, `${state}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNone(page, OF_COLOR, `${state}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(ON_ITS_SIDE);
  await expectNone(page, OF_SIZE, `${state}, on its side`);
  await page.setViewportSize(UPRIGHT);
}

const expectNone = async (page: Page, runOnly: readonly string[], state: string): Promise<void> =>
  expect.soft(await findings(page, runOnly), state).toEqual([]);
