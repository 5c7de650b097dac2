/** Serves the build where `npm start` says; PORT chooses another port. */
import { fileURLToPath } from 'node:url';
import { listen, serveFolder } from './static-server.mjs';

const port = Number(process.env.PORT ?? 4173);
const handler = serveFolder(() => fileURLToPath(new URL('../dist', import.meta.url)));

try {
  await listen(handler, port);
  // Browsers that take `localhost` for ::1 alone need this one too; machines without IPv6 do not have it.
  await listen(handler, port, '::1').catch(() => {});
  process.stdout.write(`\n  Fourteen is ready: http://localhost:${port}\n  (Ctrl+C stops it.)\n\n`);
} catch (error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code !== 'EADDRINUSE') throw error;
  process.stderr.write(`Port ${port} is taken: stop what runs there, or choose another, as in PORT=4174 npm start.\n`);
  process.exit(1);
}
