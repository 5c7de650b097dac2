/** The page has brought the first screen (drawn.tsx): it comes to life as it stands, and what was done on it happens now. */
import { hydrate } from 'preact';
import { Shell } from './shell.tsx';

export function takeOver(app: Element, events: readonly Event[]): void {
  hydrate(<Shell />, app);
  for (const event of events) event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}
