/** Who deals first: chosen, or drawn by lot. */
import { useState } from 'preact/hooks';
import { Button } from '../../components/button/button.tsx';
import { Part } from '../../components/page/page.tsx';
import { PeopleChoice } from '../../components/people-choice/people-choice.tsx';
import type { PersonId } from '../../ledger/facts.ts';
import { ledgerWords } from '../../messages/ledger.ts';
import { dealerOf, drawLot, type Form } from './form.ts';
import styles from './style.module.css';

interface DealerProps {
  form: Form;
  nameOf: (person: PersonId) => string;
  onChange: (dealer: PersonId) => void;
}

const chance = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

export function Dealer({ form, nameOf, onChange }: DealerProps) {
  const { newGame: words } = ledgerWords();
  const [said, setSaid] = useState('');
  if (form.order.length < 2) return null;
  return (
    <Part>
      <PeopleChoice
        label={words.dealer}
        people={form.order.map((id, place) => ({ id, name: nameOf(id), place }))}
        chosen={dealerOf(form)}
        onChange={(id) => {
          setSaid('');
          onChange(id as PersonId);
        }}
      />
      <div class={styles.lot}>
        <Button
          onTap={() => {
            const drawn = drawLot(form.order, chance);
            if (drawn === undefined) return;
            setSaid(words.drawn(nameOf(drawn)));
            onChange(drawn);
          }}
        >
          {words.lot}
        </Button>
        <p role="status" class={styles.said}>
          {said}
        </p>
      </div>
    </Part>
  );
}
