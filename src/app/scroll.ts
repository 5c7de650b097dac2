/** The screen scrolls inside the frame, above the navigation. */
export const scrollToTop = (): void => document.querySelector('main')?.scrollTo(0, 0);
