/** How much is kept on this phone, whether the browser has promised to keep it, and all of it as one file. */
import { useEffect, useState } from 'preact/hooks';
import {
  askToPersist,
  backupFile,
  backupMade,
  canShareFiles,
  device,
  type Persistence,
  type TextFile,
} from '../../app/backup.ts';
import { useKept } from '../../app/kept.ts';
import { games, people, persisted } from '../../app/ledger.ts';
import { Button } from '../../components/button/button.tsx';
import { Kept } from '../../components/kept/kept.tsx';
import { Part } from '../../components/page/page.tsx';
import { keep } from '../../messages/keep.ts';
import { HandOver } from './hand-over.tsx';
import styles from './style.module.css';

export function KeepingPart({ go }: { go: boolean }) {
  const { keeping, save } = keep().backup;
  const { texts, promise, lastBackup } = useKept();
  return (
    <Part title={keeping.title}>
      <Kept texts={texts} promise={promise} />
      {promise && <Asked promise={promise} />}
      <HandOver labels={save} ready={useReadyBackup()} make={backupFile} go={go} onLeft={backupMade} />
      {lastBackup && <p>{lastBackup}</p>}
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

/** What more can be done for the promise, and what came of asking for it. */
function Asked({ promise }: { promise: Persistence }) {
  const { keeping } = keep().backup;
  const [answer, setAnswer] = useState<Persistence | null>(null);
  const { apple, installed } = device();
  const ask = async (): Promise<void> => {
    const given = await askToPersist();
    setAnswer(given);
    persisted.value = given;
  };
  return (
    <>
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
