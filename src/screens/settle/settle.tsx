/** Settling up: who pays whom, in the fewest payments, for one game or an evening of several. */
import { useEffect } from 'preact/hooks';
import { gameOf, games as kept, nameOf, now, openLedger } from '../../app/ledger.ts';
import { linkTo } from '../../app/router.ts';
import { shareText } from '../../app/sharing.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { gameTitle, namesFor } from '../../components/game-label/game-label.ts';
import { Page } from '../../components/page/page.tsx';
import { ShareText } from '../../components/share-text/share-text.tsx';
import type { GameId, PersonId } from '../../ledger/facts.ts';
import type { Game } from '../../ledger/game.ts';
import type { Summary } from '../../ledger/summary.ts';
import { keep } from '../../messages/keep.ts';
import { messages } from '../../messages/messages.ts';
import { fetchRuleWords } from '../../messages/rule-words.ts';
import type { Places } from './account.tsx';
import { AccountPart } from './account-part.tsx';
import { ChosenGames } from './choose-games.tsx';
import { accountViews, eveningOf, gamesTogether, idsIn } from './settlement.ts';
import { settleText } from './share.ts';
import styles from './style.module.css';

/** Choosing other games is no step that Back should go through. */
const showGames = (ids: readonly GameId[]): void => location.replace(linkTo('settle', ids.join(',')));

export default function SettleScreen({ argument }: { argument: string }) {
  openLedger();
  const words = keep().settle;
  const listed = kept.value;
  if (listed.state === 'loading') return <Says text={words.loading} />;
  if (listed.state === 'failed') return <Says text={words.failed(messages().storage.why[listed.why])} />;
  const all = listed.state === 'there' ? listed.value : [];
  const [latest] = all;
  const asked = idsIn(argument);
  const chosen = asked.length > 0 || !latest ? asked : eveningOf(latest, all);
  const together = gamesTogether(chosen, all, findGame);
  if (together.loading) return <Says text={words.loading} />;
  if (together.games.length === 0) return <NothingHere asked={asked.length > 0} />;
  return <Settlement {...together} chosen={chosen} listed={all} />;
}

function findGame(id: GameId): Game | 'loading' | null {
  const game = gameOf(id);
  if (game.state === 'loading') return 'loading';
  return game.state === 'there' ? game.value : null;
}

const toGames = () => ({ href: linkTo('games'), name: messages().navigation.games });

const Says = ({ text }: { text: string }) => (
  <Page title={keep().settle.title} up={toGames()}>
    <p role="status">{text}</p>
  </Page>
);

function NothingHere({ asked }: { asked: boolean }) {
  const words = keep().settle;
  return (
    <Page title={words.title} up={toGames()}>
      <p>{asked ? words.notHere : words.noGames}</p>
      <ButtonLink kind="go" href={asked ? linkTo('games') : linkTo('new-game')}>
        {asked ? words.toGames : words.newGame}
      </ButtonLink>
    </Page>
  );
}

/** As on the board, so that each has the same color here. */
const inOrderOfArrival = ({ seats }: Game): readonly PersonId[] =>
  [...seats].sort((a, b) => a.arrival - b.arrival).map(({ person }) => person);

interface SettlementProps {
  games: readonly Game[];
  missing: readonly GameId[];
  chosen: readonly GameId[];
  listed: readonly Summary[];
}

function Settlement({ games, missing, chosen, listed }: SettlementProps) {
  const words = keep().settle;
  // The names of their money schemes, for the text to share.
  const played = [...new Set(games.map(({ setup }) => setup.rules))];
  useEffect(() => {
    for (const rules of played) fetchRuleWords(rules).catch(() => {});
  }, [played.join()]);
  const names = namesFor([...games, ...listed], nameOf);
  const seated = [...new Set(games.flatMap(inOrderOfArrival))];
  const places: Places = new Map(seated.map((person, place) => [person, place]));
  const views = accountViews(games);
  const open = views.some(({ proposals }) => proposals.length > 0);
  const time = now();
  const [game] = games;
  const only = games.length === 1 && game;
  return (
    <Page title={words.title} up={only ? { href: linkTo('game', only.id), name: gameTitle(only, time) } : toGames()}>
      {views.map((view) => (
        <AccountPart
          key={view.key}
          view={view}
          several={views.length > 1}
          games={games}
          names={names}
          places={places}
          now={time}
        />
      ))}
      {views.length === 0 && (
        <p>{games.every(({ setup }) => setup.money.scheme === 'none') ? words.pointsOnly : words.nothingYet}</p>
      )}
      {missing.length > 0 && <p class={styles.about}>{words.missing(missing.length)}</p>}
      {open ? (
        <Share text={settleText(games, views, names, time)} />
      ) : (
        <ButtonLink kind="go" href={only ? linkTo('game', only.id) : linkTo('games')}>
          {only ? words.toGame : words.toGames}
        </ButtonLink>
      )}
      <ChosenGames
        games={games}
        listed={listed}
        evening={game ? eveningOf(game, listed) : []}
        more={games.some(({ id }) => !chosen.includes(id))}
        names={names}
        now={time}
        onChoose={showGames}
      />
    </Page>
  );
}

function Share({ text }: { text: string }) {
  const words = keep().settle;
  return <ShareText text={text} words={words} share={() => shareText(words.shareTitle, text)} />;
}
