/** A game as a table for spreadsheets. */

import type { Names } from '../../components/game-label/game-label.ts';
import { unitsOf } from '../../ledger/balances.ts';
import type { Money } from '../../ledger/facts.ts';
import type { Game } from '../../ledger/game.ts';
import { type Cell, type Column, formatCsv, sheetOf } from '../../ledger/sheet.ts';
import { currencyMark, minorUnits } from '../../messages/format-money.ts';
import { isoTime } from '../../messages/format-time.ts';
import { keep } from '../../messages/keep.ts';

/** Whole units of the currency, so that a spreadsheet can add them up. */
const moneyValue = (money: Money): number =>
  money.unit === 'chips' ? money.chips : unitsOf(money) / 10 ** minorUnits(money.currency);

/** The money of a game is all of one kind. */
function unitName(game: Game): string {
  const amount = game.hands.flatMap(({ transfers }) => transfers)[0]?.amount;
  return amount?.unit === 'chips' ? keep().amounts.unitNames.chips : currencyMark(game.setup.currency);
}

function heading(column: Column, game: Game, names: Names): string {
  const { columns } = keep().backup.table;
  if (!('person' in column)) return columns[column.what];
  const name = names.get(column.person) ?? '';
  return column.what === 'money' ? columns.money(name, unitName(game)) : columns[column.what](name);
}

function plainOf(cell: Cell, names: Names): string | number | null {
  const { results, winds } = keep().backup.table;
  if (cell === null || typeof cell === 'number') return cell;
  if ('text' in cell) return cell.text;
  if ('time' in cell) return isoTime(cell.time);
  if ('round' in cell) return winds[cell.round];
  if ('result' in cell) return results[cell.result];
  if ('person' in cell) return names.get(cell.person) ?? '';
  return moneyValue(cell.money);
}

export function tableText(game: Game, names: Names): string {
  const { columns, rows } = sheetOf(game);
  return formatCsv([
    columns.map((column) => heading(column, game, names)),
    ...rows.map((row) => row.map((cell) => plainOf(cell, names))),
  ]);
}
