/** Another name for a player; the history follows, since people are known by id. */
import { useState } from 'preact/hooks';
import { nameOf, people, renamePerson } from '../../app/ledger.ts';
import { Button } from '../../components/button/button.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import type { PersonId } from '../../ledger/facts.ts';
import { LIMITS } from '../../ledger/limits.ts';
import { toName } from '../../ledger/people.ts';
import { keep } from '../../messages/keep.ts';
import { notDoneText } from '../../messages/ledger.ts';
import styles from './style.module.css';

interface RenameSheetProps {
  person: PersonId;
  onRenamed: (name: string) => void;
  onClose: () => void;
}

export function RenameSheet({ person, onRenamed, onClose }: RenameSheetProps) {
  const words = keep().people;
  const [text, setText] = useState(() => nameOf(person));
  const [problem, setProblem] = useState('');
  const name = toName(text);
  const shared = name !== null && people.value.some((other) => other.id !== person && other.name === name);
  const rename = async (): Promise<void> => {
    if (name === null) {
      setProblem(words.noName);
      return;
    }
    const done = await renamePerson(person, name);
    if (done.ok) onRenamed(name);
    else setProblem(notDoneText(done, nameOf));
  };
  return (
    <Sheet title={words.renameTitle(nameOf(person))} onClose={onClose}>
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <TextField
          label={words.name}
          value={text}
          most={LIMITS.name}
          wrong={problem !== ''}
          said={problem || (shared && name ? words.sameName(name) : words.renameAbout)}
          onInput={(typed) => {
            setText(typed);
            setProblem('');
          }}
        />
        <Button kind="go" type="submit">
          {words.save}
        </Button>
      </form>
    </Sheet>
  );
}
