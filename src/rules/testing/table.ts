/** The tables of hands and payments as tests read them: rows of columns between bars, comments, sections under `##`. */
import type { HouseRules } from '../house-rules.ts';

export interface Row {
  readonly section: string;
  readonly columns: readonly string[];
  /** From the columns after the fixed ones, in any order: rulings, house rules, and what does not count. */
  readonly rulings: readonly string[];
  readonly house: HouseRules;
  readonly not: readonly string[] | null;
  /** Where to look when the row fails. */
  readonly title: string;
}

const value = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text);

function readRow(line: string, at: number, section: string, fixed: number): Row {
  const cells = line.split('|').map((cell) => cell.trim());
  const rulings: string[] = [];
  const house: Record<string, string | number> = {};
  let not: string[] | null = null;
  for (const cell of cells.slice(fixed)) {
    if (cell.startsWith('not: ')) not = cell.slice(5).split(', ');
    else if (cell.includes('=')) {
      for (const rule of cell.split(' ')) {
        const [key = '', chosen = ''] = rule.split('=');
        house[key] = value(chosen);
      }
    } else if (/^[A-Z]\d+( [A-Z]\d+)*$/.test(cell)) rulings.push(...cell.split(' '));
    else throw new Error(`line ${at}: cannot read "${cell}"`);
  }
  const title = `line ${at}: ${line.replaceAll(/\s+/g, ' ')}`;
  return { section, columns: cells.slice(0, fixed), rulings, house, not, title };
}

/** `fixed`: how many columns come before the ones that may stand in any order. */
export function readTable(text: string, fixed: number): readonly Row[] {
  let section = '';
  const rows: Row[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('## ')) section = line.slice(3);
    else if (line.trim() !== '' && !line.startsWith('#')) rows.push(readRow(line, index + 1, section, fixed));
  }
  return rows;
}

export const sectionsOf = (rows: readonly Row[]): readonly (readonly [string, readonly Row[]])[] =>
  [...new Set(rows.map(({ section }) => section))].map((name) => [
    name,
    rows.filter(({ section }) => section === name),
  ]);
