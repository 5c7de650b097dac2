/**
 * From older versions of a game's record to today's, one step at a time. A record is migrated whenever it is read, and
 * kept in today's version with the next change.
 *
 * Version 0 was the first trial: a flat list of hands without a log, names instead of people, money in cents alone.
 */
import { isRecord } from './store.ts';

export const GAME_VERSION = 1;

type Step = (record: Record<string, unknown>) => Record<string, unknown>;

const recordsIn = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** Ids in version 0 were the places of names; people of different games were never the same. */
const fromVersion0: Step = ({ id, startedAt, names, target, scheme, hands }) => {
  const players = (Array.isArray(names) ? names : []).map((name: unknown, seat) => ({ person: `${id}-${seat}`, name }));
  const setup = {
    rules: 'mhing',
    house: { target },
    money: { scheme, amounts: {} },
    currency: 'USD',
    players,
    firstDealer: players[0]?.person,
    note: '',
  };
  const recorded = recordsIn(hands).map(({ at, winner, value, points }, number) => ({
    at,
    fact: {
      what: 'eventAdded',
      event: {
        what: 'hand',
        id: `${id}-hand-${number + 1}`,
        at,
        result:
          winner === null
            ? { what: 'drawn' }
            : {
                what: 'won',
                winner: `${id}-${winner}`,
                discarder: null,
                liable: null,
                entered: { how: 'credits' },
                value,
                points,
              },
        note: '',
      },
    },
  }));
  return { version: 1, id, changes: [{ at: startedAt, fact: { what: 'gameStarted', setup } }, ...recorded] };
};

/** The step that leads away from each version. */
const STEPS: readonly Step[] = [fromVersion0];

export type Migrated =
  | { readonly ok: true; readonly record: Record<string, unknown> }
  /** Written by a newer version of the app, or by none. */
  | { readonly ok: false; readonly why: 'newer' | 'noVersion' };

export function migrateGame(record: unknown): Migrated {
  if (!isRecord(record) || !Number.isInteger(record.version)) return { ok: false, why: 'noVersion' };
  let migrated = record;
  for (let version = record.version as number; version < GAME_VERSION; version += 1) {
    const step = STEPS[version];
    if (!step) return { ok: false, why: 'noVersion' };
    migrated = step(migrated);
  }
  return migrated.version === GAME_VERSION ? { ok: true, record: migrated } : { ok: false, why: 'newer' };
}
