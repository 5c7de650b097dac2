/** The one file that holds everything (`src/ledger/FORMAT.md`): written for a backup, and read with every doubt. */
import * as v from 'valibot';
import { checkGame } from '../ledger/check.ts';
import type { GameId, GameLog, Instant } from '../ledger/facts.ts';
import type { Person } from '../ledger/people.ts';
import { type Aside, loadAside } from './aside.ts';
import { checkShape, type Decoded, decodeGame, fault } from './decode.ts';
import { GAMES, loadGames } from './games.ts';
import { GAME_VERSION } from './migrate.ts';
import { readPeople } from './people.ts';
import { decodePractice, PRACTICE, type Practice, practiceRecordOf } from './practice.ts';
import { decodeSettings, type Settings } from './settings.ts';
import { PEOPLE_LIST } from './shapes.ts';
import { isRecord } from './store.ts';
import { type Records, transact } from './transaction.ts';

const FORMAT = 'fourteen';
const FILE_VERSION = 1;
/** Two hundred games of a thousand hands each fit. */
const MOST_CHARACTERS = 256_000_000;
const MOST_GAMES = 10_000;
const MOST_DEPTH = 40;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

export interface Backup {
  readonly people: readonly Person[];
  readonly games: readonly GameLog[];
  /** The writing phone's settings, to be offered; null where they are not there or cannot be read. */
  readonly settings: Settings | null;
  /** How somebody does at practice, by rule set. */
  readonly practice: Practice;
  /** Records that stay in the file: what the writing phone could not read itself, and settings and practice that this one cannot. */
  readonly unreadable: number;
}

/** A game as it is, or made light for a link, or whole again. */
type Reshape = (log: GameLog) => GameLog;
const asItIs: Reshape = (log) => log;

/** A file's text with everything on this phone, also what it cannot read; or with some games and the people in them. */
export async function exportBackup(exportedAt: Instant, ids?: readonly GameId[], reshape = asItIs): Promise<string> {
  const games = await loadGames(ids);
  const known = new Set<string>(games.map(({ log }) => log.id));
  const { read, settings, practice, left } = await transact('readonly', async (records) => ({
    read: await readPeople(records),
    settings: await records.get('settings'),
    practice: await records.get(PRACTICE),
    left: await leftOut(records, known),
  }));
  const named = new Set(games.flatMap(({ game }) => game.seats.map(({ person }) => person)));
  const people = read.ok ? read.people.filter(({ id }) => !ids || named.has(id)) : [];
  const practised = decodePractice(practice);
  if (practice !== undefined && !practised) left.push({ key: PRACTICE, of: PRACTICE, record: practice });
  const whole = ids
    ? {}
    : {
        settings,
        ...(practised && { practice: practiceRecordOf(practised) }),
        unreadable: [...(await loadAside()), ...left],
      };
  const logs = games.map(({ log }) => ({ version: GAME_VERSION, ...reshape(log) }));
  return JSON.stringify({ format: FORMAT, version: FILE_VERSION, exportedAt, people, games: logs, ...whole }, plain);
}

/** The games that were not read: a newer version of the app wrote them. */
async function leftOut(records: Records, known: ReadonlySet<string>): Promise<Aside[]> {
  const left: Aside[] = [];
  for (const key of await records.keys(GAMES)) {
    if (!known.has(key.slice(GAMES.length))) left.push({ key, of: key, record: await records.get(key) });
  }
  return left;
}

/** Broken records can hold what JSON cannot. */
const plain = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

/** The place of a key that could reach into the program, or of nesting without end; null where there is none. */
function hostilePlace(root: unknown): string | null {
  const open: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value: root, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (path.length > MOST_DEPTH) return path.slice(0, 8).join('.');
    for (const [key, child] of Object.entries(value)) {
      if (FORBIDDEN.has(key)) return [...path, key].join('.');
      if (typeof child === 'object' && child !== null) open.push({ value: child, path: [...path, key] });
    }
  }
  return null;
}

function parse(text: string): Decoded<Record<string, unknown>> {
  if (text.length > MOST_CHARACTERS) return fault('tooLarge', '');
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    return fault('noJson', '', { found: error instanceof Error ? error.message.slice(0, 120) : '' });
  }
  if (!isRecord(found) || found.format !== FORMAT) return fault('noBackup', 'format');
  if (!Number.isInteger(found.version)) return fault('noVersion', 'version');
  if (found.version !== FILE_VERSION) return fault('newer', 'version');
  return { ok: true, value: found };
}

const ENVELOPE = v.looseObject({ games: v.pipe(v.array(v.unknown()), v.maxLength(MOST_GAMES)), people: PEOPLE_LIST });

function firstTwice(ids: readonly string[]): number {
  const seen = new Set<string>();
  return ids.findIndex((id) => seen.size === seen.add(id).size);
}

/**
 * Everything in a file, or the first thing that is wrong with it. One bad game refuses the file: no evening is half read.
 * Settings and practice refuse nothing: games are worth more than both.
 */
export function readBackup(text: string, reshape = asItIs): Decoded<Backup> {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const { unreadable, settings, ...rest } = parsed.value;
  const hostile = hostilePlace(rest);
  if (hostile !== null) return fault('hostile', hostile);
  const envelope = checkShape(ENVELOPE, rest, '');
  if (!envelope.ok) return envelope;
  const { people } = envelope.value;
  const games: GameLog[] = [];
  for (const [at, record] of envelope.value.games.entries()) {
    const place = `games.${at}`;
    const game = decodeGame(record, place);
    if (!game.ok) return game;
    const log = reshape(game.value);
    const wrong = checkGame(log);
    if (wrong) return fault('contradiction', `${place}.${wrong.place}`, { found: wrong.what });
    games.push(log);
  }
  const twice = firstTwice(games.map(({ id }) => id));
  if (twice >= 0) return fault('twice', `games.${twice}.id`);
  const person = firstTwice(people.map(({ id }) => id));
  if (person >= 0) return fault('twice', `people.${person}.id`);
  const read = { settings: decodeSettings(settings), practice: decodePractice(rest.practice) };
  const left =
    (Array.isArray(unreadable) ? unreadable.length : 0) +
    (settings !== undefined && !read.settings ? 1 : 0) +
    (rest.practice !== undefined && !read.practice ? 1 : 0);
  return { ok: true, value: { people, games, ...read, practice: read.practice ?? {}, unreadable: left } };
}
