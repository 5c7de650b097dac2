/**
 * Larger digits on all faces, where the settings ask for them: index and picture of the page's symbols change their
 * share of the card. Every card on every screen refers to these symbols, so that none has to know.
 */
import { effect } from '@preact/signals';
import { settings } from './settings.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Number or honor, then suit, then the picture below both, in the card's 60 × 80 units. */
const LEFT = 'translate(5 5) scale(1.5)';
const RIGHT = 'translate(44 5.500) scale(1)';
const PICTURE = 'translate(6 16.500) scale(.8)';

/** From between the digits, which now meet, to the corner below. */
const BADGES: Readonly<Record<string, string>> = {
  'joker-badge': 'translate(17 57)',
  'joker-badge-honor': 'translate(0 57)',
};

function enlarge(symbol: Element): void {
  const moved = document.createElementNS(SVG, 'g');
  const index = symbol.querySelector('[data-index]');
  moved.setAttribute('transform', BADGES[symbol.id] ?? PICTURE);
  moved.append(...[...symbol.children].filter((part) => part !== index));
  symbol.prepend(moved);
  if (!index) return;
  for (const [at, glyph] of [...index.children].entries()) glyph.setAttribute('transform', at === 0 ? LEFT : RIGHT);
}

export function followFaces(): void {
  /** Each symbol as the page brought it, while it is enlarged. */
  const plain = new Map<Element, string>();
  effect(() => {
    const { largeFaces } = settings.value;
    if (largeFaces === plain.size > 0) return;
    for (const [symbol, markup] of plain) symbol.innerHTML = markup;
    plain.clear();
    for (const symbol of largeFaces ? document.querySelectorAll('#faces > symbol') : []) {
      plain.set(symbol, symbol.innerHTML);
      enlarge(symbol);
    }
  });
}
