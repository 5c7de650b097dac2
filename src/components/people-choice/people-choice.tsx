/** One of the people at the table, as large buttons: native radio buttons for the keyboard and for screen readers. */
import { useId } from 'preact/hooks';
import { Name } from '../name/name.tsx';
import { Seal } from '../seal/seal.tsx';
import styles from './style.module.css';

export interface ChoosablePerson {
  readonly id: string;
  readonly name: string;
  /** For the color. */
  readonly place: number;
}

interface PeopleChoiceProps {
  label: string;
  people: readonly ChoosablePerson[];
  /** A further choice after the people, such as "Nobody". */
  other?: { readonly id: string; readonly name: string };
  chosen: string | null;
  onChange: (id: string) => void;
}

export function PeopleChoice({ label, people, other, chosen, onChange }: PeopleChoiceProps) {
  const group = useId();
  const options = [...people, ...(other ? [{ ...other, place: -1 }] : [])];
  return (
    <fieldset class={styles.people}>
      <legend class={styles.label}>{label}</legend>
      {options.map(({ id, name, place }) => (
        <label
          key={id}
          class={styles.person}
          data-chosen={id === chosen || undefined}
          data-other={place < 0 || undefined}
        >
          <input
            type="radio"
            class={styles.input}
            name={group}
            value={id}
            checked={id === chosen}
            onChange={() => onChange(id)}
          />
          {place >= 0 && <Seal name={name} place={place} />}
          <Name name={name} />
        </label>
      ))}
    </fieldset>
  );
}
