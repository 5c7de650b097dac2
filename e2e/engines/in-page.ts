/** What both engines run in the page itself: finding things as people name them, and where a thumb would touch them. */

const SELECTORS = {
  button: 'button, [role=button]',
  dialog: 'dialog[open]',
  group: 'fieldset, [role=group]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  list: 'ul, ol',
  listItem: 'li',
  main: 'main',
  radio: 'input[type=radio]',
  region: 'section[aria-label], section[aria-labelledby]',
  status: '[role=status]',
  textbox: 'input:not([type]), input[type=text], textarea',
} as const;

export type Role = keyof typeof SELECTORS;

/** A role with a name, or with words in it; patterns are the sources of regular expressions, since they travel as JSON. */
export interface Wanted {
  readonly role: Role;
  readonly name?: string;
  readonly words?: string;
  readonly inside?: Wanted;
}

export interface Seen {
  readonly text: string;
  readonly name: string;
  readonly checked: boolean;
  readonly pressed: string | null;
}

export interface Look {
  readonly seen: readonly Seen[];
  /** The middle of the first one, where nothing lies over it; asked for with `aim`. */
  readonly spot: { readonly x: number; readonly y: number } | null;
}

function look(selectors: Readonly<Record<string, string>>, wanted: Wanted, aim: boolean): Look {
  const squeezed = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const shown = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof HTMLElement) || node.ariaHidden === 'true' || node.hidden) return '';
    return ` ${[...node.childNodes].map(textOf).join('')} `;
  };
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (by.length > 0) return squeezed(by.map((id) => document.getElementById(id)?.textContent).join(' '));
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const legend = element instanceof HTMLFieldSetElement ? element.querySelector('legend') : null;
    const own = element.matches('button, a, h1, h2, h3, [role=button]') ? textOf(element) : '';
    return squeezed(element.getAttribute('aria-label') ?? (labels.map(textOf).join(' ') || legend?.textContent || own));
  };
  const all = (what: Wanted): Element[] => {
    const places = what.inside ? all(what.inside) : [document.body];
    return places
      .flatMap((place) => [...place.querySelectorAll(selectors[what.role] ?? '')])
      .filter((element) => shown(element))
      .filter((element) => what.name === undefined || new RegExp(what.name).test(nameOf(element)))
      .filter((element) => what.words === undefined || new RegExp(what.words).test(squeezed(textOf(element))));
  };
  // A radio button is as small as a dot, or not to be seen at all: its label is what is touched.
  const targetOf = (element: Element): Element =>
    (element instanceof HTMLInputElement && element.type === 'radio' && element.labels?.[0]) || element;
  const spotOf = (element: Element): { x: number; y: number } | null => {
    const target = targetOf(element);
    if (element.getAttribute('aria-disabled') === 'true' || element.matches(':disabled')) return null;
    const moves = document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect instanceof KeyframeEffect && effect.target?.contains(target),
      );
    if (moves) return null;
    target.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    return hit && target.contains(hit) ? { x, y } : null;
  };

  const found = all(wanted);
  const [first] = found;
  return {
    seen: found.map((element) => ({
      text: squeezed(textOf(element)),
      name: nameOf(element),
      checked: element instanceof HTMLInputElement && element.checked,
      pressed: element.getAttribute('aria-pressed'),
    })),
    spot: aim && first ? spotOf(first) : null,
  };
}

/** Whether the last change is on the disk. */
const saved = (): boolean => document.querySelector('main')?.dataset.saved === 'true';

/** Whether the worker has stored the app and serves this page. */
const offlineReady = (): boolean => Boolean(navigator.serviceWorker?.controller);

const scrollsSideways = (): boolean => document.documentElement.scrollWidth > document.documentElement.clientWidth;

/** An expression for the page. tsx wraps named functions into a helper of its own, which the page does not have. */
const call = (todo: (...given: never[]) => unknown, ...given: readonly unknown[]): string =>
  `((__name) => (${todo})(${given.map((one) => JSON.stringify(one)).join(', ')}))((named) => named)`;

export const IN_PAGE = {
  look: (wanted: Wanted, aim: boolean): string => call(look, SELECTORS, wanted, aim),
  saved: call(saved),
  offlineReady: call(offlineReady),
  scrollsSideways: call(scrollsSideways),
} as const;
