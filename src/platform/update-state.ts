/** What is known of new versions; apart from `updates.ts`, which the first screen does not wait for. */
import { signal } from '@preact/signals';

/** Everything has been stored during this visit: from now on the app needs no network. */
export const offlineReady = signal(false);
/** A new version is installed and waits to be let in. */
export const updateWaiting = signal(false);
/** A new version was let in from another tab: this page runs on, but parts that it has not loaded yet are gone. */
export const stalePage = signal(false);
