/** Two copies of a game, from two phones or a backup: since nothing leaves a log, one of them is often just the older. */
import type { Change, Fact, GameId, GameLog, TableEvent } from './facts.ts';

/** Equal as JSON is, whatever the order of keys. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}

/** `older`: what comes is a beginning of what is here; `newer`: what is here is a beginning of what comes. */
export type Relation = 'same' | 'older' | 'newer' | 'different';

export function relationOf(coming: GameLog, here: GameLog): Relation {
  const shared = Math.min(coming.changes.length, here.changes.length);
  for (let at = 0; at < shared; at += 1) if (!same(coming.changes[at], here.changes[at])) return 'different';
  if (coming.changes.length === here.changes.length) return 'same';
  return coming.changes.length < here.changes.length ? 'older' : 'newer';
}

/** The same game under another id, with its payments pointing to it. */
export function underId({ id, changes }: GameLog, newId: GameId): GameLog {
  const event = (found: TableEvent): TableEvent =>
    found.what === 'paymentMade' ? { ...found, games: found.games.map((game) => (game === id ? newId : game)) } : found;
  const fact = (found: Fact): Fact =>
    found.what === 'eventAdded' || found.what === 'eventChanged' ? { ...found, event: event(found.event) } : found;
  return { id: newId, changes: changes.map((change): Change => ({ ...change, fact: fact(change.fact) })) };
}
