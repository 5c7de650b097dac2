/** Somebody joins between two hands: who, with how many points, and in which seat. */
import { useState } from 'preact/hooks';
import { addPerson, nameOf as nameNow, people } from '../../app/ledger.ts';
import { Button } from '../../components/button/button.tsx';
import { Select } from '../../components/select/select.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import type { PersonId, PlayerJoined } from '../../ledger/facts.ts';
import { LIMITS } from '../../ledger/limits.ts';
import { toName } from '../../ledger/people.ts';
import { parseWhole } from '../../messages/format.ts';
import { ledgerWords } from '../../messages/ledger.ts';
import { happens } from './act.ts';
import styles from './menu.module.css';
import type { SheetProps } from './menu.tsx';
import { targetOfGame } from './words.ts';

const NEW = 'new';

/** `behind ann`, `instead ann` */
function toSeat(chosen: string): PlayerJoined['seat'] {
  const [how, id] = chosen.split(' ');
  if (!id) return null;
  return how === 'behind' ? { behind: id as PersonId } : { insteadOf: id as PersonId };
}

export function Join({ game, nameOf, make }: SheetProps) {
  const { menu, newGame, events } = ledgerWords();
  const present = game.seats.filter(({ state }) => state !== 'left').map(({ person }) => person);
  const known = people.value.filter(({ id }) => !present.includes(id));
  const [who, setWho] = useState<string>(NEW);
  const [name, setName] = useState('');
  const [points, setPoints] = useState('0');
  const [seat, setSeat] = useState(`behind ${present.at(-1) ?? ''}`);
  const start = parseWhole(points);
  const newName = toName(name);
  const ready = start !== null && (who === NEW ? newName !== null : who !== '');

  const join = async (): Promise<void> => {
    if (!ready || start === null) return;
    const person =
      who === NEW ? await addPerson(newName ?? '') : { id: who as PersonId, name: nameNow(who as PersonId) };
    if (!person) return;
    const fact = happens({
      what: 'playerJoined',
      person: person.id,
      name: person.name,
      points: start,
      seat: toSeat(seat),
    });
    make(fact, { text: events.joinedPlain(person.name), undo: true });
  };
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      <p class={styles.about}>{menu.joinAbout}</p>
      <Select
        label={menu.who}
        titled
        options={[
          ...(known.length > 0 ? [{ value: '', name: '' }] : []),
          ...known.map(({ id, name: shown }) => ({ value: id, name: shown })),
          { value: NEW, name: menu.somebodyNew },
        ]}
        value={who}
        onChange={setWho}
      />
      {who === NEW && (
        <TextField
          label={menu.newName}
          value={name}
          most={LIMITS.name}
          said={people.value.some((person) => person.name === newName) ? newGame.sameName(newName ?? '') : undefined}
          onInput={setName}
        />
      )}
      <TextField
        label={menu.points}
        value={points}
        most={7}
        // Where totals go below zero somebody may join with less than nothing, and a number pad has no minus.
        keyboard={targetOfGame(game) === null ? 'text' : 'numeric'}
        wrong={start === null}
        said={start === null ? menu.pointsProblem : undefined}
        onInput={setPoints}
      />
      <Select
        label={menu.seat}
        titled
        options={[
          ...present.map((person) => ({ value: `behind ${person}`, name: menu.seatBehind(nameOf(person)) })),
          ...present.map((person) => ({ value: `instead ${person}`, name: menu.seatInstead(nameOf(person)) })),
        ]}
        value={seat}
        onChange={setSeat}
      />
      <Button kind="go" type="submit" dead={!ready}>
        {menu.join}
      </Button>
    </form>
  );
}
