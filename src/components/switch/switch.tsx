/** An on-off switch with its label. */
import styles from './style.module.css';

interface SwitchProps {
  label: string;
  on: boolean;
  /** It cannot be switched on now; it keeps its place and its focus. */
  dead?: boolean;
  onChange: (on: boolean) => void;
}

export const Switch = ({ label, on, dead = false, onChange }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={on}
    aria-disabled={dead || undefined}
    class={styles.switch}
    onClick={() => {
      if (!dead) onChange(!on);
    }}
  >
    <span class={styles.track} aria-hidden="true" />
    {label}
  </button>
);
