/** Ending a browser as a phone does that takes its memory away: all processes at once, with nothing tidied up. */
import { kill } from 'node:process';

/**
 * Looks up the processes beforehand, so that the blow falls at once.
 * @param {import('playwright').BrowserContext} context of a browser of its own
 * @returns {Promise<() => Promise<void>>} strikes, and resolves when the browser is gone
 */
export async function aimAt(context) {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('This browser cannot be killed: it has no process of its own.');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  // The browser first: it would start a killed renderer anew.
  const order = processInfo.sort((a, b) => Number(b.type === 'browser') - Number(a.type === 'browser'));
  return async () => {
    const gone = new Promise((resolve) => context.once('close', resolve));
    for (const { id } of order) {
      try {
        kill(id, 'SIGKILL');
      } catch {
        // Gone already, with the browser.
      }
    }
    await gone;
  };
}
