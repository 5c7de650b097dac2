import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNotation, MOST_CHARACTERS, parseNotation, type WrittenGroup, type WrittenTile } from './notation.ts';
import { BONUS_TILES, JOKER, SET_TILES, type Tile } from './tiles.ts';

const SEED = 14;

/** What a text reads as, a group a line: its declaration, its tiles, and what jokers stand for. */
function inWords(text: string): readonly string[] {
  const read = parseNotation(text);
  if (!read.ok) return [`${read.error.why} at ${read.error.at}: ${read.error.text}`];
  return read.groups.map(({ tiles, declaration, winning }) => {
    const words = tiles.map(({ tile, standsFor }) => (standsFor ? `${tile}=${standsFor}` : tile));
    return `${winning ? 'winning' : declaration}: ${words.join(' ')}`;
  });
}

describe('reads', () => {
  test.each([
    ['', []],
    ['123B', ['free: 1B 2B 3B']],
    ['123B 55D', ['free: 1B 2B 3B', 'free: 5D 5D']],
    ['321B', ['free: 3B 2B 1B']],
    ['NEWS RPG', ['free: N E W S', 'free: R P G']],
    ['FFF J', ['free: F F F', 'free: J']],
    ['13F 24Y', ['free: 1F 3F', 'free: 2Y 4Y']],
    ['1FF', ['free: 1F F']],
    // groups may stand in one word, or in a line of their own
    ['123B55DEEJF', ['free: 1B 2B 3B 5D 5D E E J F']],
    ['123B\n55D\tEE\u00a0J', ['free: 1B 2B 3B', 'free: 5D 5D', 'free: E E', 'free: J']],
    ['  123B   55D  ', ['free: 1B 2B 3B', 'free: 5D 5D']],
    ['1J3B', ['free: 1B J 3B']],
    // brackets
    ['[123B]', ['exposed: 1B 2B 3B']],
    ['[ 123B ]', ['exposed: 1B 2B 3B']],
    ['55D[WWW]12B', ['free: 5D 5D', 'exposed: W W W', 'free: 1B 2B']],
    ['(5555D)', ['concealedQuad: 5D 5D 5D 5D']],
    ['[5555D] (RRRR)', ['exposed: 5D 5D 5D 5D', 'concealedQuad: R R R R']],
    // a plus sign stands before the winning tile
    ['123B 5D + 5D', ['free: 1B 2B 3B', 'free: 5D', 'winning: 5D']],
    ['123B 5D+5D EE 1F', ['free: 1B 2B 3B', 'free: 5D', 'winning: 5D', 'free: E E', 'free: 1F']],
    ['+E[SSS]', ['winning: E', 'exposed: S S S']],
    ['+ 12B', ['winning: 1B 2B']],
    // and means nothing where no tiles follow it, or inside a group
    ['123B +', ['free: 1B 2B 3B']],
    ['+ [SSS] E', ['exposed: S S S', 'free: E']],
    ['12+3B [S+SS]', ['free: 1B 2B 3B', 'exposed: S S S']],
    // a joker in a laid-down set says what it stands for, in any order
    ['[12J=3B]', ['exposed: 1B 2B J=3B']],
    ['[1J=23B]', ['exposed: 1B J=2B 3B']],
    ['[J=123B]', ['exposed: J=1B 2B 3B']],
    ['[1J=2J=3B]', ['exposed: 1B J=2B J=3B']],
    ['[WWJ=W]', ['exposed: W W J=W']],
    ['[J=EJ=EE]', ['exposed: J=E J=E E']],
    // or does not say it yet
    ['[12BJ]', ['exposed: 1B 2B J']],
    ['[1J2B]', ['exposed: 1B J 2B']],
  ])('%j', (text, groups) => {
    expect(inWords(text)).toEqual(groups);
    expect(inWords(text.toLowerCase())).toEqual(groups);
  });
});

describe('says where it cannot read', () => {
  test.each([
    ['123', 'digitsWithoutSuit at 0: 1'],
    ['55D 123', 'digitsWithoutSuit at 4: 1'],
    ['12E', 'digitsWithoutSuit at 0: 1'],
    ['[123D 4] 55D', 'digitsWithoutSuit at 6: 4'],
    ['[12', 'digitsWithoutSuit at 1: 1'],
    ['123B X', 'strayCharacter at 5: X'],
    ['123b x', 'strayCharacter at 5: x'],
    ['B', 'strayCharacter at 0: B'],
    ['10B', 'strayCharacter at 1: 0'],
    ['12X', 'strayCharacter at 2: X'],
    ['12(', 'digitsWithoutSuit at 0: 1'],
    ['(12)', 'digitsWithoutSuit at 1: 1'],
    ['0B', 'strayCharacter at 0: 0'],
    ['ﬀ 123', 'strayCharacter at 0: ﬀ'],
    ['5F', 'strayCharacter at 0: 5'],
    ['123B]', 'strayCharacter at 4: ]'],
    ['[[123B]]', 'strayCharacter at 1: ['],
    ['[123B)', 'strayCharacter at 5: )'],
    ['[123B', 'unclosedBracket at 0: ['],
    ['55D (5555D', 'unclosedBracket at 4: ('],
    ['[]', 'emptyBracket at 0: ['],
    ['12B [ ]', 'emptyBracket at 4: ['],
    ['J=', 'badJoker at 0: J'],
    ['[12J=F]', 'badJoker at 3: J'],
    ['[WWJ=J]', 'badJoker at 3: J'],
    ['[WWJ=1F]', 'badJoker at 3: J'],
    ['[EEF]', 'flowerInSet at 3: F'],
    ['[1FEE]', 'flowerInSet at 1: 1'],
    [`${'F'.repeat(MOST_CHARACTERS)}E`, `tooLong at ${MOST_CHARACTERS}: E`],
  ])('%j', (text, error) => {
    expect(inWords(text)).toEqual([error]);
  });
});

const tile = fc.constantFrom<Tile>(...SET_TILES, JOKER, ...BONUS_TILES);
const setTile = fc.constantFrom(...SET_TILES);
const plainTile = (from: fc.Arbitrary<Tile>) => from.map((tile): WrittenTile => ({ tile, standsFor: null }));
const joker = fc.option(setTile).map((standsFor): WrittenTile => ({ tile: JOKER, standsFor }));
const group = fc.oneof(
  fc.record({
    tiles: fc.array(fc.oneof(plainTile(tile), joker), { minLength: 1, maxLength: 8 }),
    declaration: fc.constant('free' as const),
  }),
  fc.record({
    tiles: fc.tuple(plainTile(setTile)),
    declaration: fc.constant('free' as const),
    winning: fc.constant(true as const),
  }),
  fc.record({
    tiles: fc.array(fc.oneof(plainTile(setTile), joker), { minLength: 1, maxLength: 4 }),
    declaration: fc.constantFrom('exposed' as const, 'concealedQuad' as const),
  }),
);
const groups: fc.Arbitrary<readonly WrittenGroup[]> = fc.array(group, { maxLength: 8 });

test('what is written reads as it was, in either case and with any white space between groups', () => {
  fc.assert(
    fc.property(groups, fc.constantFrom(' ', '  ', '\n', '\t '), (written, space) => {
      const text = formatNotation(written);
      for (const shown of [text, text.toLowerCase(), `${space}${text.replaceAll(' ', space)}${space}`]) {
        expect(parseNotation(shown)).toEqual({ ok: true, groups: written });
      }
    }),
    { seed: SEED, numRuns: 2000 },
  );
});

const signs = fc.constantFrom(...'1234567890BDCESWNRGPFYJ=[]()+ xX|');

test('what can be read is written in one way', () => {
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 12 }), (text) => {
      const read = parseNotation(text);
      if (!read.ok) return;
      const written = formatNotation(read.groups);
      expect(parseNotation(written)).toEqual(read);
    }),
    { seed: SEED, numRuns: 20_000 },
  );
});

test('any text has an answer, and an error stands inside the text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: signs }), fc.string({ unit: 'binary', maxLength: 500 })), (text) => {
      const read = parseNotation(text);
      if (read.ok) return;
      expect(read.error.at).toBeLessThan(text.length);
      expect(read.error.text).toBe(text.charAt(read.error.at));
    }),
    { seed: SEED, numRuns: 5000 },
  );
});

test('no other characters are read as tiles, whatever their capitals', () => {
  const read: string[] = [];
  for (let code = 0; code < 0x10000; code += 1) {
    const sign = String.fromCharCode(code);
    const notation = parseNotation(sign);
    if (notation.ok && notation.groups.length > 0) read.push(sign);
  }
  expect(read.join('')).toBe('EFGJNPRSWefgjnprsw');
});
