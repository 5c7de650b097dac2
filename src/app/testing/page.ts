/** As much of a browser's page as the state of the app asks for: an address, a document, and events of the window. */
import 'fake-indexeddb/auto';
import { vi } from 'vitest';

const events = new EventTarget();
let hash = '';

/** As in a browser the news of another address comes after the change, in a task of its own. */
function goTo(next: string): void {
  if (next === hash) return;
  hash = next;
  setTimeout(() => events.dispatchEvent(new Event('hashchange')));
}

vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
vi.stubGlobal('location', {
  get hash() {
    return hash;
  },
  set hash(next: string) {
    goTo(next);
  },
  get href() {
    return `http://localhost/${hash}`;
  },
});
vi.stubGlobal(
  'document',
  Object.assign(new EventTarget(), { documentElement: { lang: '' }, visibilityState: 'visible' }),
);
