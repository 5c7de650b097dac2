/** What can wait until the first screen is there. */
import { idle } from '../platform/idle.ts';
import { onOpenedFile } from '../platform/launch.ts';
import { registerWorker } from '../platform/updates.ts';
import { followHands } from './install.ts';
import { followFaces } from './large-faces.ts';
import { openedFile } from './opened.ts';
import { goTo } from './router.ts';
import { ROUTES } from './routes.ts';

void idle().then(registerWorker);
void followHands();
followFaces();
onOpenedFile((file) => {
  openedFile.value = file;
  goTo('backup');
});

/**
 * Fetches the other screens, one at a time and aside: a page left behind by an update could not do so later. Where no
 * worker keeps the app, nothing takes them away, and each can wait until it is asked for.
 */
async function fetchAllScreens(): Promise<void> {
  await navigator.serviceWorker?.ready;
  for (const { screen } of ROUTES) {
    if (!('fetch' in screen)) continue;
    await idle();
    await screen.fetch();
  }
}

void fetchAllScreens();
