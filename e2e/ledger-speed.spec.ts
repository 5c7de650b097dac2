/** A long evening is as quick as a short one: a game of a thousand hands among two hundred others. */
import { availableParallelism, loadavg } from 'node:os';
import type { Locator } from 'playwright/test';
import { report } from './fixtures.ts';
import { theGame, withHands, writeGames } from './ledger-seed.ts';
import { expect, test } from './ledger-table.ts';

test.setTimeout(180_000);

/** What an idle machine reaches, in milliseconds. */
const BOARD = 200;
const RECORD = 100;
/** A shared machine is slower, the more so the busier it is. */
const SLACK = 5;
const crowd = (): number => SLACK * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
const listed = (numbers: readonly number[]): string => numbers.map((number) => Math.round(number)).join(' ');

/** Taps, and waits until the frame is over that first shows `selector` with such a text; all in the page, in milliseconds. */
const timed = (control: Locator, selector: string, text: string): Promise<number> =>
  control.evaluate(
    (element, [wanted = '', words = '']) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = (): void => {
          const found = [...document.querySelectorAll(wanted)].some((one) => one.textContent?.includes(words));
          if (!found) {
            requestAnimationFrame(look);
            return;
          }
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(null);
        };
        (element as HTMLElement).click();
        requestAnimationFrame(look);
      }),
    [selector, text],
  );

test('1,000 hands in a game, and 200 games: the board opens and a hand is recorded at once', async ({
  ledger,
  page,
}) => {
  await ledger.startGame(['Ann', 'Ben', 'Cai', 'Dan'], async () => {
    await ledger.unfoldAgreement();
    await page.getByRole('textbox', { name: 'The game ends at' }).fill('1000000');
  });
  await ledger.recordByCards({ winner: 'Ann' }, '[12J=3D] 456D 78D J RRR 5D J F');
  await ledger.recordByTicks({ winner: 'Ben' }, ['Royal Run', 'Sequences Only']);
  await ledger.recordByCredits({ winner: 'Cai' }, 8);
  const model = await theGame(page);
  const day = 86_400_000;
  const start = model.changes[0]?.at ?? day * 1000;
  const others = Array.from({ length: 198 }, (_, at) => withHands(model, `seed-${at}`, 10, start - (at + 2) * day));
  await writeGames(page, [withHands(model, 'seed-long', 1000, start - day), ...others]);

  // The first list reads all games and keeps a summary of each.
  await page.goto('./#/games');
  await page.reload();
  const cards = ledger.main.getByRole('link').filter({ hasText: 'Mhing' });
  await expect(cards).toHaveCount(200, { timeout: 60_000 });

  const list: number[] = [];
  const board: number[] = [];
  const record: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    // Nothing is remembered from before.
    await page.reload();
    await expect(cards).toHaveCount(200, { timeout: 60_000 });
    list.push(
      await timed(ledger.table.tab('Rules'), 'h1', 'Rules').then(() =>
        timed(ledger.table.tab('Games'), 'main li a', 'Mhing'),
      ),
    );
    await expect(cards).toHaveCount(200);
    const long = cards.filter({ hasText: `${(1000 + turn).toLocaleString('en-GB')} hands` });
    board.push(await timed(long, '[aria-label="What happened"]', 'Ann'));
    await ledger.openForm();
    await ledger.sayWon({ winner: 'Ann' });
    await ledger.typeCredits(3);
    await expect(ledger.preview).toContainText('Ann');
    record.push(await timed(ledger.save, '[role=status]', 'is saved'));
    await expect(ledger.hand(1001 + turn)).toBeVisible();
    await page.goBack();
    await expect(cards).toHaveCount(200);
  }
  report(`list of 200 games ${Math.round(median(list))} ms (${listed(list)})`);
  report(`board of 1,000 hands ${Math.round(median(board))} ms (${listed(board)})`);
  report(`recording a hand ${Math.round(median(record))} ms (${listed(record)})`);
  expect(median(board)).toBeLessThan(BOARD * crowd());
  expect(median(record)).toBeLessThan(RECORD * crowd());

  // Settling and statistics over all of them work too.
  await ledger.table.goTo('Players');
  await expect(page.getByText(/200 games · \d/).first()).toBeVisible({ timeout: 60_000 });
});
