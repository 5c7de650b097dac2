/** Backups: what is kept here and how safely, everything as a file, a file brought in, a game as a table. */
import { useState } from 'preact/hooks';
import { openLedger } from '../../app/ledger.ts';
import { Page } from '../../components/page/page.tsx';
import { keep } from '../../messages/keep.ts';
import { AsidePart } from './aside-part.tsx';
import { BringIn } from './bring-in.tsx';
import { KeepingPart } from './keeping-part.tsx';
import { TablePart } from './table-part.tsx';

export default function BackupScreen() {
  openLedger();
  /** A file waits to be taken in, which is the next step then. */
  const [deciding, setDeciding] = useState(false);
  return (
    <Page title={keep().backup.title}>
      <KeepingPart go={!deciding} />
      <BringIn onDeciding={setDeciding} />
      <TablePart />
      <AsidePart />
    </Page>
  );
}
