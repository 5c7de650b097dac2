/** That the app works without a network from now on. */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../components/icon/icon.tsx';
import { messages } from '../messages/messages.ts';
import { focusHeading } from './scroll.ts';
import styles from './shell.module.css';
import { groups } from './store.ts';

/** Time enough to read a line. */
const READ_MS = 8000;

/** Said once, and gone after a while or with the next hand. */
export function OfflineReady() {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setShown, READ_MS, false);
    return () => clearTimeout(timer);
  }, []);
  if (!shown || groups.value.length > 0) return null;
  return (
    <p class={styles.notice}>
      {messages().update.offlineReady}
      <button
        type="button"
        class={styles.close}
        aria-label={messages().navigation.close}
        onClick={() => {
          setShown(false);
          focusHeading();
        }}
      >
        <Icon name="close" />
      </button>
    </p>
  );
}
