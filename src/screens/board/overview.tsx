/** The board: how everybody stands, how it came about, and the one next step. */
import { useState } from 'preact/hooks';
import { halfEntered } from '../../app/game-hand.ts';
import { InstallOffer } from '../../app/install-offer.tsx';
import { linkTo } from '../../app/router.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Chart } from '../../components/chart/chart.tsx';
import { Foot } from '../../components/foot/foot.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { UpLink, useTitle } from '../../components/page/page.tsx';
import type { Game } from '../../ledger/game.ts';
import { linesOf } from '../../ledger/history.ts';
import { formatNumber } from '../../messages/format.ts';
import { ledgerWords, type NameOf } from '../../messages/ledger.ts';
import { messages, schemeName } from '../../messages/messages.ts';
import { Cautions } from './cautions.tsx';
import { End } from './end.tsx';
import { boardLink } from './links.ts';
import { Log } from './log.tsx';
import { Menu } from './menu.tsx';
import { namesOf, placeOf } from './names.ts';
import { shareBoard } from './share.ts';
import { Standings } from './standings.tsx';
import { StatusLine } from './status-line.tsx';
import styles from './style.module.css';
import { gameName, rulesLine, targetOfGame } from './words.ts';

export function Overview({ game }: { game: Game }) {
  const nameOf = namesOf(game);
  useTitle(gameName(game));
  return (
    <div class={styles.board}>
      <div class={styles.side}>
        <Head game={game} nameOf={nameOf} />
        <StatusLine game={game} nameOf={nameOf} />
        <End game={game} nameOf={nameOf} />
        <Standings game={game} nameOf={nameOf} />
        <Totals game={game} nameOf={nameOf} />
        <Settle game={game} />
        <Cautions game={game} />
        {game.hands.length > 0 && <InstallOffer recordedInGame />}
        <Next game={game} />
      </div>
      <Log game={game} nameOf={nameOf} />
    </div>
  );
}

function Head({ game, nameOf }: { game: Game; nameOf: NameOf }) {
  const { board } = ledgerWords();
  const [menu, setMenu] = useState(false);
  return (
    <header class={styles.head}>
      <UpLink href={linkTo('games')} name={messages().navigation.games} />
      <div class={styles.titles}>
        <h1 class={styles.title} tabIndex={-1}>
          {gameName(game)}
        </h1>
        <p class={styles.about}>{aboutText(game)}</p>
      </div>
      <button
        type="button"
        class={styles.icon}
        aria-label={board.share}
        title={board.share}
        onClick={() => void shareBoard(game, nameOf)}
      >
        <Icon name="share" />
      </button>
      <button
        type="button"
        class={styles.icon}
        aria-label={board.menu}
        title={board.menu}
        onClick={() => setMenu(true)}
      >
        <Icon name="settings" />
      </button>
      {menu && <Menu game={game} nameOf={nameOf} onClose={() => setMenu(false)} />}
    </header>
  );
}

/** "Hand 5 next · Betting table · one drawn" */
export function aboutText(game: Game): string {
  const { board, common } = ledgerWords();
  const { hands, setup, rules, turn, status } = game;
  const drawn = hands.filter(({ hand }) => hand.result.what === 'drawn').length;
  return [
    setup.note ? rulesLine(game) : '',
    status === 'open' ? board.nextHand(hands.length + 1) : ledgerWords().games.hands(hands.length),
    rules.asks.winds ? board.round(common.winds[turn.round]) : '',
    schemeName(setup.rules, setup.money.scheme),
    drawn > 0 ? board.drawn(drawn) : '',
  ]
    .filter(Boolean)
    .reduce(common.joined);
}

const MOST_TOLD = 30;

/** Nothing to draw before two totals make a line. */
export function Totals({ game, nameOf }: { game: Game; nameOf: NameOf }) {
  const { board } = ledgerWords();
  if (game.hands.length === 0) return null;
  const target = targetOfGame(game);
  const lines = linesOf(game).map(({ person, totals }) => ({
    name: nameOf(person),
    place: placeOf(game, person),
    totals,
  }));
  // Read out, a thousand numbers say less than thirty.
  const step = Math.ceil(game.hands.length / MOST_TOLD);
  const told = lines
    .map(({ name, totals }) =>
      board.chartLine(
        name,
        messages().lists.items(
          totals
            .filter((_, hand) => hand % step === 0 || hand === totals.length - 1)
            .map((total) => (total === null ? '–' : formatNumber(total))),
        ),
      ),
    )
    .join(' ');
  return (
    <div class={styles.chart}>
      <Chart
        lines={lines}
        target={target}
        targetLabel={target === null ? '' : formatNumber(target)}
        text={step > 1 ? board.chartTextEvery(formatNumber(step), told) : board.chartText(told)}
      />
    </div>
  );
}

/** Who owes whom, as it stands; where the game is over, the end says it. */
function Settle({ game }: { game: Game }) {
  if (game.hands.length === 0 || game.status !== 'open' || game.setup.money.scheme === 'none') return null;
  return (
    <ButtonLink href={linkTo('settle', game.id)}>
      <Icon name="coins" />
      {ledgerWords().menu.items.settle}
    </ButtonLink>
  );
}

/** The next hand; when the game is over the end says what comes next. */
function Next({ game }: { game: Game }) {
  const { board } = ledgerWords();
  const { least } = game.rules.seats;
  const begun = halfEntered(game.id);
  if (game.status !== 'open') return null;
  return (
    <Foot>
      {game.playing.length < least ? (
        <p class={styles.about}>{board.tooFew(least)}</p>
      ) : (
        <>
          {begun && <p class={styles.about}>{board.halfEntered(begun)}</p>}
          <ButtonLink kind="go" href={boardLink(game.id, { at: 'record', before: null })}>
            {board.scoreHand}
          </ButtonLink>
        </>
      )}
    </Foot>
  );
}
