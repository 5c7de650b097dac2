/** A setting: its name, what it is about, and the control. */
import styles from './style.module.css';

interface RowProps {
  title: string;
  about?: string | undefined;
  children: preact.ComponentChildren;
}

export const Row = ({ title, about, children }: RowProps) => (
  <div class={styles.row}>
    <span class={styles.title}>{title}</span>
    {about && <span class={styles.about}>{about}</span>}
    {children}
  </div>
);
