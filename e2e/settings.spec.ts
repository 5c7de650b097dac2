/** What a table of players chooses: the score and the payments follow, and it is still so after a reload. */
import { expect, test } from './fixtures.ts';
import { readRecords, writeRecords } from './ledger-seed.ts';
import { NO_CREDITS, type Table } from './table.ts';

const TWO_WINDS = 'NNN EEE 123B 456D 99C';
/** 9 credits, 64 points. */
const SIXTY_FOUR = '[12J=3D] 456D 78D J RRR 5D J F';

const scheme = (table: Table) => table.page.getByRole('combobox', { name: 'How you pay' });

test('a house rule changes the score, and the breakdown names it', async ({ table }) => {
  await table.paste(TWO_WINDS);
  await table.expectTotal('2 credits', '4 points');
  await expect(table.breakdown.getByText('House rules')).toBeHidden();
  await table.goTo('Settings');
  await expect(table.told('As in the rulebook')).toBeVisible();
  await table.choose('Elements of one group', 'Once a hand');
  await expect(table.told('1 of your own')).toBeVisible();
  await table.goTo('Score');
  await table.expectTotal('1 credit', '2 points');
  await expect(table.breakdown.getByText('House rules: Elements of one group: Once a hand')).toBeVisible();
  await table.saved();
  await table.reload();
  await table.expectTotal('1 credit', '2 points');
  await table.goTo('Settings');
  await table.button('Back to the rulebook').tap();
  await table.goTo('Score');
  await table.expectTotal('2 credits', '4 points');
});

test('a least hand to win makes a smaller one void, and says how much is missing', async ({ table }) => {
  await table.goTo('Settings');
  await table.choose('Least hand to win', '3 credits without flowers');
  await table.goTo('Score');
  await table.paste(`${TWO_WINDS} FFF`);
  const problem = /It may not win: it takes 3 credits without flowers, and this hand has 2/;
  await expect(table.shown(problem)).toBeVisible();
  await expect(table.told(problem)).toHaveCount(1);

  // A hand for nothing wins too, but not at this table.
  await table.paste(NO_CREDITS);
  await expect(table.shown('It may not win: it takes 3 credits, and this hand has 0 credits.')).toBeVisible();
  await expect(table.breakdown.getByText(/a plain hand wins too/)).toHaveCount(0);
});

test('without jokers there is no key for them, and a hand that has one says so', async ({ table }) => {
  await table.goTo('Settings');
  await table.choose('Jokers', 'None');
  await table.goTo('Score');
  await expect(table.key('Flower')).toBeVisible();
  await expect(table.key('Joker')).toBeHidden();
  await table.paste('123B J');
  await expect(table.shown('This game is played without jokers.')).toBeVisible();
});

test.describe('in the United States', () => {
  test.use({ locale: 'en-US' });

  test('each money scheme says what everyone pays, and is kept', async ({ table }) => {
    await table.paste(SIXTY_FOUR);
    await table.expectTotal('9 credits', '64 points');
    await expect(table.shown('Each other player pays 60¢')).toBeVisible();
    for (const [name, payment] of [
      ['Betting table', 'Each other player pays 50¢'],
      ['Chips', 'Each other player pays two 32s'],
      ['Penny a point', 'Each other player pays 60¢'],
      ['No money', null],
    ] as const) {
      await table.goTo('Settings');
      await scheme(table).selectOption({ label: name });
      await table.goTo('Score');
      if (payment) await expect(table.shown(payment)).toBeVisible();
      else await expect(table.shown(/pays/)).toHaveCount(0);
      await table.saved();
      await table.reload();
      await table.expectTotal('9 credits', '64 points');
      if (payment) await expect(table.shown(payment)).toBeVisible();
      else await expect(table.shown(/pays/)).toHaveCount(0);
    }
  });

  test('the discarder pays double', async ({ table }) => {
    await table.paste(SIXTY_FOUR);
    await table.goTo('Settings');
    await table.choose('Whoever discards', 'Pays double');
    await table.goTo('Score');
    await expect(table.shown('The discarder pays $1.20, each other player 60¢')).toBeVisible();
    await table.goTo('Settings');
    await table.choose('Players at the table', '2');
    await table.goTo('Score');
    await expect(table.shown('The discarder pays $1.20')).toBeVisible();
    await expect(table.shown('each other player')).toHaveCount(0);
  });
});

test('a limit is taken, and one out of range is said and not taken', async ({ table, page }) => {
  await table.paste(SIXTY_FOUR);
  await table.goTo('Settings');
  const limit = page.getByRole('textbox', { name: 'Penny a point, at most' });
  await limit.fill('0.40');
  await limit.blur();
  await table.goTo('Score');
  await expect(table.shown('Each other player pays 40p')).toBeVisible();
  await table.goTo('Settings');
  await limit.fill('0');
  await limit.blur();
  await expect(limit).toHaveAttribute('aria-invalid', 'true');
  await expect(table.told(/Please choose from/)).toBeVisible();
  await table.goTo('Score');
  await expect(table.shown('Each other player pays 40p')).toBeVisible();
});

test('another currency', async ({ table, page }) => {
  await table.paste(SIXTY_FOUR);
  await table.goTo('Settings');
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await table.goTo('Score');
  await expect(table.shown('Each other player pays €0.60')).toBeVisible();
});

test('the theme is the chosen one, at once and at the next start, before anything is drawn', async ({
  table,
  page,
}) => {
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await table.goTo('Settings');
  await table.choose('Theme', 'Dark');
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await table.saved();
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.body || 'waiting' in document.documentElement.dataset) return;
      sessionStorage.setItem('first', getComputedStyle(document.body).backgroundColor);
      seen.disconnect();
    });
    seen.observe(document, { childList: true, attributes: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await page.evaluate(() => sessionStorage.getItem('first'))).toBe(dark);
  await table.choose('Theme', 'As the phone');
  await expect.poll(ground).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).toBe(dark);
});

test('settings that cannot be read are put aside, and it is said that it was they, not the hand', async ({
  table,
  page,
}) => {
  await table.tap('1 of Bams');
  await table.saved();
  const broken = { version: 1, rules: 'mhing', theme: 'pink' };
  await writeRecords(page, [{ key: 'settings', record: broken }]);
  await table.reload();
  await expect(table.told(/^Your settings could not be read/)).toBeVisible();
  await table.expectCards(['1 of Bams', '2 of Bams', '3 of Bams']);
  await table.goTo('Settings');
  await table.choose('Theme', 'Dark');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(table.told(/could not be read/)).toHaveCount(0);
  expect(await readRecords(page, 'aside:')).toMatchObject([{ record: { of: 'settings', record: broken } }]);
});
