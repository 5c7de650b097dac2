/** The theme on the page. A copy beside the settings is read before the first paint, since the database answers later. */
import { effect } from '@preact/signals';
import { settings } from './settings.ts';

const COPY = 'fourteen:theme';

function show(theme: string | null): void {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** Storage may be forbidden; then the theme comes a moment later. */
export function showKeptTheme(): void {
  try {
    show(localStorage.getItem(COPY));
  } catch {
    show(null);
  }
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
