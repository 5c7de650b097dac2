/** The rows of `hands.txt` as entries. */
import { parseNotation } from '../../../tiles/notation.ts';
import { WINDS, type Wind } from '../../../tiles/tiles.ts';
import { type Circumstances, type Entry, toEntry, type WinEvent } from '../../entry.ts';
import type { Row } from '../../testing/table.ts';

const EVENTS: Readonly<Record<string, WinEvent>> = {
  replacement: 'replacement',
  robbing: 'robbingKong',
  last: 'lastTile',
};

function windIn(words: readonly string[], key: string): Wind {
  const said = words.find((word) => word.startsWith(`${key} `))?.slice(key.length + 1);
  return WINDS.find((wind) => wind === said) ?? 'E';
}

function howWon(text: string): Circumstances {
  const words = text === '-' ? [] : text.split(', ');
  const unknown = words.find((word) => !EVENTS[word] && !/^(drawn|(seat|round) [ESWN])$/.test(word));
  if (unknown) throw new Error(`how is a hand won "${unknown}"?`);
  return {
    selfDrawn: words.includes('drawn'),
    events: words.flatMap((word) => EVENTS[word] ?? []),
    seatWind: windIn(words, 'seat'),
    roundWind: windIn(words, 'round'),
  };
}

/** A hand as the table writes it. */
export function entryOf({ columns }: Pick<Row, 'columns'>): Entry {
  const [hand = '', how = '-'] = columns;
  const read = parseNotation(hand);
  if (!read.ok) throw new Error(`cannot read ${hand}: ${read.error.why}`);
  return toEntry(read.groups, howWon(how));
}
