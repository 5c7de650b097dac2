/** Hash routes: one build runs in any folder of any static host. A route is the path before the first further slash. */
import { signal } from '@preact/signals';

/** '' for the score screen, else the name of a screen, with what follows the next slash as its argument. */
export interface Place {
  readonly path: string;
  readonly argument: string;
}

export function toPlace(hash: string): Place {
  const [path = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  let argument = rest.join('/');
  try {
    argument = decodeURIComponent(argument);
  } catch {
    // A broken escape stays as it is; no screen will know it.
  }
  return { path, argument };
}

export const place = signal<Place>(toPlace(location.hash));

addEventListener('hashchange', () => {
  place.value = toPlace(location.hash);
});

export const linkTo = (path: string, argument = ''): string =>
  `#/${path}${argument ? `/${encodeURIComponent(argument)}` : ''}`;

export function goTo(path: string, argument = ''): void {
  location.hash = linkTo(path, argument);
}
