/** A player's initial on a square of the player's color; the name stands beside it. */
import styles from './style.module.css';

interface SealProps {
  name: string;
  /** From 0; colors repeat after six. */
  place: number;
}

export const Seal = ({ name, place }: SealProps) => (
  <span class={styles.seal} data-place={(place % 6) + 1} aria-hidden="true">
    {[...name.trim()][0]?.toLocaleUpperCase() ?? '?'}
  </span>
);
