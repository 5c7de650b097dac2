/** Firefox, through WebDriver BiDi. */
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { type Browser, type Engine, killGroup, PATIENCE_MS, PHONE } from './engine.ts';

const PATHS = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const path = (): string | undefined => PATHS.find((file) => file !== '' && existsSync(file));

const PREFERENCES = {
  'intl.accept_languages': 'en-GB, en',
  'dom.w3c_touch_events.enabled': 1,
  // A finger goes down and up by two commands: on a busy machine that takes as long as a long press, which clicks nothing.
  'apz.max_tap_time': PATIENCE_MS,
  'ui.click_hold_context_menus.delay': PATIENCE_MS,
};

async function start(folder: string): Promise<Browser> {
  const executablePath = path();
  if (!executablePath) throw new Error('There is no Firefox.');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    userDataDir: folder,
    extraPrefsFirefox: PREFERENCES,
    timeout: PATIENCE_MS,
    protocolTimeout: PATIENCE_MS,
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  await page.setViewport({ ...PHONE, deviceScaleFactor: 2 });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return {
    problems,
    async open(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    async reload() {
      await page.reload({ waitUntil: 'domcontentloaded' });
    },
    evaluate: (expression) => page.evaluate(expression),
    tapAt: (x, y) => page.touchscreen.tap(x, y),
    type: (text) => page.keyboard.type(text),
    picture: async () => Buffer.from(await page.screenshot()),
    async kill() {
      const gone = new Promise((resolve) => browser.once('disconnected', resolve));
      killGroup(browser.process()?.pid);
      await gone;
    },
  };
}

export const firefox: Engine = {
  name: 'Firefox',
  howToInstall: 'On Debian, `apt-get install firefox-esr` installs it.',
  find: () => path() !== undefined,
  start,
  stop: async () => {},
};
