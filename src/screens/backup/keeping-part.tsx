/** How much is kept on this phone, whether the browser has promised to keep it, and all of it as one file. */
import { useEffect, useState } from 'preact/hooks';
import {
  askToPersist,
  backupFile,
  backupMade,
  canShareFiles,
  device,
  handsRecorded,
  handsSince,
  lastBackup,
  openLastBackup,
  type Persistence,
  persistence,
  storedSize,
  type TextFile,
} from '../../app/backup.ts';
import { games, now, people } from '../../app/ledger.ts';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Part } from '../../components/page/page.tsx';
import { formatSize } from '../../messages/format-time.ts';
import { keep, lastBackupText } from '../../messages/keep.ts';
import { messages } from '../../messages/messages.ts';
import { HandOver } from './hand-over.tsx';
import styles from './style.module.css';

export function KeepingPart({ go }: { go: boolean }) {
  const { keeping, save } = keep().backup;
  const listed = games.value;
  return (
    <Part title={keeping.title}>
      {listed.state === 'failed' && <p>{keeping.failed(messages().storage.why[listed.why])}</p>}
      {listed.state === 'there' && listed.value.length === 0 && <p>{keeping.nothing}</p>}
      {listed.state === 'there' && listed.value.length > 0 && (
        <Holds games={listed.value.length} players={people.value.length} />
      )}
      {listed.state === 'there' && listed.value.length > 0 && <Promised />}
      <HandOver labels={save} ready={useReadyBackup()} make={backupFile} go={go} onLeft={backupMade} />
      <Last />
      <p class={styles.about}>{save.about}</p>
    </Part>
  );
}

/** Where files can be shared, the backup is written beforehand: the share sheet opens at the tap or not at all. */
function useReadyBackup(): TextFile | null {
  const [ready, setReady] = useState<TextFile | null>(null);
  const listed = games.value;
  const known = people.value;
  useEffect(() => {
    if (!canShareFiles() || listed.state !== 'there') return;
    let wanted = true;
    backupFile().then(
      (file) => wanted && setReady(file),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [listed, known]);
  return ready;
}

function Holds({ games: gameCount, players }: { games: number; players: number }) {
  const { keeping } = keep().backup;
  const [size, setSize] = useState<number | null>(null);
  useEffect(() => {
    void storedSize().then(setSize);
  }, [gameCount]);
  if (size === null || size === 0) return <p>{keeping.holds(gameCount, players)}</p>;
  return <p>{keeping.holdsSize(gameCount, players, formatSize(size))}</p>;
}

/** Since when nothing is in a backup. */
function Last() {
  openLastBackup();
  const last = lastBackup.value;
  const recorded = handsRecorded();
  if (!last || recorded === null || (recorded === 0 && last.at === null)) return null;
  return <p>{lastBackupText(last.at, handsSince(last, recorded), now())}</p>;
}

function Promised() {
  const { keeping } = keep().backup;
  const [promise, setPromise] = useState<Persistence | null>(null);
  const [answer, setAnswer] = useState<Persistence | null>(null);
  const { apple, installed } = device();
  useEffect(() => {
    void persistence().then(setPromise);
  }, []);
  const ask = async (): Promise<void> => {
    const given = await askToPersist();
    setAnswer(given);
    setPromise(given);
  };
  return (
    <>
      {promise && (
        <p class={styles.promise} data-promise={promise}>
          <Icon name={promise === 'granted' ? 'check' : 'help'} />
          <span>{keeping.promise[promise]}</span>
        </p>
      )}
      {apple && <p class={styles.about}>{installed ? keeping.homeScreen : keeping.safari}</p>}
      {(promise === 'refused' || answer) && (
        <div class={styles.ask}>
          <Button kind="quiet" dead={promise !== 'refused'} onTap={() => void ask()}>
            {keeping.ask}
          </Button>
          <span class={styles.about} role="status">
            {answer && keeping.asked[answer]}
          </span>
        </div>
      )}
    </>
  );
}
