/** What is kept on this phone, whether the browser has promised to keep it, and when the last backup was made. */
import { useEffect, useState } from 'preact/hooks';
import {
  handsRecorded,
  handsSince,
  lastBackup,
  openLastBackup,
  type Persistence,
  persistence,
  storedSize,
} from '../../app/backup.ts';
import { games, now, openLedger, people } from '../../app/ledger.ts';
import { linkTo } from '../../app/router.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Part } from '../../components/page/page.tsx';
import { formatSize } from '../../messages/format-time.ts';
import { keep, lastBackupText } from '../../messages/keep.ts';
import { messages } from '../../messages/messages.ts';

export function KeptPart() {
  openLedger();
  openLastBackup();
  const { about, backup } = keep();
  const listed = games.value;
  return (
    <Part title={about.kept}>
      {listed.state === 'failed' && <p>{backup.keeping.failed(messages().storage.why[listed.why])}</p>}
      {listed.state === 'there' && <p>{holdsText(listed.value.length)}</p>}
      <Room />
      {listed.state === 'there' && listed.value.length > 0 && <LastBackup />}
      <ButtonLink href={linkTo('backup')}>{about.backup}</ButtonLink>
    </Part>
  );
}

function holdsText(gameCount: number): string {
  const { keeping } = keep().backup;
  return gameCount === 0 ? keeping.nothing : keeping.holds(gameCount, people.value.length);
}

/** Its place is kept while the browser counts. */
function Room() {
  const [size, setSize] = useState<number | null>(null);
  const [promise, setPromise] = useState<Persistence | null>(null);
  useEffect(() => {
    void storedSize().then(setSize);
    void persistence().then(setPromise);
  }, []);
  const { about, backup } = keep();
  return (
    <>
      {size !== null && size > 0 && <p>{about.size(formatSize(size))}</p>}
      {promise && <p>{backup.keeping.promise[promise]}</p>}
    </>
  );
}

function LastBackup() {
  const last = lastBackup.value;
  const recorded = handsRecorded();
  if (!last || recorded === null) return null;
  return <p>{lastBackupText(last.at, handsSince(last, recorded), now())}</p>;
}
