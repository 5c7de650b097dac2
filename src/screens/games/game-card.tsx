/** A game in the list: who plays, how it stands, and when. */
import { nameOf as nameNow, now } from '../../app/ledger.ts';
import { linkTo } from '../../app/router.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Seal } from '../../components/seal/seal.tsx';
import type { PersonId } from '../../ledger/facts.ts';
import type { Summary } from '../../ledger/summary.ts';
import { formatMoment } from '../../messages/format-time.ts';
import { ledgerWords } from '../../messages/ledger.ts';
import { listOf, messages } from '../../messages/messages.ts';
import styles from './style.module.css';

interface GameCardProps {
  game: Summary;
  /** null where games are not being chosen. */
  chosen: boolean | null;
  onChoose: () => void;
}

export function GameCard({ game, chosen, onChoose }: GameCardProps) {
  if (chosen === null) {
    return (
      <a class={styles.card} href={linkTo('game', game.id)}>
        <Content game={game} />
        <span class={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </a>
    );
  }
  return (
    <button type="button" aria-pressed={chosen} class={styles.card} data-focus={`choose ${game.id}`} onClick={onChoose}>
      <Content game={game} />
      <span class={styles.tick}>{chosen && <Icon name="check" />}</span>
    </button>
  );
}

function Content({ game }: { game: Summary }) {
  const { games: words, common } = ledgerWords();
  const nameOf = namesOf(game);
  const when = formatMoment(game.startedAt, now());
  return (
    <span class={styles.content}>
      <span class={styles.seals}>
        {game.seats.map(({ person, name, arrival }) => (
          <Seal key={person} name={name} place={arrival} />
        ))}
      </span>
      <span class={styles.names}>{listOf(game.seats.map(({ person }) => nameOf(person)))}</span>
      <span class={styles.state}>{stateText(game, nameOf)}</span>
      <span class={styles.about}>
        {[messages().rulesNames[game.rules], ...(game.hands > 0 ? [words.hands(game.hands)] : []), when].reduce(
          common.joined,
        )}
      </span>
    </span>
  );
}

const namesOf =
  ({ seats }: Summary) =>
  (person: PersonId): string =>
    nameNow(person) || (seats.find((seat) => seat.person === person)?.name ?? '');

function stateText({ seats, status, hands, winners, leaders }: Summary, nameOf: (person: PersonId) => string): string {
  const { games: words, common } = ledgerWords();
  const total = (person: PersonId | undefined): string =>
    common.points(seats.find((seat) => seat.person === person)?.total ?? 0);
  if (winners.length > 0) return words.won(listOf(winners.map(nameOf)), total(winners[0]));
  if (hands === 0) return words.noHands;
  if (leaders.length === seats.length) return status === 'closed' ? words.closed : words.hands(hands);
  const names = listOf(leaders.map(nameOf));
  return leaders.length === 1 ? words.leads(names, total(leaders[0])) : words.lead(names, total(leaders[0]));
}
