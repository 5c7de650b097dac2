import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNotation, parseNotation, type WrittenGroup } from '../tiles/notation.ts';
import { SET_TILES, WINDS } from '../tiles/tiles.ts';
import { type Circumstances, WIN_EVENTS } from './entry.ts';
import { formatHandLink, type LinkedHand, parseHandLink } from './hand-link.ts';
import { RULES_IDS } from './ids.ts';

const groupsOf = (text: string): readonly WrittenGroup[] => {
  const read = parseNotation(text);
  if (!read.ok) throw new Error(read.error.why);
  return read.groups;
};
const DRAWN: Circumstances = { selfDrawn: true, events: ['replacement', 'lastTile'], seatWind: 'S', roundWind: 'E' };

test.each<[string, LinkedHand]>([
  ['1/mhing/123B-456D-55C', { rules: 'mhing', groups: groupsOf('123B 456D 55C'), how: null, house: {} }],
  ['1/mhing/o12j3B-oWWjW-J-FF', { rules: 'mhing', groups: groupsOf('[12J=3B] [WWJ=W] J FF'), how: null, house: {} }],
  ['1/mhing/-', { rules: 'mhing', groups: [], how: null, house: {} }],
  ['1/mhing/123B/-/groups.once', { rules: 'mhing', groups: groupsOf('123B'), how: null, house: { groups: 'once' } }],
  [
    '1/mcr/o123B-k5555D-99C-w9C/dSErl',
    { rules: 'mcr', groups: groupsOf('[123B] (5555D) 99C + 9C'), how: DRAWN, house: {} },
  ],
  [
    '1/hongkong/PP-1F-3Y-wP/cEE/table.spicy~minimum.0',
    {
      rules: 'hongkong',
      groups: groupsOf('PP 1F 3Y + P'),
      how: { selfDrawn: false, events: [], seatWind: 'E', roundWind: 'E' },
      house: { table: 'spicy', minimum: 0 },
    },
  ],
])('%s is written and read', (text, hand) => {
  expect(formatHandLink(hand)).toBe(text);
  expect(parseHandLink(text)).toEqual({ ok: true, hand });
});

describe('says what is wrong', () => {
  test.each([
    ['', 'broken'],
    ['x/mhing/123B', 'broken'],
    ['2/mhing/123B', 'newer'],
    ['1/riichi/123B', 'rules'],
    ['1/__proto__/123B', 'rules'],
    ['1/mhing', 'broken'],
    ['1/mhing/123B/dEE/a.b/c', 'broken'],
    ['1/mhing/[123B]', 'broken'],
    ['1/mhing/123B-', 'broken'],
    ['1/mhing/123', 'cards'],
    ['1/mhing/9X', 'cards'],
    ['1/mcr/123B/d', 'broken'],
    ['1/mcr/123B/dEErr', 'broken'],
    ['1/mcr/123B/dEX', 'broken'],
    ['1/mcr/123B/-/minimum', 'broken'],
    ['1/mcr/123B/-/minimum.1e9', 'broken'],
    [`1/mhing/${'123B-'.repeat(400)}1B`, 'broken'],
  ])('%s: %s', (text, why) => expect(parseHandLink(text)).toMatchObject({ ok: false, why }));
});

const group = fc.record({
  tiles: fc.array(fc.constantFrom(...SET_TILES, 'J' as const), { minLength: 1, maxLength: 4 }),
  mark: fc.constantFrom('free', 'exposed', 'concealedQuad', 'winning'),
});
const hand = fc.record({
  rules: fc.constantFrom(...RULES_IDS),
  groups: fc.array(group, { maxLength: 8 }),
  how: fc.option(
    fc.record({
      selfDrawn: fc.boolean(),
      events: fc.subarray([...WIN_EVENTS]),
      seatWind: fc.constantFrom(...WINDS),
      roundWind: fc.constantFrom(...WINDS),
    }),
  ),
  house: fc.dictionary(
    fc.stringMatching(/^[a-z][A-Za-z0-9]{0,12}$/),
    fc.oneof(fc.integer({ min: -999, max: 999 }), fc.stringMatching(/^[a-z][A-Za-z0-9]{0,12}$/)),
    { maxKeys: 4 },
  ),
});

test('whatever is written is read back, and has no sign at which a messenger ends a link', () => {
  fc.assert(
    fc.property(hand, ({ groups, ...rest }) => {
      const written = groups.map(
        ({ tiles, mark }): WrittenGroup => ({
          tiles: tiles.map((tile) => ({ tile, standsFor: null })),
          ...(mark === 'winning' ? { declaration: 'free', winning: true } : { declaration: mark as 'free' }),
        }),
      );
      const text = formatHandLink({ ...rest, groups: written });
      expect(text).toMatch(/^[\w./~-]+$/);
      const read = parseHandLink(text);
      expect(read).toMatchObject({ ok: true, hand: { rules: rest.rules, how: rest.how } });
      if (read.ok) expect(formatNotation(read.hand.groups)).toBe(formatNotation(written));
      if (read.ok) expect(Object.entries(read.hand.house)).toEqual(Object.entries(rest.house));
    }),
    { seed: 14 },
  );
});

test('anything at all is read or refused, never thrown at', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^1\/(mhing|mcr)\/[\w./~-]{0,80}$/)), (text) => {
      expect(typeof parseHandLink(text).ok).toBe('boolean');
    }),
    { seed: 14, numRuns: 500 },
  );
});
