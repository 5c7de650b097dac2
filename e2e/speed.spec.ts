/** From a tap to the score on the screen, and from a reload to a pad that takes taps, on a slow phone. */
import { availableParallelism, loadavg } from 'node:os';
import type { Page } from 'playwright/test';
import { expect, offlineReady, report, test } from './fixtures.ts';
import { KEY_NAMES } from './table.ts';

test.use({ serviceWorkers: 'allow' });

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
const round = (numbers: readonly number[]): string => numbers.map((number) => Math.round(number)).join(' ');

/** How many times over this machine is busy with other things: figures are for one that is not. */
const crowd = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/** Machines that only run tests are slower by this than what a phone is compared with; a slip of scale shows all the same. */
const SLACK = 4;

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

test('tap to score, with the CPU slowed six times', async ({ table, page }) => {
  test.slow();
  // From the moment of the touch to the first moment after the frame that shows what came of it.
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const noteNextFrame = ({ timeStamp }: Event): void => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    };
    document.addEventListener('click', noteNextFrame, { capture: true });
  });
  await table.tap('Card');
  await slowDown(page, 6);
  const taps = ['Joker', 'Joker', 'Joker', 'Joker', '1 of Bams', '2 of Bams', '4 of Dots', '5 of Dots', '6 of Dots'];
  taps.push('7 of Chars', '8 of Chars', 'Red Dragon', 'Red Dragon');
  const toScore: number[] = [];
  const all: number[] = [];
  for (let hand = 1; hand <= 3; hand += 1) {
    await page.evaluate(() => {
      (window as unknown as { times: number[] }).times.length = 0;
    });
    await table.tap(...taps);
    await table.tapCard('Flower');
    await table.tapCard('5 of Dots');
    await expect(table.breakdown).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { times: number[] }).times.length))
      .toBeGreaterThan(taps.length + 1);
    const times = await page.evaluate(() => [...(window as unknown as { times: number[] }).times]);
    all.push(...times);
    toScore.push(times[taps.length + 1] ?? Number.POSITIVE_INFINITY);
    await table.button('Next hand').tap();
    await table.tap('Card');
  }
  report(`tap to score ${Math.round(median(toScore))} ms (${round(toScore)})`);
  report(`any tap ${Math.round(median(all))} ms, at worst ${Math.round(Math.max(...all))} ms`);
  expect(KEY_NAMES).toEqual(expect.arrayContaining(taps));
  expect(median(toScore)).toBeLessThan(150 * SLACK * crowd());
  expect(median(all)).toBeLessThan(150 * SLACK * crowd());
});

for (const rules of ['Mhing', 'MCR'] as const) {
  test(`reload without a network, with the CPU slowed four times: ${rules}`, async ({ table, page, site }) => {
    test.slow();
    await page.getByRole('combobox', { name: 'Rules' }).selectOption({ label: rules });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(rules);
    await table.tap('1 of Bams');
    await table.saved();
    await offlineReady(page);
    await site.stop();
    await slowDown(page, 4);
    // When the pad is there to be tapped, in milliseconds since the reload began.
    await page.addInitScript(() => {
      const look = (): void => {
        const key = [...document.querySelectorAll('button')].find((button) => button.ariaLabel === '9 of Chars');
        // Drawn keys that do nothing yet do not count.
        if (key && !('waiting' in document.documentElement.dataset))
          document.documentElement.dataset.usable = String(Math.round(performance.now()));
        else requestAnimationFrame(look);
      };
      look();
    });
    const times: number[] = [];
    for (let turn = 1; turn <= 5; turn += 1) {
      await table.reload();
      await expect(page.locator('html')).toHaveAttribute('data-usable', /\d/);
      times.push(Number(await page.locator('html').getAttribute('data-usable')));
      await table.expectHeld(3, '11 to go');
    }
    report(`usable after ${median(times)} ms (${round(times)})`);
    expect(median(times)).toBeLessThan(2500 * crowd());
  });
}
