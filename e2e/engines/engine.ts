/** What a browser engine has to be able to do, so that the journeys can be written once. */

/** A running browser with the app's page in it. */
export interface Browser {
  /** What the page threw, or logged as an error. */
  readonly problems: readonly string[];
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  tapAt(x: number, y: number): Promise<void>;
  /** With the keyboard, to whatever has the focus. */
  type(text: string): Promise<void>;
  /** A picture as PNG, for whoever wants to know what went wrong. */
  picture(): Promise<Buffer>;
  /** SIGKILL to the browser and all its processes. */
  kill(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** One sentence, where `find` finds nothing. */
  readonly howToInstall: string;
  /** Whether it can run here. */
  find(): boolean;
  /** A browser whose data lie in a folder; the next one on the same folder finds them. */
  start(folder: string): Promise<Browser>;
  /** Puts away what all its browsers shared. */
  stop(): Promise<void>;
}

export const PHONE = { width: 360, height: 740 } as const;
/** A busy machine starts and draws late. */
export const PATIENCE_MS = 60_000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks again until the answer is no longer undefined; `what` is the sentence of the failure. */
export async function until<Answer>(
  ask: () => Promise<Answer | undefined>,
  what: () => string,
  patience = PATIENCE_MS,
): Promise<Answer> {
  const end = performance.now() + patience;
  let trouble = '';
  while (performance.now() < end) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
      trouble = '';
    } catch (error) {
      // A page that is being replaced answers nothing for a moment.
      trouble = ` (${error instanceof Error ? error.message : error})`;
    }
    await pause(50);
  }
  throw new Error(`${what()}${trouble}`);
}

/** With all that it started: the process leads a group of its own. */
export function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Gone already.
  }
}
