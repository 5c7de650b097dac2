/**
 * Chromium's offer to install. It comes once, perhaps before anything but the first screen is loaded, and is kept here
 * until somebody wants it; the browser's own bar stays away.
 */
import { signal } from '@preact/signals';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const kept = signal<InstallPrompt | null>(null);

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  kept.value = event as InstallPrompt;
});
addEventListener('appinstalled', () => {
  kept.value = null;
});

/** Whether the browser would ask now. Read it while rendering. */
export const canPrompt = (): boolean => kept.value !== null;

/** Call it from a tap. True where the app is being installed; an offer serves once. */
export async function promptInstall(): Promise<boolean> {
  const offer = kept.peek();
  kept.value = null;
  if (!offer) return false;
  try {
    await offer.prompt();
    return (await offer.userChoice).outcome === 'accepted';
  } catch {
    return false;
  }
}
