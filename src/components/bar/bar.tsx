/** How far along a total is; the figures beside it say the same. */
import styles from './style.module.css';

interface BarProps {
  /** From 0 to 1; beyond is drawn full, below as nothing. */
  share: number;
}

export const Bar = ({ share }: BarProps) => (
  <svg class={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect class={styles.ground} width="100" height="6" />
    <rect class={styles.done} width={Math.max(0, Math.min(1, share)) * 100} height="6" />
  </svg>
);
