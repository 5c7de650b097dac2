/** A game: its board, a hand of it, or the form for a hand, by what follows its id in the address. */

import { useEffect, useRef } from 'preact/hooks';
import { gameOf, openLedger } from '../../app/ledger.ts';
import { linkTo } from '../../app/router.ts';
import { scrollToTop } from '../../app/scroll.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Page } from '../../components/page/page.tsx';
import type { Game } from '../../ledger/game.ts';
import { ledgerWords } from '../../messages/ledger.ts';
import { messages } from '../../messages/messages.ts';
import { fetchRuleWords } from '../../messages/rule-words.ts';
import { Hand } from './hand.tsx';
import { Overview } from './overview.tsx';
import { type BoardPlace, toBoardPlace } from './place.ts';
import { Record } from './record.tsx';

export default function BoardScreen({ argument }: { argument: string }) {
  openLedger();
  const { id, place } = toBoardPlace(argument);
  const kept = gameOf(id);
  const part = useArrival(place, kept.state === 'there');
  const { common, games } = ledgerWords();
  return (
    <div ref={part}>
      {kept.state === 'there' ? (
        <Part game={kept.value} place={place} />
      ) : (
        <Page title={games.title} up={{ href: linkTo('games'), name: messages().navigation.games }}>
          <p role="status">
            {kept.state === 'loading' && common.loading}
            {kept.state === 'missing' && common.noGame[kept.why]}
            {kept.state === 'failed' && common.failed(messages().storage.why[kept.why])}
          </p>
          {kept.state !== 'loading' && <ButtonLink href={linkTo('games')}>{common.toGames}</ButtonLink>}
        </Page>
      )}
    </div>
  );
}

function Part({ game, place }: { game: Game; place: BoardPlace }) {
  const { rules } = game.setup;
  useEffect(() => {
    // Without them elements show by their ids; the next opening tries again.
    void fetchRuleWords(rules).catch(() => {});
  }, [rules]);
  switch (place.at) {
    case 'board':
      return <Overview key={game.id} game={game} />;
    case 'hand':
      return <Hand key={place.hand} game={game} id={place.hand} />;
    case 'record':
      return <Record key={`record ${place.before}`} game={game} before={place.before} changes={null} />;
    case 'change':
      return <Record key={`change ${place.hand}`} game={game} before={null} changes={place.hand} />;
  }
}

/** A new part begins at its top with its heading; back on the board one goes on at the hand that was looked at. */
function useArrival(place: BoardPlace, there: boolean) {
  const part = useRef<HTMLDivElement | null>(null);
  const last = useRef<BoardPlace | null>(null);
  const key = JSON.stringify(place);
  useEffect(() => {
    const from = last.current;
    last.current = place;
    if (!there || from === null) return;
    const hand = place.at === 'board' && 'hand' in from ? from.hand : null;
    const row = hand && part.current?.querySelector<HTMLElement>(`[data-hand="${CSS.escape(hand)}"]`);
    if (row) {
      row.focus({ preventScroll: true });
      row.scrollIntoView({ block: 'center' });
      return;
    }
    scrollToTop();
    part.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [key, there]);
  return part;
}
