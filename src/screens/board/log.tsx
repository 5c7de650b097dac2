/** What happened, the newest first: hands with what they were worth, and comings and goings between them. */
import { useState } from 'preact/hooks';
import { Button } from '../../components/button/button.tsx';
import { useFocusNext } from '../../components/focus/focus.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Seal } from '../../components/seal/seal.tsx';
import type { EventId, PersonId } from '../../ledger/facts.ts';
import { type EventRow, type Game, type HandRow, isHandRow } from '../../ledger/game.ts';
import { formatNumber } from '../../messages/format.ts';
import { formatTime } from '../../messages/format-time.ts';
import { eventProblemText, ledgerWords, type NameOf, signedNumber, totalText } from '../../messages/ledger.ts';
import { redo, undo } from './act.ts';
import { boardLink } from './links.ts';
import styles from './log.module.css';
import { placeOf } from './names.ts';
import { eventText, valueText } from './words.ts';

/** An evening is on the page at once; a log of a thousand hands opens as fast. */
const SHOWN = 30;
const MORE = 100;

interface LogProps {
  game: Game;
  nameOf: NameOf;
  /** Shows a hand of a game that is only looked at; without it hands lead to their own screen, and steps can be undone. */
  onHand?: ((hand: EventId) => void) | undefined;
}

export function Log({ game, nameOf, onHand }: LogProps) {
  const { board } = ledgerWords();
  const [shown, setShown] = useState(SHOWN);
  const [part, focusNext] = useFocusNext<HTMLElement>();
  const rows = game.rows.slice(-shown).reverse();
  const hidden = game.rows.length - rows.length;
  const more = Math.min(hidden, MORE);
  return (
    <section ref={part} class={styles.log} aria-label={board.log}>
      <header class={styles.head}>
        <h2>{board.log}</h2>
        {!onHand && (
          <>
            <Step name="undo" label={board.undo} dead={!game.canUndo} onTap={() => void undo(game, nameOf)} />
            <Step name="redo" label={board.redo} dead={!game.canRedo} onTap={() => void redo(game, nameOf)} />
          </>
        )}
      </header>
      {rows.length === 0 && <p class={styles.empty}>{board.logEmpty}</p>}
      <ol class={styles.rows}>
        {rows.map((row) =>
          isHandRow(row) ? (
            <HandLine key={row.hand.id} row={row} game={game} nameOf={nameOf} onHand={onHand} />
          ) : (
            <EventLine key={row.event.id} row={row} game={game} nameOf={nameOf} />
          ),
        )}
      </ol>
      {hidden > 0 && (
        <Button
          kind="quiet"
          onTap={() => {
            const first = rows.at(-1);
            setShown(shown + more);
            if (first && isHandRow(first)) focusNext(first.hand.id);
          }}
        >
          {board.earlier(more)}
        </Button>
      )}
    </section>
  );
}

interface StepProps {
  name: 'undo' | 'redo';
  label: string;
  dead: boolean;
  onTap: () => void;
}

const Step = ({ name, label, dead, onTap }: StepProps) => (
  <button
    type="button"
    class={styles.step}
    aria-label={label}
    title={label}
    aria-disabled={dead}
    onClick={() => !dead && onTap()}
  >
    <Icon name={name} />
  </button>
);

function HandLine({ row, game, nameOf, onHand }: LogProps & { row: HandRow }) {
  const { board, hand: words } = ledgerWords();
  const { hand, number, totals, problem, seats } = row;
  const { result } = hand;
  const who: PersonId | null =
    result.what === 'won' ? result.winner : result.what === 'falseWin' ? result.offender : null;
  const gain = who ? (row.gains.get(who) ?? 0) : 0;
  const line = {
    class: styles.hand,
    'data-hand': hand.id,
    'data-focus': hand.id,
    'data-ends': row.end === 'ends' || undefined,
  };
  const parts = (
    <>
      <span class={styles.number}>
        <span class={styles.hidden}>{board.openHand('')}</span>
        {formatNumber(number)}
      </span>
      {who ? <Seal name={nameOf(who)} place={placeOf(game, who)} /> : <span class={styles.nobody} />}
      <span class={styles.what}>
        <span class={styles.winner}>
          {result.what === 'won'
            ? nameOf(result.winner)
            : result.what === 'drawn'
              ? words.drawn
              : words.falseWin(nameOf(result.offender))}
        </span>
        {result.what === 'won' && <span class={styles.value}>{valueText(game, result.value)}</span>}
        <time class={styles.value}>{formatTime(hand.at)}</time>
      </span>
      <span class={styles.gain}>{result.what !== 'drawn' && signedNumber(gain)}</span>
      <span class={styles.after}>
        {[...totals]
          .filter(([person]) => seats.includes(person))
          .map(([person, total]) => (
            <span key={person} class={styles.one}>
              {nameOf(person)} <b>{totalText(total)}</b>
            </span>
          ))}
      </span>
      {hand.note && <span class={styles.note}>{hand.note}</span>}
      {row.end === 'ends' && <span class={styles.note}>{words.ended}</span>}
      {problem && <span class={styles.problem}>{board.noEffect(eventProblemText(problem, nameOf))}</span>}
    </>
  );
  return (
    <li>
      {onHand ? (
        <button type="button" {...line} onClick={() => onHand(hand.id)}>
          {parts}
        </button>
      ) : (
        <a {...line} href={boardLink(game.id, { at: 'hand', hand: hand.id })}>
          {parts}
        </a>
      )}
    </li>
  );
}

function EventLine({ row, game, nameOf }: LogProps & { row: EventRow }) {
  const { board } = ledgerWords();
  const { event, problem } = row;
  return (
    <li class={styles.event}>
      <span>{eventText(game, event, nameOf)}</span>
      <time class={styles.time}>{formatTime(event.at)}</time>
      {problem && <span class={styles.problem}>{board.noEffect(eventProblemText(problem, nameOf))}</span>}
    </li>
  );
}
