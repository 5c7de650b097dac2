/** A phone at the table: what people do with the app and see in it, on any engine. It waits for what it looks for. */
import { type Browser, type Engine, until } from './engine.ts';
import { IN_PAGE, type Look, type Role, type Seen, type Wanted } from './in-page.ts';

type Name = string | RegExp;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pattern = (name: Name): string => (typeof name === 'string' ? `^${escaped(name)}$` : name.source);

/** Something by its role and its name. */
export const the = (role: Role, name?: Name, inside?: Wanted): Wanted => ({
  role,
  ...(name !== undefined && { name: pattern(name) }),
  ...(inside && { inside }),
});
/** Something by its role and words in it. */
export const withWords = (role: Role, words: RegExp, inside?: Wanted): Wanted => ({
  role,
  words: words.source,
  ...(inside && { inside }),
});

const spoken = ({ role, name, words, inside }: Wanted): string =>
  [role, name && `"${name}"`, words && `with "${words}"`, inside && `in ${spoken(inside)}`].filter(Boolean).join(' ');

export class Phone {
  readonly #engine: Engine;
  readonly #folder: string;
  readonly #url: string;
  #browser: Browser | undefined;
  readonly problems: string[] = [];

  /** `folder` is where its data lie. */
  constructor(engine: Engine, folder: string, url: string) {
    this.#engine = engine;
    this.#folder = folder;
    this.#url = url;
  }

  // What people do

  async open(): Promise<void> {
    this.#browser ??= await this.#engine.start(this.#folder);
    await this.#browser.open(this.#url);
  }

  async reload(): Promise<void> {
    await this.#running.reload();
  }

  /** As a phone that runs out of memory, or out of battery. */
  async kill(): Promise<void> {
    const browser = this.#browser;
    this.#browser = undefined;
    if (!browser) return;
    this.problems.push(...browser.problems);
    await browser.kill();
  }

  /** The first of those that there are, once it has come to rest. */
  async tap(wanted: Wanted): Promise<void> {
    let before = '';
    const { x, y } = await until(
      async () => {
        const { spot } = await this.#look(wanted, true);
        const rests = spot !== null && JSON.stringify(spot) === before;
        before = JSON.stringify(spot);
        return rests ? spot : undefined;
      },
      () => `Cannot tap ${spoken(wanted)}`,
    );
    await this.#running.tapAt(x, y);
  }

  /** Into an empty field. */
  async type(wanted: Wanted, text: string): Promise<void> {
    await this.tap(wanted);
    await this.#running.type(text);
  }

  // What people see

  async see(wanted: Wanted, that: (seen: Seen) => boolean = () => true): Promise<Seen> {
    let last: readonly Seen[] = [];
    return until(
      async () => {
        last = (await this.#look(wanted)).seen;
        return last.find(that);
      },
      () => `Cannot see ${spoken(wanted)} as it should be: ${JSON.stringify(last)}`,
    );
  }

  async seeNone(wanted: Wanted): Promise<void> {
    await until(
      async () => ((await this.#look(wanted)).seen.length === 0 ? true : undefined),
      () => `Still sees ${spoken(wanted)}`,
    );
  }

  async saved(): Promise<void> {
    await this.#comesTrue(IN_PAGE.saved, 'The last change was never saved');
  }

  /** From here on it may go offline. */
  async offlineReady(): Promise<void> {
    await this.#comesTrue(IN_PAGE.offlineReady, 'The app was never stored for offline use');
  }

  async scrollsSideways(): Promise<boolean> {
    return Boolean(await this.#running.evaluate(IN_PAGE.scrollsSideways));
  }

  picture(): Promise<Buffer> {
    return this.#running.picture();
  }

  get #running(): Browser {
    if (!this.#browser) throw new Error('The phone is switched off.');
    return this.#browser;
  }

  async #look(wanted: Wanted, aim = false): Promise<Look> {
    return (await this.#running.evaluate(IN_PAGE.look(wanted, aim))) as Look;
  }

  async #comesTrue(expression: string, otherwise: string): Promise<void> {
    await until(
      async () => ((await this.#running.evaluate(expression)) === true ? true : undefined),
      () => otherwise,
    );
  }
}
