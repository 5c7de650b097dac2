/** What the people of a game are called now; the later of two with one name is told apart by a number. */
import { nameOf as nameNow } from '../../app/ledger.ts';
import type { PersonId } from '../../ledger/facts.ts';
import type { Game } from '../../ledger/game.ts';
import { namesIn, newPerson } from '../../ledger/people.ts';
import type { NameOf } from '../../messages/ledger.ts';

export function namesOf(game: Game): NameOf {
  const known = game.seats.filter(({ person }) => nameNow(person) !== '');
  const names = namesIn(
    [game],
    known.map(({ person }) => newPerson(person, nameNow(person), 0)),
  );
  return (person: PersonId) => names.get(person) ?? nameNow(person);
}

/** For the color, which stays the person's whoever joins, moves or leaves. */
export const placeOf = ({ seats }: Game, person: PersonId): number =>
  seats.find((seat) => seat.person === person)?.arrival ?? 0;
