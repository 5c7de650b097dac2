/** Where one stands after going to an element, and after coming back: nobody loses the place in a long list. */
import { useEffect, useRef } from 'preact/hooks';
import { scrollToTop } from '../../app/scroll.ts';

const screen = (): HTMLElement | null => document.querySelector('main');

interface Left {
  readonly scrolled: number;
  readonly link: string;
}

/** Answers with what a link of the list calls when it is followed. The first arrival is the frame's. */
export function useArrival(argument: string, atElement: boolean): (link: string) => void {
  const left = useRef<Left | null>(null);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const from = left.current;
    if (atElement) {
      scrollToTop();
      screen()?.querySelector('h1')?.focus();
    } else if (from) {
      left.current = null;
      screen()?.scrollTo(0, from.scrolled);
      screen()?.querySelector<HTMLElement>(`a[href="${from.link}"]`)?.focus({ preventScroll: true });
    }
  }, [argument]);
  return (link) => {
    left.current = { scrolled: screen()?.scrollTop ?? 0, link };
  };
}
