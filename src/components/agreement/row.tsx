/** A setting: its name, what it is about, and the control. */
import { useHere } from '../focus/focus.ts';
import styles from './style.module.css';

interface RowProps {
  title: string;
  about?: string | undefined;
  /** The address names it. */
  here?: boolean | undefined;
  children: preact.ComponentChildren;
}

export function Row({ title, about, here = false, children }: RowProps) {
  const named = useHere<HTMLDivElement>(here);
  return (
    <div class={styles.row} {...named} {...(here && { role: 'group', 'aria-label': title })}>
      <span class={styles.title}>{title}</span>
      {about && <span class={styles.about}>{about}</span>}
      {children}
    </div>
  );
}
