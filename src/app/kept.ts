/** What is kept on this phone and how safely, as the screens that say so show it. */
import { useEffect, useState } from 'preact/hooks';
import { formatSize } from '../messages/format-time.ts';
import { keep, lastBackupText } from '../messages/keep.ts';
import { messages } from '../messages/messages.ts';
import {
  handsRecorded,
  handsSince,
  lastBackup,
  openLastBackup,
  type Persistence,
  persistence,
  storedSize,
} from './backup.ts';
import { games, now, openLedger, people, persisted } from './ledger.ts';

interface KeptHere {
  readonly texts: readonly string[];
  /** Whether the browser has promised to keep it; null where nothing is kept, or nothing known yet. */
  readonly promise: Persistence | null;
  /** '' where there is nothing to back up, or nothing known yet. */
  readonly lastBackup: string;
}

export function useKept(): KeptHere {
  openLedger();
  openLastBackup();
  const { keeping } = keep().backup;
  const [size, setSize] = useState(0);
  const [promise, setPromise] = useState<KeptHere['promise']>(null);
  const listed = games.value;
  const count = listed.state === 'there' ? listed.value.length : 0;
  const answer = persisted.value;
  useEffect(() => {
    void storedSize().then((found) => setSize(found ?? 0));
  }, [count]);
  useEffect(() => {
    void persistence().then(setPromise);
  }, [answer]);
  const holds = count === 0 ? keeping.nothing : keeping.holds(count, people.value.length);
  const last = lastBackup.value;
  const recorded = handsRecorded();
  return {
    texts: [
      ...(listed.state === 'failed' ? [keeping.failed(messages().storage.why[listed.why])] : []),
      ...(listed.state === 'there' ? [holds] : []),
      ...(size > 0 ? [keeping.size(formatSize(size))] : []),
    ],
    promise: count > 0 ? promise : null,
    lastBackup:
      last && recorded !== null && (count > 0 || last.at !== null)
        ? lastBackupText(last.at, handsSince(last, recorded), now())
        : '',
  };
}
