/** Boot: what the phone has kept first, then the screen, then everything that can wait. */
import '../styles/tokens.css';
import '../styles/reset.css';
import { render } from 'preact';
import { restore } from './keeping.ts';
import { followLanguage } from './language.ts';
import { place } from './router.ts';
import { Shell } from './shell.tsx';
import { takeOver } from './take-over.tsx';
import { followTheme } from './theme.ts';

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
  // What is drawn is measured: it must not be hidden then.
  delete document.documentElement.dataset.waiting;
  if (events && !anythingKept && place.peek().path === '') takeOver(app, events);
  else {
    app.replaceChildren();
    render(<Shell />, app);
  }

  await nextTask();
  void import('./afterwards.ts');
}

void start();
