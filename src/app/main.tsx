/** Boot: what the phone has kept first, then the screen, then everything that can wait. */
import '../styles/tokens.css';
import '../styles/reset.css';
import { render } from 'preact';
import { restore } from './keeping.ts';
import { followLanguage } from './language.ts';
import { Shell } from './shell.tsx';
import { followTheme, showKeptTheme } from './theme.ts';

/** Not awaited at the top level: parts that are fetched meanwhile import this file's chunk, and would wait for it in turn. */
async function start(): Promise<void> {
  showKeptTheme();
  await restore();
  followTheme();
  await followLanguage();

  const app = document.getElementById('app');
  if (app) render(<Shell />, app);

  void import('./afterwards.ts');
}

void start();
