/** Keeps the focus where it belongs when what had it is drawn anew elsewhere, or is gone. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

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
