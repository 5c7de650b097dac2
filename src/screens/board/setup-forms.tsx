/** What was agreed on, agreed on anew: who deals, the rules and the money, and the game's name. */
import { useState } from 'preact/hooks';
import type { Agreement } from '../../components/agreement/agreement.ts';
import { HouseRuleRows, PresetRow } from '../../components/agreement/house-rules.tsx';
import { MoneyRows } from '../../components/agreement/money-rules.tsx';
import { Button } from '../../components/button/button.tsx';
import { PeopleChoice } from '../../components/people-choice/people-choice.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import type { PersonId } from '../../ledger/facts.ts';
import { ledgerWords } from '../../messages/ledger.ts';
import { happens } from './act.ts';
import styles from './menu.module.css';
import type { SheetProps } from './menu.tsx';
import { placeOf } from './names.ts';

/** A name for the head of the board, not an essay. */
const NAME = 60;

export function Dealer({ game, nameOf, make }: SheetProps) {
  const { menu, common, events } = ledgerWords();
  const [dealer, setDealer] = useState(game.dealer);
  return (
    <div class={styles.form}>
      <PeopleChoice
        label={menu.dealerAbout}
        people={game.playing.map((id) => ({ id, name: nameOf(id), place: placeOf(game, id) }))}
        chosen={dealer}
        onChange={(id) => setDealer(id as PersonId)}
      />
      <Button
        kind="go"
        dead={dealer === game.dealer}
        onTap={() =>
          make(happens({ what: 'dealerSet', dealer }), { text: events.dealerSet(nameOf(dealer)), undo: true })
        }
      >
        {common.save}
      </Button>
    </div>
  );
}

export function AgreedAnew({ game, make }: SheetProps) {
  const { menu, common, board } = ledgerWords();
  const { rules, setup } = game;
  const before: Agreement = { rules, house: setup.house, money: setup.money, currency: setup.currency };
  const [agreed, setAgreed] = useState(before);
  const change = (changes: Partial<Agreement>): void => setAgreed((old) => ({ ...old, ...changes }));
  const { house, money, currency } = agreed;
  const same = JSON.stringify([house, money, currency]) === JSON.stringify([setup.house, setup.money, setup.currency]);
  return (
    <div class={styles.form}>
      <p class={styles.about}>{menu.agreedAbout}</p>
      <PresetRow agreed={agreed} onChange={change} />
      <HouseRuleRows agreed={agreed} which={({ key }) => key === 'target'} onChange={change} />
      <MoneyRows agreed={agreed} onChange={change} />
      <HouseRuleRows
        agreed={agreed}
        which={({ key, affects }) => key !== 'target' && affects !== 'payment'}
        onChange={change}
      />
      <Button
        kind="go"
        dead={same}
        onTap={() =>
          make({ what: 'setupChanged', setup: { house, money, currency } }, { text: board.done, undo: true })
        }
      >
        {common.save}
      </Button>
    </div>
  );
}

export function NameGame({ game, make }: SheetProps) {
  const { menu, common, newGame, board } = ledgerWords();
  const [text, setText] = useState(game.setup.note);
  const note = text.trim();
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (note !== game.setup.note) make({ what: 'setupChanged', setup: { note } }, { text: board.done, undo: true });
      }}
    >
      <TextField
        label={newGame.name}
        value={text}
        most={Math.max(NAME, game.setup.note.length)}
        said={menu.nameAbout}
        onInput={setText}
      />
      <Button kind="go" type="submit" dead={note === game.setup.note}>
        {common.save}
      </Button>
    </form>
  );
}
