/** An on-off switch with its label. */
import styles from './style.module.css';

interface SwitchProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

export const Switch = ({ label, on, onChange }: SwitchProps) => (
  <button type="button" role="switch" aria-checked={on} class={styles.switch} onClick={() => onChange(!on)}>
    <span class={styles.track} aria-hidden="true" />
    {label}
  </button>
);
