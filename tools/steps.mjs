/** Runs commands one after the other, to the end even where one fails, and says how each went. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * A step runs a file with this Node, so that it works without a shell and on any system.
 * @typedef {{ name: string, run: readonly string[], quiet?: boolean, env?: Record<string, string> }} Step
 * `quiet`: the output is shown only where the step fails.
 */

/** @param {readonly Step[]} steps @returns {boolean} whether all succeeded */
export function runSteps(steps) {
  let allWell = true;
  for (const { name, run, quiet = false, env = {} } of steps) {
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(process.execPath, run, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (quiet && status !== 0) process.stdout.write(`${stdout}${stderr}`);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
    allWell &&= status === 0;
  }
  return allWell;
}
