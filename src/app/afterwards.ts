/** What can wait until the first screen is there. */
import { onOpenedFile } from '../platform/launch.ts';
import { registerWorker } from '../platform/updates.ts';
import { followHands } from './install.ts';
import { followFaces } from './large-faces.ts';
import { openedFile } from './opened.ts';
import { goTo } from './router.ts';
import { ROUTES } from './routes.ts';

void registerWorker();
void followHands();
followFaces();
onOpenedFile((file) => {
  openedFile.value = file;
  goTo('backup');
});

/** Fetches the other screens when there is nothing else to do: a page left behind by an update could not do so later. */
function fetchAllScreens(): void {
  for (const { screen } of ROUTES) if ('fetch' in screen) void screen.fetch();
}

// Not `load`, which may be over by now; and after the first paint, which nothing of this is needed for.
setTimeout(fetchAllScreens, 300);
