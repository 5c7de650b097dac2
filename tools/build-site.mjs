/** The app built for looking at it, into a folder of one's own: never an old build, and never in the way of `npm start`. */
import { spawnSync } from 'node:child_process';
import { env, execPath } from 'node:process';
import { root } from './steps.mjs';

/** @param {string} folder emptied first @returns {boolean} whether it went well; what did not is said on stderr */
export function buildSite(folder) {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
  // The runners of tests set another NODE_ENV.
  const { status } = spawnSync(execPath, vite, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...env, NODE_ENV: 'production' },
  });
  return status === 0;
}
