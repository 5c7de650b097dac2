/** Every screen and state without a finding of axe, in both themes, upright and on its side; names and announcements. */
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { KEY_NAMES, MOST, NO_CREDITS, type Table } from './table.ts';

const WITH_JOKERS = '[12J=3D] 456D 78D J RRR 5D J F';

/** How to come from the empty table to each state. */
const STATES: Readonly<Record<string, (table: Table) => Promise<unknown>>> = {
  'the empty table': async () => {},
  'a half-entered hand': (table) => table.typeHand('[12J=3D] 456D J F'),
  'a laid-down set half entered': async (table) => {
    await table.layDown();
    await table.tap('Card', '5 of Dots');
  },
  'one card short': (table) => table.typeHand('123B 123B 123B 123B 5B'),
  'any card wins': (table) => table.typeHand('123B 456D 789C RRR J'),
  'a hand that does not win': (table) => table.typeHand('123B 123B 123B 123B 5B 6B'),
  'a problem': (table) => table.typeHand('11111B'),
  'a won hand': (table) => table.typeHand(WITH_JOKERS),
  'a win for nothing': (table) => table.typeHand(NO_CREDITS),
  'a lit line': async (table) => {
    await table.typeHand(WITH_JOKERS);
    await table.item('Royal Run').tap();
  },
  'everything folded out': async (table) => {
    await table.typeHand(WITH_JOKERS);
    await table.unfold('Not counted');
    await table.unfold('Other readings');
  },
  'a won hand to be changed': async (table) => {
    await table.typeHand(MOST);
    await table.readHand.tap();
  },
  'the rule of an element': async (table) => {
    await table.typeHand(WITH_JOKERS);
    await table.breakdown.getByRole('button', { name: 'The rule: Royal Run' }).tap();
    await expect(table.dialog.getByRole('heading', { name: 'Example' })).toBeVisible();
  },
  'the joker question': async (table) => {
    await table.typeHand('[23BJ]');
    await expect(table.dialog.getByRole('button', { name: /Joker as/ })).toHaveCount(2);
  },
  'the text field': (table) => table.openText(),
  'text that cannot be read': async (table) => {
    await table.openText();
    await table.textField.fill('123B x');
    await expect(table.dialog.getByText('is not a card')).toBeVisible();
  },
  'the rules': (table) => table.goTo('Rules'),
  'one rule': async (table) => {
    await table.goTo('Rules');
    await table.page.getByRole('link', { name: /^Royal Run/ }).tap();
    await expect(table.page.getByRole('heading', { name: 'Example' })).toBeVisible();
  },
  'the settings': (table) => table.goTo('Settings'),
  'a setting out of range': async (table) => {
    await table.goTo('Settings');
    const limit = table.page.getByRole('textbox', { name: 'Penny a point, at most' });
    await limit.fill('0');
    await limit.blur();
    await expect(table.told(/Please choose/)).toBeVisible();
  },
  help: (table) => table.goTo('Help'),
  games: (table) => table.goTo('Games'),
  'what else there is': (table) => table.goTo('More'),
  players: (table) => table.goTo('Players'),
  backup: (table) => table.goTo('Backup'),
};

for (const [state, reach] of Object.entries(STATES)) {
  test(`axe finds nothing: ${state}`, async ({ table, page }) => {
    await reach(table);
    await expectAccessible(page, state);
  });
}

test('keys are called by the full names of their cards', async ({ table }) => {
  const keys = table.pad.getByRole('button', { name: / of |Wind|Dragon|Joker|Flower/ });
  const names = await keys.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  expect(names).toEqual(KEY_NAMES);
  await expect(table.key('5 of Bams')).toHaveAccessibleName('5 of Bams');
});

test('the score is announced politely after each change', async ({ table, page }) => {
  const region = table.told(/^No cards yet$|^0 of 14 cards, 14 to go$/);
  await expect(region).toHaveCount(1);
  const live = await region.evaluateHandle((element) => element);
  const says = (text: string): Promise<void> =>
    expect.poll(() => live.evaluate((element) => element.textContent)).toBe(text);
  await table.tap('1 of Bams', '4 of Dots', '7 of Chars', 'Red Dragon');
  await says('12 of 14 cards, 2 to go');
  await table.tapCard('5 of Dots');
  await says('2 credits, 4 points');
  await table.button('Next hand').tap();
  await page.keyboard.type('123B456B789B99B11B1B');
  await says('11 credits, 128 points');
  expect(await live.evaluate((element) => element.isConnected)).toBe(true);
});

test('a screen that opens is read from its heading', async ({ table, page }) => {
  for (const screen of ['Games', 'Rules', 'Settings', 'Help'] as const) {
    await table.goTo(screen);
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeFocused();
    await expect(page).toHaveTitle(`${screen} · Fourteen`);
  }
});

test('text at twice its size is neither cut nor lost', async ({ table, page }) => {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await table.typeHand(MOST);
  await expect(table.figures).toBeVisible();
  const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(360);
  for (const screen of ['Rules', 'Settings', 'Help'] as const) {
    await table.goTo(screen);
    expect(await wide(), screen).toBeLessThanOrEqual(360);
  }
});
