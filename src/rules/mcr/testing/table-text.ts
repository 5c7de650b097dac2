/** The rulebook's table as text, read by tests so that nothing in it is written down twice. */

export interface PrintedFan {
  readonly id: string;
  readonly value: number;
  readonly printed: string;
  readonly kind: string;
  /** The last column: what is excluded, and what is excluded as made of the same sets. */
  readonly excludes: readonly string[];
  readonly own: readonly string[];
}

const KONGS = ['twoConcealedKongs', 'twoMeldedKongs', 'concealedKong', 'meldedKong'];
const WAITS = ['edgeWait', 'closedWait', 'singleWait'];

const cellsOf = (line: string): readonly string[] => line.split('|').map((cell) => cell.trim());

export function readTableText(text: string): readonly PrintedFan[] {
  const lines = text.split('\n').filter((line) => /^\d/.test(line));
  const rows = lines.map((line) => {
    const [, id = '', points = '', printed = '', kind = '', , last = ''] = cellsOf(line);
    return { id, value: Number(points), printed, kind, last };
  });
  const handFans = rows.filter(({ kind }) => kind === 'hand').map(({ id }) => id);
  const idsIn = (words: string): string[] =>
    (words.match(/\w+/g) ?? [])
      .map((word) => (word === 'PTH' ? 'pungOfTerminalsOrHonors' : word))
      .filter((word) => rows.some(({ id }) => id === word));
  const listed = (words: string): string[] => {
    const [before = '', but] = words.split(/(?:every )?`hand` fans? but/);
    const exceptions = but === undefined ? [] : idsIn(but);
    return [
      ...idsIn(before),
      ...(before.includes('two- and one-kong fans') ? KONGS : []),
      ...(before.includes('wait fans') ? WAITS : []),
      ...(but === undefined ? [] : handFans.filter((id) => !exceptions.includes(id))),
    ];
  };
  return rows.map(({ last, ...row }) => {
    const [all = '', own = ''] = last.replaceAll(/\([^)]*\)/g, '').split('own:');
    return { ...row, excludes: listed(all), own: listed(own) };
  });
}
