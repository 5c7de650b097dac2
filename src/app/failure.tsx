/** What stands in for a screen that is not there yet, cannot be fetched, or broke. */
import { messages } from '../messages/messages.ts';
import styles from './shell.module.css';

const Failure = ({ text }: { text: string }) => (
  <div class={styles.failure} role="alert">
    <p>{text}</p>
    <button type="button" class={styles.action} onClick={() => location.reload()}>
      {messages().boot.reload}
    </button>
  </div>
);

export const Loading = () => <p class={styles.loading}>{messages().boot.loading}</p>;
export const ScreenFailed = () => <Failure text={messages().boot.screenFailed} />;
export const Crashed = () => <Failure text={messages().boot.crashed} />;
