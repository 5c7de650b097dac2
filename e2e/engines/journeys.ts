/** The two journeys that must work in every engine: the main job, and the table's ledger. */
import type { Site } from '../site.ts';
import type { Wanted } from './in-page.ts';
import { type Phone, the, withWords } from './phone.ts';

export interface Journey {
  readonly name: string;
  go(phone: Phone, site: Site): Promise<void>;
}

/** A Royal Run, one suit with honors: six taps, 8 credits, 64 points. */
const EIGHT_CREDITS = ['1 of Bams', '4 of Bams', '7 of Bams', 'Red Dragon', '5 of Bams'] as const;
const TWO_CREDITS = ['1 of Bams', '4 of Dots', '7 of Chars', 'Red Dragon', '5 of Dots'] as const;
const BEHIND_MORE = ['Players', 'Backup', 'Settings', 'Help'] as const;

const pad = the('region', 'Cards');
const main = the('main');
const heading = (name: string): Wanted => the('heading', name, main);
const button = (name: string | RegExp): Wanted => the('button', name);
const link = (name: string | RegExp): Wanted => the('link', name, main);
const tab = (name: string): Wanted => the('link', new RegExp(`^${name}`));

async function tapCards(phone: Phone, cards: readonly string[]): Promise<void> {
  for (const card of cards) await phone.tap(the('button', card, pad));
}

const seeTotal = async (phone: Phone, credits: number, points: number): Promise<unknown> =>
  phone.see(withWords('main', new RegExp(`\\b${credits} credits? ${points} points`)));

const seeHeld = async (phone: Phone, cards: number, missing: string): Promise<unknown> =>
  phone.see(withWords('main', new RegExp(`\\b${cards} of 14 cards ${missing}`)));

async function mainJob(phone: Phone, site: Site): Promise<void> {
  await phone.open();
  await tapCards(phone, TWO_CREDITS);
  await seeTotal(phone, 2, 4);
  await phone.see(withWords('region', /Triplet/, main));
  await phone.saved();
  await phone.reload();
  await seeTotal(phone, 2, 4);

  await phone.offlineReady();
  await site.stop();
  await phone.reload();
  await seeTotal(phone, 2, 4);
  await phone.tap(button('Next hand'));
  await tapCards(phone, EIGHT_CREDITS.slice(0, 3));
  await seeHeld(phone, 9, '5 to go');
  await visitAll(phone);
  await phone.tap(tab('Score'));
  await seeHeld(phone, 9, '5 to go');
  await phone.saved();

  // A browser that starts without a network, on what the one before has left.
  await phone.kill();
  await phone.open();
  await seeHeld(phone, 9, '5 to go');
  await tapCards(phone, EIGHT_CREDITS.slice(3));
  await seeTotal(phone, 8, 64);
}

/** Every screen, a rule, and its dialog. */
async function visitAll(phone: Phone): Promise<void> {
  for (const screen of ['Games', 'Rules', 'More']) {
    await phone.tap(tab(screen));
    await phone.see(heading(screen));
    await mustFit(phone, screen);
  }
  for (const screen of BEHIND_MORE) {
    await phone.tap(tab('More'));
    await phone.see(heading('More'));
    await phone.tap(link(new RegExp(`^${screen}`)));
    await phone.see(heading(screen));
    await mustFit(phone, screen);
  }
  await phone.tap(tab('Rules'));
  await phone.tap(link(/^Royal Run/));
  await phone.see(heading('Royal Run'));
  await phone.reload();
  await phone.see(heading('Royal Run'));
}

async function mustFit(phone: Phone, screen: string): Promise<void> {
  if (await phone.scrollsSideways()) throw new Error(`${screen} scrolls sideways.`);
}

async function ledger(phone: Phone): Promise<void> {
  await phone.open();
  await startGame(phone, ['Ann', 'Ben', 'Cai']);
  await recordByCards(phone, 'Ann', EIGHT_CREDITS);
  await phone.see(withWords('status', /^Hand 1 is saved/));

  // At the very moment at which the app has said that it is saved.
  await phone.kill();
  await phone.open();
  await openGame(phone);
  await seeTotals(phone, { Ann: 64, Ben: 0, Cai: 0 });

  await settle(phone);
  await phone.reload();
  await phone.see(heading('One payment settles it'));

  await phone.kill();
  await phone.open();
  await openGame(phone);
  await seeTotals(phone, { Ann: 64, Ben: 0, Cai: 0 });
  await openMenu(phone, 'Settle up');
  await phone.see(heading('One payment settles it'));
  await phone.tap(button(/^Paid: /));
  await phone.see(withWords('main', /All paid/));
}

async function startGame(phone: Phone, names: readonly string[]): Promise<void> {
  await phone.tap(tab('Games'));
  await phone.tap(link('New game'));
  for (const name of names) {
    await phone.type(the('textbox', 'Add somebody'), name);
    await phone.tap(button('Add'));
    await phone.see(button(`${name} plays`), ({ pressed }) => pressed === 'true');
  }
  await phone.tap(button('Go'));
  await phone.see(the('region', 'What happened'));
}

async function recordByCards(phone: Phone, winner: string, cards: readonly string[]): Promise<void> {
  await phone.tap(link('Score a hand'));
  const choice = the('radio', winner, the('group', 'Who won?'));
  await phone.tap(choice);
  await phone.see(choice, ({ checked }) => checked);
  await phone.tap(button(/^Enter the cards/));
  await tapCards(phone, cards);
  await phone.tap(button(`Use this hand for ${winner}`));
  await phone.see(withWords('region', new RegExp(`${winner} 0 → 64`), main));
  await phone.tap(button('Save the hand'));
}

async function openGame(phone: Phone): Promise<void> {
  await phone.tap(tab('Games'));
  await phone.tap(withWords('link', /Ann, Ben,? and Cai/, main));
  await phone.see(the('region', 'What happened'));
}

async function seeTotals(phone: Phone, totals: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, total] of Object.entries(totals)) {
    await phone.see(withWords('listItem', new RegExp(`\\b${name}\\b.* ${total} `), the('list', 'Standings')));
  }
}

async function openMenu(phone: Phone, item: string): Promise<void> {
  await phone.tap(button(/^The table:/));
  await phone.tap(the('button', item, the('dialog')));
}

/** Marks the first of two payments as made. */
async function settle(phone: Phone): Promise<void> {
  await openMenu(phone, 'Settle up');
  await phone.see(heading('2 payments settle it'));
  await phone.tap(button(/^Paid: /));
  await phone.see(heading('One payment settles it'));
}

export const JOURNEYS: readonly Journey[] = [
  { name: 'the main job, also without a network', go: mainJob },
  { name: 'the ledger, also killed', go: ledger },
];
