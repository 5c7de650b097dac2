/** Random evenings: what people might do at a table, in any order, sensible or not. */
import fc from 'fast-check';
import type { Cents } from '../../rules/money.ts';
import { redoOf, undoOf } from '../change.ts';
import type { EventId, Fact, GameId, TableEvent } from '../facts.ts';
import { isHandRow } from '../game.ts';
import { eventId, handOf, id, seat, type Table, won } from './table.ts';

const NAMES = ['Ann', 'Bob', 'Cai', 'Dan', 'Eve', 'Fay', 'Gus'];
const name = fc.constantFrom(...NAMES);
const place = fc.nat(30);

const result = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      winner: name,
      value: fc.constantFrom(0, 1, 2, 4, 8, 11, 20, 41),
      discarder: fc.option(name),
    }),
  },
  { weight: 1, arbitrary: fc.constant(null) },
);

/** What somebody does; places are taken modulo the events that there are. */
export type Action =
  | {
      readonly do: 'hand' | 'change';
      readonly result: ReturnType<typeof won> | { readonly what: 'drawn' };
      readonly at: number;
    }
  | { readonly do: 'remove' | 'move'; readonly at: number; readonly to: number }
  | { readonly do: 'undo' | 'redo' }
  | { readonly do: 'join' | 'sitOut' | 'return' | 'leave' | 'deal'; readonly name: string }
  | { readonly do: 'pay'; readonly from: string; readonly to: string; readonly cents: number };

const hand = result.map((drawn) =>
  drawn
    ? won(drawn.winner, drawn.value, drawn.discarder ? { discarder: drawn.discarder } : {})
    : ({ what: 'drawn' } as const),
);

export const handAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('hand' as const), result: hand, at: place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('change' as const), result: hand, at: place }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('remove' as const, 'move' as const), at: place, to: place }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'undo' as const, 'redo' as const) }) },
);
const seatAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constantFrom('join', 'sitOut', 'return', 'leave', 'deal'), name }),
  fc.record({ do: fc.constant('pay' as const), from: name, to: name, cents: fc.integer({ min: 1, max: 500 }) }),
);
export const anyAction = fc.oneof({ weight: 3, arbitrary: handAction }, { weight: 1, arbitrary: seatAction });

function eventOf(action: Extract<Action, { name: string } | { from: string }>, event: EventId): TableEvent {
  const base = { id: event, at: 0 };
  switch (action.do) {
    case 'join':
      return { ...base, what: 'playerJoined', person: id(action.name), name: action.name, points: 0, seat: null };
    case 'sitOut':
      return { ...base, what: 'playerSatOut', person: id(action.name) };
    case 'return':
      return { ...base, what: 'playerReturned', person: id(action.name) };
    case 'leave':
      return { ...base, what: 'playerLeft', person: id(action.name) };
    case 'deal':
      return { ...base, what: 'dealerSet', dealer: id(action.name) };
    case 'pay': {
      const amount = { unit: 'cents', currency: 'EUR', cents: action.cents as Cents } as const;
      return {
        ...base,
        what: 'paymentMade',
        from: id(action.from),
        to: id(action.to),
        amount,
        games: ['g1' as GameId],
      };
    }
  }
}

/** The fact that an action comes to at this table; null where there is nothing to do it to. */
export function factOf(action: Action, table: Table, count: number): Fact | null {
  const events = table.game.rows.map((row) => (isHandRow(row) ? row.hand : row.event).id);
  const pick = (at: number): EventId | undefined => events[at % Math.max(1, events.length)];
  const fresh = eventId(`x${count}`);
  switch (action.do) {
    case 'hand': {
      const before = action.at < events.length ? events[action.at] : undefined;
      return { what: 'eventAdded', event: handOf(fresh, action.result), ...(before ? { before } : {}) };
    }
    case 'change': {
      const hands = table.game.hands;
      const changed = hands[action.at % Math.max(1, hands.length)];
      return changed ? { what: 'eventChanged', event: handOf(changed.hand.id, action.result) } : null;
    }
    case 'remove': {
      const event = pick(action.at);
      return event ? { what: 'eventRemoved', event } : null;
    }
    case 'move': {
      const event = pick(action.at);
      return event ? { what: 'eventMoved', event, before: pick(action.to) ?? null } : null;
    }
    case 'undo':
      return undoOf(table.log);
    case 'redo':
      return redoOf(table.log);
    default:
      return { what: 'eventAdded', event: eventOf(action, fresh) };
  }
}

/** A table after these actions; what was refused is left out. */
export function playAll(actions: readonly Action[], more: Parameters<typeof seat>[1] = {}): Table {
  const table = seat(['Ann', 'Bob', 'Cai', 'Dan'], { house: { target: 1_000_000 }, ...more });
  for (const [count, action] of actions.entries()) {
    const fact = factOf(action, table, count);
    if (fact) table.try(fact);
  }
  return table;
}
