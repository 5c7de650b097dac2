/** From the log of changes to what is in force: the setup and the list of events, with all that was undone left out. */
import type { Change, Fact, GameLog, GameSetup, TableEvent } from './facts.ts';

export interface Table {
  readonly setup: GameSetup;
  /** In the order of the evening. */
  readonly events: readonly TableEvent[];
  readonly hidden: boolean;
}

/** Places in the log: the changes in force, oldest first, and those undone, the next one to redo last. */
export interface Steps {
  readonly done: readonly number[];
  readonly undone: readonly number[];
}

export function stepsOf(changes: readonly Change[]): Steps {
  const done: number[] = [];
  const undone: number[] = [];
  for (const [at, { fact }] of changes.entries()) {
    switch (fact.what) {
      case 'gameStarted':
        break;
      case 'changeUndone':
        if (done.at(-1) === fact.change) undone.push(done.pop() as number);
        break;
      case 'changeRedone':
        if (undone.at(-1) === fact.change) done.push(undone.pop() as number);
        break;
      default:
        done.push(at);
        undone.length = 0;
    }
  }
  return { done, undone };
}

/** The events with `event` before another one; at the end where that one is not there. */
function inserted(events: readonly TableEvent[], event: TableEvent, before: string | null | undefined) {
  const at = before ? events.findIndex(({ id }) => id === before) : -1;
  return at < 0 ? [...events, event] : [...events.slice(0, at), event, ...events.slice(at)];
}

/** One change on top of another. What names an event that is not there changes nothing. */
export function apply(table: Table, fact: Fact): Table {
  const { events } = table;
  switch (fact.what) {
    case 'setupChanged':
      return { ...table, setup: { ...table.setup, ...fact.setup } };
    case 'eventAdded':
      return { ...table, events: inserted(events, fact.event, fact.before) };
    case 'eventChanged':
      return { ...table, events: events.map((event) => (event.id === fact.event.id ? fact.event : event)) };
    case 'eventRemoved':
      return { ...table, events: events.filter(({ id }) => id !== fact.event) };
    case 'eventMoved': {
      const moved = events.find(({ id }) => id === fact.event);
      if (!moved || fact.event === fact.before) return table;
      const others = events.filter((event) => event !== moved);
      return { ...table, events: inserted(others, moved, fact.before) };
    }
    case 'gameHidden':
      return { ...table, hidden: true };
    default:
      return table;
  }
}

export function openingOf({ changes }: GameLog): Table {
  const first = changes[0]?.fact;
  if (first?.what !== 'gameStarted') throw new Error('a game starts with gameStarted');
  return { setup: first.setup, events: [], hidden: false };
}

export function tableOf(log: GameLog): Table {
  let { setup, events, hidden }: Omit<Table, 'events'> & { events: TableEvent[] } = { ...openingOf(log), events: [] };
  for (const at of stepsOf(log.changes).done) {
    const { fact } = log.changes[at] as Change;
    // Nearly every change is a hand at the end of the list, which need not be copied for each of a thousand.
    if (fact.what === 'eventAdded' && fact.before === undefined) events.push(fact.event);
    else {
      const next = apply({ setup, events, hidden }, fact);
      ({ setup, hidden } = next);
      events = [...next.events];
    }
  }
  return { setup, events, hidden };
}
