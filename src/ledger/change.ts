/**
 * May a change be made? `decide` answers with the longer log, or with the reason against it. It looks at the log as it is
 * in that moment, so that it holds too when another tab was quicker.
 */
import { RULES } from '../rules/list.ts';
import type { Change, EventId, Fact, GameId, GameLog, GameSetup, Instant, TableEvent } from './facts.ts';
import { type EventProblem, type Game, isHandRow, type Row, type RulesOf, readGame } from './game.ts';
import { isWithin, LIMITS } from './limits.ts';
import { stepsOf, tableOf } from './table.ts';

export type Refusal =
  /** The change, here or further on, would leave an event that cannot be; `event` is the first such. */
  | {
      readonly why: 'impossible';
      readonly event: EventId;
      readonly hand: number | null;
      readonly problem: EventProblem;
    }
  /** It names an event that is not there (any more). */
  | { readonly why: 'noSuchEvent'; readonly event: EventId }
  /** The game is over; the table has to play on first. */
  | { readonly why: 'over' | 'closed' }
  | { readonly why: 'nothingToUndo' | 'nothingToRedo' }
  /** Another change was made in the meantime. */
  | { readonly why: 'overtaken' }
  | { readonly why: 'wrongPlayers'; readonly least: number; readonly most: number }
  | { readonly why: 'outOfRange'; readonly what: 'value' | 'points' | 'amount' | 'text' }
  | { readonly why: 'logFull' };

export type Decision =
  /** `log` is the very same one where the change had been made already: a second tap on Save. */
  { readonly ok: true; readonly log: GameLog } | { readonly ok: false; readonly refusal: Refusal };

const refuse = (refusal: Refusal): Decision => ({ ok: false, refusal });

/** The fact that takes back the last change in force; null where there is none. */
export function undoOf(log: GameLog): Fact | null {
  const change = stepsOf(log.changes).done.at(-1);
  return change === undefined ? null : { what: 'changeUndone', change };
}

/** The fact that brings back the change undone last; null where there is none. */
export function redoOf(log: GameLog): Fact | null {
  const change = stepsOf(log.changes).undone.at(-1);
  return change === undefined ? null : { what: 'changeRedone', change };
}

function eventRange(event: TableEvent): Refusal | null {
  const refused = (what: 'value' | 'points' | 'amount' | 'text'): Refusal => ({ why: 'outOfRange', what });
  switch (event.what) {
    case 'hand': {
      const { result, note } = event;
      if (note.length > LIMITS.note) return refused('text');
      if (result.what !== 'won') return null;
      if (!isWithin(result.value, 0, LIMITS.value)) return refused('value');
      return isWithin(result.points, 0, LIMITS.points) ? null : refused('points');
    }
    case 'playerJoined':
      if (event.name.length > LIMITS.name) return refused('text');
      return isWithin(event.points, -LIMITS.points, LIMITS.points) ? null : refused('points');
    case 'paymentMade': {
      const { amount } = event;
      const units = amount.unit === 'cents' ? amount.cents : amount.chips;
      return isWithin(units, 1, LIMITS.payment) ? null : refused('amount');
    }
    default:
      return null;
  }
}

function setupRefusal({ rules, players, firstDealer, money, note }: GameSetup, rulesOf: RulesOf): Refusal | null {
  const { least, most } = rulesOf(rules).seats;
  const people = new Set(players.map(({ person }) => person));
  const counted = players.length >= least && players.length <= most && people.size === players.length;
  if (!counted || !people.has(firstDealer)) return { why: 'wrongPlayers', least, most };
  const amounts = Object.values(money.amounts);
  if (!amounts.every((amount) => isWithin(amount, 0, LIMITS.amount))) return { why: 'outOfRange', what: 'amount' };
  const texts = note.length <= LIMITS.note && players.every(({ name }) => name.length <= LIMITS.name);
  return texts ? null : { why: 'outOfRange', what: 'text' };
}

/** What stands against a fact before its effect is looked at. */
function factRefusal(log: GameLog, fact: Fact, game: Game, rulesOf: RulesOf): Refusal | null {
  const missing = (event: EventId): Refusal | null =>
    game.rows.some((row) => idOf(row) === event) ? null : { why: 'noSuchEvent', event };
  switch (fact.what) {
    case 'gameStarted':
      return { why: 'overtaken' };
    case 'setupChanged':
      return setupRefusal({ ...game.setup, ...fact.setup }, rulesOf);
    case 'eventAdded': {
      const recorded = fact.event.what === 'hand' && fact.before === undefined;
      if (recorded && game.status !== 'open') return { why: game.status };
      return eventRange(fact.event) ?? (fact.before ? missing(fact.before) : null);
    }
    case 'eventChanged':
      return missing(fact.event.id) ?? eventRange(fact.event);
    case 'eventRemoved':
      return missing(fact.event);
    case 'eventMoved':
      return missing(fact.event) ?? (fact.before ? missing(fact.before) : null);
    case 'changeUndone':
    case 'changeRedone': {
      const undoes = fact.what === 'changeUndone';
      const { done, undone } = stepsOf(log.changes);
      const last = (undoes ? done : undone).at(-1);
      if (last === undefined) return { why: undoes ? 'nothingToUndo' : 'nothingToRedo' };
      return last === fact.change ? null : { why: 'overtaken' };
    }
    case 'gameHidden':
      return null;
  }
}

const idOf = (row: Row): EventId => (isHandRow(row) ? row.hand.id : row.event.id);

/** The first event that cannot be and could be before. */
function newProblem(before: Game, after: Game): Refusal | null {
  const old = new Set(before.rows.flatMap((row) => (row.problem ? [idOf(row)] : [])));
  for (const row of after.rows) {
    if (!row.problem || old.has(idOf(row))) continue;
    return { why: 'impossible', event: idOf(row), hand: isHandRow(row) ? row.number : null, problem: row.problem };
  }
  return null;
}

const appended = ({ id, changes }: GameLog, change: Change): GameLog => ({ id, changes: [...changes, change] });

export function decide(log: GameLog, fact: Fact, at: Instant, rulesOf?: RulesOf): Decision {
  const of = rulesOf ?? ((id) => RULES[id]);
  if (fact.what === 'eventAdded' && tableOf(log).events.some(({ id }) => id === fact.event.id)) {
    return { ok: true, log };
  }
  if (log.changes.length >= LIMITS.changes) return refuse({ why: 'logFull' });
  const before = readGame(log, rulesOf);
  const refusal = factRefusal(log, fact, before, of);
  if (refusal) return refuse(refusal);
  const next = appended(log, { at, fact });
  // What was undone was possible when it was made, so that undo is never refused.
  const undoes = fact.what === 'changeUndone' || fact.what === 'changeRedone';
  const problem = undoes ? null : newProblem(before, readGame(next, rulesOf, log));
  return problem ? refuse(problem) : { ok: true, log: next };
}

export function startGame(id: GameId, setup: GameSetup, at: Instant, rulesOf: RulesOf = (key) => RULES[key]): Decision {
  const refusal = setupRefusal(setup, rulesOf);
  return refusal ? refuse(refusal) : { ok: true, log: { id, changes: [{ at, fact: { what: 'gameStarted', setup } }] } };
}

/** The setup of another game at the same table: same rules, those who play now, and the deal where it has come to. */
export function rematchOf({ setup, seats, playing, dealer }: Game): GameSetup {
  const players = seats.filter(({ person }) => playing.includes(person)).map(({ person, name }) => ({ person, name }));
  return { ...setup, players, firstDealer: dealer, note: '' };
}
