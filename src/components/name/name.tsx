/** A person's name in a narrow place: a long word is written smaller, so that it is not broken in two. */
import styles from './style.module.css';

const LONG_WORD = 9;

export const Name = ({ name }: { name: string }) => (
  <span class={styles.name} data-long={name.split(/[\s-]+/).some((word) => word.length > LONG_WORD) || undefined}>
    {name}
  </span>
);
