/** The rules at the point of use: live examples, links, switches, tables, finding, and the card on paper. */
import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './rules-table.ts';
import { NO_CREDITS, type Table } from './table.ts';

const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });
const games = (page: Page): Locator => page.getByRole('group', { name: 'Rules of' });
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Find a rule' });

/** As somebody does who was sent a link: the app starts there. */
async function openLink(page: Page, hash: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`./#/${hash}`);
}

/** The screens keep to a narrow phone. */
async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await page.evaluate(() => (document.querySelector('main')?.scrollWidth ?? 0) <= innerWidth)).toBe(true);
}

const examples = (page: Page): Locator => page.getByRole('button', { name: /Score this hand/ });

test.describe('examples', () => {
  test('one opens in the picker; the hand that lay there is one undo away', async ({ table, page }) => {
    await table.paste(NO_CREDITS);
    await table.goTo('Rules');
    await page.getByRole('link', { name: /^Royal Run/ }).tap();
    await examples(page).first().tap();
    await table.expectTotal('5 credits', '32 points');
    await page.keyboard.press('Control+z');
    await expect(table.figures).toHaveText(/0\s*credits/);
    await page.keyboard.press('Control+y');
    await table.expectTotal('5 credits', '32 points');
  });

  test('a counter-example opens from the rule over the score, which closes', async ({ table, page }) => {
    await table.paste('123D 456D 789D NNN 22B');
    await table.breakdown.getByRole('button', { name: 'The rule: Royal Run' }).tap();
    await examples(page).last().tap();
    await expect(table.dialog).toBeHidden();
    await expect(table.item('Royal Run')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(table.item('Royal Run')).toBeVisible();
  });

  test('one of another game brings its rules and how it was won; Undo takes all of that back', async ({
    evening,
    page,
  }) => {
    const { table } = evening;
    await table.paste(NO_CREDITS);
    await expect(table.figures).toHaveText(/0\s*credits/);
    await table.saved();
    await openLink(page, 'rules/hongkong/kongReplacement');
    await examples(page).first().tap();
    await expect(evening.heading).toHaveText('Hong Kong');
    await expect(evening.candidate('8 of Chars')).toHaveAttribute('aria-pressed', 'true');
    await evening.unfoldEvents();
    await expect(evening.event('Replacement for a Kong')).toBeChecked();
    await page.keyboard.press('Control+z');
    await expect(evening.heading).toHaveText('Mhing');
    await expect(table.figures).toHaveText(/0\s*credits/);
  });

  test('while a hand is scored for a game, those of other games are only shown', async ({ ledger, table, page }) => {
    await ledger.startGame(['Ann', 'Ben']);
    await ledger.openForm();
    await ledger.sayWon({ winner: 'Ann' });
    await ledger.toCards();
    await table.saved();
    await openLink(page, 'rules/mcr/pureStraight');
    await expect(page.getByText('first finish the hand of your game').first()).toBeVisible();
    await expect(examples(page)).toHaveCount(0);
    await openLink(page, 'rules/mhing/royalRun');
    await examples(page).first().tap();
    await table.expectTotal('5 credits', '32 points');
    await expect(table.button('Use this hand for Ann')).toBeVisible();
  });

  test('the same tiles won otherwise are a step too', async ({ evening, page }) => {
    await openLink(page, 'rules/hongkong/selfPick');
    await examples(page).first().tap();
    const drawn = page.getByRole('radio', { name: 'Drawn' });
    await expect(drawn).toBeChecked();
    await evening.table.saved();
    await openLink(page, 'rules/hongkong/selfPick');
    await examples(page).last().tap();
    await expect(drawn).not.toBeChecked();
    await expect(evening.heading).toHaveText('Hong Kong');
    await page.keyboard.press('Control+z');
    await expect(drawn).toBeChecked();
  });
});

test.describe('links', () => {
  test('one to another game shows that rule, and the table plays on as before', async ({ table, page }) => {
    await openLink(page, 'rules/mcr/nineGates');
    await expect(heading(page, 'Nine Gates')).toBeVisible();
    await expect(page.getByText('88 points')).toBeVisible();
    await page.getByRole('link', { name: 'Back: Rules: MCR' }).tap();
    await expect(games(page).getByRole('radio', { name: 'MCR' })).toBeChecked();
    await table.goTo('Score');
    await expect(heading(page, 'Mhing')).toBeVisible();
    await table.goTo('Rules');
    await expect(games(page).getByRole('radio', { name: 'Mhing' })).toBeChecked();
  });

  test('as they once were they still lead to the rule', async ({ page }) => {
    await openLink(page, 'rules/royalRun');
    await expect(heading(page, 'Royal Run')).toBeVisible();
  });

  test('reading the rules of another game is a link of its own', async ({ table, page }) => {
    await table.goTo('Rules');
    await games(page).locator('label').filter({ hasText: 'Hong Kong' }).tap();
    await expect(page).toHaveURL(/#\/rules\/hongkong$/);
    await expect(page.getByRole('link', { name: /^The Great Scholars/ })).toBeVisible();
  });

  test('one to a ruling goes to it', async ({ page }) => {
    await openLink(page, 'rules/mcr/C17');
    const ruling = page.locator('[data-here]');
    await expect(ruling).toContainText('Do flowers help to reach 8 points?');
    await expect(ruling).toBeFocused();
    await expect(ruling).toBeInViewport();
  });

  test('back from a rule, the list stands where it was, with what was looked for', async ({ table, page }) => {
    await table.goTo('Rules');
    await search(page).fill('run');
    const link = page.getByRole('link', { name: /^Broken Royal Run/ });
    await link.tap();
    await expect(heading(page, /^Broken Royal Run/)).toBeFocused();
    await page.goBack();
    await expect(search(page)).toHaveValue('run');
    await expect(link).toBeFocused();
  });

  test('a recorded hand leads from each line to its rule, and back', async ({ ledger, page }) => {
    await ledger.startGame(['Ann', 'Ben']);
    await ledger.recordByCards({ winner: 'Ann' }, '123D 456D 789D NNN 22B');
    await ledger.openHand(1);
    await page.getByRole('link', { name: 'The rule: Royal Run' }).tap();
    await expect(heading(page, 'Royal Run')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Hand 1')).toBeVisible();
  });
});

test.describe('switches under rulings', () => {
  const jokers = (page: Page): Locator => page.getByRole('link', { name: /^Jokers:/ });

  test('each says its value and leads to it in Settings', async ({ table, page }) => {
    await table.goTo('Rules');
    await expect(jokers(page)).toHaveText('Jokers: 6 in the deck');
    await jokers(page).tap();
    await expect(heading(page, 'Settings')).toBeVisible();
    const row = page.locator('[data-here]');
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
    await row.locator('label').filter({ hasText: 'None' }).tap();
    await page.goBack();
    await expect(jokers(page)).toHaveText('Jokers: None');
  });

  test('of a game that is not played, Settings say where it is', async ({ page }) => {
    await openLink(page, 'rules/mcr/C17');
    await page.getByRole('link', { name: /^Least hand to win/ }).tap();
    await expect(page.getByText('That house rule belongs to MCR.')).toBeVisible();
    await page.getByRole('group', { name: 'Game' }).locator('label').filter({ hasText: 'MCR' }).tap();
    await expect(page.locator('[data-here]')).toContainText('Least hand to win');
    await expect(page.locator('[data-here]')).toBeFocused();
  });
});

test('tables tell who pays what, by the rules of the table', async ({ table, page }) => {
  await table.goTo('Rules');
  for (const name of ['11 and up £1.00', '5–7 25p', '20–22 eight 128s', '41 and up 131,072']) {
    await expect(page.getByRole('row', { name }).first()).toBeVisible();
  }
  await openLink(page, 'rules/hongkong');
  await expect(page.getByRole('row', { name: 'On a discard 2 × P P' })).toBeVisible();
  await expect(page.getByRole('row', { name: '3 16 8 16' })).toBeVisible();
  await openLink(page, 'rules/mcr');
  await expect(page.getByRole('row', { name: 'On a discard 8 + P 8' })).toBeVisible();
  await expect(page.getByText('With your table’s house rules')).toHaveCount(0);
});

test('values and payments are those of the house rules', async ({ evening, page }) => {
  const { table } = evening;
  await table.goTo('Settings');
  await table.choose('Whoever discards', 'Pays double');
  await table.goTo('Rules');
  await expect(page.getByRole('row', { name: '5–7 50p 25p' })).toBeVisible();

  await table.goTo('Score');
  await evening.play('MCR');
  await table.goTo('Settings');
  await table.choose('Two Concealed Kongs', '6 points');
  await table.goTo('Rules');
  const kongs = page.getByRole('link', { name: /^Two Concealed Kongs Two Kongs/ });
  await expect(kongs).toHaveText(/6$/);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('paragraph').filter({ hasText: /^Two Concealed Kongs Two Kongs, both/ })).toHaveText(
    /6$/,
  );
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await kongs.tap();
  await expect(page.getByText('6 points', { exact: true })).toBeVisible();
});

test.describe('finding', () => {
  test('finds elements, groups and rulings, and says how many', async ({ table, page }) => {
    await table.goTo('Rules');
    await expect(heading(page, 'Rules')).toBeFocused();
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('misprint');
    await expect(table.told('1 rule found')).toBeVisible();
    await expect(page.getByText('No, that is a misprint')).toBeVisible();
    await search(page).fill('royal runs');
    await expect(page.getByRole('link', { name: /^Broken Royal Run/ })).toBeVisible();
    await search(page).fill('no such rule');
    await expect(table.told(/^Nothing found/)).toBeVisible();
  });

  test('a part of the page is one tap away', async ({ table, page }) => {
    await table.goTo('Rules');
    const jumps = page.getByRole('navigation', { name: 'On this page' });
    await jumps.getByRole('button', { name: 'Questions people ask' }).tap();
    const questions = page.getByRole('heading', { name: 'Questions people ask' });
    await expect(questions).toBeInViewport();
    await expect(questions).toBeFocused();
  });
});

/** Sheets of paper in a PDF. */
const sheets = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

for (const rules of ['mhing', 'hongkong', 'mcr'] as const) {
  test(`the reference card of ${rules} is on two sheets at most, and the screen is as before`, async ({ page }) => {
    await openLink(page, `rules/${rules}`);
    await expect(page.getByRole('heading', { name: 'Questions people ask' })).toBeVisible();
    for (const format of ['A4', 'Letter']) {
      expect(sheets(await page.pdf({ format }))).toBeLessThanOrEqual(2);
    }
    await expect(heading(page, 'Rules')).toBeVisible();
    await expect(page.getByText('reference card')).toHaveCount(0);
    // What the sheets hold, looked at on the screen.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(heading(page, /reference card$/)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(
      await page
        .locator('body > div > div')
        .last()
        .evaluate((card) => getComputedStyle(card).color),
    ).toBe('rgb(0, 0, 0)');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await expect(heading(page, 'Rules')).toBeVisible();
  });
}

test('Print prints', async ({ table, page }) => {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await table.goTo('Rules');
  await table.button('Print').tap();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
});

const STATES: Readonly<Record<string, (page: Page, table: Table) => Promise<unknown>>> = {
  'rules of Hong Kong': (page) => openLink(page, 'rules/hongkong'),
  'rules of MCR at a ruling': (page) => openLink(page, 'rules/mcr/C17'),
  'a live example': (page) => openLink(page, 'rules/mcr/lastTileDraw'),
  'found rules': async (page, table) => {
    await table.goTo('Rules');
    await search(page).fill('jokers');
  },
  'nothing found': async (page, table) => {
    await table.goTo('Rules');
    await search(page).fill('xyz');
  },
  'a switch in Settings': (page) => openLink(page, 'settings/mhing/jokers'),
  'a switch of another game': (page) => openLink(page, 'settings/mcr/minimum'),
};

for (const [state, reach] of Object.entries(STATES)) {
  test(`axe finds nothing, and nothing is too wide: ${state}`, async ({ page, table }) => {
    await reach(page, table);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page, state);
  });
}
