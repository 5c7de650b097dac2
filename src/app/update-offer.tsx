/** The new version, where there is one: taken by a tap, never by itself. */
import { messages } from '../messages/messages.ts';
import { acceptUpdate, stalePage, updateWaiting } from '../platform/updates.ts';
import styles from './shell.module.css';
import { allWritten } from './store.ts';

export function UpdateOffer() {
  const { update } = messages();
  if (!updateWaiting.value && !stalePage.value) return null;
  return (
    <p class={styles.notice}>
      {stalePage.value ? update.otherTab : update.ready}
      <button type="button" class={styles.action} onClick={() => void acceptUpdate(allWritten)}>
        {stalePage.value ? update.reload : update.now}
      </button>
    </p>
  );
}
