/**
 * Builds what the browser tests look at into a folder of its own, so that they never meet an old build or `npm start`;
 * unless FOURTEEN_SITE names one that has just been built.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../tools/build-site.mjs';

export default function build(): () => void {
  if (process.env.FOURTEEN_SITE) return () => {};
  const temporary = mkdtempSync(join(tmpdir(), 'fourteen-'));
  const folder = join(temporary, 'site');
  if (!buildSite(folder)) throw new Error('The build failed.');
  process.env.FOURTEEN_SITE = folder;
  return () => rmSync(temporary, { recursive: true, force: true });
}
