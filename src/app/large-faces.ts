/**
 * Larger digits on all faces, where the settings ask for them: index and picture of the page's faces change their
 * share of the card. Every card on every screen refers to these faces, so that none has to know.
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

function enlarge(face: Element): void {
  const moved = document.createElementNS(SVG, 'g');
  moved.setAttribute('transform', BADGES[face.id] ?? PICTURE);
  moved.append(...face.querySelectorAll(':scope > :not([data-index])'));
  face.prepend(moved);
  for (const glyph of face.querySelectorAll<SVGElement>('[data-index]'))
    glyph.setAttribute('transform', glyph.dataset.index === 'left' ? LEFT : RIGHT);
}

export function followFaces(): void {
  /** Each face as the page brought it, while it is enlarged. */
  const plain = new Map<Element, string>();
  effect(() => {
    const { largeFaces } = settings.value;
    if (largeFaces === plain.size > 0) return;
    for (const [face, markup] of plain) face.innerHTML = markup;
    plain.clear();
    for (const face of largeFaces ? document.querySelectorAll('#faces g') : []) {
      plain.set(face, face.innerHTML);
      enlarge(face);
    }
  });
}
