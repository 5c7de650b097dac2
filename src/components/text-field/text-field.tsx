/** A line or a few of text, with its name above it. */
import { useId } from 'preact/hooks';
import styles from './style.module.css';

interface TextFieldProps {
  label: string;
  value: string;
  /** Characters that are taken; more cannot be typed. */
  most: number;
  /** What is wrong with the text, or else to be known about it; read out when it changes. */
  said?: string | undefined;
  wrong?: boolean;
  lines?: number;
  /** Which keyboard a phone shows. */
  keyboard?: 'text' | 'numeric';
  /** By what `useFocusNext` finds it. */
  focusName?: string;
  onInput: (text: string) => void;
}

export function TextField({
  label,
  value,
  most,
  said,
  wrong = false,
  lines = 1,
  keyboard = 'text',
  focusName,
  onInput,
}: TextFieldProps) {
  const id = useId();
  const shared = {
    id,
    class: styles.field,
    value,
    maxLength: most,
    autocomplete: 'off',
    inputMode: keyboard,
    'data-focus': focusName,
    'aria-invalid': wrong || undefined,
    'aria-describedby': `${id}-said`,
  } as const;
  return (
    <div class={styles.text}>
      <label class={styles.label} for={id}>
        {label}
      </label>
      {lines > 1 ? (
        <textarea {...shared} rows={lines} onInput={(event) => onInput(event.currentTarget.value)} />
      ) : (
        <input {...shared} enterkeyhint="done" onInput={(event) => onInput(event.currentTarget.value)} />
      )}
      <span id={`${id}-said`} class={styles.said} data-wrong={wrong || undefined} role="status">
        {said}
      </span>
    </div>
  );
}
