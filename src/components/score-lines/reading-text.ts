/** Readings and the cards of an element in the rulebook's notation. */

import type { PlacedTile, Reading } from '../../rules/score.ts';
import { formatNotation, formatTiles, type WrittenTile } from '../../tiles/notation.ts';
import { JOKER } from '../../tiles/tiles.ts';

const written = ({ tile, joker }: PlacedTile): WrittenTile =>
  joker ? { tile: JOKER, standsFor: tile } : { tile, standsFor: null };
/** Where it is only said which cards earn something, a joker is the card that it stands for. */
const plainly = ({ tile }: PlacedTile): WrittenTile => ({ tile, standsFor: null });

export const readingText = ({ groups }: Reading): string =>
  formatNotation(
    groups.map(({ tiles, exposed }) => ({ tiles: tiles.map(written), declaration: exposed ? 'exposed' : 'free' })),
  );

/** The groups that earn an element, equal ones once with their number: "456C ×2"; nothing for the whole hand. */
export function occurrencesText(reading: Reading, occurrences: readonly (readonly number[])[]): string {
  const earning = new Set(occurrences.flat());
  const all = reading.groups.reduce((sum, { tiles }) => sum + tiles.length, 0);
  if (earning.size === 0 || earning.size > all - 3) return '';
  const counts = new Map<string, number>();
  let place = 0;
  for (const { tiles } of reading.groups) {
    const text = formatTiles(tiles.filter(() => earning.has(place++)).map(plainly));
    if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count > 1 ? `${text}\u00a0×${count}` : text)).join(' ');
}
