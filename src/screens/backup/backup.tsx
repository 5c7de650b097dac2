/** Backups: what is kept here and how safely, everything as a file, a file brought in, a game as a table. */

import { useState } from 'preact/hooks';
import { openLedger } from '../../app/ledger.ts';
import { openedFile } from '../../app/opened.ts';
import { linkTo } from '../../app/router.ts';
import { Page } from '../../components/page/page.tsx';
import { keep } from '../../messages/keep.ts';
import { messages } from '../../messages/messages.ts';
import { AsidePart } from './aside-part.tsx';
import { BringIn } from './bring-in.tsx';
import { KeepingPart } from './keeping-part.tsx';
import { TablePart } from './table-part.tsx';

/** A file may fall anywhere on the screen; text that is dragged into the field is left alone. */
const whereFilesDrop = {
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    openedFile.value = file;
  },
};

export default function BackupScreen() {
  openLedger();
  /** A file waits to be taken in, which is the next step then. */
  const [deciding, setDeciding] = useState(false);
  return (
    <Page
      title={keep().backup.title}
      {...whereFilesDrop}
      up={{ href: linkTo('more'), name: messages().navigation.more }}
    >
      <KeepingPart go={!deciding} />
      <BringIn onDeciding={setDeciding} />
      <TablePart />
      <AsidePart />
    </Page>
  );
}
