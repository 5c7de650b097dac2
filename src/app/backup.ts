/** Screens reach backups, what could not be read, and the browser's promise to keep things, through here. */
import type { GameId } from '../ledger/facts.ts';
import { exportBackup } from '../storage/backup.ts';
import { type Imported, type ImportPlan, applyImport as takeIn } from '../storage/import.ts';
import type { NotWritten } from '../storage/transaction.ts';
import { refreshLedger } from './ledger.ts';

export { type Device, device, storedSize } from '../platform/device.ts';
export { canShareFiles, type FileShared, saveFile, shareFile, type TextFile } from '../platform/files.ts';
export { type Aside, loadAside } from '../storage/aside.ts';
export type { Fault } from '../storage/decode.ts';
export { type Imported, type ImportPlan, planImport } from '../storage/import.ts';
export { askToPersist, type Persistence, persistence } from '../storage/persist.ts';

/** Everything on this phone, or some games with their people, as the text of one file. Rejects where nothing can be read. */
export const makeBackup = (ids?: readonly GameId[]): Promise<string> => exportBackup(Date.now(), ids);

/** Takes in what the plan says; of games in conflict those in `keepBoth` get a second version, the others stay as here. */
export async function applyImport(plan: ImportPlan, keepBoth: ReadonlySet<GameId>): Promise<Imported | NotWritten> {
  const done = await takeIn(plan, keepBoth);
  if (done.ok) refreshLedger();
  return done;
}
