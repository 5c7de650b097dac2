/** The new version, where there is one: taken by a tap, never by itself. */
import { messages } from '../messages/messages.ts';
import { stalePage, updateWaiting } from '../platform/update-state.ts';
import { allWritten } from './keeping.ts';
import styles from './shell.module.css';

/** The code for it was loaded when the worker was registered, so that this waits for nothing. */
const accept = async (): Promise<void> => (await import('../platform/updates.ts')).acceptUpdate(allWritten);

export function UpdateOffer() {
  const { update } = messages();
  if (!updateWaiting.value && !stalePage.value) return null;
  return (
    <p class={styles.notice}>
      {stalePage.value ? update.otherTab : update.ready}
      <button type="button" class={styles.action} onClick={accept}>
        {stalePage.value ? update.reload : update.now}
      </button>
    </p>
  );
}
