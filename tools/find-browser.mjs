/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, the places where systems put one, Playwright's own.
 * Run as a command it installs one where there is none, and prints its path.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { argv, env, exit, getuid, platform, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

/** The headless shell first: without a browser's own windows, tests take half the time. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A file that is there may still not run: a stub that asks for snap, or a browser without its libraries.
 * On Windows `--version` would open a window, so there the file has to do.
 * @param {string} path
 */
const runs = (path) =>
  existsSync(path) &&
  (platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0);

/**
 * A path that was asked for is used or refused, never passed over in silence.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const asked = env.CHROMIUM_PATH;
  if (asked) {
    if (!runs(asked)) throw new Error(`CHROMIUM_PATH is ${asked}, which does not run as a browser.`);
    return asked;
  }
  return [...SYSTEM_PATHS, chromium.executablePath()].find(runs);
}

/** @param {string} command @param {...string} args */
function attempt(command, ...args) {
  stderr.write(`No browser yet: ${command} ${args.join(' ')}\n`);
  spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    timeout: 300_000,
    shell: platform === 'win32',
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return findBrowser();
}

/** @returns {string | undefined} */
function installBrowser() {
  const downloaded = attempt('npx', 'playwright', 'install', 'chromium');
  if (downloaded || getuid?.() !== 0 || !existsSync('/etc/debian_version')) return downloaded;
  const install = 'apt-get install -y --no-install-recommends fonts-liberation';
  return attempt('sh', '-c', `apt-get update && { ${install} chromium-headless-shell || ${install} chromium; }`);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const path = findBrowser() ?? installBrowser();
    if (!path) throw new Error('Please install Chromium or Chrome, or set CHROMIUM_PATH to one, then run this again.');
    stdout.write(`${path}\n`);
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : error}\n`);
    exit(1);
  }
}
