/** The games of this phone: those under way, then those that are over. Several can be chosen to settle them together. */
import { useState } from 'preact/hooks';
import {
  handsRecorded,
  handsSince,
  isDue,
  lastBackup,
  openLastBackup,
  remindLater,
  saveBackup,
} from '../../app/backup.ts';
import { games, openLedger, unreadableGames } from '../../app/ledger.ts';
import { linkTo } from '../../app/router.ts';
import { focusHeading } from '../../app/scroll.ts';
import { Button, ButtonLink, ButtonRow } from '../../components/button/button.tsx';
import { useFocusNext } from '../../components/focus/focus.ts';
import { Foot } from '../../components/foot/foot.tsx';
import { Page } from '../../components/page/page.tsx';
import { Status } from '../../components/status/status.tsx';
import type { GameId } from '../../ledger/facts.ts';
import type { Summary } from '../../ledger/summary.ts';
import { ledgerWords } from '../../messages/ledger.ts';
import { messages } from '../../messages/messages.ts';
import { GameCard } from './game-card.tsx';
import styles from './style.module.css';

export default function GamesScreen() {
  openLedger();
  const { games: words, common } = ledgerWords();
  const kept = games.value;
  return (
    <Page title={words.title}>
      <Status>{kept.state === 'loading' && <p>{common.loading}</p>}</Status>
      {kept.state === 'failed' && <p role="alert">{common.failed(messages().storage.why[kept.why])}</p>}
      <PutAside />
      <BackupReminder />
      {kept.state === 'there' && (kept.value.length > 0 ? <List games={kept.value} /> : <Empty />)}
    </Page>
  );
}

/** Games that could not be read are no secret. */
function PutAside() {
  const { common } = ledgerWords();
  const { unreadable, newer } = unreadableGames.value;
  return (
    <Status>
      {unreadable + newer > 0 && (
        <p>
          {unreadable > 0 && common.putAside(unreadable)} {newer > 0 && common.noGame.newer}{' '}
          {unreadable > 0 && <a href={linkTo('backup')}>{common.toBackup}</a>}
        </p>
      )}
    </Status>
  );
}

/** Said only once much has been recorded, where games are looked at. */
function BackupReminder() {
  openLastBackup();
  const { cautions } = ledgerWords();
  const [made, setMade] = useState<'made' | 'failed' | null>(null);
  const last = lastBackup.value;
  const recorded = handsRecorded();
  const due = last !== null && recorded !== null && isDue(last, recorded);
  const make = (): Promise<void> =>
    saveBackup().then(
      () => setMade('made'),
      () => setMade('failed'),
    );
  return (
    <div class={styles.reminder} role="status">
      {made && <p>{cautions[made]}</p>}
      {due && (
        <>
          <p>{cautions.due(handsSince(last, recorded))}</p>
          <ButtonRow>
            <Button onTap={() => void make()}>{cautions.backUp}</Button>
            <Button
              kind="quiet"
              onTap={() => {
                void remindLater();
                focusHeading();
              }}
            >
              {cautions.later}
            </Button>
          </ButtonRow>
        </>
      )}
    </div>
  );
}

function Empty() {
  const { games: words } = ledgerWords();
  return (
    <div class={styles.empty}>
      <h2>{words.empty}</h2>
      <p>{words.emptyAbout}</p>
      <ButtonLink kind="go" href={linkTo('new-game')}>
        {words.newGame}
      </ButtonLink>
    </div>
  );
}

function List({ games: listed }: { games: readonly Summary[] }) {
  const { games: words } = ledgerWords();
  const [chosen, setChosen] = useState<ReadonlySet<GameId> | null>(null);
  const [part, focusNext] = useFocusNext<HTMLDivElement>();
  const toggle = (id: GameId): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const groups = [
    { title: words.open, games: listed.filter(({ status }) => status !== 'closed') },
    { title: words.finished, games: listed.filter(({ status }) => status === 'closed') },
  ].filter(({ games: group }) => group.length > 0);
  return (
    <div ref={part} class={styles.list}>
      {chosen && <p class={styles.about}>{words.chooseAbout}</p>}
      {groups.map(({ title, games: group }) => (
        <section key={title} class={styles.group}>
          <h2 class={styles.heading}>{title}</h2>
          <ul class={styles.cards}>
            {group.map((game) => (
              <li key={game.id}>
                <GameCard game={game} chosen={chosen?.has(game.id) ?? null} onChoose={() => toggle(game.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {listed.length > 1 && !chosen && (
        <span class={styles.quiet}>
          <button
            type="button"
            class={styles.choose}
            data-focus="choose"
            onClick={() => {
              setChosen(new Set());
              focusNext(`choose ${listed[0]?.id}`);
            }}
          >
            {words.choose}
          </button>
        </span>
      )}
      <NextStep
        chosen={chosen}
        onCancel={() => {
          setChosen(null);
          focusNext('choose');
        }}
      />
    </div>
  );
}

/** Always in thumb's reach: another game, or the settling of those chosen. */
function NextStep({ chosen, onCancel }: { chosen: ReadonlySet<GameId> | null; onCancel: () => void }) {
  const { games: words } = ledgerWords();
  if (!chosen) {
    return (
      <Foot>
        <ButtonLink kind="go" href={linkTo('new-game')}>
          {words.newGame}
        </ButtonLink>
      </Foot>
    );
  }
  return (
    <Foot>
      <p role="status" class={styles.about}>
        {chosen.size < 2 ? words.settleNeedsTwo : words.chosen(chosen.size)}
      </p>
      <ButtonRow>
        <Button onTap={onCancel}>{words.cancelChoice}</Button>
        {chosen.size < 2 ? (
          <Button kind="go" dead>
            {words.settleTogether}
          </Button>
        ) : (
          <ButtonLink kind="go" href={linkTo('settle', [...chosen].join(','))}>
            {words.settleTogether}
          </ButtonLink>
        )}
      </ButtonRow>
    </Foot>
  );
}
