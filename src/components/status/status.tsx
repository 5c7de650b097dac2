/** What is read out when it changes. It is always on the page: a region that comes together with its text is not read out. */
import type { ComponentChildren } from 'preact';
import styles from './style.module.css';

export const Status = ({ children }: { children: ComponentChildren }) => (
  <div class={styles.status} role="status">
    {children}
  </div>
);
