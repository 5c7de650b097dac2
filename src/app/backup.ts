/** Screens reach backups, what could not be read, and the browser's promise to keep things, through here. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameId } from '../ledger/facts.ts';
import { isoDay } from '../messages/format-time.ts';
import { saveFile, type TextFile } from '../platform/files.ts';
import { exportBackup } from '../storage/backup.ts';
import { type Imported, type ImportPlan, applyImport as takeIn } from '../storage/import.ts';
import { type LastBackup, loadLastBackup, noteLastBackup } from '../storage/last-backup.ts';
import type { Settings } from '../storage/settings.ts';
import type { NotWritten } from '../storage/transaction.ts';
import { games, refreshLedger } from './ledger.ts';
import { changeSettings } from './settings.ts';
import { fetchRules } from './store.ts';

export { type Device, device, storedSize } from '../platform/device.ts';
export { canShareFiles, type FileShared, saveFile, shareFile, type TextFile } from '../platform/files.ts';
export { type Aside, loadAside } from '../storage/aside.ts';
export type { Fault } from '../storage/decode.ts';
export { type Imported, type ImportPlan, planImport } from '../storage/import.ts';
export { handsSince, isDue } from '../storage/last-backup.ts';
export { askToPersist, type Persistence, persistence } from '../storage/persist.ts';

const kept = signal<LastBackup | null>(null);
/** What is known of backups made on this phone; null until it has been read. Call `openLastBackup` before. */
export const lastBackup: ReadonlySignal<LastBackup | null> = kept;

/** Safe to call at every rendering. */
export function openLastBackup(): void {
  if (kept.peek() !== null) return;
  void loadLastBackup().then(
    (found) => {
      kept.value ??= found;
    },
    // Without it nobody is reminded; everything else goes on.
    () => {},
  );
}

/** Hands in all games of this phone, hidden ones left out; null until the list has been read. */
export const handsRecorded = (): number | null =>
  games.value.state === 'there' ? games.value.value.reduce((sum, { hands }) => sum + hands, 0) : null;

async function note(changes: (hands: number) => Partial<LastBackup>): Promise<void> {
  const hands = handsRecorded();
  if (hands === null) return;
  try {
    kept.value = await noteLastBackup(changes(hands));
  } catch {
    // The reminder comes once more than it should.
  }
}

/** A file with everything has left the app. */
export const backupMade = (): Promise<void> => note((hands) => ({ at: Date.now(), hands }));
export const remindLater = (): Promise<void> => note((later) => ({ later }));

/** A backup of everything as a file. Rejects where nothing can be read. */
export const backupFile = async (): Promise<TextFile> => ({
  name: `fourteen-${isoDay(Date.now())}.json`,
  type: 'application/json',
  text: await makeBackup(),
});

/** Offers a backup of everything as a download, and takes it for made. Rejects where nothing can be read. */
export async function saveBackup(): Promise<void> {
  saveFile(await backupFile());
  await backupMade();
}

/** Everything on this phone, or some games with their people, as the text of one file. Rejects where nothing can be read. */
export const makeBackup = (ids?: readonly GameId[]): Promise<string> => exportBackup(Date.now(), ids);

/** Takes in what the plan says; of games in conflict those in `keepBoth` get a second version, the others stay as here. */
export async function applyImport(plan: ImportPlan, keepBoth: ReadonlySet<GameId>): Promise<Imported | NotWritten> {
  const done = await takeIn(plan, keepBoth);
  if (done.ok) refreshLedger();
  return done;
}

/** Takes over the settings of a backup. A game whose rules cannot be fetched is not chosen, which the notice says. */
export async function takeSettings({ rules, ...others }: Settings): Promise<void> {
  changeSettings((await fetchRules(rules)) ? { ...others, rules } : others);
}
