import { describe, expect, it } from 'vitest';
import { RULES, type RulesId } from '../rules/list.ts';
import { HOUSE_RULES } from '../rules/mhing/house-rules.ts';
import { countTiles } from '../tiles/deck.ts';
import { parseNotation } from '../tiles/notation.ts';
import type { Tile } from '../tiles/tiles.ts';
import { enGuide } from './en/guide.ts';
import { enMhingGuide } from './en/mhing-guide.ts';
import { type ExampleHand, MHING_EXAMPLES } from './examples.ts';
import { elementExample, elementGuide, fetchRuleGuide, houseRuleAbout, ruling } from './guide.ts';
import { scoreOf } from './testing/score-of.ts';

function tilesOf(text: string): Tile[] {
  const read = parseNotation(text);
  if (!read.ok) throw new Error(`${text}: ${read.error.why}`);
  return read.groups.flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
}

const creditsFor = (rules: RulesId, { hand }: ExampleHand, element: string): number =>
  scoreOf(rules, hand)?.items.find((item) => item.element === element)?.value ?? 0;

function holds({ hand, cards }: ExampleHand): boolean {
  const held = countTiles(tilesOf(hand));
  return [...countTiles(tilesOf(cards))].every(([tile, count]) => (held.get(tile) ?? 0) >= count);
}

await fetchRuleGuide('mhing');

// The other rule sets have tests of their own, since it matters there how a hand was won.
describe.each(['mhing'] as const)('%s', (id) => {
  const rules = RULES[id];

  it('has examples for its elements and no others', () => {
    expect(Object.keys(MHING_EXAMPLES)).toEqual(rules.elements.map((element) => element.id));
  });

  describe.each(rules.elements)('$id', ({ id: element, value, rulings }) => {
    const example = elementExample(id, element);
    if (!example) throw new Error(`no example of ${element}`);
    const hands = [example, example.counter];

    it('is explained', () => expect(elementGuide(id, element)?.condition).toMatch(/\.$/));
    it('refers to rulings that are told', () => {
      for (const one of rulings) expect(ruling(id, one)).toBeDefined();
    });
    it('shows it', () => expect(creditsFor(id, example, element)).toBeGreaterThanOrEqual(value));
    it('has a counter-example that does not', () => expect(creditsFor(id, example.counter, element)).toBe(0));
    it('lights cards of 14', () => {
      for (const hand of hands) {
        expect(tilesOf(hand.hand).filter((tile) => tile !== 'F')).toHaveLength(14);
        expect(holds(hand)).toBe(true);
      }
    });
  });

  it('explains each house rule, and tells its ruling', () => {
    for (const { key, ruling: number } of rules.houseRules) {
      expect(houseRuleAbout(id, key)).toMatch(/\.$/);
      expect(ruling(id, number)).toBeDefined();
    }
  });
});

describe('what the words promise', () => {
  it('has the rulings M1 to M25', () => {
    expect(Object.keys(enMhingGuide.rulings)).toEqual(Array.from({ length: 25 }, (_, at) => `M${at + 1}`));
    for (const { question, answer } of Object.values(enMhingGuide.rulings)) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\.$/);
    }
  });

  it.each([
    ['identicalDoubleSequence', 'doubleSequence', 1],
    ['oneSuitOnly', 'oneSuitWithHonors', 3],
    ['allDragonTriplets', 'honorTriplet', 2],
    ['nothingConnectsAllHonors', 'nothingConnects', 3],
    ['doubleTriplet', 'honorTriplet', 2],
  ] as const)('the counter-example of %s scores %s: %d', (element, other, value) => {
    expect(creditsFor('mhing', MHING_EXAMPLES[element].counter, other)).toBe(value);
  });

  it('the counter-example of Seven Pairs is worth more as four sets and a pair', () => {
    expect(scoreOf('mhing', MHING_EXAMPLES.sevenPairs.counter.hand)?.reading.form).toBe('standard');
    expect(scoreOf('mhing', MHING_EXAMPLES.sevenPairs.counter.hand)?.value).toBeGreaterThan(5);
  });

  it('the notation that the help shows can be read', () => {
    for (const [text] of enGuide.help.notationRows) expect(parseNotation(text ?? '').ok).toBe(true);
  });

  it('the hand of ruling M20 does not win', () => {
    expect(scoreOf('mhing', '37B 38D 37C EWNR JJJJ')).toBeUndefined();
  });

  it('the hands of rulings M6, M16 and M22 score as told', () => {
    const of = (hand: string, element: string): number => creditsFor('mhing', { hand, cards: '' }, element);
    expect(of('111B 555D 111C 456C 44C', 'tripletsOnly')).toBe(0);
    expect(of('123B 123B 789B EEE 55D', 'brokenRoyalRun')).toBe(1);
    expect(of('123B 123B 789B 789B 55D', 'brokenRoyalRun')).toBe(2);
    expect(of('[555B] [5J=5J=5B] [555C] [555D] 99C', 'doubleTriplet')).toBe(5);
  });

  it('tells the target that is the default', () => {
    const target = HOUSE_RULES.find(({ key }) => key === 'target');
    expect(enMhingGuide.gameInShort.join(' ')).toContain(`${target?.kind === 'number' && target.standard} points`);
  });
});
