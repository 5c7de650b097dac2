/** Waiting for a moment in which nobody waits for the browser. */

const LONGEST_WAIT = 2_000;
/** Safari does not say when it has nothing to do. */
const PAUSE = 100;

/** Resolves when the browser has nothing better to do, or after two seconds at most. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    else setTimeout(resolve, PAUSE);
  });
