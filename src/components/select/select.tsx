/** One of many: the system's own list, which a thumb, a keyboard and a screen reader know. */
import { useId } from 'preact/hooks';
import { Icon } from '../icon/icon.tsx';
import styles from './style.module.css';

export interface SelectOption {
  readonly value: string;
  readonly name: string;
  /** The language that the name is in, where it is another than that of the page. */
  readonly lang?: string;
}

interface SelectProps {
  label: string;
  options: readonly SelectOption[];
  value: string;
  /** The label stands above the list, which takes all the room there is. */
  titled?: boolean;
  onChange: (value: string) => void;
}

export function Select({ label, options, value, titled = false, onChange }: SelectProps) {
  const id = useId();
  return (
    <span class={styles.list}>
      {titled && (
        <label class={styles.title} for={id}>
          {label}
        </label>
      )}
      <span class={styles.frame}>
        <select
          id={id}
          class={styles.select}
          aria-label={titled ? undefined : label}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map(({ value: of, name, lang }) => (
            <option key={of} value={of} lang={lang}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </span>
  );
}
