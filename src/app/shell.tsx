/** The frame of every screen: navigation, notices, the live region, and the screen of the present route. */

import { useEffect, useErrorBoundary, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../components/icon/icon.tsx';
import { late } from '../components/late/late.tsx';
import { messages } from '../messages/messages.ts';
import { offlineReady, stalePage, updateWaiting } from '../platform/update-state.ts';
import { Crashed } from './failure.tsx';
import { writing } from './keeping.ts';
import { notice } from './notice.ts';
import { linkTo, place } from './router.ts';
import { ROUTES, type Route, TAB_ROUTES, TABS } from './routes.ts';
import { focusHeading, scrollToTop } from './scroll.ts';
import styles from './shell.module.css';
import { groups } from './store.ts';

const routeOf = (path: string): Route => ROUTES.find((route) => route.path === path) ?? ROUTES[0];

export function Shell() {
  const route = routeOf(place.value.path);
  const { navigation, app } = messages();
  const first = useRef(true);

  const title = route.path ? `${navigation[route.name]} · ${app.name}` : app.name;
  // Before the screen says more exactly what it shows.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  // A new screen begins at its top, and its heading is where a screen reader goes on.
  useEffect(() => {
    if (!first.current) {
      scrollToTop();
      const fetched = 'fetch' in route.screen ? route.screen.fetch() : Promise.resolve();
      // Two frames on, the screen that has just come is in the page; somebody quick may be in the midst of it already.
      const begin = (): void => {
        if (!document.querySelector('main :focus')) focusHeading();
      };
      void fetched.then(() => requestAnimationFrame(() => requestAnimationFrame(begin)));
    }
    first.current = false;
  }, [route]);

  return (
    <div class={styles.shell}>
      <Nav current={route} />
      <main class={styles.main} data-saved={writing.value === 0}>
        <Notices />
        <Passing atTable={route === TAB_ROUTES.score} />
        <CurrentScreen key={route.path} route={route} />
      </main>
    </div>
  );
}

function CurrentScreen({ route }: { route: Route }) {
  const [crash] = useErrorBoundary();
  return crash ? <Crashed /> : <route.screen argument={place.value.argument} />;
}

function Nav({ current }: { current: Route }) {
  const { navigation, update } = messages();
  return (
    <nav class={styles.nav} aria-label={navigation.label}>
      {TABS.map((tab) => {
        const marked = tab === 'more' && (updateWaiting.value || stalePage.value);
        return (
          <a
            key={tab}
            class={styles.link}
            href={linkTo(TAB_ROUTES[tab].path)}
            aria-current={tab === current.tab ? (current === TAB_ROUTES[tab] ? 'page' : 'true') : undefined}
          >
            <span class={styles.mark} data-marked={marked || undefined}>
              <Icon name={tab} />
            </span>
            {navigation[tab]}
            {marked && <span class={styles.hidden}>: {stalePage.value ? update.otherTab : update.ready}</span>}
          </a>
        );
      })}
    </nav>
  );
}

/** Neither is for the first screen, and by the time they are shown the app is stored. */
const UpdateOffer = late(async () => (await import('./update-offer.tsx')).UpdateOffer);
const OfflineReady = late(async () => (await import('./offline-ready.tsx')).OfflineReady);

function Notices() {
  const { storage } = messages();
  const told = notice.value;
  return (
    <div class={styles.notices} role="status">
      {told && (
        <p class={styles.notice} data-problem>
          {'why' in told ? storage[told.what](storage.why[told.why]) : storage[told.what]}
        </p>
      )}
    </div>
  );
}

/**
 * What comes while somebody is about to tap, and so must not move the keys: it lies over the place of the cards. A new
 * version is offered there while it is empty; elsewhere there is the mark in the navigation, and the offer behind it.
 */
function Passing({ atTable }: { atTable: boolean }) {
  const offersUpdate = atTable && groups.value.length === 0;
  return (
    <div class={styles.passing} role="status">
      {offersUpdate && (updateWaiting.value || stalePage.value) && <UpdateOffer />}
      {!notice.value && offlineReady.value && <OfflineReady />}
    </div>
  );
}
