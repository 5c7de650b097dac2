/** WebKit (its GTK port), through WebKitWebDriver and the W3C's protocol, on a screen that nobody sees. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type Browser, type Engine, killGroup, PATIENCE_MS, PHONE, until } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const PYTHON = '/usr/bin/python3';
const WINDOW = fileURLToPath(new URL('webkit-browser.py', import.meta.url));
const NEEDS = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";

const found = (): boolean =>
  [DRIVER, SCREEN, PYTHON].every((file) => existsSync(file)) &&
  spawnSync(PYTHON, ['-c', NEEDS], { stdio: 'ignore' }).status === 0;

let screen: { process: ChildProcess; name: string } | undefined;

/** The display that Xvfb chose, started once. */
async function display(): Promise<string> {
  if (screen) return screen.name;
  const process = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await firstLine(process.stdout);
  screen = { process, name: `:${number}` };
  return screen.name;
}

const firstLine = (stream: Readable): Promise<string> =>
  new Promise((resolve, reject) => {
    const lines = createInterface(stream);
    lines.once('line', resolve);
    lines.once('close', () => reject(new Error('Xvfb did not start.')));
  });

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

type Ask = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

/** A command of the protocol; what the driver refuses is thrown in its words. */
const askAt =
  (address: string): Ask =>
  async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };

async function start(folder: string): Promise<Browser> {
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DISPLAY: await display(), GDK_BACKEND: 'x11', LANG: 'C.UTF-8', NO_AT_BRIDGE: '1' },
  });
  const problems: string[] = [];
  createInterface(driver.stdout).on('line', (line) => {
    if (/^CONSOLE .*\bERROR\b/.test(line)) problems.push(line);
  });
  const gone = new Promise((resolve) => driver.once('close', resolve));
  const ask = askAt(`http://127.0.0.1:${port}`);
  await until(
    () => ask('GET', '/status'),
    () => 'WebKitWebDriver does not answer.',
  );
  const args = [WINDOW, `--data=${folder}`, `--width=${PHONE.width}`, `--height=${PHONE.height}`];
  const options = { 'webkitgtk:browserOptions': { binary: PYTHON, args } };
  const { sessionId } = (await ask('POST', '/session', { capabilities: { alwaysMatch: options } })) as {
    sessionId: string;
  };
  return {
    problems,
    ...steer((method, path, body) => ask(method, `/session/${sessionId}${path}`, body)),
    async kill() {
      killGroup(driver.pid);
      await gone;
    },
  };
}

/** Touches arrive as those of a mouse in this port, so that one may as well say so. */
const tapActions = (x: number, y: number) => ({
  type: 'pointer',
  id: 'finger',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const typeActions = (text: string) => ({
  type: 'key',
  id: 'keys',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

function steer(ask: Ask): Omit<Browser, 'problems' | 'kill'> {
  const act = async (actions: object): Promise<void> => {
    await ask('POST', '/actions', { actions: [actions] });
  };
  return {
    async open(url) {
      await ask('POST', '/url', { url });
    },
    async reload() {
      await ask('POST', '/refresh', {});
    },
    evaluate: (expression) => ask('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    tapAt: (x, y) => act(tapActions(x, y)),
    type: (text) => act(typeActions(text)),
    picture: async () => Buffer.from(String(await ask('GET', '/screenshot')), 'base64'),
  };
}

export const webkit: Engine = {
  name: 'WebKit',
  howToInstall:
    'On Debian, `apt-get install webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1` installs what it needs.',
  find: found,
  start,
  async stop() {
    screen?.process.kill();
    screen = undefined;
  },
};
