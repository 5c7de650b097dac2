/** The screen stays on while a game is on it. */
import { useEffect } from 'preact/hooks';

export function useAwake(wanted = true): void {
  useEffect(() => {
    if (!wanted) return;
    let letGo = (): void => {};
    let over = false;
    // The first tap does not wait for it.
    void import('../platform/wake-lock.ts').then(({ keepAwake }) => {
      if (!over) letGo = keepAwake();
    });
    return () => {
      over = true;
      letGo();
    };
  }, [wanted]);
}
