/** A game that came with a link, to read only: standings, chart and log, and a way to take it in. */

import { useEffect, useState } from 'preact/hooks';
import { type OpenedBoard, openBoardLink } from '../../app/board-link.ts';
import { openLedger } from '../../app/ledger.ts';
import { linkTo } from '../../app/router.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Page, Part, useTitle } from '../../components/page/page.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import type { EventId } from '../../ledger/facts.ts';
import { namesIn } from '../../ledger/people.ts';
import { formatNumber } from '../../messages/format.ts';
import { keep } from '../../messages/keep.ts';
import { ledgerWords } from '../../messages/ledger.ts';
import { messages } from '../../messages/messages.ts';
import { fetchRuleWords } from '../../messages/rule-words.ts';
import { rowOf } from './foresee.ts';
import { Outcome, Reasons } from './hand.tsx';
import { Log } from './log.tsx';
import { aboutText, Totals } from './overview.tsx';
import shared from './shared-board.module.css';
import { Standings } from './standings.tsx';
import styles from './style.module.css';
import { TakeIn } from './take-in.tsx';
import { gameName } from './words.ts';

type Opened = Extract<OpenedBoard, { readonly ok: true }>;

export default function SharedBoardScreen({ argument }: { argument: string }) {
  openLedger();
  const { board } = keep().share;
  const [opened, setOpened] = useState<OpenedBoard | null>(null);
  useEffect(() => {
    let wanted = true;
    setOpened(null);
    void openBoardLink(argument).then(async (read) => {
      // Without them elements show by their ids.
      if (read.ok) await fetchRuleWords(read.game.setup.rules).catch(() => {});
      if (wanted) setOpened(read);
    });
    return () => {
      wanted = false;
    };
  }, [argument]);
  if (opened?.ok) return <Board key={argument} opened={opened} />;
  return (
    <Page title={board.title} up={{ href: linkTo('games'), name: messages().navigation.games }}>
      {opened ? (
        <Part>
          <p role="alert">{opened.why === 'fault' ? faultText(opened) : board.faults[opened.why]}</p>
          <ButtonLink href={linkTo('games')}>{board.toGames}</ButtonLink>
        </Part>
      ) : (
        <p role="status">{board.loading}</p>
      )}
    </Page>
  );
}

/** The reason as for a file; a place in it would help nobody who only has the link. */
function faultText({ fault }: Extract<OpenedBoard, { readonly why: 'fault' }>): string {
  const { board } = keep().share;
  const { faults } = keep().backup;
  if (fault.why === 'newer') return board.faults.newer;
  return `${board.faults.heading} ${faults[fault.why]}`;
}

function Board({ opened }: { opened: Opened }) {
  const { board } = keep().share;
  const { backup, game, lost } = opened;
  useTitle(gameName(game));
  const [hand, showHand] = useState<EventId | null>(null);
  const names = namesIn([game], backup.people);
  const nameOf = (person: Parameters<typeof names.get>[0]): string => names.get(person) ?? '';
  const row = hand && rowOf(game, hand);
  return (
    <div class={styles.board}>
      <div class={styles.side}>
        <header class={styles.head}>
          <div class={styles.titles}>
            <p class={shared.kind}>{board.title}</p>
            <h1 class={styles.title} tabIndex={-1}>
              {gameName(game)}
            </h1>
            <p class={styles.about}>{aboutText(game)}</p>
          </div>
        </header>
        <TakeIn backup={backup} game={game} lost={lost} />
        <Standings game={game} nameOf={nameOf} />
        <Totals game={game} nameOf={nameOf} />
      </div>
      <Log game={game} nameOf={nameOf} onHand={showHand} />
      {row && (
        <Sheet title={ledgerWords().hand.title(formatNumber(row.number))} onClose={() => showHand(null)}>
          <div class={shared.hand}>
            <Outcome game={game} row={row} nameOf={nameOf} />
            <Reasons game={game} row={row} />
          </div>
        </Sheet>
      )}
    </div>
  );
}
