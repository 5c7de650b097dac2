/** What the hand was worth, in any of three ways: from its cards, from elements ticked by hand, or as the table counted it. */

import { useState } from 'preact/hooks';
import { type ParkedHand, scoreCardsFor, scoredForItself } from '../../app/game-hand.ts';
import { Button, ButtonRow } from '../../components/button/button.tsx';
import { useFocusNext } from '../../components/focus/focus.ts';
import { Part } from '../../components/page/page.tsx';
import { Status } from '../../components/status/status.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { TickList } from '../../components/tick-list/tick-list.tsx';
import { tick } from '../../ledger/entered.ts';
import type { EventId } from '../../ledger/facts.ts';
import type { HandRow } from '../../ledger/game.ts';
import { LIMITS } from '../../ledger/limits.ts';
import { formatNumber } from '../../messages/format.ts';
import { parseDecimal } from '../../messages/format-money.ts';
import { ledgerWords } from '../../messages/ledger.ts';
import { messages } from '../../messages/messages.ts';
import { scoredFor } from './errand.ts';
import styles from './record.module.css';
import { type Asked, enteredNow, type How, type ToResult, withCards } from './record-form.ts';
import type { FormProps } from './who.tsx';
import { worthText } from './words.ts';

interface WorthProps extends FormProps {
  asked: Asked;
  toSave: ToResult;
  number: number;
  changed: HandRow | null;
  before: EventId | null;
}

export function WorthPart(props: WorthProps) {
  const { game, form, setForm, toSave } = props;
  const { record: words } = ledgerWords();
  const unit = messages().units[game.setup.rules].word(2);
  const [entry, focusNext] = useFocusNext<HTMLDivElement>();
  // The button goes with what it has brought.
  const choose = (how: How): void => {
    focusNext(how);
    setForm((old) => ({ ...old, how }));
  };
  const result = toSave.ok && toSave.result.what === 'won' ? toSave.result : null;
  const own = form.how === null ? scoredForItself(game.setup.rules) : null;
  const waitsForDiscarder = !toSave.ok && toSave.why === 'discarder';
  return (
    <Part title={words.how}>
      <Status>
        {result && (
          <p class={styles.worth}>
            {worthText(game, result)}
            {form.how === 'cards' && <span class={styles.about}>{words.byCards}</span>}
          </p>
        )}
      </Status>
      {(form.how === 'elements' || form.how === 'credits') && (
        <div ref={entry}>{form.how === 'elements' ? <Elements {...props} /> : <Credits {...props} unit={unit} />}</div>
      )}
      <div class={styles.ways}>
        {own && (
          <Button kind="go" dead={waitsForDiscarder} onTap={() => void takeScored(props, own)}>
            {words.scoredHand}
          </Button>
        )}
        <Button
          kind={form.how === null && !own ? 'go' : 'outlined'}
          dead={waitsForDiscarder}
          onTap={() => void enterCards(props)}
        >
          {form.how === 'cards' ? words.cardsAgain : words.cards}
        </Button>
        <ButtonRow>
          {form.how !== 'elements' && <Button onTap={() => choose('elements')}>{words.elements}</Button>}
          {form.how !== 'credits' && <Button onTap={() => choose('credits')}>{words.credits(unit)}</Button>}
        </ButtonRow>
      </div>
    </Part>
  );
}

/** What the score screen had comes into this form; where the table's rules see it otherwise, it is looked at there. */
async function takeScored(props: WorthProps, own: ParkedHand): Promise<void> {
  const { game, changed, before, setForm } = props;
  await enterCards(props, own);
  const came = scoredFor(game.id, changed?.hand.id ?? null, before);
  if (came) setForm((old) => withCards(old, came.worth));
}

/** To the score screen and back. */
async function enterCards(
  { game, form, asked, nameOf, number, changed, before }: WorthProps,
  own: ParkedHand | null = null,
): Promise<void> {
  const { winner, discarder = null, liable } = form;
  if (winner === null) return;
  await scoreCardsFor(
    {
      game: game.id,
      house: { ...game.setup.house, ...form.house },
      hand: number,
      winnerName: nameOf(winner),
      winner,
      discarder,
      liable,
      corrects: changed?.hand.id ?? null,
      before,
    },
    form.cards && enteredNow(form.cards, form, asked),
    own,
  );
}

function Elements({ game, form, setForm }: FormProps) {
  const { rules, setup } = game;
  const house = { ...setup.house, ...form.house };
  return (
    <fieldset aria-label={ledgerWords().record.elements} data-focus="elements" tabIndex={-1}>
      <TickList
        rules={rules}
        house={house}
        ticks={form.ticks}
        onTick={(element, count) =>
          setForm((old) => ({ ...old, ticks: tick(old.ticks, element, count, rules, house) }))
        }
      />
    </fieldset>
  );
}

function Credits({ form, setForm, unit }: FormProps & { unit: string }) {
  const { record: words } = ledgerWords();
  const [text, setText] = useState(form.credits === null ? '' : String(form.credits));
  const read = parseDecimal(text, 0);
  const wrong = text !== '' && (read === null || read > LIMITS.value);
  return (
    <TextField
      label={words.creditsLabel(unit)}
      value={text}
      most={6}
      keyboard="numeric"
      focusName="credits"
      wrong={wrong}
      said={wrong ? words.creditsProblem(formatNumber(LIMITS.value)) : undefined}
      onInput={(typed) => {
        const value = parseDecimal(typed, 0);
        setText(typed);
        setForm((old) => ({ ...old, credits: value !== null && value <= LIMITS.value ? value : null }));
      }}
    />
  );
}
