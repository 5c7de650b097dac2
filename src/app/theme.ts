/** The theme on the page. early.js reads the copy beside the settings before the first paint, since the database answers later. */
import { effect } from '@preact/signals';
import type { Theme } from '../storage/settings.ts';
import { settings } from './settings.ts';

const COPY = 'fourteen:theme';

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function followTheme(): void {
  effect(() => {
    const { theme } = settings.value;
    show(theme);
    try {
      localStorage.setItem(COPY, theme);
    } catch {
      // Only the copy is missing; the settings have it.
    }
  });
}
