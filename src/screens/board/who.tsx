/** Who won, or that nobody did; who discarded, and who pays for all, where that matters. */
import { Choice } from '../../components/choice/choice.tsx';
import { Part } from '../../components/page/page.tsx';
import { PeopleChoice } from '../../components/people-choice/people-choice.tsx';
import { isRobbed } from '../../ledger/entered.ts';
import type { PersonId } from '../../ledger/facts.ts';
import type { Game } from '../../ledger/game.ts';
import { ledgerWords, type NameOf } from '../../messages/ledger.ts';
import { placeOf } from './names.ts';
import { notWon, type RecordForm, wonBy } from './record-form.ts';

export interface FormProps {
  game: Game;
  form: RecordForm;
  setForm: (change: (old: RecordForm) => RecordForm) => void;
  nameOf: NameOf;
  /** Who played the hand. */
  seats: readonly PersonId[];
}

const NOBODY = 'nobody';

export function Who(props: FormProps) {
  const { game, form, setForm, nameOf, seats } = props;
  const { record: words } = ledgerWords();
  const { falseWin, liable, discarder } = game.rules.boardAsks;
  const people = seats.map((id) => ({ id, name: nameOf(id), place: placeOf(game, id) }));
  const others = people.filter(({ id }) => id !== form.winner);
  const nobody = form.outcome === 'drawn' || form.outcome === 'falseWin';
  const mayBeRobbed = game.rules.asks.events.includes('robbingKong');
  const robbed = form.how === 'cards' && form.cards !== null && isRobbed(form.cards.worth.entered);
  const toPerson = (id: string): PersonId | null => (id === NOBODY ? null : (id as PersonId));
  return (
    <>
      <Part>
        <PeopleChoice
          label={words.who}
          people={people}
          other={{ id: NOBODY, name: falseWin ? words.nobodyOrFalse : words.nobody }}
          chosen={nobody ? NOBODY : form.winner}
          onChange={(id) => setForm((old) => (id === NOBODY ? notWon(old, 'drawn') : wonBy(old, id as PersonId)))}
        />
        {falseWin && nobody && (
          <Choice
            label={words.whatHappened}
            options={[
              { value: 'drawn', name: words.drawn },
              { value: 'falseWin', name: words.falseWin },
            ]}
            value={form.outcome === 'falseWin' ? 'falseWin' : 'drawn'}
            onChange={(outcome) => setForm((old) => notWon(old, outcome === 'falseWin' ? 'falseWin' : 'drawn'))}
          />
        )}
        {form.outcome === 'falseWin' && (
          <PeopleChoice
            label={words.offender}
            people={people}
            chosen={form.offender}
            onChange={(id) => setForm((old) => ({ ...old, offender: id as PersonId }))}
          />
        )}
      </Part>
      {form.outcome === 'won' && discarder({ ...game.setup.house, ...form.house }) && (
        <Part about={mayBeRobbed && !robbed ? words.robbedAbout : undefined}>
          <PeopleChoice
            label={robbed ? words.robbed : words.discarder}
            people={others}
            other={{ id: NOBODY, name: words.selfDrawn }}
            chosen={form.discarder === undefined ? null : (form.discarder ?? NOBODY)}
            onChange={(id) => setForm((old) => ({ ...old, discarder: toPerson(id) }))}
          />
        </Part>
      )}
      {form.outcome === 'won' && liable && (
        <Part>
          <PeopleChoice
            label={words.liable}
            people={others}
            other={{ id: NOBODY, name: words.nobodyLiable }}
            chosen={form.liable ?? NOBODY}
            onChange={(id) => setForm((old) => ({ ...old, liable: toPerson(id) }))}
          />
        </Part>
      )}
    </>
  );
}
