/** The log of changes, for people: what each change did, to which hand, and what was there before. */
import type { Change, EventId, Fact, GameLog, Instant, SetupChange, TableEvent } from './facts.ts';
import { apply, openingOf, type Table } from './table.ts';

export interface LoggedChange {
  /** Its place in the log. */
  readonly index: number;
  readonly at: Instant;
  readonly fact: Fact;
  /** False for what is undone, and for what was undone and then replaced by something else. */
  readonly inForce: boolean;
  /** The event before the change; null where it is about none, or added it. */
  readonly was: TableEvent | null;
  /** The values that a correction of the setup replaced. */
  readonly wasSetup: SetupChange | null;
  /** The number that the hand had at that time; for an added hand the one it got. */
  readonly hand: number | null;
  /** The number that a moved hand got. */
  readonly movedTo: number | null;
  /** For undo and redo, the change that they are about. */
  readonly of: LoggedChange | null;
}

function numberOf({ events }: Table, id: EventId): number | null {
  let number = 0;
  for (const event of events) {
    if (event.what === 'hand') number += 1;
    if (event.id === id) return event.what === 'hand' ? number : null;
  }
  return null;
}

function eventIn(fact: Fact): EventId | null {
  switch (fact.what) {
    case 'eventAdded':
    case 'eventChanged':
      return fact.event.id;
    case 'eventRemoved':
    case 'eventMoved':
      return fact.event;
    default:
      return null;
  }
}

function replacedBy(change: SetupChange, { setup }: Table): SetupChange {
  const keys = Object.keys(change) as (keyof SetupChange)[];
  return Object.fromEntries(keys.map((key) => [key, setup[key]]));
}

function describe(index: number, { at, fact }: Change, before: Table, after: Table): LoggedChange {
  const id = eventIn(fact);
  return {
    index,
    at,
    fact,
    inForce: true,
    was: (id && before.events.find((event) => event.id === id)) || null,
    wasSetup: fact.what === 'setupChanged' ? replacedBy(fact.setup, before) : null,
    hand: id && numberOf(fact.what === 'eventAdded' ? after : before, id),
    movedTo: fact.what === 'eventMoved' && id ? numberOf(after, id) : null,
    of: null,
  };
}

/** Every change of a game, oldest first. */
export function changesOf(log: GameLog): readonly LoggedChange[] {
  const listed: LoggedChange[] = [];
  /** The table after each change in force; undo goes back to the one below. */
  const tables = [openingOf(log)];
  const done: number[] = [];
  const undone: { index: number; table: Table }[] = [];
  const setInForce = (index: number, inForce: boolean): void => {
    listed[index] = { ...(listed[index] as LoggedChange), inForce };
  };
  for (const [index, change] of log.changes.entries()) {
    const { fact } = change;
    const before = tables.at(-1) as Table;
    if (fact.what === 'gameStarted') {
      listed.push(describe(index, change, before, before));
    } else if (fact.what === 'changeUndone' || fact.what === 'changeRedone') {
      listed.push({ ...describe(index, change, before, before), of: listed[fact.change] ?? null });
      if (fact.what === 'changeUndone' && done.at(-1) === fact.change) {
        undone.push({ index: done.pop() as number, table: tables.pop() as Table });
        setInForce(fact.change, false);
      } else if (fact.what === 'changeRedone' && undone.at(-1)?.index === fact.change) {
        tables.push((undone.pop() as { table: Table }).table);
        done.push(fact.change);
        setInForce(fact.change, true);
      }
    } else {
      const after = apply(before, fact);
      listed.push(describe(index, change, before, after));
      tables.push(after);
      done.push(index);
      undone.length = 0;
    }
  }
  return listed;
}

/** Where two versions of a hand (or any event) differ, by key; a nested difference is named by a path such as `result.winner`. */
export function differences(was: object, now: object, path = ''): readonly string[] {
  const keys = [...new Set([...Object.keys(was), ...Object.keys(now)])];
  return keys.flatMap((key) => {
    const [one, other] = [was, now].map((side) => (side as Record<string, unknown>)[key]);
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    const both = [one, other].every((side) => typeof side === 'object' && side !== null && !Array.isArray(side));
    return both ? differences(one as object, other as object, `${path}${key}.`) : [`${path}${key}`];
  });
}
