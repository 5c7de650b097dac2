/**
 * What Hong Kong and MCR ask beyond Mhing, as verbs on top of `ledger-table.ts`: the rules at the top of the score screen,
 * kongs, which card won and how, winds and events; and games with seats, discarders and false wins.
 */
import type { Locator } from 'playwright/test';
import { expect, Ledger, test as ledgerTest } from './ledger-table.ts';

export { expect };

export const test = ledgerTest.extend<{ evening: RulesTable }>({
  evening: async ({ table }, use) => use(new RulesTable(table.page)),
});

export const FOUR = ['Ann', 'Ben', 'Cai', 'Dan'] as const;

export interface Ended {
  readonly winner: string;
  /** null where the card was drawn. */
  readonly discarder: string | null;
  readonly liable?: string;
}

const UNITS = /^(of 14 cards|credits?|fans?|points?)$/;

export class RulesTable extends Ledger {
  /** Taps on the score screen, beside those that `table` counts. */
  #taps = 0;

  get taps(): number {
    return this.#taps + this.table.taps;
  }

  // The score screen

  get rulesChoice(): Locator {
    return this.page.getByRole('combobox', { name: 'Rules' });
  }

  /** At the top of the score screen. */
  async play(rules: 'Mhing' | 'Hong Kong' | 'MCR'): Promise<void> {
    await this.rulesChoice.selectOption({ label: rules });
    await expect(this.heading).toHaveText(rules);
  }

  get figures(): Locator {
    return this.page.locator('p').filter({ has: this.page.getByText(UNITS) });
  }

  async expectWorth(number: number, unit: string, points = ''): Promise<void> {
    await expect(this.figures.first()).toHaveText(new RegExp(`^\\s*${number}\\s*${unit}\\s*${points}\\s*$`));
  }

  /** A mode of the pad, the kong's among them. */
  async mode(name: 'Card' | 'Chow' | 'Pung' | 'Eyes' | 'Kong'): Promise<void> {
    await this.table.pad.locator('label').filter({ hasText: name }).tap();
    await expect(this.table.pad.getByRole('radio', { name, exact: true })).toBeChecked();
    this.#taps += 1;
  }

  get winning(): Locator {
    return this.page.getByRole('region', { name: 'How it was won' });
  }
  get candidates(): Locator {
    return this.winning.getByRole('group', { name: 'Which card won?' }).getByRole('button');
  }
  candidate(name: string): Locator {
    return this.winning.getByRole('group', { name: 'Which card won?' }).getByRole('button', { name, exact: true });
  }

  async won(name: string): Promise<void> {
    await this.candidate(name).tap();
    await expect(this.candidate(name)).toHaveAttribute('aria-pressed', 'true');
    this.#taps += 1;
  }

  async how(name: 'Drawn' | 'Discard'): Promise<void> {
    await this.choose('Drawn or claimed', name);
    this.#taps += 1;
  }

  event(name: string): Locator {
    return this.winning.getByRole('switch', { name });
  }

  /** Winds and events lie behind one fold. */
  async unfoldEvents(): Promise<void> {
    await this.winning.locator('summary').tap();
    await expect(this.event('Last of the wall')).toBeVisible();
  }

  async tapEvent(name: string): Promise<void> {
    if (!(await this.event(name).isVisible())) await this.unfoldEvents();
    await this.event(name).tap();
  }

  get waits(): Locator {
    return this.table.waits;
  }

  // A game

  async startGameOf(
    rules: 'Mhing' | 'Hong Kong' | 'MCR',
    names: readonly string[],
    agree?: () => Promise<void>,
  ): Promise<void> {
    await this.startGame(names, async () => {
      await this.choose('Game', rules);
      await agree?.();
    });
  }

  /** Who won, and from whom. */
  async sayEnded({ winner, discarder, liable }: Ended): Promise<void> {
    await this.say('Who won?', winner);
    await this.say('Who discarded the winning card?', discarder ?? 'Nobody: self-drawn');
    if (liable) await this.say('Does one pay for all?', liable);
  }

  async type(unit: 'fans' | 'points', value: number): Promise<void> {
    const field = this.page.getByRole('textbox', { name: `How many ${unit}?` });
    if (!(await field.isVisible())) await this.button(`Type the ${unit}`).tap();
    await field.fill(String(value));
  }

  async recordTyped(ended: Ended, unit: 'fans' | 'points', value: number): Promise<void> {
    await this.openForm();
    await this.sayEnded(ended);
    await this.type(unit, value);
    await this.saveHand();
  }

  /** `nobody` as the form says it, which depends on whether a false win costs something. */
  async recordNobody(nobody = 'Nobody'): Promise<void> {
    await this.openForm();
    await this.say('Who won?', nobody);
    await this.saveHand();
  }

  async saveChange(number: number): Promise<void> {
    await this.button('Save the change').tap();
    await expect(this.told(`Hand ${number} is changed`)).toBeVisible();
  }

  /** Opens a recorded hand to be changed. */
  async toChange(number: number): Promise<void> {
    await this.openHand(number);
    await this.link('Change this hand').tap();
    await expect(this.heading).toHaveText(`Change hand ${number}`);
  }

  // What people see

  async expectSeats(winds: Readonly<Record<string, 'East' | 'South' | 'West' | 'North'>>): Promise<void> {
    for (const [name, wind] of Object.entries(winds)) {
      await expect(this.player(name).getByText(`${wind} seat`, { exact: true })).toBeVisible();
    }
  }

  async expectRound(wind: string): Promise<void> {
    await expect(this.main.getByText(`${wind} round`)).toBeVisible();
  }

  /** With the minus of the screen. */
  override async expectTotals(totals: Readonly<Record<string, number>>): Promise<void> {
    const sum = Object.values(totals).reduce((all, one) => all + one, 0);
    expect(sum).toBe(0);
    for (const [name, total] of Object.entries(totals)) {
      const shown = new RegExp(`^${total < 0 ? '−' : ''}${Math.abs(total).toLocaleString('en-GB')}$`);
      await expect(this.player(name).getByText(shown), `the total of ${name}`).toBeVisible();
    }
  }

  /** Nothing is wider than the screen. */
  async expectFits(): Promise<void> {
    const { wide, screen } = await this.page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      screen: innerWidth,
    }));
    expect(wide).toBeLessThanOrEqual(screen);
  }
}
