/**
 * `npm run lighthouse`: builds, serves, and has Lighthouse look at the first visit with the profile of a phone, five
 * times. Performance is measured, and the median counts; the others are judged, and the worst counts. Below 100 it fails.
 * Lighthouse is no dependency: npm fetches it into a folder that goes again, unless LIGHTHOUSE_FOLDER names one to keep.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath, exit, platform, stderr, stdout } from 'node:process';
import { buildSite } from './build-site.mjs';
import { findBrowser } from './find-browser.mjs';
import { listen, serveFolder } from './static-server.mjs';

const VERSION = '12.2.3';
const TIMES = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @typedef {{ id: string, title: string, score: number | null, displayValue?: string }} Audit */
/** @typedef {{ score: number, auditRefs: { id: string, weight: number }[] }} Category */
/** @typedef {{ categories: Record<string, Category>, audits: Record<string, Audit> }} Report */

const temporary = mkdtempSync(join(tmpdir(), 'fourteen-lighthouse-'));
const home = env.LIGHTHOUSE_FOLDER || join(temporary, 'npm');

/** @param {string} sentence @returns {never} */
function giveUp(sentence) {
  rmSync(temporary, { recursive: true, force: true });
  stderr.write(`${sentence}\n`);
  exit(1);
}

/** Where Lighthouse's command lies, once it is there. */
function install() {
  const command = join(home, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(command)) return command;
  stdout.write(`Installing Lighthouse ${VERSION} into ${home}\n`);
  mkdirSync(home, { recursive: true });
  const args = ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { status } = spawnSync('npm', [...args, `lighthouse@${VERSION}`], {
    cwd: home,
    stdio: ['ignore', 2, 2],
    shell: platform === 'win32',
  });
  return status === 0 ? command : giveUp('Lighthouse could not be installed: see above.');
}

function build() {
  const site = join(temporary, 'site');
  return buildSite(site) ? site : giveUp('The build failed.');
}

/**
 * One look, with a browser of its own. This process serves meanwhile, and so must not wait for the child.
 * @param {string} command @param {string} url @param {string} browser @param {number} time
 * @returns {Promise<Report>}
 */
async function look(command, url, browser, time) {
  const file = join(temporary, `report-${time}.json`);
  const args = [command, url, '--quiet', '--output=json', `--output-path=${file}`];
  args.push(`--only-categories=${CATEGORIES.join()}`, '--form-factor=mobile');
  // Where no graphics card draws, Chromium's holding of paints keeps ready frames back for whole seconds, whatever the page.
  args.push('--chrome-flags=--headless=new --no-sandbox --lang=en-GB --disable-features=PaintHolding');
  const child = spawn(execPath, args, { stdio: ['ignore', 2, 2], env: { ...env, CHROME_PATH: browser } });
  await new Promise((resolve) => child.once('close', resolve));
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : giveUp('Lighthouse left no report: see above.');
}

/** From 0 to 100. @param {Report} report @param {string} id */
const figure = (report, id) => Math.round((report.categories[id]?.score ?? 0) * 100);

/** What took points. @param {Report} report @param {string} id */
const losses = ({ categories, audits }, id) =>
  (categories[id]?.auditRefs ?? [])
    .filter(({ weight, id: audit }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
    .map(({ id: audit }) => audits[audit])
    .map(
      (audit) =>
        `${audit?.id} (${Math.round((audit?.score ?? 0) * 100)}): ${audit?.title} ${audit?.displayValue ?? ''}`,
    );

const browser = findBrowser() ?? giveUp('There is no browser: node tools/find-browser.mjs installs one.');
const command = install();
const site = build();
const server = await listen(
  serveFolder(() => site),
  0,
);
/** @type {Report[]} */
const reports = [];
for (let time = 1; time <= TIMES; time += 1) {
  reports.push(await look(command, `http://localhost:${server.port}/`, browser, time));
}
server.close();

let below = false;
for (const id of CATEGORIES) {
  const sorted = [...reports].sort((a, b) => figure(a, id) - figure(b, id));
  const report = /** @type {Report} */ (sorted[id === 'performance' ? Math.floor(TIMES / 2) : 0]);
  const value = figure(report, id);
  const all = id === 'performance' ? ` (median of ${sorted.map((one) => figure(one, id)).join(', ')})` : '';
  stdout.write(`${value === 100 ? 'ok    ' : 'FAILED'} ${id} ${value}${all}\n`);
  if (value < 100) for (const loss of losses(report, id)) stdout.write(`         ${loss}\n`);
  below ||= value < 100;
}
rmSync(temporary, { recursive: true, force: true });
if (below) exit(1);
