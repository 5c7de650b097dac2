import { describe, expect, test } from 'vitest';
import { formatNotation, parseNotation } from '../tiles/notation.ts';
import { type Circumstances, type Entry, toEntry, toGroups } from './entry.ts';

const HOW: Circumstances = { selfDrawn: true, events: ['lastTile'], seatWind: 'S', roundWind: 'E' };

function read(text: string, how?: Circumstances): Entry {
  const notation = parseNotation(text);
  if (!notation.ok) throw new Error(notation.error.why);
  return toEntry(notation.groups, how);
}

describe('the winning tile', () => {
  test('is one of the concealed tiles, with how it was won', () => {
    const { concealed, won } = read('[789C] 23B 1F + 1B', HOW);
    expect(concealed).toEqual(['2B', '3B', '1B']);
    expect(won).toEqual({ ...HOW, winningTile: '1B' });
  });

  test.each(['23B 1B', '23B + 11B', '23B + J', '23B + 1F', '+ 1B + 2B'])('%s: is not said', (text) => {
    expect(read(text, HOW)).not.toHaveProperty('won');
  });

  test('is an ordinary tile where nobody asks for it', () => {
    expect(read('23B + 1B')).toEqual(read('23B 1B'));
  });
});

test.each(['[789C] (5555D) 1123B 99C 2F3Y + 1B', '[789C] 12B EE 2F + 2B', '123B EE'])(
  '%s is written as it was read',
  (text) => {
    expect(formatNotation(toGroups(read(text, HOW)))).toBe(text);
  },
);
