/**
 * The service worker: registers it, says when the app has become usable offline, and lets a new version in only when
 * somebody asks for it. Two guards that workbox-window does not have: only the tab that accepted reloads, since the
 * others may hold something half entered; and accepting works in the tab of the very first visit too, where
 * workbox-window does not call a second version an update.
 */
import { Workbox } from 'workbox-window';
import { offlineReady, stalePage, updateWaiting } from './update-state.ts';

let workbox: Workbox | undefined;
let registration: ServiceWorkerRegistration | undefined;
let accepted = false;

/** Safe to call while the first screen is drawn: nothing is loaded before the page is complete. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;

  // The bare event, and at once: workbox-window listens only after registering, when another tab may have accepted.
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (accepted) location.reload();
    else if (controlled) {
      updateWaiting.value = false;
      stalePage.value = true;
    }
    controlled = true;
  });

  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  workbox = new Workbox(new URL('sw.js', document.baseURI).href, { updateViaCache: 'none' });
  workbox.addEventListener('waiting', noteWaiting);
  workbox.addEventListener('activated', ({ isUpdate, isExternal }) => {
    if (!isUpdate && !isExternal) offlineReady.value = true;
  });
  try {
    registration = await workbox.register();
  } catch {
    return; // Private windows and some hosts have no workers. The app runs all the same, only not offline.
  }
  noteWaiting(); // A version that waited already was announced before `register` returned.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void checkForUpdate();
  });
}

/** Lets the waiting version in and reloads this tab, once `save` says that everything is kept; else nothing happens. */
export async function acceptUpdate(save: () => Promise<boolean>): Promise<void> {
  if (!(await save())) return;
  accepted = true;
  if (registration?.waiting) workbox?.messageSkipWaiting();
  else location.reload(); // Another tab was faster, so that there is nothing left to wait for.
}

function noteWaiting(): void {
  updateWaiting.value = Boolean(registration?.active && registration.waiting);
}

async function checkForUpdate(): Promise<void> {
  // workbox-window stops looking after its first `updatefound` since registering: one failed installation, and a later
  // version would go unseen by a page that stays open for days.
  noteWaiting();
  await workbox?.update().catch(() => {}); // No network is nothing to report.
}
