/** Who sits where, who plays the next hand, and who deals it, through all coming and going. */
import { WINDS, type Wind } from '../tiles/tiles.ts';
import type { GameSetup, PersonId, TableEvent } from './facts.ts';

/** Who has left keeps the place in the order, so that coming back is simple. */
export type SeatState = 'playing' | 'sittingOut' | 'left';

export interface Seating {
  /** Everybody who ever sat down, in the order of play. */
  readonly order: readonly PersonId[];
  readonly states: ReadonlyMap<PersonId, SeatState>;
  readonly dealer: PersonId;
  /** Who dealt first, and so sits East when a round begins. */
  readonly first: PersonId;
}

export type SeatingProblem =
  | { readonly why: 'notAtTable' | 'alreadyAtTable'; readonly person: PersonId }
  /** The new order leaves somebody out, or names somebody twice. */
  | { readonly why: 'notThePlayers' }
  | { readonly why: 'tooManyPlayers'; readonly most: number };

export const seatingOf = ({ players, firstDealer }: GameSetup): Seating => ({
  order: players.map(({ person }) => person),
  states: new Map(players.map(({ person }) => [person, 'playing'])),
  dealer: firstDealer,
  first: firstDealer,
});

export const isPlaying = ({ states }: Seating, person: PersonId): boolean => states.get(person) === 'playing';
export const playing = (seating: Seating): readonly PersonId[] =>
  seating.order.filter((person) => isPlaying(seating, person));

/** The wind of somebody's seat, among those who play, in their order: who deals sits East. */
export const seatWindOf = (seats: readonly PersonId[], dealer: PersonId, person: PersonId): Wind =>
  WINDS[(seats.indexOf(person) - seats.indexOf(dealer) + seats.length) % seats.length] ?? 'E';

/** The person, or whoever plays and comes next in the order of play. */
export function playingFrom(seating: Seating, person: PersonId): PersonId {
  const { order } = seating;
  const from = Math.max(0, order.indexOf(person));
  for (let step = 0; step < order.length; step += 1) {
    const next = order[(from + step) % order.length] as PersonId;
    if (isPlaying(seating, next)) return next;
  }
  return person;
}

/** Deal and first seat pass on from whoever does not play. */
const withDealer = (seating: Seating): Seating => ({ ...seating, dealer: playingFrom(seating, seating.dealer) });

const withState = (seating: Seating, person: PersonId, state: SeatState): Seating =>
  withDealer({ ...seating, states: new Map(seating.states).set(person, state) });

type Joined = Extract<TableEvent, { what: 'playerJoined' }>;

function join(seating: Seating, { person, seat }: Joined): Seating {
  const behind = seat && ('behind' in seat ? seat.behind : seat.insteadOf);
  const others = seating.order.filter((other) => other !== person);
  const at = behind ? others.indexOf(behind) : -1;
  const order = at < 0 ? [...others, person] : [...others.slice(0, at + 1), person, ...others.slice(at + 1)];
  const joined = withState({ ...seating, order }, person, 'playing');
  if (!(seat && 'insteadOf' in seat)) return joined;
  // The substitute sits right behind, so that deal and first seat pass to that person by themselves.
  const replaced = withState(joined, seat.insteadOf, 'left');
  return seating.first === seat.insteadOf ? { ...replaced, first: person } : replaced;
}

function joinProblem(seating: Seating, { person, seat }: Joined): SeatingProblem | null {
  const state = seating.states.get(person);
  if (state && state !== 'left') return { why: 'alreadyAtTable', person };
  const named = seat && ('behind' in seat ? seat.behind : seat.insteadOf);
  if (named && (named === person || !seating.states.has(named))) return { why: 'notAtTable', person: named };
  if (seat && 'insteadOf' in seat && seating.states.get(seat.insteadOf) === 'left') {
    return { why: 'notAtTable', person: seat.insteadOf };
  }
  return null;
}

/** What stands against an event, given who sits there now; null where nothing does. */
export function seatingProblem(seating: Seating, event: TableEvent, most: number): SeatingProblem | null {
  const state = 'person' in event ? seating.states.get(event.person) : undefined;
  switch (event.what) {
    case 'playerJoined': {
      const replaces = event.seat !== null && 'insteadOf' in event.seat && isPlaying(seating, event.seat.insteadOf);
      const full = !replaces && playing(seating).length >= most;
      return joinProblem(seating, event) ?? (full ? { why: 'tooManyPlayers', most } : null);
    }
    case 'playerSatOut':
      return state === 'playing' ? null : { why: 'notAtTable', person: event.person };
    case 'playerLeft':
      return state && state !== 'left' ? null : { why: 'notAtTable', person: event.person };
    case 'playerReturned':
      if (state === undefined) return { why: 'notAtTable', person: event.person };
      if (state === 'playing') return { why: 'alreadyAtTable', person: event.person };
      return playing(seating).length >= most ? { why: 'tooManyPlayers', most } : null;
    case 'seatsReordered': {
      const present = seating.order.filter((person) => seating.states.get(person) !== 'left');
      const named = new Set(event.order);
      const same = event.order.length === present.length && present.every((person) => named.has(person));
      return same ? null : { why: 'notThePlayers' };
    }
    case 'dealerSet':
      return isPlaying(seating, event.dealer) ? null : { why: 'notAtTable', person: event.dealer };
    default:
      return null;
  }
}

/** The seats after an event that nothing stands against; `played` hands were played before it. */
export function seatingAfter(seating: Seating, event: TableEvent, played: number): Seating {
  switch (event.what) {
    case 'playerJoined':
      return join(seating, event);
    case 'playerSatOut':
      return withState(seating, event.person, 'sittingOut');
    case 'playerLeft':
      return withState(seating, event.person, 'left');
    case 'playerReturned':
      return withState(seating, event.person, 'playing');
    case 'seatsReordered': {
      const left = seating.order.filter((person) => seating.states.get(person) === 'left');
      return { ...seating, order: [...event.order, ...left] };
    }
    case 'dealerSet':
      // Before the first hand this is who deals first, drawn by lot perhaps.
      return { ...seating, dealer: event.dealer, first: played === 0 ? event.dealer : seating.first };
    default:
      return seating;
  }
}
