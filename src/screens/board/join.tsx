/** Somebody joins between two hands: who, with how many points, and in which seat. */
import { useState } from 'preact/hooks';
import { addPerson, nameOf as nameNow, people } from '../../app/ledger.ts';
import { Button } from '../../components/button/button.tsx';
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
  const [who, setWho] = useState<string>(known.length > 0 ? '' : NEW);
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
      <label class={styles.field}>
        {menu.who}
        <select class={styles.select} value={who} onChange={(event) => setWho(event.currentTarget.value)}>
          {known.length > 0 && <option value="" />}
          {known.map(({ id, name: shown }) => (
            <option key={id} value={id}>
              {shown}
            </option>
          ))}
          <option value={NEW}>{menu.somebodyNew}</option>
        </select>
      </label>
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
      <label class={styles.field}>
        {menu.seat}
        <select class={styles.select} value={seat} onChange={(event) => setSeat(event.currentTarget.value)}>
          {present.map((person) => (
            <option key={person} value={`behind ${person}`}>
              {menu.seatBehind(nameOf(person))}
            </option>
          ))}
          {present.map((person) => (
            <option key={person} value={`instead ${person}`}>
              {menu.seatInstead(nameOf(person))}
            </option>
          ))}
        </select>
      </label>
      <Button kind="go" type="submit" dead={!ready}>
        {menu.join}
      </Button>
    </form>
  );
}
