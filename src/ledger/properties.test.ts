import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountsOf } from './balances.ts';
import { redoOf, undoOf } from './change.ts';
import { changesOf } from './changes.ts';
import type { EventId, GameId, HandResult } from './facts.ts';
import { type Game, readGame } from './game.ts';
import { same } from './merge.ts';
import { settleUp } from './settle.ts';
import { stepsOf } from './table.ts';
import { type Action, anyAction, factOf, handAction, playAll } from './testing/arbitraries.ts';
import { seat } from './testing/table.ts';

const actions = (one: fc.Arbitrary<Action>, most = 40) => fc.array(one, { maxLength: most });
const check = <Value>(values: fc.Arbitrary<Value>, holds: (value: Value) => void, numRuns = 100): void =>
  fc.assert(fc.property(values, holds), { numRuns });

/** All of a game that is derived from what is in force; how it came about does not matter. */
const derived = ({ changedAt: _changedAt, canUndo: _canUndo, canRedo: _canRedo, ...game }: Game) => game;

interface Plain {
  readonly id: EventId;
  readonly result: HandResult;
}

/** The same actions on a plain list of hands, with whole lists kept for undo: the simplest thing that could be right. */
function plainly(all: readonly Action[]): readonly Plain[] {
  const table = seat(['Ann', 'Bob', 'Cai', 'Dan'], { house: { target: 1_000_000 } });
  let past: (readonly Plain[])[] = [];
  let now: readonly Plain[] = [];
  let future: (readonly Plain[])[] = [];
  for (const [count, action] of all.entries()) {
    const fact = factOf(action, table, count);
    if (!fact || !table.try(fact).ok) continue;
    if (fact.what === 'changeUndone') {
      future = [now, ...future];
      now = past.at(-1) ?? [];
      past = past.slice(0, -1);
      continue;
    }
    if (fact.what === 'changeRedone') {
      past = [...past, now];
      now = future[0] ?? [];
      future = future.slice(1);
      continue;
    }
    past = [...past, now];
    future = [];
    const list = [...now];
    const at = (id: EventId | null | undefined) => {
      const found = list.findIndex((hand) => hand.id === id);
      return found < 0 ? list.length : found;
    };
    if (fact.what === 'eventAdded' && fact.event.what === 'hand') list.splice(at(fact.before), 0, fact.event);
    if (fact.what === 'eventChanged' && fact.event.what === 'hand') list[at(fact.event.id)] = fact.event;
    if (fact.what === 'eventRemoved') list.splice(at(fact.event), 1);
    if (fact.what === 'eventMoved' && fact.event !== fact.before) {
      const [moved] = list.splice(at(fact.event), 1);
      if (moved) list.splice(at(fact.before), 0, moved);
    }
    now = list;
  }
  return now;
}

test('any sequence of actions and undos gives the totals of the hands that remain', () =>
  check(actions(handAction), (all) => {
    const table = playAll(all);
    const remaining = plainly(all);
    expect(table.game.hands.map(({ hand }) => hand.id)).toEqual(remaining.map(({ id }) => id));
    const totals = new Map(['Ann', 'Bob', 'Cai', 'Dan'].map((name) => [name, 0]));
    for (const { result } of remaining) {
      if (result.what === 'won') totals.set(result.winner, (totals.get(result.winner) ?? 0) + result.points);
    }
    expect(table.totals()).toEqual(Object.fromEntries(totals));
  }));

test('balances sum to zero in whole cents, and who does not play a hand neither wins nor pays', () =>
  check(actions(anyAction), (all) => {
    const { game } = playAll(all, { house: { target: 1_000_000, discarder: 'double' } });
    for (const { balances } of accountsOf([game])) {
      const units = [...balances.values()] as number[];
      expect(units.every(Number.isSafeInteger)).toBe(true);
      expect(units.reduce((sum, value) => sum + value, 0)).toBe(0);
    }
    for (const { problem, transfers, seats, dealer } of game.hands) {
      expect(problem).toBeNull();
      expect(seats).toContain(dealer);
      for (const { from, to } of transfers) expect([from, to].every((person) => seats.includes(person))).toBe(true);
    }
  }));

test('after every proposed payment has been made all balances are zero', () =>
  check(actions(anyAction, 25), (all) => {
    const table = playAll(all);
    for (const proposal of accountsOf([table.game]).flatMap(settleUp)) {
      table.event({ what: 'paymentMade', ...proposal, games: ['g1' as GameId] });
    }
    for (const account of accountsOf([table.game])) {
      expect([...account.balances.values()].every((units) => units === 0)).toBe(true);
      expect(settleUp(account)).toEqual([]);
    }
  }));

test('undo then redo is identity, as far back as the start', () =>
  check(actions(anyAction, 30), (all) => {
    const table = playAll(all);
    const seen: Game[] = [table.game];
    for (let undo = undoOf(table.log); undo; undo = undoOf(table.log)) {
      table.do(undo);
      seen.push(table.game);
    }
    expect(table.game.rows).toEqual([]);
    for (const game of seen.slice(0, -1).reverse()) {
      const redo = redoOf(table.log);
      expect(redo).not.toBeNull();
      if (redo) table.do(redo);
      expect(same(derived(table.game), derived(game))).toBe(true);
    }
  }));

test('a log read again from its text is the same game, and its changes in force are those not undone', () =>
  check(actions(anyAction), (all) => {
    const { log, game } = playAll(all);
    const again = readGame(JSON.parse(JSON.stringify(log)));
    expect(again).toEqual(game);
    const inForce = changesOf(log).filter(({ fact, inForce: holds }) => holds && !fact.what.startsWith('change'));
    expect(inForce.slice(1).map(({ index }) => index)).toEqual(stepsOf(log.changes).done);
  }));

test('reading never fails, whatever events a log holds in whatever order', () =>
  check(actions(anyAction), (all) => {
    const table = playAll(all);
    const changes = [...table.log.changes];
    const shuffled = [...changes.slice(0, 1), ...changes.slice(1).reverse()];
    const { rows, totals } = readGame({ ...table.log, changes: shuffled });
    expect([...totals.values()].every(Number.isSafeInteger)).toBe(true);
    expect(rows.length).toBeLessThanOrEqual(changes.length);
  }));
