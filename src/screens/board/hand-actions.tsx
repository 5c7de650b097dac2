/** What can be corrected about a hand. Nothing is asked first: undo takes back all of it. */
import { useEffect, useState } from 'preact/hooks';
import { Button, ButtonLink, ButtonRow } from '../../components/button/button.tsx';
import { Part } from '../../components/page/page.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import type { Worth } from '../../ledger/entered.ts';
import type { EventId, Fact } from '../../ledger/facts.ts';
import type { Game, HandRow } from '../../ledger/game.ts';
import { LIMITS } from '../../ledger/limits.ts';
import { formatNumber } from '../../messages/format.ts';
import { ledgerWords, type NameOf } from '../../messages/ledger.ts';
import { act, say, type Telling } from './act.ts';
import styles from './hand.module.css';
import { boardLink, returnTo } from './links.ts';
import { worthText } from './words.ts';

interface RowProps {
  game: Game;
  row: HandRow;
  nameOf: NameOf;
}

/** A refusal is said where the change would have been. */
async function run({ game, nameOf }: RowProps, fact: Fact, telling: Telling): Promise<boolean> {
  const problem = await act(game, fact, nameOf, telling);
  if (problem) say(game, problem, { problem: true });
  return problem === null;
}

/** Before which hand it stands after a move; null is the end of the list, undefined where it cannot move. */
function placeAfter({ hands }: Game, { number }: HandRow, by: -1 | 1): EventId | null | undefined {
  if (by < 0) return hands[number - 2]?.hand.id;
  return number === hands.length ? undefined : (hands[number + 1]?.hand.id ?? null);
}

export function Corrections(props: RowProps) {
  const { game, row } = props;
  const { hand: words, board } = ledgerWords();
  const { id } = row.hand;
  const number = formatNumber(row.number);
  const move = (by: -1 | 1): void => {
    const before = placeAfter(game, row, by);
    if (before === undefined) return;
    const text = board.moved(number, formatNumber(row.number + by));
    void run(props, { what: 'eventMoved', event: id, before }, { text, undo: true });
  };
  const remove = async (): Promise<void> => {
    const done = await run(
      props,
      { what: 'eventRemoved', event: id },
      { text: board.deleted(number), undo: true, onward: true },
    );
    if (done) returnTo(game.id);
  };
  return (
    <Part title={words.correct}>
      <ButtonLink href={boardLink(game.id, { at: 'change', hand: id })}>{words.change}</ButtonLink>
      <ButtonRow>
        <Button dead={placeAfter(game, row, -1) === undefined} onTap={() => move(-1)}>
          {words.earlier}
        </Button>
        <Button dead={placeAfter(game, row, 1) === undefined} onTap={() => move(1)}>
          {words.later}
        </Button>
      </ButtonRow>
      <ButtonLink href={boardLink(game.id, { at: 'record', before: id })}>{words.insert}</ButtonLink>
      <Button onTap={() => void remove()}>{words.delete}</Button>
    </Part>
  );
}

export function Note(props: RowProps) {
  const { hand: words } = ledgerWords();
  const { hand } = props.row;
  const [text, setText] = useState(hand.note);
  const changed = text.trim() !== hand.note;
  // Undo, and other tabs, change it too.
  useEffect(() => setText(hand.note), [hand.note]);
  return (
    <Part>
      <TextField label={words.note} value={text} most={LIMITS.note} lines={2} onInput={setText} />
      {/* It stays when there is nothing to save, so that the focus stays too. */}
      <Button
        dead={!changed}
        onTap={() =>
          void run(props, { what: 'eventChanged', event: { ...hand, note: text.trim() } }, { text: words.noteSaved })
        }
      >
        {words.saveNote}
      </Button>
    </Part>
  );
}

/** A fix of the rules changes no hand in the book by itself; it is offered. */
export function Rescore(props: RowProps & { today: Worth }) {
  const { hand: words } = ledgerWords();
  const { game, row, today } = props;
  const { result } = row.hand;
  if (result.what !== 'won') return null;
  const { entered, value, points } = today;
  return (
    <Part title={words.rescoreTitle}>
      <p class={styles.about}>{words.rescoreAbout(worthText(game, today), worthText(game, result))}</p>
      <Button
        onTap={() =>
          void run(
            props,
            { what: 'eventChanged', event: { ...row.hand, result: { ...result, entered, value, points } } },
            { text: words.rescored, undo: true },
          )
        }
      >
        {words.rescore}
      </Button>
    </Part>
  );
}
