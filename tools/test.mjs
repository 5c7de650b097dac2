/**
 * `npm test`: unit tests, then browser tests, both to the end, then one line with the sum.
 * `npm test -- unit score` or `npm test -- e2e smoke` run one kind alone and pass the rest on to its runner.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runSteps } from './steps.mjs';

// A folder of this run alone: two runs at a time must not count each other's tests.
const reports = mkdtempSync(join(tmpdir(), 'fourteen-reports-'));
const unitReport = join(reports, 'unit.json');
const e2eReport = join(reports, 'e2e.json');

const [kind] = process.argv.slice(2);
const only = kind === 'unit' || kind === 'e2e' ? kind : undefined;
const args = process.argv.slice(only ? 3 : 2);

/** @type {import('./steps.mjs').Step[]} */
const steps = [];
if (only !== 'e2e') {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  steps.push({ name: 'unit tests', run: ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args] });
}
if (only !== 'unit') {
  const browser = spawnSync(process.execPath, ['tools/find-browser.mjs'], { cwd: root, stdio: ['ignore', 'pipe', 2] });
  if (browser.status === 0) {
    steps.push({
      name: 'browser tests',
      run: ['node_modules/playwright/cli.js', 'test', `--reporter=${process.env.CI ? 'dot' : 'list'},json`, ...args],
      env: { CHROMIUM_PATH: String(browser.stdout).trim(), PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport },
    });
  } else process.exitCode = 1;
}

/** @param {string} file @returns {any} a report that is not there counts nothing; `any` since it is another's format */
function report(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

if (!runSteps(steps)) process.exitCode = 1;

const unit = report(unitReport);
const e2e = report(e2eReport);
rmSync(reports, { recursive: true });
const { expected = 0, flaky = 0, unexpected = 0 } = e2e.stats ?? {};
// A file that breaks before its first test has no failed test, but it has failed.
const broken = (unit.testResults ?? []).filter(
  (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
);
const passed = (unit.numPassedTests ?? 0) + expected + flaky;
const failed = (unit.numFailedTests ?? 0) + broken.length + unexpected + (e2e.errors?.length ?? 0);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
if (passed === 0 || failed > 0) process.exitCode = 1;
