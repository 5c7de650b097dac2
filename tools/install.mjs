/**
 * Installs the packages when they are missing or older than the lock. Runs before every npm script, in plain Node, since
 * nothing is installed yet. It writes to stderr only: `npm run -s score` is made to be piped.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} name */
const changedAt = (name) => statSync(`${root}/${name}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** @param {string} sentence @returns {never} */
function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  giveUp(`Fourteen needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

if (changedAt('package-lock.json') > changedAt('node_modules/.package-lock.json')) {
  process.stderr.write('Installing packages (npm ci) ...\n');
  // npm names its own script file in npm_execpath; run by hand, there is only the command.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const { status } = spawnSync(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: !npm && process.platform === 'win32',
  });
  if (status !== 0) giveUp('The packages could not be installed: see above, then try `npm ci`.');
}
