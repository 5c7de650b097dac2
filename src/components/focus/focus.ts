/** Keeps the focus where it belongs when what had it is drawn anew elsewhere, or is gone. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * A ref for the part of the page, and a way to say which element of it, by its `data-focus`, gets the focus after the next
 * drawing; the first that is there counts.
 */
export function useFocusNext<Part extends HTMLElement>(): [
  RefObject<Part | null>,
  (...names: readonly string[]) => void,
] {
  const part = useRef<Part | null>(null);
  const wanted = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    for (const name of wanted.current) {
      const found = part.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(name)}"]`);
      if (!found) continue;
      found.focus();
      break;
    }
    wanted.current = [];
  });
  return [
    part,
    (...names) => {
      wanted.current = names;
    },
  ];
}

/**
 * Attributes for what the address names: it takes the focus when it comes, for the frame to leave it there, and is seen to
 * be meant by its `data-here`.
 */
export function useHere<Part extends HTMLElement>(here: boolean) {
  const part = useRef<Part | null>(null);
  useEffect(() => {
    if (!here) return;
    // A screen that opens is scrolled to its top meanwhile.
    const frame = requestAnimationFrame(() => {
      part.current?.focus({ preventScroll: true });
      part.current?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [here]);
  return here ? { ref: part, 'data-here': true, tabIndex: -1 } : {};
}
