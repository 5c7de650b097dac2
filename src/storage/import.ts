/**
 * Takes a backup in: first what it would do, then, when somebody has seen that, all of it in one transaction. A game that
 * is here in another version is never overwritten: either what is here stays, or both are kept.
 */
import type { GameId, GameLog, PersonId } from '../ledger/facts.ts';
import { type Game, readGame } from '../ledger/game.ts';
import { relationOf, underId } from '../ledger/merge.ts';
import { nameOf, type Person } from '../ledger/people.ts';
import { type Backup, readBackup } from './backup.ts';
import type { Fault } from './decode.ts';
import { makeRoom, readGameIn, write } from './games.ts';
import { readPeople, writePeople } from './people.ts';
import { furtherPractice, type Practice, readPractice, writePractice } from './practice.ts';
import type { Settings } from './settings.ts';
import { type NotWritten, type Records, transact, written } from './transaction.ts';
import { tellOthers } from './watch.ts';

export interface ImportPlan {
  readonly ok: true;
  readonly backup: Backup;
  /** Games that are new here. */
  readonly added: readonly Game[];
  /** Games that are here and go on in the file. */
  readonly continued: readonly { readonly here: Game; readonly coming: Game }[];
  /** Games that are here already, perhaps further on than in the file. */
  readonly known: readonly Game[];
  /** Games that went on differently here and there; `here` is null where a newer app wrote that record. */
  readonly conflicts: readonly { readonly here: Game | null; readonly coming: Game }[];
  readonly newPeople: readonly Person[];
  /** People who are called otherwise here; the name here stays. */
  readonly otherNames: readonly { readonly id: PersonId; readonly here: string; readonly coming: string }[];
  /** Practice that went further in the file than here, by rule set. */
  readonly practice: Practice;
  /** The file's settings, to be offered; importing does not apply them. */
  readonly settings: Settings | null;
  /** Records that cannot be read, and stay in the file. */
  readonly unreadable: number;
}

export interface Imported {
  readonly ok: true;
  readonly added: number;
  readonly continued: number;
  /** Second versions of games, kept beside those that were here. */
  readonly copies: readonly GameId[];
  readonly people: number;
  /** Whether practice was taken in. */
  readonly practice: boolean;
}

type Place =
  | { readonly what: 'added' | 'copied'; readonly log: GameLog }
  | { readonly what: 'continued'; readonly log: GameLog; readonly here: GameLog }
  | { readonly what: 'known' }
  | { readonly what: 'conflict'; readonly here: GameLog | null };

async function placeAt(records: Records, log: GameLog): Promise<Place> {
  const here = await readGameIn(records, log.id);
  if (!here.ok) {
    // An unreadable record is put aside, and the file's version takes its place.
    return here.why === 'newer' ? { what: 'conflict', here: null } : { what: 'added', log };
  }
  const relation = relationOf(log, here.log);
  if (relation === 'same' || relation === 'older') return { what: 'known' };
  return relation === 'newer' ? { what: 'continued', log, here: here.log } : { what: 'conflict', here: here.log };
}

const MOST_COPIES = 20;

/** Where a game of the file belongs: a second version that was kept before is found again under its own id. */
async function placeOf(records: Records, log: GameLog): Promise<{ place: Place; copy: Place | null }> {
  const place = await placeAt(records, log);
  if (place.what !== 'conflict') return { place, copy: null };
  for (let count = 2; count < MOST_COPIES; count += 1) {
    const copy = underId(log, `${log.id.slice(0, 60)}-${count}` as GameId);
    const at = await placeAt(records, copy);
    if (at.what === 'known' || at.what === 'continued') return { place: at, copy: null };
    if (at.what === 'added') return { place, copy: { what: 'copied', log: at.log } };
  }
  return { place, copy: null };
}

/** What importing a file's text would do; or why it cannot be read, and where. */
export async function planImport(text: string): Promise<ImportPlan | { readonly ok: false; readonly fault: Fault }> {
  const read = readBackup(text);
  return read.ok ? planBackup(read.value) : read;
}

/** The same for what has been read already. */
export function planBackup(backup: Backup): Promise<ImportPlan> {
  return transact('readonly', async (records): Promise<ImportPlan> => {
    const added: Game[] = [];
    const continued: { here: Game; coming: Game }[] = [];
    const known: Game[] = [];
    const conflicts: { here: Game | null; coming: Game }[] = [];
    for (const log of backup.games) {
      const { place } = await placeOf(records, log);
      const coming = readGame(log);
      if (place.what === 'added') added.push(coming);
      else if (place.what === 'continued') continued.push({ here: readGame(place.here), coming });
      else if (place.what === 'conflict') conflicts.push({ here: place.here && readGame(place.here), coming });
      else known.push(coming);
    }
    const { newPeople, otherNames } = comparePeople(backup.people, await peopleHere(records));
    const practice = furtherPractice(await readPractice(records), backup.practice);
    const { settings, unreadable } = backup;
    const games = { added, continued, known, conflicts };
    return { ok: true, backup, ...games, newPeople, otherNames, practice, settings, unreadable };
  });
}

async function peopleHere(records: Records): Promise<readonly Person[]> {
  const read = await readPeople(records);
  return read.ok ? read.people : [];
}

function comparePeople(coming: readonly Person[], here: readonly Person[]) {
  const names = new Map(here.map((person) => [person.id, nameOf(person)]));
  const otherNames = coming.flatMap((person) => {
    const name = names.get(person.id);
    return name === undefined || name === nameOf(person) ? [] : [{ id: person.id, here: name, coming: nameOf(person) }];
  });
  return { newPeople: coming.filter(({ id }) => !names.has(id)), otherNames };
}

/**
 * Does what the plan says, by what is here at that moment. Of games in conflict, those in `keepBoth` get a second version;
 * of the others what is here stays.
 */
export async function applyImport(
  { backup }: ImportPlan,
  keepBoth: ReadonlySet<GameId> = new Set(),
): Promise<Imported | NotWritten> {
  const remember: (() => void)[] = [];
  const ids: GameId[] = [];
  const imported = await written(
    transact('readwrite', async (records): Promise<Imported> => {
      const count = { added: 0, continued: 0 };
      const copies: GameId[] = [];
      const people = await readPeople(records);
      const newPeople = people.ok ? comparePeople(backup.people, people.people).newPeople : [];
      for (const log of backup.games) {
        const { place, copy } = await placeOf(records, log);
        const taken = place.what === 'conflict' && keepBoth.has(log.id) && copy ? copy : place;
        if (taken.what === 'known' || taken.what === 'conflict') continue;
        if (taken.what === 'added') await makeRoom(records, taken.log.id);
        remember.push(write(records, taken.log));
        ids.push(taken.log.id);
        if (taken.what === 'copied') copies.push(taken.log.id);
        else count[taken.what] += 1;
      }
      if (people.ok && newPeople.length > 0) await writePeople(records, [...people.people, ...newPeople]);
      const practice = furtherPractice(await readPractice(records), backup.practice);
      const practised = Object.keys(practice).length > 0;
      if (practised) await writePractice(records, practice);
      return { ok: true, ...count, copies, people: newPeople.length, practice: practised };
    }),
  );
  if (imported.ok) {
    for (const keep of remember) keep();
    tellOthers({ games: ids, people: imported.people > 0 });
  }
  return imported;
}
