/** The hand outlives the browser, other screens, Back, and a phone that is turned. `REPEAT=40` kills more often. */
import { expect, report, test } from './fixtures.ts';
import { MOST, Table } from './table.ts';

const TIMES = Number(process.env.REPEAT ?? 3);

const NINE = [
  ...['1 of Bams', '9 of Bams', '2 of Dots', '5 of Dots', '7 of Dots', '3 of Chars', '3 of Chars', 'East Wind'],
  'Joker',
] as const;

test(`killed when the ninth card is on the screen, nine cards are there again, ${TIMES} times`, async ({
  openPhone,
  site,
}) => {
  test.setTimeout((TIMES + 1) * 45_000);
  let kept = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const phone = await openPhone();
    const table = new Table(phone.page);
    await phone.page.goto(site.url);
    await table.ready();
    if ((await table.cards.count()) > 0) await table.button('Clear').tap();
    await table.tap('Card', ...NINE.slice(0, 8));
    const strike = await phone.aim();
    await table.tapCard(NINE[8]);
    await table.cards.nth(8).waitFor();
    await strike();

    const again = await openPhone();
    const after = new Table(again.page);
    await again.page.goto(site.url);
    await after.ready();
    const held = await after.cards.count();
    if (held === 9) kept += 1;
    else expect(held).toBe(8);
    await again.close();
  }
  report(`${kept} of ${TIMES} kept`);
  expect(kept).toBe(TIMES);
});

test('killed, the whole hand is there: what is laid down, what jokers stand for, flowers and undo', async ({
  openPhone,
  site,
}) => {
  const phone = await openPhone();
  const table = new Table(phone.page);
  await phone.page.goto(site.url);
  await table.ready();
  await table.typeHand('[12J=3D] 456D 78D J F');
  await table.saved();
  await phone.kill();

  const after = new Table((await openPhone()).page);
  await after.page.goto(site.url);
  await after.expectHeld(9, '5 to go');
  await expect(after.card('Joker as 3 of Dots')).toBeVisible();
  await expect(after.flowers).toHaveAccessibleName(/× 1/);
  await after.button('Undo').tap();
  await expect(after.flowers).toHaveCount(0);
});

test('a reload keeps the hand', async ({ table }) => {
  await table.tap('1 of Bams', 'Card', 'Joker', 'Flower');
  await table.saved();
  await table.reload();
  await table.expectCards(['1 of Bams', '2 of Bams', '3 of Bams', 'Joker']);
  await expect(table.flowers).toHaveCount(1);
});

test('other screens and Back keep the hand', async ({ table, page }) => {
  await table.tap('1 of Bams', '4 of Dots');
  await table.goTo('Rules');
  await page.getByRole('link', { name: /^Seven Pairs/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Seven Pairs' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
  await page.goBack();
  await table.expectHeld(6, '8 to go');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
  await table.goTo('Score');
  await table.expectHeld(6, '8 to go');
});

test('leaving the app and coming Back keeps the hand', async ({ table, page }) => {
  await table.tap('1 of Bams', '4 of Dots');
  await table.saved();
  await page.goto('about:blank');
  await page.goBack();
  await table.ready();
  await table.expectHeld(6, '8 to go');
});

test('a phone that is turned keeps the hand, and what was chosen', async ({ table, page }) => {
  await table.tap('1 of Bams', 'Pung', '4 of Dots');
  await page.setViewportSize({ width: 740, height: 360 });
  await table.expectHeld(6, '8 to go');
  await expect(table.mode('Pung')).toBeChecked();
  await table.tapCard('East Wind');
  await page.setViewportSize({ width: 360, height: 740 });
  await table.expectHeld(9, '5 to go');
});

test('two tabs: the one that is opened later has the hand', async ({ table, context }) => {
  await table.paste(MOST);
  await table.saved();
  const other = new Table(await context.newPage());
  await other.open();
  await other.expectTotal('41 credits', '131,072 points');
});

test('two tabs: one in the background, in which nothing was tapped, does not bring its older hand back', async ({
  table,
  context,
}) => {
  await table.tap('1 of Bams');
  await table.saved();
  const other = new Table(await context.newPage());
  await other.open();
  await other.expectCards(['1 of Bams', '2 of Bams', '3 of Bams']);
  await table.tap('Card', 'East Wind');
  await table.saved();
  for (const state of ['hidden', 'visible']) {
    await other.page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  }
  await other.saved();
  await table.reload();
  await table.expectCards(['1 of Bams', '2 of Bams', '3 of Bams', 'East Wind']);
});
