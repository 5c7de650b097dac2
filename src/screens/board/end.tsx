/** How the game ended, and what comes next. */
import { linkTo } from '../../app/router.ts';
import { Button, ButtonLink, ButtonRow } from '../../components/button/button.tsx';
import { Seal } from '../../components/seal/seal.tsx';
import type { Game } from '../../ledger/game.ts';
import { formatNumber } from '../../messages/format.ts';
import { ledgerWords, type NameOf } from '../../messages/ledger.ts';
import { listOf } from '../../messages/messages.ts';
import { act, happens, say } from './act.ts';
import styles from './end.module.css';
import { rowOf } from './foresee.ts';
import { placeOf } from './names.ts';

export function End({ game, nameOf }: { game: Game; nameOf: NameOf }) {
  const { end, events } = ledgerWords();
  const { status } = game;
  if (status === 'open') {
    if (!game.end) return null;
    const names = listOf(game.end.winners.map(nameOf));
    return <p class={styles.aside}>{end.playedOn(names, formatNumber(game.end.number))}</p>;
  }
  const run = async (fact: Parameters<typeof act>[1], text: string): Promise<void> => {
    const problem = await act(game, fact, nameOf, { text, undo: true });
    if (problem) say(game, problem, { problem: true });
  };
  const closing = game.rows.filter((row) => 'event' in row && row.event.what === 'gameClosed').at(-1);
  return (
    <section class={styles.end} aria-label={end.title}>
      <Winners game={game} nameOf={nameOf} />
      {status === 'closed' && <p class={styles.how}>{end.closed}</p>}
      <ButtonLink kind="go" href={linkTo('new-game', game.id)}>
        {end.rematch}
      </ButtonLink>
      <ButtonRow>
        {status === 'over' && (
          <Button onTap={() => void run(happens({ what: 'playedOn' }), events.playedOn)}>{end.playOn}</Button>
        )}
        {closing && 'event' in closing && (
          <Button onTap={() => void run({ what: 'eventRemoved', event: closing.event.id }, events.reopened)}>
            {end.reopen}
          </Button>
        )}
        <ButtonLink href={linkTo('settle', game.id)}>{end.settle}</ButtonLink>
      </ButtonRow>
    </section>
  );
}

function Winners({ game, nameOf }: { game: Game; nameOf: NameOf }) {
  const { end, common } = ledgerWords();
  if (!game.end) return null;
  const { winners, hand, number } = game.end;
  const [first] = winners;
  if (first === undefined) return null;
  const total = rowOf(game, hand)?.totals.get(first) ?? 0;
  const names = listOf(winners.map(nameOf));
  return (
    <>
      <span class={styles.seals}>
        {winners.map((person) => (
          <Seal key={person} name={nameOf(person)} place={placeOf(game, person)} />
        ))}
      </span>
      <h2 class={styles.won}>{winners.length === 1 ? end.won(names) : end.wonTogether(names)}</h2>
      <p class={styles.how}>{end.how(common.points(total), formatNumber(number))}</p>
    </>
  );
}
