import { describe, expect, test } from 'vitest';
import { KINDS, type Kind, kindOf, type SetTile } from '../tiles/tiles.ts';
import { eachReading, newGlimpse, SET_KINDS } from './readings.ts';

function countsOf(kinds: Iterable<Kind>): Uint8Array {
  const counts = new Uint8Array(KINDS);
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** How many readings there are as so many sets and a pair. */
function readingsOf(counts: Uint8Array, jokers = 0, sets = 4): number {
  let readings = 0;
  eachReading({ counts, jokers }, sets, newGlimpse(), () => {
    readings += 1;
  });
  return readings;
}

/** All ways to take `size` tiles of one suit, at most four of each. */
function* ofOneSuit(size: number, first: Kind = 0, counts = new Uint8Array(KINDS)): Generator<Uint8Array> {
  if (size === 0) yield counts;
  else if (first < 9) {
    for (let copies = Math.min(4, size); copies >= 0; copies -= 1) {
      counts[first] = copies;
      yield* ofOneSuit(size - copies, first + 1, counts);
    }
    counts[first] = 0;
  }
}

const tiles = (text: string): Uint8Array => countsOf(text.split(' ').map((tile) => kindOf(tile as SetTile)));

describe('14 tiles of one suit, at most four of each', () => {
  const readings: number[] = [];
  let hands = 0;
  for (const counts of ofOneSuit(14)) {
    hands += 1;
    const found = readingsOf(counts);
    if (found > 0) readings.push(found);
  }

  test('are four sets and a pair in 13,259 of 118,800 hands', () => {
    expect(hands).toBe(118_800);
    expect(readings).toHaveLength(13_259);
  });

  test('which have 14,738 readings, at most 4 each', () => {
    expect(readings.reduce((all, found) => all + found, 0)).toBe(14_738);
    expect(Math.max(...readings)).toBe(4);
  });
});

describe('a known number of readings', () => {
  test.each([
    ['E E E S S S W W W N N N R R', 0, 1],
    ['1B 1B 1B 2B 2B 2B 3B 3B 3B 5D 5D 5D E E', 0, 2],
    ['1B 1B 1B 2B 2B 2B 3B 3B 3B 4B 4B 4B 5B 5B', 0, 4],
    ['1B 2B 3B 4B 5B 6B 7B 8B 9B 1D 4D 7D E S', 0, 0],
    // A sequence does not run from one suit into the next, nor through the winds.
    ['8B 9B 1D E S W R G P 5C 5C 5C 5D 5D', 0, 0],
    // The joker is either end of 45C, or the third 5D.
    ['1B 2B 3B 7B 8B 9B E E E 4C 5C 5D 5D', 1, 2],
    // The most of one suit: each of its tiles fits with most of the others.
    ['2B 2B 2B 3B 4B 5B 6B 7B', 6, 9131],
  ] as const)('%s and %i jokers: %i', (text, jokers, readings) => {
    expect(readingsOf(tiles(text), jokers)).toBe(readings);
  });

  test('of eight tiles of one suit and six jokers is 9,131 at the most', () => {
    let most = 0;
    for (const counts of ofOneSuit(8)) most = Math.max(most, readingsOf(counts, 6));
    expect(most).toBe(9131);
  }, 120_000);
});

test('jokers alone are every four sets and a pair that there could be', () => {
  const FOURS = (58 * 57 * 56 * 55) / 24;
  expect(readingsOf(new Uint8Array(KINDS), 5, 1)).toBe(55 * 34);
  expect(readingsOf(new Uint8Array(KINDS), 14, 4)).toBe(FOURS * 34);
}, 30_000);

test('no reading comes twice, and each holds the tiles and says what the jokers stand for', () => {
  const counts = tiles('2B 2B 2B 3B 4B 5B 6B 7B');
  const glimpse = newGlimpse();
  const seen = new Set<string>();
  eachReading({ counts, jokers: 6 }, 4, glimpse, ({ sets, pair, jokerKinds, jokers }) => {
    const kinds = [...sets].flatMap((code) => SET_KINDS[code] ?? []);
    const held = countsOf([...kinds, pair, pair]);
    const expected = counts.slice();
    for (const kind of jokerKinds.subarray(0, jokers)) expected[kind] = (expected[kind] ?? 0) + 1;
    expect(held).toEqual(expected);
    seen.add(`${[...sets].sort((a, b) => a - b)} ${pair}`);
  });
  expect(seen.size).toBe(9131);
}, 30_000);

test('another number of tiles has no reading', () => {
  expect(readingsOf(tiles('1B 2B 3B 4B 5B 6B 7B 8B 9B 1D 1D 1D E'))).toBe(0);
  expect(readingsOf(tiles('1B 1B 1B 2B 2B'), 0, 2)).toBe(0);
  expect(readingsOf(tiles('E E'), 0, 0)).toBe(1);
  expect(readingsOf(tiles('E'), 1, 0)).toBe(1);
  expect(readingsOf(tiles('E S'), 0, 0)).toBe(0);
});
