/** A table of players for tests: says what happens in few words, keeps the log, and counts time and ids by itself. */
import { expect } from 'vitest';
import { RULES } from '../../rules/list.ts';
import { type Decision, decide, redoOf, startGame, undoOf } from '../change.ts';
import type {
  EventId,
  Fact,
  GameId,
  GameLog,
  GameSetup,
  HandResult,
  PersonId,
  RecordedHand,
  TableEvent,
} from '../facts.ts';
import { type Game, type RulesOf, readGame } from '../game.ts';

export const id = (name: string): PersonId => name as PersonId;
export const eventId = (text: string): EventId => text as EventId;

export const setupOf = (names: readonly string[], more: Partial<GameSetup> = {}): GameSetup => ({
  rules: 'mhing',
  house: {},
  money: { scheme: 'pennyAPoint', amounts: {} },
  currency: 'EUR',
  players: names.map((name) => ({ person: id(name), name })),
  firstDealer: id(names[0] ?? ''),
  note: '',
  ...more,
});

export const won = (
  winner: string,
  value: number,
  more: { points?: number; discarder?: string; liable?: string } = {},
): HandResult => ({
  what: 'won',
  winner: id(winner),
  discarder: more.discarder ? id(more.discarder) : null,
  liable: more.liable ? id(more.liable) : null,
  entered: { how: 'credits' },
  value,
  points: more.points ?? RULES.mhing.toPoints(value, {}),
});

export const handOf = (text: string, result: HandResult, more: Partial<RecordedHand> = {}): RecordedHand => ({
  what: 'hand',
  id: eventId(text),
  at: 0,
  result,
  note: '',
  ...more,
});

/** Distributes over the kinds of events. */
type Without<Event, Key extends PropertyKey> = Event extends unknown ? Omit<Event, Key> : never;

export interface Table {
  readonly log: GameLog;
  readonly game: Game;
  try(fact: Fact): Decision;
  do(fact: Fact): void;
  /** Hands are called h1, h2, … in the order of recording. */
  hand(result: HandResult, before?: string): string;
  event(event: Without<TableEvent, 'id' | 'at'>): string;
  undo(): void;
  redo(): void;
  totals(): Record<string, number>;
}

export function seat(names: readonly string[], more: Partial<GameSetup> = {}, rulesOf?: RulesOf): Table {
  const started = startGame('g1' as GameId, setupOf(names, more), 1000, rulesOf);
  if (!started.ok) throw new Error(JSON.stringify(started.refusal));
  let { log } = started;
  let count = 0;
  let time = 1000;
  const tryIt = (fact: Fact): Decision => {
    time += 1000;
    const decision = decide(log, fact, time, rulesOf);
    if (decision.ok) log = decision.log;
    return decision;
  };
  const must = (fact: Fact | null): void => {
    expect(fact && tryIt(fact)).toMatchObject({ ok: true });
  };
  const add = (event: Without<TableEvent, 'id' | 'at'>, before?: string): string => {
    count += 1;
    const name = `${event.what === 'hand' ? 'h' : 'e'}${count}`;
    const full = { ...event, id: eventId(name), at: time } as TableEvent;
    must({ what: 'eventAdded', event: full, ...(before ? { before: eventId(before) } : {}) });
    return name;
  };
  return {
    get log() {
      return log;
    },
    get game() {
      return readGame(log, rulesOf);
    },
    try: tryIt,
    do: must,
    hand: (result, before) => add({ what: 'hand', result, note: '' }, before),
    event: (event) => add(event),
    undo: () => must(undoOf(log)),
    redo: () => must(redoOf(log)),
    totals: () => Object.fromEntries(readGame(log, rulesOf).totals),
  };
}
