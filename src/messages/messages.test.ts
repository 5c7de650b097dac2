import { describe, expect, it } from 'vitest';
import { RULES, RULES_IDS } from '../rules/list.ts';
import { toChips } from '../rules/money.ts';
import type { Problem, Reason } from '../rules/score.ts';
import { parseNotation } from '../tiles/notation.ts';
import { BONUS_TILES, SET_TILES } from '../tiles/tiles.ts';
import { en } from './en/messages.ts';
import { enScore } from './en/score.ts';
import { elementName, elementShortName, type Messages, messages, notationErrorText, problemText } from './messages.ts';
import { counter } from './plural.ts';
import { fetchRuleWords, ruleWords } from './rule-words.ts';
import { SAMPLES } from './samples.ts';
import { formatChips, houseRuleTitle, houseRuleValue, reasonText } from './score.ts';
import { scoreOf } from './testing/score-of.ts';

for (const id of RULES_IDS) await fetchRuleWords(id);

/** Every text of a catalogue, those of functions left out. */
function textsOf(area: unknown, path = ''): [string, string][] {
  if (typeof area === 'string') return [[path, area]];
  if (typeof area !== 'object' || area === null) return [];
  return Object.entries(area).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

describe('the catalogue', () => {
  it('has no empty text and no exclamation mark', () => {
    expect(
      [...textsOf(en), ...textsOf(enScore)].filter(([, text]) => text.trim() === '' || text.includes('!')),
    ).toEqual([]);
  });

  it('refuses a language that misses a key, adds one, or mistypes one', () => {
    const { tiles, ...rest } = en;
    // @ts-expect-error: a key is missing.
    rest satisfies Messages;
    // @ts-expect-error: a key too many.
    ({ ...rest, tiles: { ...tiles, more: '' } }) satisfies Messages;
    // @ts-expect-error: a sentence where a function is due.
    ({ ...rest, tiles: { ...tiles, tileName: '' } }) satisfies Messages;
    expect(messages()).toBe(en);
  });
});

describe('plural forms', () => {
  const card = counter('pl', String);
  const forms = { one: '# karta', few: '# karty', many: '# kart', other: '# karty' };
  it.each([
    [1, '1 karta'],
    [3, '3 karty'],
    [5, '5 kart'],
    [22, '22 karty'],
  ])('of %d is "%s"', (n, text) => {
    expect(card(n, forms)).toBe(text);
  });
  it('falls back to the last form', () => expect(card(1, { other: '# cards' })).toBe('1 cards'));
});

describe('tiles', () => {
  it.each([
    ['5B', '5 of Bams'],
    ['1D', '1 of Dots'],
    ['9C', '9 of Chars'],
    ['E', 'East Wind'],
    ['R', 'Red Dragon'],
    ['P', 'White Dragon'],
    ['F', 'Flower'],
    ['J', 'Joker'],
    ['2F', 'Flower 2'],
    ['4Y', 'Season 4'],
  ] as const)('%s is the "%s"', (tile, name) => expect(en.tiles.tileName(tile)).toBe(name));

  it('have names of their own', () => {
    const names = [...SET_TILES, ...BONUS_TILES].map(en.tiles.tileName);
    expect(new Set(names).size).toBe(SET_TILES.length + BONUS_TILES.length);
  });

  it('say what a joker stands for', () => {
    expect(en.tiles.jokerAs('3B')).toBe('Joker as 3 of Bams');
    expect(en.tiles.declared({ tile: '3B', joker: true })).toBe('Joker as 3 of Bams');
    expect(en.tiles.declared({ tile: '3B', joker: false })).toBe('3 of Bams');
    expect(en.tiles.declared({ tile: null, joker: true })).toBe('Joker, not named yet');
  });
});

describe.each(RULES_IDS)('%s', (id) => {
  const rules = RULES[id];

  it('names each element, and nothing else', () => {
    expect(Object.keys(ruleWords(id)?.elements ?? {}).sort()).toEqual(
      rules.elements.map((element) => element.id).sort(),
    );
  });

  it.each(rules.elements.map((element) => element.id))('%s fits a line', (element) => {
    expect(elementShortName(id, element).length).toBeLessThanOrEqual(30);
    expect(elementName(id, element)).not.toBe(element);
  });

  it('names each group of elements', () => {
    for (const { group } of rules.elements) expect(ruleWords(id)?.groups).toHaveProperty(group);
  });

  it('names each money scheme', () => {
    expect(Object.keys(ruleWords(id)?.schemes ?? {}).sort()).toEqual([...rules.moneySchemes].sort());
  });

  it.each(rules.houseRules)('has words for the switch $key', (rule) => {
    expect(houseRuleTitle(id, rule.key)).not.toBe(rule.key);
    const values = rule.kind === 'choice' ? rule.values : [rule.standard];
    const texts = values.map((value) => houseRuleValue(id, rule, value, 'USD'));
    expect(new Set(texts).size).toBe(values.length);
    for (const value of rule.kind === 'choice' ? rule.values : []) expect(texts).not.toContain(value);
  });
});

describe('house rules with figures', () => {
  const rule = (key: string) => RULES.mhing.houseRules.find((one) => one.key === key) as never;
  it('are money where they are paid, and points elsewhere', () => {
    expect(houseRuleValue('mhing', rule('pennyStep'), 5, 'USD')).toBe('5¢');
    expect(houseRuleValue('mhing', rule('pennyLimit'), 200, 'USD')).toBe('$2.00');
    expect(houseRuleValue('mhing', rule('target'), 1000, 'USD')).toBe('1,000 points');
  });
});

const REASONS: { readonly [Why in Reason['why']]: readonly [Extract<Reason, { why: Why }>, string] } = {
  oneOfGroup: [
    { why: 'oneOfGroup', kept: 'allDragonTriplets' },
    'Only one element of the group Honours counts; All three Dragon Triplets is kept.',
  ],
  contained: [{ why: 'contained', kept: 'royalRun' }, 'Contained in Royal Run.'],
  onceAHand: [{ why: 'onceAHand', kept: 'honorTriplet' }, 'Your house rules let it count once a hand.'],
  formAlone: [{ why: 'formAlone', kept: 'sevenPairs' }, 'Seven Pairs scores alone; only flowers are added.'],
  specialAlone: [{ why: 'specialAlone', kept: 'royalRun' }, 'Nothing else counts beside Royal Run.'],
  houseRule: [{ why: 'houseRule' }, 'Your house rules do not count it.'],
  setTaken: [
    { why: 'setTaken', kept: 'brokenRoyalRun' },
    'One of its sets already serves in another Wind or Dragon Triplet.',
  ],
  sameKind: [{ why: 'sameKind' }, 'The sets are of the same suit; this asks for different suits.'],
  setsCombined: [
    { why: 'setsCombined', kept: 'royalRun' },
    'Its sets are linked by Royal Run already; a set left over combines once only.',
  ],
  otherWaits: [{ why: 'otherWaits' }, 'The hand waited for other tiles too.'],
  countsOnce: [{ why: 'countsOnce', kept: 'allHighLow' }, 'True twice over, but it counts once.'],
};

describe('reasons', () => {
  it.each(Object.values(REASONS))('$why', (reason, text) => {
    expect(reasonText('mhing', 'honorTriplet', 'honors', reason)).toBe(text);
  });
});

const PROBLEMS: readonly (readonly [Problem, string])[] = [
  [{ why: 'tooManyCopies', tile: '5B', held: 5, copies: 4 }, 'The deck has only 4 of the 5 of Bams; this hand has 5.'],
  [{ why: 'tooManyCopies', tile: 'J', held: 7, copies: 6 }, 'The deck has only 6 jokers; this hand has 7.'],
  [{ why: 'tooManyCopies', tile: 'J', held: 1, copies: 0 }, 'This game is played without jokers.'],
  [{ why: 'tooManyCopies', tile: 'F', held: 9, copies: 8 }, 'The deck has only 8 flowers; this hand has 9.'],
  [{ why: 'tooManyTiles', held: 15, most: 14 }, 'A hand has 14 cards besides flowers; this one has 15.'],
  [
    { why: 'notASet', set: 0, tiles: ['1B', '2B', '4B'] },
    '1 of Bams, 2 of Bams, 4 of Bams: not a set. Lay down a Chow or a Pung; Eyes are never laid down.',
  ],
  [{ why: 'jokerCannotBe', set: 0, tile: '9B' }, 'The joker cannot be the 9 of Bams in this set.'],
  [{ why: 'jokerUnnamed', set: 0 }, 'Say what the joker in the laid-down set stands for.'],
  [{ why: 'onlyJokers', set: 0 }, 'A laid-down set needs at least one card that is not a joker.'],
  [{ why: 'noWinningTile', tile: null }, 'Say which card won the hand.'],
  [{ why: 'noWinningTile', tile: 'E' }, 'The winning card, East Wind, is not in the hand.'],
  [
    { why: 'impossibleEvent', event: 'robbingKong' },
    'Robbing the Kong cannot be: it contradicts the rest of the hand.',
  ],
  [{ why: 'notWinning' }, 'These 14 cards do not make a winning hand.'],
];

describe('problems', () => {
  it.each(PROBLEMS)('$why', (problem, text) => expect(problemText(problem)).toBe(text));
  it('are all here', () => {
    expect(new Set(PROBLEMS.map(([{ why }]) => why))).toEqual(new Set(Object.keys(en.problems)));
  });
});

const BAD_NOTATION = {
  digitsWithoutSuit: ['123 456D R 7', 'Which suit is the 7 at place 12? Write B, D or C after the digits: 123B.'],
  strayCharacter: ['123B ?', '“?” at place 6 is not a card.'],
  unclosedBracket: ['55D [123B', 'The bracket at place 5 is never closed. A laid-down set is written [123B].'],
  emptyBracket: ['[]', 'There is nothing in the brackets at place 1.'],
  badJoker: ['[12J=?]', 'What does the joker at place 4 stand for? Write [12J=3B] or [WWJ=W].'],
  flowerInSet: ['[123B F]', 'The flower at place 7 cannot be part of a laid-down set.'],
  tooLong: ['1'.repeat(500), 'That is too long for one hand.'],
} as const satisfies Record<keyof Messages['notationErrors'], readonly [string, string]>;

describe('typed hands that cannot be read', () => {
  it.each(Object.entries(BAD_NOTATION))('%s', (why, [typed, text]) => {
    const read = parseNotation(typed);
    expect(read.ok ? null : [read.error.why, notationErrorText(read.error)]).toEqual([why, text]);
  });
});

describe('chips in words (M8)', () => {
  it.each([
    [0, 'no chips'],
    [2, 'one 2'],
    [4, 'two 2s'],
    [8, 'one 8'],
    [16, 'two 8s'],
    [32, 'one 32'],
    [64, 'two 32s'],
    [128, 'one 128'],
    [264, 'two 128s and one 8'],
    [512, 'four 128s'],
    [2048, '16 × 128'],
    [131_072, '1,024 × 128'],
    [170, 'one 128, one 32, one 8, and one 2'],
  ])('%d points are %s', (points, text) => expect(formatChips(toChips(points))).toBe(text));
});

describe('hands to try', () => {
  it('have a line each', () => {
    expect(Object.keys(enScore.firstRun.samples).sort()).toEqual(SAMPLES.map(({ id }) => id).sort());
  });
  it.each(SAMPLES)('$id wins', ({ rules, hand }) => expect(scoreOf(rules, hand)).toBeDefined());
  it('include the most that a hand can score', () => {
    expect(scoreOf('mhing', SAMPLES[0].hand)).toMatchObject({ value: 41, points: 131_072 });
  });
});
