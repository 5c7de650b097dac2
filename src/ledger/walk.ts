/** One event after another: what it does to seats, deal, totals, and whether the game is over (M15, M24, H21). */
import type { Outcome, RuleSet, Turn } from '../rules/rule-set.ts';
import type { GameSetup, PersonId, RecordedHand, TableEvent } from './facts.ts';
import type { EventProblem, Game, HandRow, Owed, Row, Totals } from './game.ts';
import { playing, playingFrom, type Seating, seatingAfter, seatingOf, seatingProblem } from './seating.ts';

export interface PlayState {
  readonly seating: Seating;
  readonly names: ReadonlyMap<PersonId, string>;
  readonly totals: Totals;
  /** Seats in it are those of the last hand; `turnBefore` says them anew. */
  readonly turn: Turn;
  readonly hands: number;
  readonly end: Game['end'];
  readonly playedOn: boolean;
  readonly closed: boolean;
}

export const openingState = (setup: GameSetup): PlayState => ({
  seating: seatingOf(setup),
  names: new Map(setup.players.map(({ person, name }) => [person, name])),
  totals: new Map(setup.players.map(({ person }) => [person, 0])),
  turn: { dealer: 0, round: 'E', played: 0, rounds: 0 },
  hands: 0,
  end: null,
  playedOn: false,
  closed: false,
});

/** Rule sets count seats among those who play, and these may be others than in the hand before. */
export function turnBefore({ seating, turn }: PlayState, seats: readonly PersonId[]): Turn {
  const seatOf = (person: PersonId): number => Math.max(0, seats.indexOf(playingFrom(seating, person)));
  return { ...turn, dealer: seatOf(seating.dealer), first: seatOf(seating.first) };
}

/** The people whom a result names. */
export function namedIn({ result }: RecordedHand): readonly PersonId[] {
  if (result.what === 'drawn') return [];
  if (result.what === 'falseWin') return [result.offender];
  return [result.winner, result.discarder, result.liable].filter((person) => person !== null);
}

function handProblem(hand: RecordedHand, seats: readonly PersonId[], rules: RuleSet): EventProblem | null {
  const absent = namedIn(hand).find((person) => !seats.includes(person));
  if (absent) return { why: 'notAtTable', person: absent };
  if (seats.length < rules.seats.least) return { why: 'tooFewPlayers', least: rules.seats.least };
  if (seats.length > rules.seats.most) return { why: 'tooManyPlayers', most: rules.seats.most };
  const { result } = hand;
  const twice = result.what === 'won' && (result.winner === result.discarder || result.winner === result.liable);
  return twice ? { why: 'samePerson', person: result.winner } : null;
}

function outcomeOf({ result }: RecordedHand, seats: readonly PersonId[]): Outcome {
  if (result.what === 'drawn') return { what: 'drawn' };
  if (result.what === 'falseWin') return { what: 'falseWin', offender: seats.indexOf(result.offender) };
  const seatOf = (person: PersonId | null): number | null => (person === null ? null : seats.indexOf(person));
  return {
    what: 'won',
    winner: seats.indexOf(result.winner),
    discarder: seatOf(result.discarder),
    liable: seatOf(result.liable),
    value: result.value,
    points: result.points,
  };
}

const personAt = (seats: readonly PersonId[], seat: number): PersonId => {
  const person = seats[seat];
  if (person === undefined) throw new RangeError(`no seat ${seat} of ${seats.length}`);
  return person;
};

interface Played<Kind extends Row> {
  readonly state: PlayState;
  readonly row: Kind;
}

function playHand(state: PlayState, hand: RecordedHand, setup: GameSetup, rules: RuleSet): Played<HandRow> {
  const seats = playing(state.seating);
  const number = state.hands + 1;
  const turn = turnBefore(state, seats);
  const { dealer } = state.seating;
  const base = { hand, number, seats, dealer, round: turn.round };
  const problem = handProblem(hand, seats, rules);
  if (problem) {
    const row: HandRow = { ...base, problem, totals: state.totals, gains: new Map(), transfers: [], end: null };
    return { state: { ...state, hands: number }, row };
  }

  const house = hand.house ? { ...setup.house, ...hand.house } : setup.house;
  const outcome = outcomeOf(hand, seats);
  const gains = new Map<PersonId, number>();
  const totals = new Map(state.totals);
  const points = rules.gains(outcome, seats.length, house);
  for (let seat = 0; seat < points.length; seat += 1) {
    const person = personAt(seats, seat);
    const gained = points[seat] ?? 0;
    gains.set(person, gained);
    totals.set(person, (totals.get(person) ?? 0) + gained);
  }
  const transfers = rules
    .payments(outcome, seats.length, house, setup.money)
    .map(({ from, to, amount }): Owed => ({ from: personAt(seats, from), to: personAt(seats, to), amount }));
  const next = rules.nextTurn(turn, outcome, seats.length, house);
  const ends = !state.end && rules.isOver([...totals.values()], next, setup.house);
  const row: HandRow = {
    ...base,
    problem: null,
    totals,
    gains,
    transfers,
    end: ends ? 'ends' : state.end ? 'after' : null,
  };
  return {
    row,
    state: {
      ...state,
      seating: { ...state.seating, dealer: personAt(seats, next.dealer) },
      totals,
      turn: next,
      hands: number,
      end: ends ? { hand: hand.id, number, winners: leading(totals, [...totals.keys()]) } : state.end,
    },
  };
}

/** The people with the most points, among those who sit there. */
export function leading(totals: Totals, among: readonly PersonId[]): readonly PersonId[] {
  const best = Math.max(...among.map((person) => totals.get(person) ?? 0));
  return among.filter((person) => (totals.get(person) ?? 0) === best);
}

function eventProblem(state: PlayState, event: TableEvent, rules: RuleSet): EventProblem | null {
  if (event.what === 'paymentMade' && event.from === event.to) return { why: 'samePerson', person: event.from };
  return seatingProblem(state.seating, event, rules.seats.most);
}

/** What an event does; one with a problem does nothing. */
export function playEvent(state: PlayState, event: TableEvent, setup: GameSetup, rules: RuleSet): Played<Row> {
  if (event.what === 'hand') return playHand(state, event, setup, rules);
  const problem = eventProblem(state, event, rules);
  if (problem) return { state, row: { event, totals: state.totals, problem } };

  let next: PlayState = { ...state, seating: seatingAfter(state.seating, event, state.turn.played) };
  if (event.what === 'playerJoined' && !state.totals.has(event.person)) {
    next = {
      ...next,
      totals: new Map(state.totals).set(event.person, event.points),
      names: new Map(state.names).set(event.person, event.name),
    };
  }
  // Going on before the end means nothing: when the target is reached later, the game is over all the same.
  if (event.what === 'playedOn' && state.end) next = { ...next, playedOn: true };
  if (event.what === 'gameClosed') next = { ...next, closed: true };
  return { state: next, row: { event, totals: next.totals, problem: null } };
}
