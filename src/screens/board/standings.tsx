/** A line a player, in the order of play: total, way to the target, money, place, and who deals. */
import { signedMoneyText } from '../../components/amount/money.ts';
import { Bar } from '../../components/bar/bar.tsx';
import { Seal } from '../../components/seal/seal.tsx';
import { accountsOf, moneyIn } from '../../ledger/balances.ts';
import type { PersonId } from '../../ledger/facts.ts';
import type { Game, Seat } from '../../ledger/game.ts';
import { formatNumber } from '../../messages/format.ts';
import { ledgerWords, type NameOf, totalText } from '../../messages/ledger.ts';
import styles from './standings.module.css';
import { targetOfGame } from './words.ts';

export function Standings({ game, nameOf }: { game: Game; nameOf: NameOf }) {
  const { board } = ledgerWords();
  const money = balancesOf(game);
  return (
    <ol class={styles.players} aria-label={board.standings} data-many={game.seats.length > 4 || undefined}>
      {game.seats.map((seat, place) => (
        <Player
          key={seat.person}
          game={game}
          seat={seat}
          place={place}
          name={nameOf(seat.person)}
          money={money(seat.person)}
        />
      ))}
    </ol>
  );
}

/** Up or down, once for each currency and for chips. */
function balancesOf(game: Game): (person: PersonId) => readonly string[] {
  const accounts = accountsOf([game]);
  return (person) =>
    accounts.map((account) =>
      signedMoneyText(
        moneyIn(account.unit === 'cents' ? account.currency : 'chips', account.balances.get(person) ?? 0),
      ),
    );
}

interface PlayerProps {
  game: Game;
  seat: Seat;
  place: number;
  name: string;
  money: readonly string[];
}

function Player({ game, seat, place, name, money }: PlayerProps) {
  const { board, common } = ledgerWords();
  const target = targetOfGame(game);
  const { state, total, deals, wind, person } = seat;
  const leads = game.leaders.length < game.playing.length && game.leaders.includes(person);
  const won = game.status !== 'open' && game.end?.winners.includes(person);
  const left = [game.hands.length > 0 ? board.place(seat.place) : '', ...money].filter(Boolean);
  return (
    <li class={styles.player} data-state={state}>
      <Seal name={name} place={place} />
      <p class={styles.name}>
        <span class={styles.who}>{name}</span>
        {deals && game.status === 'open' && (
          <span class={styles.chip} data-filled>
            {board.deals}
          </span>
        )}
        {won ? <span class={styles.chip}>{board.won}</span> : leads && <span class={styles.chip}>{board.leads}</span>}
        {wind && <span class={styles.chip}>{board.seat(common.winds[wind])}</span>}
        {state !== 'playing' && <span class={styles.chip}>{board.states[state]}</span>}
      </p>
      <p class={styles.total}>{totalText(total)}</p>
      {target !== null && (
        <div class={styles.bar}>
          <Bar share={total / target} />
        </div>
      )}
      <p class={styles.left}>{left.length > 0 && left.reduce(common.joined)}</p>
      {target !== null && (
        <p class={styles.toGo}>{total >= target ? board.reached : board.toGo(formatNumber(target - total))}</p>
      )}
    </li>
  );
}
