/**
 * A game as rows: for the CSV file, and the board for a message to friends. Words, names and times are the caller's.
 */
import type { Wind } from '../tiles/tiles.ts';
import { accountsOf, moneyIn } from './balances.ts';
import type { Instant, Money, PersonId } from './facts.ts';
import type { Game, HandRow, Seat } from './game.ts';

export type Column =
  | { readonly what: 'number' | 'time' | 'round' | 'dealer' | 'result' | 'winner' | 'value' | 'points' | 'discarder' }
  /** What the hand gave a person, the total after it, and the money. */
  | { readonly what: 'gain' | 'total' | 'money'; readonly person: PersonId }
  | { readonly what: 'note' };

export type Cell =
  | number
  | null
  | { readonly text: string }
  | { readonly time: Instant }
  | { readonly round: Wind }
  | { readonly result: HandRow['hand']['result']['what'] }
  | { readonly person: PersonId }
  | { readonly money: Money };

export interface Sheet {
  readonly columns: readonly Column[];
  /** One row a hand. */
  readonly rows: readonly (readonly Cell[])[];
}

function moneyOf(game: Game, { transfers }: HandRow, person: PersonId): Cell {
  let units = 0;
  let key: string | null = null;
  for (const { from, to, amount } of transfers) {
    key = amount.unit === 'cents' ? game.setup.currency : 'chips';
    const moved = amount.unit === 'cents' ? amount.cents : amount.chips;
    if (to === person) units += moved;
    if (from === person) units -= moved;
  }
  return key === null ? null : { money: moneyIn(key, units) };
}

function cellOf(game: Game, row: HandRow, column: Column): Cell {
  const { hand, number, dealer, round, seats, gains, totals } = row;
  const { result } = hand;
  const won = result.what === 'won' ? result : null;
  const of = (person: PersonId | null | undefined): Cell => (person ? { person } : null);
  switch (column.what) {
    case 'number':
      return number;
    case 'time':
      return { time: hand.at };
    case 'round':
      return { round };
    case 'dealer':
      return of(dealer);
    case 'result':
      return { result: result.what };
    case 'winner':
      return of(result.what === 'falseWin' ? result.offender : won?.winner);
    case 'value':
      return won?.value ?? null;
    case 'points':
      return won?.points ?? null;
    case 'discarder':
      return of(won?.discarder);
    case 'gain':
      return gains.get(column.person) ?? null;
    case 'total':
      return totals.get(column.person) ?? null;
    case 'money':
      return seats.includes(column.person) ? moneyOf(game, row, column.person) : null;
    case 'note':
      return { text: hand.note };
  }
}

export function sheetOf(game: Game): Sheet {
  const { rules, seats } = game;
  const plain = ['number', 'time', 'dealer', 'result', 'winner', 'value', 'points', 'discarder'] as const;
  const columns: Column[] = plain.map((what) => ({ what }));
  if (rules.asks.winds) columns.splice(2, 0, { what: 'round' });
  const forMoney = accountsOf([game]).length > 0;
  for (const { person } of seats) {
    columns.push({ what: 'gain', person }, { what: 'total', person });
    if (forMoney) columns.push({ what: 'money', person });
  }
  columns.push({ what: 'note' });
  return { columns, rows: game.hands.map((row) => columns.map((column) => cellOf(game, row, column))) };
}

/** A spreadsheet takes text that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;

function field(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Comma-separated values as in RFC 4180. Numbers stay numbers; text that a spreadsheet would run is made harmless. */
export const formatCsv = (lines: readonly (readonly (string | number | null)[])[]): string =>
  lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');

export interface Standing extends Pick<Seat, 'person' | 'place' | 'total' | 'state' | 'deals'> {
  /** Up or down, once for each currency and for chips. */
  readonly money: readonly Money[];
}

/** The board for sharing: most points first. */
export function standingsOf(game: Game): readonly Standing[] {
  const accounts = accountsOf([game]);
  return game.seats
    .map(({ person, place, total, state, deals }): Standing => {
      const money = accounts.map((account) =>
        moneyIn(account.unit === 'cents' ? account.currency : 'chips', account.balances.get(person) ?? 0),
      );
      return { person, place, total, state, deals, money };
    })
    .sort((a, b) => a.place - b.place);
}
