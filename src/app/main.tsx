/** Boot: what the phone has kept first, then the screen, then everything that can wait. */
import '../styles/tokens.css';
import '../styles/reset.css';
import { hydrate, render } from 'preact';
import { restore } from './keeping.ts';
import { followLanguage } from './language.ts';
import { place } from './router.ts';
import { Shell } from './shell.tsx';
import { followTheme } from './theme.ts';

declare global {
  /** Of early.js: what was done on the drawn screen so far. There only where that screen is shown. */
  var takeEarlyEvents: (() => readonly Event[]) | undefined;
}

/** A task of its own for what comes next: between two a tap is heard, and a frame painted. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Not awaited at the top level: parts that are fetched meanwhile import this file's chunk, and would wait for it in turn. */
async function start(): Promise<void> {
  await nextTask();
  const anythingKept = await restore();
  followTheme();
  await followLanguage();
  await nextTask();

  const app = document.querySelector('#app') as Element;
  const events = globalThis.takeEarlyEvents?.();
  if (events && !anythingKept && place.peek().path === '') takeOver(app, events);
  else {
    app.replaceChildren();
    render(<Shell />, app);
  }
  delete document.documentElement.dataset.waiting;

  await nextTask();
  void import('./afterwards.ts');
}

/** The page has brought the first screen (drawn.tsx): it comes to life as it stands, and what was done on it happens now. */
function takeOver(app: Element, events: readonly Event[]): void {
  hydrate(<Shell />, app);
  for (const event of events) event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}

void start();
