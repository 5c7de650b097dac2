import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULES } from '../rules/list.ts';
import { tilesOf } from '../tiles/deck.ts';
import { formatNotation, parseNotation } from '../tiles/notation.ts';
import type { Tile } from '../tiles/tiles.ts';
import {
  addTap,
  copiesLeft,
  entryOf,
  type Groups,
  heldCards,
  keyState,
  modeFor,
  nameJokers,
  namings,
  openSetAt,
  PICKER_MODES,
  type PickerMode,
  removeCard,
  removeLast,
  shownGroups,
  tidy,
  unnamedSetAt,
} from './picker.ts';

const deck = RULES.mhing.deck({});
const handSize = RULES.mhing.handSize;

const read = (text: string): Groups => {
  const notation = parseNotation(text);
  if (!notation.ok) throw new Error(text);
  return tidy(notation.groups);
};
const written = (groups: Groups): string => formatNotation(groups);
const state = (text: string, mode: PickerMode, tile: Tile, laidDown = false) =>
  keyState({ groups: read(text), deck, handSize, mode, laidDown }, tile);

/** Taps as a person makes them: `mode tile`, the mode kept until another is named; `down` and `up` turn the switch. */
function tap(taps: string, from = ''): Groups {
  let groups = read(from);
  let chosen: PickerMode = 'sequence';
  let laidDown = false;
  for (const word of taps.split(' ')) {
    if (word === 'down' || word === 'up') laidDown = word === 'down';
    else if ((PICKER_MODES as readonly string[]).includes(word)) chosen = word as PickerMode;
    else groups = addTap(groups, modeFor(groups, chosen, handSize), laidDown, word as Tile);
  }
  return groups;
}

describe('what a tap adds', () => {
  it.each([
    ['4B', '456B'],
    ['E', 'EEE'],
    ['triplet 4B', '444B'],
    ['pair 4B', '44B'],
    ['single 4B', '4B'],
    ['J F', 'J F'],
    ['triplet J', 'J'],
    ['down 4B', '[456B]'],
    ['down triplet R', '[RRR]'],
    ['down pair 5D', '55D'],
    ['1B 1B 1B 1B 5B', '123B 123B 123B 123B 55B'],
    ['4B 4C 4C R 5D', '456B 456C 456C RRR 55D'],
    ['4B single 5C 5C 5C pair E sequence 1D', '456B 5C 5C 5C EE 123D'],
  ])('%s gives %s', (taps, hand) => expect(written(tap(taps))).toBe(hand));

  it('Eyes are chosen by themselves after the fourth set, single cards where nothing larger has room', () => {
    expect(modeFor(read('123B 456B 789B'), 'sequence', handSize)).toBe('sequence');
    expect(modeFor(read('123B 456B 789B EEE'), 'sequence', handSize)).toBe('pair');
    expect(modeFor(read('123B 456B 789B [EEE]'), 'triplet', handSize)).toBe('pair');
    expect(modeFor(read('123B 456B 789B EEE'), 'single', handSize)).toBe('single');
    expect(modeFor(read('123B 456B 789B EEE 5D'), 'sequence', handSize)).toBe('single');
    expect(modeFor(read('123B 456B 789B EE 5D'), 'sequence', handSize)).toBe('pair');
  });
});

describe('a laid-down set with jokers', () => {
  it.each([
    ['down single 1B 2B J', '[12J=3B]'],
    ['down single 1B J 3B', '[1J=23B]'],
    ['down single W J W', '[WJ=WW]'],
    ['down J 9C 8C', '[J=789C]'],
  ])('%s needs no question: %s', (taps, hand) => {
    const groups = tap(taps);
    expect(unnamedSetAt(groups)).toBe(-1);
    expect(read(written(groups))).toEqual(read(hand));
  });

  it.each([
    ['2B 3B J', ['[J=123B]', '[23J=4B]']],
    ['5B J J', ['[J=3J=45B]', '[J=45J=6B]', '[5J=5J=5B]', '[5J=6J=7B]']],
    ['1B J J', ['[1J=1J=1B]', '[1J=2J=3B]']],
    ['E J J', ['[EJ=EJ=E]']],
  ])('%s can be %j', (cards, sets) => {
    const tiles = cards.split(' ').map((tile) => ({ tile: tile as Tile, standsFor: null }));
    const found = namings(tiles).map((named) => written([{ tiles: named, declaration: 'exposed' }]));
    expect(found.map((text) => written(read(text))).sort()).toEqual(sets.map((text) => written(read(text))).sort());
  });

  it('asks, and takes the answer', () => {
    const groups = tap('down single 2B 3B J');
    expect(unnamedSetAt(groups)).toBe(0);
    expect(RULES.mhing.score(entryOf(groups), {})).toMatchObject({ problem: { why: 'jokerUnnamed' } });
    const [first] = namings(groups[0]?.tiles ?? []);
    const named = nameJokers(groups, 0, first ?? []);
    expect(unnamedSetAt(named)).toBe(-1);
    expect(RULES.mhing.score(entryOf(named), {})).toMatchObject({ state: 'incomplete', missing: 11 });
  });

  it('takes every tap until it is complete, in whatever mode', () => {
    const groups = tap('down J 4C');
    expect(openSetAt(groups)).toBe(0);
    expect(modeFor(groups, 'sequence', handSize)).toBe('single');
    expect(state('[J4C]', 'sequence', '9C').dead).toBe('noSet');
    expect(state('[J4C]', 'sequence', '6C').dead).toBe(null);
    expect(state('[JJ]', 'single', 'J').dead).toBe('noSet');
  });
});

describe('dead keys', () => {
  it.each<[string, PickerMode, Tile, boolean, string | null]>([
    ['5555B', 'single', '5B', false, 'noneLeft'],
    ['555B', 'pair', '5B', false, 'notEnoughLeft'],
    ['55B', 'triplet', '5B', false, 'notEnoughLeft'],
    ['5555B', 'sequence', '4B', false, 'notEnoughLeft'],
    ['', 'sequence', '8D', false, 'noChow'],
    ['', 'sequence', '9D', false, 'noChow'],
    ['', 'sequence', '7D', false, null],
    ['', 'sequence', 'E', false, null],
    ['123B 456B 789B 11D', 'sequence', '1C', false, null],
    ['123B 456B 789B 111D', 'sequence', '1C', false, 'noRoom'],
    ['123B 456B 789B 111D', 'single', '1C', true, 'noRoom'],
    ['123B 456B 789B 111D 5C', 'pair', '1C', false, 'noRoom'],
    ['123B 456B 789B 111D 55C', 'single', '1C', false, 'handFull'],
    ['123B 456B 789B 111D 55C', 'single', 'F', false, null],
    ['FFFFFFFF', 'single', 'F', false, 'noneLeft'],
    ['JJJJJJ', 'triplet', 'J', false, 'noneLeft'],
  ])('%s, %s: %s (laid down: %s) is %s', (hand, mode, tile, laidDown, dead) => {
    expect(state(hand, mode, tile, laidDown).dead).toBe(dead);
  });
});

describe('taking cards out', () => {
  it('leaves the rest of a set as single cards', () => {
    expect(written(removeCard(read('123B 55D'), 0, 1))).toBe('1B 3B 55D');
  });
  it('leaves the rest of a laid-down set to be completed, its jokers free again', () => {
    const groups = removeCard(read('[12J=3B] 55D'), 0, 0);
    expect(written(groups)).toBe('[2BJ] 55D');
    expect(openSetAt(groups)).toBe(0);
  });
  it('takes the last card first', () => {
    expect(written(removeLast(read('123B FF')))).toBe('123B F');
    expect(written(removeLast(read('')))).toBe('');
  });
});

describe('the hand on the screen', () => {
  it('keeps groups as they came, sorts single cards by suit, and puts laid-down sets last', () => {
    const shown = shownGroups(read('[123B] 5D E 2D 456C J 1B F'));
    expect(shown.map(({ cards }) => cards.map(({ card }) => card.tile).join(''))).toEqual([
      '4C5C6C',
      '1B',
      '2D5D',
      'E',
      'J',
      '1B2B3B',
    ]);
  });
});

const TAP = fc.record({
  tile: fc.constantFrom(...tilesOf(deck)),
  mode: fc.constantFrom(...PICKER_MODES.filter((mode) => mode !== 'quad')),
  laidDown: fc.boolean(),
});

it('whatever is tapped, no live key ever makes a hand that the deck does not hold', () => {
  fc.assert(
    fc.property(fc.array(TAP, { maxLength: 40 }), (taps) => {
      let groups: Groups = [];
      for (const { tile, mode, laidDown } of taps) {
        const effective = modeFor(groups, mode, handSize);
        if (keyState({ groups, deck, handSize, mode: effective, laidDown }, tile).dead) continue;
        groups = addTap(groups, effective, laidDown, tile);
        const unnamed = unnamedSetAt(groups);
        if (unnamed >= 0) groups = nameJokers(groups, unnamed, namings(groups[unnamed]?.tiles ?? [])[0] ?? []);
        expect(heldCards(groups)).toBeLessThanOrEqual(handSize);
        expect(read(written(groups))).toEqual(tidy(groups));
        const answer = RULES.mhing.score(entryOf(groups), {});
        if (answer.state === 'problem') expect(answer.problem.why).toBe('notWinning');
      }
      for (const tile of tilesOf(deck)) expect(copiesLeft(groups, deck, tile)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 300 },
  );
}, 30_000);
