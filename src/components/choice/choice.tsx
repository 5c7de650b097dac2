/** One of a few, side by side: native radio buttons, so that arrow keys and screen readers know them. */
import { useId } from 'preact/hooks';
import styles from './style.module.css';

interface ChoiceProps<Value extends string> {
  /** What is chosen: read out, not shown. */
  label: string;
  options: readonly { readonly value: Value; readonly name: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset class={styles.choice} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} class={styles.option} data-chosen={option.value === value || undefined}>
          <input
            type="radio"
            class={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}
