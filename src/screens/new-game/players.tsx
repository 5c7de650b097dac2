/** Who plays, in the order of play; everybody else whom the phone knows; and a field for somebody new. */
import { useState } from 'preact/hooks';
import { addPerson, nameOf, people } from '../../app/ledger.ts';
import { Button } from '../../components/button/button.tsx';
import { useFocusNext } from '../../components/focus/focus.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Name } from '../../components/name/name.tsx';
import { OrderList } from '../../components/order-list/order-list.tsx';
import { Part } from '../../components/page/page.tsx';
import { Seal } from '../../components/seal/seal.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import type { PersonId } from '../../ledger/facts.ts';
import { LIMITS } from '../../ledger/limits.ts';
import { toName } from '../../ledger/people.ts';
import { ledgerWords } from '../../messages/ledger.ts';
import { type Form, toggled } from './form.ts';
import styles from './style.module.css';

/** People whom nobody has played with for long are a scroll away, not in the way. */
const SHOWN = 12;

interface PlayersProps {
  form: Form;
  setForm: (change: (old: Form) => Form) => void;
}

export function Players({ form, setForm }: PlayersProps) {
  const { newGame: words } = ledgerWords();
  const [part, focusNext] = useFocusNext<HTMLDivElement>();
  const others = people.value
    .filter(({ id }) => !form.order.includes(id))
    .reverse()
    .slice(0, SHOWN);
  const toggle = (person: PersonId): void => {
    setForm((old) => toggled(old, person));
    focusNext(`person ${person}`);
  };
  return (
    <Part title={words.players} about={words.playersAbout}>
      <div ref={part} class={styles.players}>
        {form.order.length === 0 && <p class={styles.said}>{words.nobodyYet}</p>}
        <OrderList
          people={form.order.map((id, place) => ({ id, name: nameOf(id), place }))}
          item={({ id, name, place }) => <Chip name={name} place={place} person={id} plays onTap={() => toggle(id)} />}
          onChange={(order) => setForm((old) => ({ ...old, order }))}
        />
        {others.length > 0 && (
          <ul class={styles.others} aria-label={words.others}>
            {others.map(({ id, name }) => (
              <li key={id}>
                <Chip name={name} place={null} person={id} plays={false} onTap={() => toggle(id)} />
              </li>
            ))}
          </ul>
        )}
        <AddName onAdded={(person) => setForm((old) => toggled(old, person))} />
      </div>
    </Part>
  );
}

interface ChipProps {
  name: string;
  /** The seat, for the color; null for whoever does not play. */
  place: number | null;
  person: PersonId;
  plays: boolean;
  onTap: () => void;
}

function Chip({ name, place, person, plays, onTap }: ChipProps) {
  const { newGame: words } = ledgerWords();
  return (
    <button
      type="button"
      class={styles.chip}
      aria-pressed={plays}
      aria-label={words.plays(name)}
      data-focus={`person ${person}`}
      onClick={onTap}
    >
      {place === null ? <Icon name="plus" /> : <Seal name={name} place={place} />}
      <Name name={name} />
      {plays && <Icon name="check" />}
    </button>
  );
}

/** Two with one name are two people, once that is said to be so. */
function AddName({ onAdded }: { onAdded: (person: PersonId) => void }) {
  const { newGame: words } = ledgerWords();
  const [text, setText] = useState('');
  const [doubt, setDoubt] = useState<'sameName' | 'badName' | null>(null);
  const name = toName(text);
  const add = async (): Promise<void> => {
    if (name === null) return setDoubt('badName');
    if (doubt !== 'sameName' && people.value.some((person) => person.name === name)) return setDoubt('sameName');
    const person = await addPerson(name);
    if (!person) return;
    setText('');
    setDoubt(null);
    onAdded(person.id);
  };
  return (
    <form
      class={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        label={words.addName}
        value={text}
        most={LIMITS.name}
        wrong={doubt === 'badName'}
        said={doubt === 'sameName' ? words.sameName(name ?? '') : doubt === 'badName' ? words.badName : undefined}
        onInput={(typed) => {
          setText(typed);
          setDoubt(null);
        }}
      />
      <Button type="submit">{doubt === 'sameName' ? words.addAnyway : words.add}</Button>
    </form>
  );
}
