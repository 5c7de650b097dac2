/**
 * A game as the board shows it, all of it derived from the log: hands with what they won and cost, totals, deal, leader,
 * winner. Reading never fails: an event that cannot be (somebody won who was not there) has no effect and says why.
 */
import { RULES, type RulesId } from '../rules/list.ts';
import type { Amount } from '../rules/money.ts';
import type { RuleSet, Turn } from '../rules/rule-set.ts';
import type { Wind } from '../tiles/tiles.ts';
import type { EventId, GameId, GameLog, GameSetup, Instant, PersonId, RecordedHand, TableEvent } from './facts.ts';
import { playing, type SeatingProblem, type SeatState, seatWindOf } from './seating.ts';
import { stepsOf, tableOf } from './table.ts';
import { leading, openingState, type PlayState, playEvent, turnBefore } from './walk.ts';

export interface Owed {
  readonly from: PersonId;
  readonly to: PersonId;
  readonly amount: Amount;
}

export type EventProblem =
  | SeatingProblem
  | { readonly why: 'tooFewPlayers'; readonly least: number }
  /** Winner and discarder, or payer and payee, are one person. */
  | { readonly why: 'samePerson'; readonly person: PersonId };

export type Totals = ReadonlyMap<PersonId, number>;

interface RowBase {
  /** Points of everybody after this event. */
  readonly totals: Totals;
  /** Why the event has no effect. */
  readonly problem: EventProblem | null;
}

export interface HandRow extends RowBase {
  readonly hand: RecordedHand;
  /** Counted from 1. */
  readonly number: number;
  /** Who played it, in the order of play. */
  readonly seats: readonly PersonId[];
  readonly dealer: PersonId;
  readonly round: Wind;
  /** Points that it gave or took. */
  readonly gains: Totals;
  /** What each loser pays, payments of 0 included. */
  readonly transfers: readonly Owed[];
  /** This hand ended the game, or came after the one that did. */
  readonly end: 'ends' | 'after' | null;
}

export interface EventRow extends RowBase {
  readonly event: Exclude<TableEvent, RecordedHand>;
}

export type Row = HandRow | EventRow;
export const isHandRow = (row: Row): row is HandRow => 'hand' in row;

export interface Seat {
  readonly person: PersonId;
  /** As it was when the person sat down; people.ts knows later ones. */
  readonly name: string;
  readonly state: SeatState;
  readonly total: number;
  /** 1 for the most points; equal totals share a place. */
  readonly place: number;
  /** From 0: whose turn it was to sit down at this table first. It stays whoever joins, moves or leaves. */
  readonly arrival: number;
  readonly deals: boolean;
  /** For rule sets with winds, while the person plays. */
  readonly wind: Wind | null;
}

/** `over` waits for the table to say what comes next: play on, another game, or settle. */
export type Status = 'open' | 'over' | 'closed';

export interface Game {
  readonly id: GameId;
  readonly rules: RuleSet;
  readonly setup: GameSetup;
  readonly startedAt: Instant;
  /** Time of the last change. */
  readonly changedAt: Instant;
  /** In the order of play, those who left among them. */
  readonly seats: readonly Seat[];
  /** Who plays the next hand, in the order of play. */
  readonly playing: readonly PersonId[];
  readonly dealer: PersonId;
  /** Where the game stands before the next hand; seats are those of `playing`. */
  readonly turn: Turn;
  /** Everything that happened, in its order. */
  readonly rows: readonly Row[];
  readonly hands: readonly HandRow[];
  readonly totals: Totals;
  /** Who has most points, once a hand has been played. */
  readonly leaders: readonly PersonId[];
  /** The hand that ended the game, and who won it. */
  readonly end: { readonly hand: EventId; readonly number: number; readonly winners: readonly PersonId[] } | null;
  readonly status: Status;
  /** Who won: by the end, or in a game closed before it, by leading then; nobody while it is open. */
  readonly winners: readonly PersonId[];
  /** The table went on after the end. */
  readonly playedOn: boolean;
  readonly hidden: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

const placeOf = (total: number, totals: Totals): number =>
  1 + [...totals.values()].filter((other) => other > total).length;

function seatsOf({ seating, totals, names }: PlayState, seats: readonly PersonId[], rules: RuleSet): readonly Seat[] {
  const arrived = [...names.keys()];
  return seating.order.map((person): Seat => {
    const total = totals.get(person) ?? 0;
    const plays = seats.includes(person);
    return {
      person,
      name: names.get(person) ?? '',
      state: seating.states.get(person) ?? 'left',
      total,
      place: placeOf(total, totals),
      arrival: arrived.indexOf(person),
      deals: person === seating.dealer && plays,
      wind: rules.asks.winds && plays ? seatWindOf(seats, seating.dealer, person) : null,
    };
  });
}

/** The winds of somebody in a hand of the book, or in the next one: they follow from the deal. */
export const windsOf = (
  game: Game,
  row: HandRow | null,
  person: PersonId,
): { readonly seatWind: Wind; readonly roundWind: Wind } => ({
  seatWind: seatWindOf(row?.seats ?? game.playing, row?.dealer ?? game.dealer, person),
  roundWind: row?.round ?? game.turn.round,
});

/** Finds the rule set of an id; tests bring their own. */
export type RulesOf = (id: RulesId) => RuleSet;

interface Derived {
  readonly game: Game;
  readonly state: PlayState;
}

function toDerived(
  log: GameLog,
  setup: GameSetup,
  hidden: boolean,
  rules: RuleSet,
  state: PlayState,
  rows: readonly Row[],
): Derived {
  const { seating, totals, end, playedOn, closed } = state;
  const hands = rows.filter(isHandRow);
  const seats = playing(seating);
  const present = seating.order.filter((person) => seating.states.get(person) !== 'left');
  const steps = stepsOf(log.changes);
  const leaders = hands.length > 0 ? leading(totals, present) : [];
  const game: Game = {
    id: log.id,
    rules,
    setup,
    startedAt: log.changes[0]?.at ?? 0,
    changedAt: log.changes.at(-1)?.at ?? 0,
    seats: seatsOf(state, seats, rules),
    playing: seats,
    dealer: seating.dealer,
    turn: turnBefore(state, seats),
    rows,
    hands,
    totals,
    leaders,
    winners: end?.winners ?? (closed ? leaders : []),
    end,
    status: closed ? 'closed' : end && !playedOn ? 'over' : 'open',
    playedOn: end !== null && playedOn,
    hidden,
    canUndo: steps.done.length > 0,
    canRedo: steps.undone.length > 0,
  };
  return { game, state };
}

function derive(log: GameLog, rulesOf: RulesOf): Derived {
  const { setup, events, hidden } = tableOf(log);
  const rules = rulesOf(setup.rules);
  let state = openingState(setup);
  const rows: Row[] = [];
  for (const event of events) {
    const played = playEvent(state, event, setup, rules);
    state = played.state;
    rows.push(played.row);
  }
  return toDerived(log, setup, hidden, rules, state, rows);
}

/** What another event at the end of the list makes of a game: the same as deriving all of it, without doing so. */
function deriveNext(log: GameLog, { game, state }: Derived): Derived | null {
  const last = log.changes.at(-1)?.fact;
  if (last?.what !== 'eventAdded' || last.before !== undefined) return null;
  const { setup, hidden, rules, rows } = game;
  const played = playEvent(state, last.event, setup, rules);
  return toDerived(log, setup, hidden, rules, played.state, [...rows, played.row]);
}

const rulesById: RulesOf = (id) => RULES[id];
const known = new WeakMap<GameLog, Derived>();

/**
 * The game that a log tells. Logs never change, so that asking again costs nothing; `before` is the log without its last
 * change, where the caller has it.
 */
export function readGame(log: GameLog, rulesOf: RulesOf = rulesById, before?: GameLog): Game {
  const found = known.get(log);
  // Tests bring other rules for the same id; the same rules give the same game.
  if (found && found.game.rules === rulesOf(found.game.setup.rules)) return found.game;
  const earlier = before && known.get(before);
  const derived = (earlier && deriveNext(log, earlier)) ?? derive(log, rulesOf);
  known.set(log, derived);
  return derived.game;
}
