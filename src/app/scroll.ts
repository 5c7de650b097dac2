/** The screen scrolls inside the frame, above the navigation. */
export const scrollToTop = (): void => document.querySelector('main')?.scrollTo(0, 0);

/** The focus on what the address names within the screen, or else on its heading. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>(document.querySelector('[data-here]') ? '[data-here]' : 'main h1')?.focus();
