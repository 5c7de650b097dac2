/** People in an order that two buttons change; the focus goes along. */
import { useState } from 'preact/hooks';
import { ledgerWords } from '../../messages/ledger.ts';
import { useFocusNext } from '../focus/focus.ts';
import { Icon } from '../icon/icon.tsx';
import { Name } from '../name/name.tsx';
import { Seal } from '../seal/seal.tsx';
import { moved } from './moved.ts';
import styles from './style.module.css';

export interface OrderedPerson<Id extends string> {
  readonly id: Id;
  readonly name: string;
  /** For the color. */
  readonly place: number;
}

interface OrderListProps<Id extends string> {
  people: readonly OrderedPerson<Id>[];
  /** What stands for each person; the seal and the name where nothing is given. */
  item?: (person: OrderedPerson<Id>) => preact.ComponentChildren;
  onChange: (order: readonly Id[]) => void;
}

export function OrderList<Id extends string>({ people, item, onChange }: OrderListProps<Id>) {
  const { newGame: words } = ledgerWords();
  const [part, focusNext] = useFocusNext<HTMLOListElement>();
  const [said, setSaid] = useState('');
  const ids = people.map(({ id }) => id);
  const move = ({ id, name }: OrderedPerson<Id>, by: -1 | 1): void => {
    const order = moved(ids, id, by);
    setSaid(words.moved(name, order.indexOf(id) + 1));
    focusNext(`${by} ${id}`);
    onChange(order);
  };
  return (
    <>
      <ol ref={part} class={styles.order}>
        {people.map((person, at) => (
          <li key={person.id} class={styles.person}>
            {item ? (
              item(person)
            ) : (
              <span class={styles.who}>
                <Seal name={person.name} place={person.place} />
                <Name name={person.name} />
              </span>
            )}
            {([-1, 1] as const).map((by) => (
              <button
                key={by}
                type="button"
                class={styles.mover}
                data-by={by}
                data-focus={`${by} ${person.id}`}
                aria-label={by < 0 ? words.up(person.name) : words.down(person.name)}
                aria-disabled={by < 0 ? at === 0 : at === people.length - 1}
                onClick={() => move(person, by)}
              >
                <Icon name="chevron" />
              </button>
            ))}
          </li>
        ))}
      </ol>
      <p role="status" class={styles.hidden}>
        {said}
      </p>
    </>
  );
}
