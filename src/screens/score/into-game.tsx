/** From a scored hand into a game: the one that it is scored for, or the one that is being played. */
import { useEffect } from 'preact/hooks';
import { bringScore, recording } from '../../app/game-hand.ts';
import { games, now, openLedger } from '../../app/ledger.ts';
import { linkTo } from '../../app/router.ts';
import { rulesId, shared } from '../../app/store.ts';
import type { Summary } from '../../ledger/summary.ts';
import { listOf } from '../../messages/messages.ts';
import { scoreWords } from '../../messages/score.ts';
import type { Score } from '../../rules/score.ts';
import styles from './breakdown.module.css';

export function IntoGame({ won }: { won: Score }) {
  const { breakdown } = scoreWords();
  const game = useGameOfEvening(won);
  const errand = recording.value;
  if (errand) {
    return (
      <button
        type="button"
        class={styles.next}
        // The line under the total says why.
        aria-disabled={won.belowMinimum !== undefined}
        onClick={() => {
          if (!won.belowMinimum) bringScore();
        }}
      >
        {breakdown.recordFor(errand.winnerName)}
      </button>
    );
  }
  if (!game) return null;
  return (
    <a class={styles.next} href={linkTo('game', `${game.id}/record`)}>
      {breakdown.recordIn(listOf(game.seats.filter(({ playing }) => playing).map(({ name }) => name)))}
    </a>
  );
}

/** Longer ago than any evening. */
const EVENING_MS = 18 * 3_600_000;

/** The open game that this hand may belong to: the one played last, by the same rules; null where there is none. */
function useGameOfEvening({ belowMinimum }: Score): Summary | null {
  useEffect(openLedger, []);
  const listed = games.value;
  if (listed.state !== 'there' || belowMinimum || shared.value) return null;
  const found = listed.value.find(({ status, rules }) => status === 'open' && rules === rulesId.value);
  return found && now() - found.changedAt < EVENING_MS ? found : null;
}
