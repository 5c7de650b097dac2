/** The list of people, one record. When it is lost or cannot be read, games bring back whom they know. */
import type { Instant, PersonId } from '../ledger/facts.ts';
import { missingPeople, newPerson, type Person, renamed } from '../ledger/people.ts';
import { decodePeople, decodeSummary, PEOPLE_VERSION } from './decode.ts';
import { SUMMARIES } from './games.ts';
import { moveAside } from './record.ts';
import { type NotWritten, type Records, transact, written } from './transaction.ts';
import { tellOthers } from './watch.ts';

const KEY = 'people';

type Read =
  | { readonly ok: true; readonly people: readonly Person[]; readonly unreadable: boolean }
  /** A newer version of the app wrote the list: it is not to be written. */
  | { readonly ok: false; readonly why: 'newer' };

export type PeopleChanged = Read | NotWritten;

export async function readPeople(records: Records): Promise<Read> {
  const record = await records.get(KEY);
  const decoded = record === undefined ? null : decodePeople(record);
  if (decoded && !decoded.ok && decoded.fault.why === 'newer') return { ok: false, why: 'newer' };
  const listed = decoded?.ok ? decoded.value : [];
  const summaries = (await records.all(SUMMARIES)).flatMap((summary) => decodeSummary(summary) ?? []);
  return { ok: true, people: [...listed, ...missingPeople(summaries, listed)], unreadable: decoded?.ok === false };
}

export async function writePeople(records: Records, people: readonly Person[]): Promise<void> {
  const record = await records.get(KEY);
  if (record !== undefined && !decodePeople(record).ok) moveAside(records, KEY, record);
  records.put(KEY, { version: PEOPLE_VERSION, people });
}

/** Everybody known on this phone. A list that cannot be read is put aside, and one made from the games takes its place. */
export async function loadPeople(): Promise<Read> {
  const read = await transact('readonly', readPeople);
  if (read.ok && read.unreadable) await written(transact('readwrite', mend));
  return read;
}

async function mend(records: Records): Promise<void> {
  const read = await readPeople(records);
  if (read.ok && read.unreadable) await writePeople(records, read.people);
}

async function change(how: (people: readonly Person[]) => readonly Person[]): Promise<PeopleChanged> {
  const changed = await written(
    transact('readwrite', async (records): Promise<Read> => {
      const read = await readPeople(records);
      if (!read.ok) return read;
      const people = how(read.people);
      await writePeople(records, people);
      return { ...read, people };
    }),
  );
  if (changed.ok) tellOthers({ games: [], people: true });
  return changed;
}

/** With an id that is known already nothing changes. `name` has gone through `toName`. */
export const addPerson = (id: PersonId, name: string, at: Instant): Promise<PeopleChanged> =>
  change((people) => (people.some((person) => person.id === id) ? people : [...people, newPerson(id, name, at)]));

const changeOne = (id: PersonId, how: (person: Person) => Person): Promise<PeopleChanged> =>
  change((people) => people.map((person) => (person.id === id ? how(person) : person)));

/** Holds for all games, old ones too. */
export const renamePerson = (id: PersonId, name: string, at: Instant): Promise<PeopleChanged> =>
  changeOne(id, (person) => renamed(person, name, at));

/** Whether the person is offered when a game starts. */
export const hidePerson = (id: PersonId, hidden: boolean): Promise<PeopleChanged> =>
  changeOne(id, ({ hidden: _before, ...person }) => (hidden ? { ...person, hidden } : person));
