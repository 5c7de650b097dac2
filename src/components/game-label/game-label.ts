/** What games and their players are called wherever several games stand side by side. */
import type { Instant, PersonId } from '../../ledger/facts.ts';
import { namesIn, newPerson } from '../../ledger/people.ts';
import type { Summary } from '../../ledger/summary.ts';
import { formatMoment } from '../../messages/format-time.ts';
import { listOf, messages } from '../../messages/messages.ts';

export type Names = ReadonlyMap<PersonId, string>;

type Seats = readonly { readonly person: PersonId; readonly name: string }[];

/** The names of today, as `nameOf` knows them; of two people with one name the later is told apart by a number. */
export function namesFor(games: readonly { readonly seats: Seats }[], nameOf: (person: PersonId) => string): Names {
  const known = games.flatMap(({ seats }) => seats).filter(({ person }) => nameOf(person) !== '');
  return namesIn(
    games,
    known.map(({ person }) => newPerson(person, nameOf(person), 0)),
  );
}

/** When it began. */
export const gameTitle = ({ startedAt }: { readonly startedAt: Instant }, now: Instant): string =>
  formatMoment(startedAt, now);

/** The rules and who sat at the table. */
export const gameAbout = (rules: Summary['rules'], seats: Seats, names: Names): string =>
  `${messages().rulesNames[rules]} · ${listOf(seats.map(({ person, name }) => names.get(person) ?? name))}`;
