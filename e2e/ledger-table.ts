/**
 * The evening's book as verbs, on top of `table.ts`: starting games, recording hands, correcting them, settling. All is
 * found by role and accessible name, so that a change of layout breaks no journey.
 */
import { expect as baseExpect, type Locator, type Page } from 'playwright/test';
import { test as baseTest } from './fixtures.ts';
import { Table } from './table.ts';

/** A busy machine draws late; nothing here waits longer than it has to. */
export const expect = baseExpect.configure({ timeout: 20_000 });

export const test = baseTest.extend<{ ledger: Ledger }>({
  ledger: async ({ table }, use) => use(new Ledger(table.page)),
});

export interface Won {
  readonly winner: string;
  /** Asked only where whoever discards pays double. */
  readonly discarder?: string;
}

/** The hand of `tapCards`: a Pung of dragons and fives to go with them. */
export const TWO_CREDITS = ['1 of Bams', '4 of Dots', '7 of Chars', 'Red Dragon', '5 of Dots'] as const;

const formatted = (number: number): string => number.toLocaleString('en-GB');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export class Ledger {
  readonly page: Page;
  readonly table: Table;

  constructor(page: Page) {
    this.page = page;
    this.table = new Table(page);
  }

  // Places and controls

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }
  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name, exact: typeof name === 'string' });
  }
  get main(): Locator {
    return this.page.getByRole('main');
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }
  get standings(): Locator {
    return this.page.getByRole('list', { name: 'Standings' });
  }
  player(name: string): Locator {
    return this.standings
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('paragraph').getByText(name, { exact: true }) });
  }
  get log(): Locator {
    return this.page.getByRole('region', { name: 'What happened' });
  }
  /** A hand in the log. */
  hand(number: number): Locator {
    return this.log.getByRole('link', { name: new RegExp(`^Hand\\s*${formatted(number)}(?!\\d)`) });
  }
  get hands(): Locator {
    return this.log.getByRole('link', { name: /^Hand/ });
  }
  get end(): Locator {
    return this.page.getByRole('region', { name: 'The game is over' });
  }
  get chart(): Locator {
    return this.page.getByRole('img', { name: /^Totals/ });
  }
  get preview(): Locator {
    return this.page.getByRole('region', { name: 'What it will do' });
  }
  /** What was done last, or why it was not. */
  told(text: string | RegExp): Locator {
    return this.main.getByRole('status').filter({ hasText: text });
  }
  get save(): Locator {
    return this.button('Save the hand');
  }
  /** Games in the list, the latest first within each part of it. */
  get games(): Locator {
    return this.main.getByRole('listitem').filter({ has: this.page.getByText(/Mhing ·/) });
  }

  // Getting about

  async toGames(): Promise<void> {
    await this.table.tab('Games').tap();
    await expect(this.heading).toHaveText('Games');
  }

  async expectBoard(): Promise<void> {
    await expect(this.log).toBeVisible();
  }

  /** A game of the list, by words that stand in its line. */
  async openGame(words: string | RegExp): Promise<void> {
    await this.toGames();
    await this.main.getByRole('link').filter({ hasText: words }).first().tap();
    await this.expectBoard();
  }

  async openHand(number: number): Promise<void> {
    await this.hand(number).tap();
    await expect(this.heading).toHaveText(`Hand ${number}`);
    await expect(this.page.getByRole('heading', { name: 'Correct it' })).toBeVisible();
  }

  async toBoard(): Promise<void> {
    await this.link('Back to the board').tap();
    await this.expectBoard();
  }

  // Starting a game

  async addPlayers(names: readonly string[]): Promise<void> {
    const field = this.page.getByRole('textbox', { name: 'Add somebody' });
    for (const name of names) {
      await field.fill(name);
      await this.button('Add').tap();
      await expect(this.button(`${name} plays`)).toHaveAttribute('aria-pressed', 'true');
    }
  }

  /** With people whom the phone does not know yet, and nobody of the last game; `agree` is what is done before Go. */
  async startGame(names: readonly string[], agree?: (ledger: Ledger) => Promise<void>): Promise<void> {
    await this.toGames();
    await this.link('New game').tap();
    await expect(this.button('Go')).toBeVisible();
    const seated = this.button(/ plays$/).and(this.page.locator('[aria-pressed=true]'));
    for (let left = await seated.count(); left > 0; left -= 1) {
      await seated.first().tap();
      await expect(seated).toHaveCount(left - 1);
    }
    await this.addPlayers(names);
    await agree?.(this);
    await this.go();
  }

  async go(): Promise<void> {
    await this.button('Go').tap();
    await this.expectBoard();
  }

  async unfoldAgreement(): Promise<void> {
    await this.button(/^Target, rules and money/).tap();
    await expect(this.page.getByRole('combobox', { name: 'How you pay' })).toBeVisible();
  }

  /** One of a few. */
  async choose(what: string, value: string): Promise<void> {
    const group = this.page.getByRole('group', { name: what, exact: true });
    await group.locator('label').filter({ hasText: value }).tap();
    await expect(group.getByRole('radio', { name: value, exact: true })).toBeChecked();
  }

  // Recording a hand

  async openForm(): Promise<void> {
    await this.link('Score a hand').tap();
    await expect(this.who('Who won?')).toBeVisible();
  }

  who(question: string | RegExp): Locator {
    return this.page.getByRole('group', { name: question });
  }

  async say(question: string | RegExp, name: string): Promise<void> {
    const label = this.who(question)
      .locator('label')
      .filter({ has: this.page.getByText(name, { exact: true }) });
    await label.tap();
    await expect(label.getByRole('radio')).toBeChecked();
  }

  async sayWon({ winner, discarder }: Won): Promise<void> {
    await this.say('Who won?', winner);
    if (discarder) await this.say(/discarded/, discarder);
  }

  async typeCredits(credits: number): Promise<void> {
    const field = this.page.getByRole('textbox', { name: 'How many credits?' });
    if (!(await field.isVisible())) await this.button('Type the credits').tap();
    await field.fill(String(credits));
  }

  /** An element that counts once. */
  element(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${escaped(name)}(?!: one)`) });
  }

  async tick(name: string, times = 1): Promise<void> {
    const more = this.button(`${name}: one more`);
    if (await this.element(name).count()) await this.element(name).tap();
    else for (let time = 0; time < times; time += 1) await more.tap();
  }

  /** To the score screen, for somebody who has won. */
  async toCards(): Promise<void> {
    await this.button(/^Enter the cards/).tap();
    await this.table.ready();
  }

  async bringCards(winner: string): Promise<void> {
    await this.button(`Use this hand for ${winner}`).tap();
    await expect(this.page.getByText('By its cards')).toBeVisible();
  }

  /** Saves the hand, and waits until the board says that it is on the disk. */
  async saveHand(): Promise<void> {
    await this.save.tap();
    await expect(this.told(/^Hand \d+ is saved/)).toBeVisible();
    await this.expectBoard();
  }

  async recordByCredits(won: Won, credits: number): Promise<void> {
    await this.openForm();
    await this.sayWon(won);
    await this.typeCredits(credits);
    await this.saveHand();
  }

  async recordByTicks(won: Won, elements: readonly string[]): Promise<void> {
    await this.openForm();
    await this.sayWon(won);
    await this.button('Tick the elements').tap();
    for (const element of elements) await this.tick(element);
    await this.saveHand();
  }

  /** By its notation. */
  async recordByCards(won: Won, cards: string): Promise<void> {
    await this.openForm();
    await this.sayWon(won);
    await this.toCards();
    await this.table.enterText(cards);
    await this.bringCards(won.winner);
    await this.saveHand();
  }

  async recordDrawn(): Promise<void> {
    await this.openForm();
    await this.say('Who won?', 'Nobody: drawn hand');
    await this.saveHand();
  }

  // The table between the hands

  async openMenu(item: string): Promise<void> {
    await this.button(/^The table:/).tap();
    await this.dialog.getByRole('button', { name: item, exact: true }).tap();
  }

  async closeMenu(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(this.dialog).toHaveCount(0);
  }

  async joins(name: string): Promise<void> {
    await this.openMenu('Somebody joins');
    const who = this.dialog.getByRole('combobox', { name: 'Who joins?' });
    await who.selectOption({ label: 'Somebody new' });
    await this.dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await this.dialog.getByRole('button', { name: 'Join', exact: true }).tap();
    await expect(this.dialog).toHaveCount(0);
    await expect(this.player(name)).toBeVisible();
  }

  async comesOrGoes(name: string, what: 'sit out' | 'come back' | 'leave', state: string): Promise<void> {
    await this.openMenu('Sit out, come back, leave');
    await this.dialog.getByRole('button', { name: `${name}: ${what}`, exact: true }).tap();
    await expect(this.dialog.getByRole('listitem').filter({ hasText: name })).toContainText(state);
    await this.closeMenu();
  }

  /** The history of changes, the newest first. */
  async changes(): Promise<readonly string[]> {
    await this.openMenu('History of changes');
    await expect(this.dialog.getByRole('listitem').first()).toBeVisible();
    const told = await this.dialog.getByRole('listitem').allInnerTexts();
    await this.closeMenu();
    return told;
  }

  // Settling

  /** Payments that are proposed: who, to whom, how many pence. */
  async proposals(): Promise<readonly { from: string; to: string; pence: number }[]> {
    const buttons = this.button(/^Paid: /);
    const names = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    return names.map((name) => {
      const [, from = '', to = '', amount = ''] = /^Paid: (.+) gave (\S+) (.+)$/.exec(name) ?? [];
      return { from, to, pence: toPence(amount) };
    });
  }

  // What people see

  async expectTotals(totals: Readonly<Record<string, number>>): Promise<void> {
    for (const [name, total] of Object.entries(totals)) {
      await expect(
        this.player(name).getByText(formatted(total), { exact: true }),
        `the total of ${name}`,
      ).toBeVisible();
    }
  }

  async expectDealer(name: string): Promise<void> {
    await expect(this.player(name).getByText('Deals', { exact: true })).toBeVisible();
    await expect(this.standings.getByText('Deals', { exact: true })).toHaveCount(1);
  }

  async expectLeader(name: string): Promise<void> {
    await expect(this.player(name).getByText('Leads', { exact: true })).toBeVisible();
    await expect(this.standings.getByText('Leads', { exact: true })).toHaveCount(1);
  }
}

/** "£1.20" and "60p" */
export function toPence(amount: string): number {
  const digits = amount.replace(/[^\d.]/g, '');
  const sign = /^[−-]/.test(amount) ? -1 : 1;
  return sign * Math.round(amount.includes('p') ? Number(digits) : Number(digits) * 100);
}
