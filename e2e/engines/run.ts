/**
 * `npm run test:engines [-- firefox|webkit]`: the journeys in Firefox and in WebKit, which Playwright cannot drive where
 * they come from the system. An engine that is not there is not run, and that is no failure.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import build from '../global-setup.ts';
import { Site } from '../site.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import { Phone } from './phone.ts';
import { webkit } from './webkit.ts';

const ENGINES: readonly Engine[] = [firefox, webkit];
const PICTURES = 'test-results/engines';

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** On a new phone and a server of its own. Answers whether all went well. */
async function travel(engine: Engine, { name, go }: Journey): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'fourteen-engine-'));
  const site = new Site(process.env.FOURTEEN_SITE ?? '', '/');
  await site.start();
  const phone = new Phone(engine, folder, site.url);
  const start = performance.now();
  let trouble = '';
  try {
    await go(phone, site);
  } catch (error) {
    trouble = `${error instanceof Error ? error.message : error}\n       ${await pictureOf(phone, `${engine.name} ${name}`)}`;
  }
  await phone.kill();
  await site.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  trouble ||= phone.problems.map((problem) => `The page reported: ${problem}`).join('\n       ');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`${trouble ? 'FAILED' : 'ok    '} ${engine.name}: ${name} (${seconds} s)${trouble && `\n       ${trouble}`}`);
  return trouble === '';
}

/** Says where the picture of the screen lies. */
async function pictureOf(phone: Phone, title: string): Promise<string> {
  const file = join(PICTURES, `${title.toLowerCase().replace(/\W+/g, '-')}.png`);
  try {
    const picture = await phone.picture();
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(file, picture);
    return `The screen then: ${file}`;
  } catch {
    return 'There is no picture of the screen.';
  }
}

const asked = process.argv.slice(2).map((name) => name.toLowerCase());
const chosen = ENGINES.filter(({ name }) => asked.length === 0 || asked.includes(name.toLowerCase()));
const here = chosen.filter((engine) => engine.find());
for (const { name, howToInstall } of chosen.filter((engine) => !here.includes(engine))) {
  say(`${name}: not run, since it is not installed. ${howToInstall}`);
}
if (here.length > 0) {
  const tidy = build();
  for (const engine of here) {
    for (const journey of JOURNEYS) if (!(await travel(engine, journey))) process.exitCode = 1;
    await engine.stop();
  }
  tidy();
}
