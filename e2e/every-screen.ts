/** Every screen of the app with something on it, one after the other: for what has to hold on each of them. */

import { theGame } from './ledger-seed.ts';
import { expect, type Ledger } from './ledger-table.ts';

const NAMES = ['Ann', 'Bartholomew', 'Cai', 'Dagmar-Friederike'];
const HALF_A_HAND = '[12J=3D] 456D J RRR FF';
const WON = '[12J=3D] 456D 78D J RRR 5D J F';

type Look = (screen: string) => Promise<void>;

/** A game with a few hands, as it is after half an hour. */
export async function playALittle(ledger: Ledger): Promise<void> {
  await ledger.startGame(NAMES);
  await ledger.recordByCredits({ winner: 'Ann' }, 8);
  await ledger.recordByCards({ winner: 'Bartholomew' }, WON);
  await ledger.recordByTicks({ winner: 'Cai' }, ['Royal Run']);
  await ledger.recordDrawn();
}

/** Calls `look` on each screen and its main states; the game of `playALittle` is there. */
export async function lookAtEveryScreen(ledger: Ledger, look: Look): Promise<void> {
  const { page, table } = ledger;
  const { id } = await theGame(page);
  const at = async (screen: string, address: string, shown: string | RegExp): Promise<void> => {
    await page.goto(`./#/${address}`);
    await expect(ledger.heading).toHaveText(shown);
    await look(screen);
  };

  await page.goto('./#/');
  await table.ready();
  await look('the empty table');
  await table.paste(HALF_A_HAND);
  await look('half a hand');
  await table.paste('123B 123B 123B 123B 5B');
  await look('one card short');
  await table.paste(WON);
  await expect(table.items.first()).toBeVisible();
  await look('a won hand');
  await table.item('Royal Run').press('Enter');
  await look('a lit line');
  await table.openText();
  await look('the text field');
  await page.keyboard.press('Escape');
  const rules = page.getByRole('combobox', { name: 'Rules' });
  await rules.selectOption({ label: 'Hong Kong' });
  await table.paste('111B 234D 567C 888D 99C');
  await page.getByText('Winds and events').press('Enter');
  await expect(page.getByRole('group', { name: 'Seat wind' })).toBeVisible();
  await look('how a hand was won');
  await rules.selectOption({ label: 'Mhing' });

  await at('games', 'games', 'Games');
  await at('a new game', 'new-game', 'New game');
  await page.goto(`./#/game/${id}`);
  await ledger.expectBoard();
  await look('the board');
  await at('a hand', `game/${id}/hand/${(await ledger.hands.first().getAttribute('data-hand')) ?? ''}`, /^Hand/);
  await at('the form', `game/${id}/record`, /^Hand 5/);
  await ledger.who('Who won?').getByRole('radio').first().press('Space');
  // The second time round the form is as it was left.
  const tick = ledger.button('Tick the elements');
  await expect(tick.or(ledger.button('Save the hand')).first()).toBeVisible();
  await look('the form, with who won');
  if (await tick.isVisible()) await tick.press('Enter');
  await expect(ledger.button(/^Royal Run/).first()).toBeVisible();
  await look('the form, with its elements');

  await at('settling up', 'settle', 'Settle up');
  await at('rules', 'rules', 'Rules');
  await at('one rule', 'rules/mhing/royalRun', /./);
  await at('players', 'people', 'Players');
  await ledger.main.getByRole('link', { name: /^Ann/ }).press('Enter');
  await expect(ledger.button('Rename')).toBeVisible();
  await look('one player');
  await at('what else there is', 'more', 'More');
  await at('settings', 'settings', 'Settings');
  await at('backup', 'backup', 'Backup');
  await at('help', 'help', 'Help');
  await at('about', 'about', 'About Fourteen');
}
