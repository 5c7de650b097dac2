/** The people whom this phone knows. They are known by id: two may share a name, and a new name holds for old games too. */
import type { Instant, PersonId } from './facts.ts';
import { LIMITS } from './limits.ts';

export interface Name {
  readonly name: string;
  /** From when on. */
  readonly at: Instant;
}

export interface Person {
  readonly id: PersonId;
  /** The last one is in use; there is always one. */
  readonly names: readonly Name[];
  /** No longer offered when a game starts. */
  readonly hidden?: boolean;
}

export const nameOf = ({ names }: Person): string => names.at(-1)?.name ?? '';

/** A name as it is kept, or null where it is none: white space at the ends and twice over does not count. */
export function toName(text: string): string | null {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  return name !== '' && name.length <= LIMITS.name ? name : null;
}

export const newPerson = (id: PersonId, name: string, at: Instant): Person => ({ id, names: [{ name, at }] });

export const renamed = (person: Person, name: string, at: Instant): Person =>
  nameOf(person) === name ? person : { ...person, names: [...person.names, { name, at }] };

/** A game, or a summary of one. */
interface Seated {
  readonly startedAt: Instant;
  readonly seats: readonly { readonly person: PersonId; readonly name: string }[];
}

/**
 * Names for the people of some games: as they are called now, else as they were when they sat down. Of two with the same
 * name the later one is told apart by a number.
 */
export function namesIn(
  games: readonly Pick<Seated, 'seats'>[],
  people: readonly Person[],
): ReadonlyMap<PersonId, string> {
  const known = new Map(people.map((person) => [person.id, nameOf(person)]));
  const names = new Map<PersonId, string>();
  const taken = new Set<string>();
  for (const { person, name } of games.flatMap(({ seats }) => seats)) {
    if (names.has(person)) continue;
    const plain = known.get(person) ?? name;
    let shown = plain;
    for (let count = 2; taken.has(shown); count += 1) shown = `${plain} ${count}`;
    taken.add(shown);
    names.set(person, shown);
  }
  return names;
}

/** People in games (or summaries of them) whom the list has lost, with the names they sat down with. */
export function missingPeople(games: readonly Seated[], people: readonly Person[]): readonly Person[] {
  const found = new Map<PersonId, Person>();
  const known = new Set(people.map(({ id }) => id));
  for (const { seats, startedAt } of games) {
    for (const { person, name } of seats) {
      if (!known.has(person) && !found.has(person)) found.set(person, newPerson(person, name, startedAt));
    }
  }
  return [...found.values()];
}
