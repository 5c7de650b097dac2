/** The screen stays on while a game is on it. */
import { useEffect } from 'preact/hooks';
import { keepAwake } from '../platform/wake-lock.ts';

export { wakefulness } from '../platform/wake-lock.ts';

export function useAwake(wanted = true): void {
  useEffect(() => (wanted ? keepAwake() : undefined), [wanted]);
}
