/**
 * What people do at the table, as verbs, and what they see there. Everything is found by role and accessible name, here
 * and nowhere else where it can be helped, so that a change of layout breaks no journey.
 */
import { expect, type Locator, type Page } from 'playwright/test';

export type Mode = 'Card' | 'Chow' | 'Pung' | 'Eyes';
const MODES: readonly string[] = ['Card', 'Chow', 'Pung', 'Eyes'];
/** Those of the navigation, and those behind More. */
const TABS = ['Score', 'Games', 'Rules', 'More'] as const;
export type ScreenName = (typeof TABS)[number] | 'Players' | 'Backup' | 'Settings' | 'Help' | 'About Fourteen';

/** The hand that scores most, in the rulebook's notation. */
export const MOST = '123B 123B 123B 123B 55B FFFFFFFF';
/** Wins for nothing. */
export const NO_CREDITS = '123B 456D 789C 111D EE';

export const SUITS = ['Bams', 'Dots', 'Chars'] as const;
/** The pad's keys by name, in its order. */
export const KEY_NAMES: readonly string[] = [
  ...SUITS.flatMap((suit) => Array.from({ length: 9 }, (_, i) => `${i + 1} of ${suit}`)),
  ...['East Wind', 'South Wind', 'West Wind', 'North Wind', 'Red Dragon', 'Green Dragon', 'White Dragon'],
  ...['Joker', 'Flower'],
];

export class Table {
  readonly page: Page;
  /** Taps made so far through `tap`. */
  taps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  // Places

  get pad(): Locator {
    return this.page.getByRole('region', { name: 'Cards', exact: true });
  }
  get hand(): Locator {
    return this.page.getByRole('region', { name: 'Your hand' });
  }
  get breakdown(): Locator {
    return this.page.getByRole('region', { name: 'The score' });
  }
  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Screens' });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
  /** The line of the big number: cards so far, or credits and points. */
  get figures(): Locator {
    return this.page.locator('p').filter({ has: this.page.getByText(/^(of 14 cards|credits?)$/) });
  }

  // Controls

  key(name: string): Locator {
    return this.pad.getByRole('button', { name, exact: true });
  }
  mode(name: Mode): Locator {
    return this.pad.getByRole('radio', { name, exact: true });
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }
  get laidDown(): Locator {
    return this.pad.getByRole('switch', { name: 'Laid down' });
  }
  /** Cards of the hand while it is entered, flowers apart. */
  get cards(): Locator {
    return this.hand.getByRole('button', { name: /^Take out (?!Flower)/ });
  }
  card(name: string): Locator {
    return this.hand.getByRole('button', { name: `Take out ${name}`, exact: true });
  }
  get flowers(): Locator {
    return this.page.getByRole('button', { name: /^Take out Flower/ });
  }
  /** The whole hand, once it is complete. */
  get readHand(): Locator {
    return this.hand.getByRole('button', { name: /^Change the hand/ });
  }
  get waits(): Locator {
    return this.page.getByRole('list', { name: 'Wins with' }).getByRole('button');
  }
  /** Lines of the breakdown; each lights its cards. */
  get items(): Locator {
    return this.breakdown.locator('button[aria-pressed]');
  }
  item(name: string): Locator {
    return this.items.filter({ hasText: name });
  }
  get textField(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Type or paste a hand' });
  }

  // What people do

  async open(): Promise<void> {
    await this.page.goto('./');
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(this.hand).toBeVisible();
    await this.alive();
  }

  /** The first screen is seen before it does anything; what is tapped until then is done when it does (early.spec.ts). */
  async alive(): Promise<void> {
    await expect(this.page.locator('html')).not.toHaveAttribute('data-waiting');
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  /** Cards and modes by name, in the order of the taps. */
  async tap(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      if (MODES.includes(name)) await this.chooseMode(name as Mode);
      else await this.tapCard(name);
    }
  }

  async tapCard(name: string): Promise<void> {
    await this.key(name).tap();
    this.taps += 1;
  }

  /** On a key that says that it is dead; Playwright would wait for it to live. */
  async tapDead(name: string): Promise<void> {
    await expect(this.key(name)).toHaveAttribute('aria-disabled', 'true');
    await this.key(name).tap({ force: true });
  }

  async chooseMode(name: Mode): Promise<void> {
    await this.pad.locator('label').filter({ hasText: name }).tap();
    await expect(this.mode(name)).toBeChecked();
    this.taps += 1;
  }

  async layDown(): Promise<void> {
    await this.laidDown.tap();
    await expect(this.laidDown).toBeChecked();
    this.taps += 1;
  }

  /** Straight into the hand, on a keyboard. */
  async typeHand(text: string): Promise<void> {
    await this.page.keyboard.type(text.replaceAll(' ', ''));
  }

  /** Through the clipboard, as Ctrl V does. */
  async paste(text: string): Promise<void> {
    await this.allowClipboard();
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.page.keyboard.press('Control+v');
  }

  async allowClipboard(): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  }

  readClipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  async openText(): Promise<void> {
    await this.button('Type or paste a hand').tap();
    await expect(this.textField).toBeVisible();
  }

  /** Through the text field, in place of the hand that is there. */
  async enterText(text: string): Promise<void> {
    await this.openText();
    await this.textField.fill(text);
    await this.button('Use this hand').tap();
    await expect(this.dialog).toBeHidden();
  }

  /** The score, in one of the ways that the sheet offers. */
  async share(way: 'As a link' | 'As a picture' | 'As text'): Promise<void> {
    await this.button('Share').tap();
    await this.dialog.getByRole('button', { name: new RegExp(`^${way}`) }).tap();
  }

  tab(name: string): Locator {
    return this.navigation.getByRole('link', { name: new RegExp(`^${name}`) });
  }

  async goTo(screen: ScreenName): Promise<void> {
    const behind = !TABS.some((tab) => tab === screen);
    await this.tab(behind ? 'More' : screen).tap();
    const heading = this.page.getByRole('heading', { level: 1 });
    if (behind) {
      await expect(heading).toHaveText('More');
      await this.page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${screen}`) })
        .tap();
    }
    if (screen === 'Score') await this.ready();
    else await expect(heading).toHaveText(screen);
  }

  /** Opens a part of the breakdown that folds out. */
  async unfold(name: string): Promise<Locator> {
    const fold = this.breakdown.locator('details').filter({ hasText: name });
    await fold.getByText(name).tap();
    await expect(fold.getByRole('listitem').first()).toBeVisible();
    return fold;
  }

  /** One of a few, on the settings screen. */
  async choose(what: string, value: string): Promise<void> {
    const group = this.page.getByRole('group', { name: what, exact: true });
    await group.locator('label').filter({ hasText: value }).tap();
    await expect(group.getByRole('radio', { name: value, exact: true })).toBeChecked();
  }

  // What people see

  async expectTotal(credits: string, points: string): Promise<void> {
    const [number = '', unit = ''] = credits.split(' ');
    await expect(this.figures).toHaveText(new RegExp(`^\\s*${number}\\s*${unit}\\s*${points}\\s*$`));
  }

  async expectHeld(cards: number, missing: string): Promise<void> {
    await expect(this.figures).toHaveText(new RegExp(`^\\s*${cards}\\s*of 14 cards\\s*${missing}\\s*$`));
  }

  /** Names of the cards as they lie there while the hand is entered. */
  async expectCards(names: readonly string[]): Promise<void> {
    await expect(this.cards).toHaveCount(names.length);
    const labels = await this.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    expect(labels).toEqual(names.map((name) => `Take out ${name}`));
  }

  /** A sentence on the screen, not the one that is only read out. */
  shown(text: string | RegExp): Locator {
    return this.page.locator('p:not([role=status])').filter({ hasText: text });
  }

  /** What a screen reader is told. */
  told(text: string | RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: text });
  }

  /** Tiles of the hand that are dimmed, out of all that lie there. */
  async dimmed(): Promise<{ dim: number; all: number }> {
    return this.readHand.evaluate((hand) => {
      const tiles = [...hand.querySelectorAll('svg')];
      const dim = tiles.filter((tile) => Number(getComputedStyle(tile).opacity) < 1);
      return { dim: dim.length, all: tiles.length };
    });
  }

  /** Whether the last change is on the disk. */
  async saved(): Promise<void> {
    await expect(this.page.getByRole('main')).toHaveAttribute('data-saved', 'true');
  }
}
