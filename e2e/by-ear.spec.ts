/**
 * The whole evening by keyboard alone, as a screen reader tells it: the focus is never lost, what happens is said, and the
 * accessibility tree has what the eyes have.
 */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ hasTouch: false, isMobile: false });
test.setTimeout(120_000);

type Role = 'button' | 'link' | 'textbox' | 'radio';

/** More than any screen has. */
const MOST_TABS = 90;

/** Goes from control to control, as nobody with eyes would, until it is there. */
async function tabTo(page: Page, role: Role, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  await expect(wanted).toBeAttached();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${role} ${name} is not reached by Tab.`);
}

async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}

/** Wherever the focus went, it is on something that is there. */
async function expectFocus(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), 'the focus is lost')
    .not.toBe('BODY');
}

const hears = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached();

test('from the first name to the last payment', async ({ table, page }) => {
  await press(page, 'link', 'Games');
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeFocused();
  await press(page, 'link', 'New game');
  await expect(page.getByRole('heading', { level: 1, name: 'New game' })).toBeFocused();
  await tabTo(page, 'textbox', 'Add somebody');
  for (const name of ['Ann', 'Ben', 'Cai']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `${name} plays` })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('textbox', { name: 'Add somebody' })).toBeFocused();
  }
  await press(page, 'button', 'Go');
  await expect(page.getByRole('region', { name: 'What happened' })).toBeVisible();
  await expectFocus(page);

  // A hand by its cards: the total is heard after each.
  await press(page, 'link', 'Score a hand');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'radio', 'Ann');
  await page.keyboard.press('Space');
  await press(page, 'button', /^Enter the cards/);
  await table.ready();
  await expectFocus(page);
  await page.keyboard.type('123B');
  await hears(page, '3 of 14 cards, 11 to go');
  await page.keyboard.type('123B 789B 456C 55C'.replaceAll(' ', ''));
  await hears(page, '7 credits, 32 points');
  await press(page, 'button', 'Use this hand for Ann');
  await expect(page.getByRole('region', { name: 'What it will do' })).toBeVisible();
  await expectFocus(page);
  await press(page, 'button', 'Save the hand');
  await hears(page, /^Hand 1 is saved/);
  await expectFocus(page);
  await expect(page.getByRole('list', { name: 'Standings' })).toMatchAriaSnapshot(`
    - list "Standings":
      - listitem:
        - paragraph: Ann Leads
        - paragraph: "32"
      - listitem:
        - paragraph: Ben Deals
        - paragraph: "0"
      - listitem:
        - paragraph: Cai
        - paragraph: "0"
  `);

  // Taken out and brought back: the focus stays where something is.
  await press(page, 'link', /^Hand\s*1/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hand 1' })).toBeFocused();
  await expect(page).toHaveTitle('Hand 1 · Fourteen');
  await press(page, 'button', 'Delete this hand');
  await hears(page, /Hand 1 is deleted/);
  await expectFocus(page);
  await press(page, 'button', /^Undo/);
  await expect(page.getByRole('link', { name: /^Hand\s*1/ })).toBeVisible();
  await expectFocus(page);

  // The sheet of the table keeps the focus in, and gives it back.
  await press(page, 'button', /^The table:/);
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  for (let tabs = 0; tabs < 25; tabs += 1) await page.keyboard.press('Tab');
  expect(
    await sheet.evaluate(
      (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^The table:/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, 'button', 'Settle up');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: '2 payments settle it' })).toBeVisible();
  await press(page, 'button', /^Paid: Ben gave Ann/);
  await hears(page, /^Noted: Ben paid Ann/);
  await expectFocus(page);
  await press(page, 'button', /^Paid: Cai gave Ann/);
  await hears(page, /^Noted: Cai paid Ann/);
  await expect(page.getByText('All paid')).toBeVisible();
  await expectFocus(page);
});

test('what takes the place of what is gone has the focus', async ({ table, page }) => {
  const score = page.getByRole('region', { name: 'The score' });
  await press(page, 'button', 'Try it: Seven Pairs');
  await expectFocus(page);
  await press(page, 'button', 'Next hand');
  await expect(table.pad).toBeFocused();
  await press(page, 'button', 'Try it: Seven Pairs');
  await expect(score).toBeFocused();
  await press(page, 'button', 'Change the hand');
  await expect(table.pad).toBeFocused();
  await press(page, 'button', /^Take out/);
  await expectFocus(page);
  await table.waits.first().focus();
  await page.keyboard.press('Enter');
  await expect(score).toBeFocused();

  await page.goto('./#/new-game');
  for (const name of ['Ann', 'Ben']) {
    await tabTo(page, 'textbox', 'Add somebody');
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `${name} plays` })).toBeVisible();
  }
  await press(page, 'button', 'Go');
  await press(page, 'link', 'Score a hand');
  await tabTo(page, 'radio', 'Ann');
  await page.keyboard.press('Space');
  await press(page, 'button', 'Tick the elements');
  await expect(page.getByRole('group', { name: 'Tick the elements' })).toBeFocused();
  await press(page, 'button', 'Type the credits');
  await expect(page.getByRole('textbox', { name: 'How many credits?' })).toBeFocused();
});

test('the tree of a scored hand tells what the eyes see', async ({ table, page }) => {
  await page.keyboard.type('[12J=3D]456D78DJRRR5DJF');
  await expect(table.breakdown).toBeVisible();
  const hand = await page.getByRole('region', { name: 'Your hand' }).ariaSnapshot();
  expect(hand).toMatch(/button "Change the hand: .*Red Dragon.*Laid down.*Joker as 3 of Dots/);
  await expect(table.breakdown).toMatchAriaSnapshot(`
    - region "The score":
      - list:
        - listitem:
          - button /One Suit with any Honors 3/
        - listitem:
          - button /Royal Run .* 3/
        - listitem:
          - button /Pair of 2's or 5's or 8's 55D 1/
        - listitem:
          - button /Wind or Dragon Triplet RRR 1/
        - listitem:
          - button /Flower 1/
      - paragraph: Total 9 credits = 64 points
  `);
  // Every line says its element, its credits and where its rule is.
  const lines = await table.items.evaluateAll((all) => all.map((line) => line.textContent ?? ''));
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line).toMatch(/\D.*\d/);
  await expect(table.breakdown.getByRole('button', { name: /^The rule: / })).toHaveCount(lines.length);
});
