/** Builds what the browser tests look at into a folder of its own, so that they never meet an old build or `npm start`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export default function build(): () => void {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const temporary = mkdtempSync(join(tmpdir(), 'fourteen-'));
  const folder = join(temporary, 'site');
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error('The build failed.');
  process.env.FOURTEEN_SITE = folder;
  return () => rmSync(temporary, { recursive: true, force: true });
}
