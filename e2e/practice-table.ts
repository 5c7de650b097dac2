/** What somebody does at practice, as verbs, and what is seen there. */
import { expect, type Locator, type Page } from 'playwright/test';

export class Practice {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get hand(): Locator {
    return this.page.getByRole('region', { name: 'The hand' });
  }
  get verdict(): Locator {
    return this.page.getByRole('heading', { name: /^(Right:|Not quite:|.* is right, but)/ });
  }
  get which(): Locator {
    return this.page.getByText(/^(Mhing|Hong Kong|MCR) · /);
  }
  get soFar(): Locator {
    return this.page.getByText(/^So far/);
  }
  /** Cards that lie together, by what a screen reader says of them, or of the first of them. */
  cards(name: string | RegExp): Locator {
    return this.hand.getByRole('img', { name });
  }
  part(title: string): Locator {
    return this.page.locator('section').filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
  }

  async openFromMore(): Promise<void> {
    await this.page.goto('./#/more');
    await this.page.getByRole('link', { name: /^Count this hand/ }).tap();
    await expect(this.hand).toBeVisible();
  }

  async openLink(hand: string): Promise<void> {
    await this.page.goto(`./#/practice/1/${hand}`);
    await expect(this.page.getByText(/^(A hand that somebody shared|This link holds no hand to count)$/)).toBeVisible();
  }

  async openChoices(): Promise<void> {
    const choice = this.page.getByRole('radio', { name: 'MCR' });
    if (!(await choice.isVisible())) await this.which.tap();
    await expect(choice).toBeVisible();
  }

  /** A game or a level. */
  async choose(name: string): Promise<void> {
    await expect(this.which).toBeVisible();
    await this.openChoices();
    await this.page.getByRole('radio', { name, exact: true }).check();
  }

  tick(element: string): Promise<void> {
    return this.page.getByRole('button', { name: new RegExp(`^${element}\\s*\\d`) }).tap();
  }

  async oneMore(element: string, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await this.page.getByRole('button', { name: `${element}: one more`, exact: true }).tap();
    }
  }

  find(text: string): Promise<void> {
    return this.page.getByRole('textbox', { name: 'Find an element' }).fill(text);
  }

  check(): Promise<void> {
    return this.page.getByRole('button', { name: 'Check', exact: true }).tap();
  }

  async total(text: string): Promise<void> {
    await this.page.getByRole('radio', { name: 'Type the total' }).check();
    await this.page.getByRole('textbox', { name: /^How many/ }).fill(text);
    await this.check();
  }

  next(): Promise<void> {
    return this.page.getByRole('button', { name: 'Next hand' }).tap();
  }

  draw(): Promise<void> {
    return this.page.getByRole('button', { name: 'Draw a hand' }).tap();
  }

  async share(): Promise<void> {
    await this.page.getByRole('button', { name: 'Share this hand' }).tap();
    await expect(this.page.getByText('Copied, ready to paste')).toBeVisible();
  }

  spokenCards(): Promise<(string | null)[]> {
    return this.hand.getByRole('img').evaluateAll((images) => images.map((image) => image.getAttribute('aria-label')));
  }

  width(): Promise<number> {
    return this.page.evaluate(() =>
      Math.max(document.documentElement.scrollWidth, document.querySelector('main')?.scrollWidth ?? 0),
    );
  }
}
