/** A whole number, or an amount of money in its minor units; what is out of range is said and not taken. */
import { useId, useState } from 'preact/hooks';
import { currencyMark, formatDecimal, minorUnits, parseDecimal } from '../../messages/format-money.ts';
import styles from './style.module.css';

interface NumberFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  /** The currency, where the number is an amount in its minor units. */
  money?: string;
  /** What is said about a number that is out of range, or none. */
  problem: string;
  onChange: (value: number) => void;
}

export function NumberField({ label, value, least, most, money, problem, onChange }: NumberFieldProps) {
  const places = money ? minorUnits(money) : 0;
  const [text, setText] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const note = useId();
  return (
    <span class={styles.number}>
      <input
        class={styles.field}
        inputMode={places > 0 ? 'decimal' : 'numeric'}
        aria-label={label}
        aria-invalid={wrong}
        aria-describedby={note}
        value={text ?? formatDecimal(value, places)}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setWrong(false);
        }}
        // Not while it is typed: on the way to 5000 stand 5, 50 and 500.
        onChange={(event) => {
          const read = parseDecimal(event.currentTarget.value, places);
          const taken = read !== null && read >= least && read <= most;
          setText(null);
          setWrong(!taken);
          if (taken) onChange(read);
        }}
      />
      {money && <span aria-hidden="true">{currencyMark(money)}</span>}
      <span id={note} class={styles.problem} role="status">
        {wrong && problem}
      </span>
    </span>
  );
}
