/**
 * Offering the app for the home screen: once, after a few hands or the first one of a game, and never during one. Where
 * the browser can ask it does; on iPhones and iPads people are told how.
 */
import { computed, effect, signal } from '@preact/signals';
import { device } from '../platform/device.ts';
import { canPrompt } from '../platform/install.ts';
import { type InstallOffer, isOfferDue, loadInstallOffer, noteInstallOffer } from '../storage/install-offer.ts';
import { recording } from './recording.ts';
import { groups, score } from './store.ts';

export { promptInstall } from '../platform/install.ts';

/** How this browser installs; 'menu' where all one can say is to look there. */
export type InstallWay = 'installed' | 'prompt' | 'homeScreen' | 'menu';

export function installWay(): InstallWay {
  const { apple, installed } = device();
  if (installed) return 'installed';
  if (canPrompt()) return 'prompt';
  return apple ? 'homeScreen' : 'menu';
}

const kept = signal<InstallOffer | null>(null);

const between = computed(() => groups.value.length === 0);

/** Read it while rendering; `recordedInGame` where it is about a game that has a hand. */
export function isOffered(recordedInGame: boolean): boolean {
  const way = installWay();
  if (way !== 'prompt' && way !== 'homeScreen') return false;
  return kept.value !== null && between.value && isOfferDue(kept.value, recordedInGame);
}

async function note(change: (before: InstallOffer) => Partial<InstallOffer>): Promise<void> {
  try {
    kept.value = await noteInstallOffer(change);
  } catch {
    // The offer comes once more than it should, or later.
  }
}

/** Taken or declined: both are for good. */
export function answerOffer(): void {
  if (kept.peek()) kept.value = { scored: kept.peek()?.scored ?? 0, answered: true };
  void note(() => ({ answered: true }));
}

/** Reads what is kept and counts hands that were scored for themselves, each when the next one begins. */
export async function followHands(): Promise<void> {
  kept.value = await loadInstallOffer().catch(() => null);
  let scored = false;
  effect(() => {
    const won = score.value !== null;
    const cleared = between.value;
    // One's own hand lies aside, and comes back as it was.
    if (recording.value) return;
    if (scored && cleared && kept.peek()?.answered === false) {
      void note((before) => ({ scored: before.scored + 1 }));
    }
    if (won || cleared) scored = won;
  });
}
