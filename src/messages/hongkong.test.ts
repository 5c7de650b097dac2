import { describe, expect, it } from 'vitest';
import { type Circumstances, toEntry } from '../rules/entry.ts';
import { hongkong } from '../rules/hongkong/hongkong.ts';
import type { Score } from '../rules/score.ts';
import { countTiles } from '../tiles/deck.ts';
import { parseNotation, type WrittenGroup } from '../tiles/notation.ts';
import { isSetTile, type Tile } from '../tiles/tiles.ts';
import { enHongkong } from './en/hongkong.ts';
import { enHongkongGuide } from './en/hongkong-guide.ts';
import type { ExampleHand } from './examples.ts';
import { HONGKONG_EXAMPLES } from './examples-hongkong.ts';
import type { ElementGuide, ElementName } from './shapes.ts';

const EAST: Circumstances = { selfDrawn: false, events: [], seatWind: 'E', roundWind: 'E' };

function groupsOf(text: string): readonly WrittenGroup[] {
  const read = parseNotation(text);
  if (!read.ok) throw new Error(`${text}: ${read.error.why}`);
  return read.groups;
}
const tilesOf = (text: string): Tile[] => groupsOf(text).flatMap(({ tiles }) => tiles.map(({ tile }) => tile));

function scoreOf({ hand, won }: ExampleHand): Score | undefined {
  const answer = hongkong.score(toEntry(groupsOf(hand), { ...EAST, ...won }), {});
  if (answer.state === 'incomplete') throw new Error(`${hand} is not complete`);
  if (answer.state === 'problem' && answer.problem.why !== 'notWinning') throw new Error(answer.problem.why);
  return answer.state === 'won' ? answer.score : undefined;
}
const fansFor = (hand: ExampleHand, element: string): number =>
  scoreOf(hand)?.items.find((item) => item.element === element)?.value ?? 0;

const names: Readonly<Record<string, ElementName>> = enHongkong.elements;
const guides: Readonly<Record<string, ElementGuide>> = enHongkongGuide.elements;
const rulings = enHongkongGuide.rulings as Readonly<Record<string, object>>;

describe.each(hongkong.elements)('$id', ({ id, printed, value, rulings: told, group }) => {
  const example = HONGKONG_EXAMPLES[id as keyof typeof HONGKONG_EXAMPLES];

  it('has the printed name, which fits a line', () => {
    expect(names[id]?.name).toBe(printed);
    expect((names[id]?.short ?? printed).length).toBeLessThanOrEqual(30);
    expect(enHongkong.groups).toHaveProperty(group);
    expect(enHongkongGuide.groupsAbout).toHaveProperty(group);
  });
  it('is explained, with rulings that are told', () => {
    for (const text of [guides[id]?.condition, guides[id]?.counter]) expect(text).toMatch(/\.$/);
    for (const ruling of told) expect(rulings).toHaveProperty(ruling);
  });
  it('has an example that scores and a counter-example that does not', () => {
    expect(fansFor(example, id)).toBeGreaterThanOrEqual(value);
    expect(fansFor(example.counter, id)).toBe(0);
  });
  it('lights tiles of the hand', () => {
    for (const { hand, cards } of [example, example.counter]) {
      const quads = groupsOf(hand).filter(({ tiles, declaration }) => declaration !== 'free' && tiles.length === 4);
      expect(tilesOf(hand).filter(isSetTile)).toHaveLength(14 + quads.length);
      const held = countTiles(tilesOf(hand));
      for (const [tile, count] of countTiles(tilesOf(cards))) expect(held.get(tile)).toBeGreaterThanOrEqual(count);
    }
  });
});

describe('what the counter-examples are instead', () => {
  it.each([
    ['hiddenTreasure', ['allPungs', 'concealedHand', 'noBonusTiles']],
    ['greatScholars', ['smallThreeDragons', 'noBonusTiles']],
    ['pure', ['semiPure', 'noBonusTiles']],
    ['allHonours', ['sevenPairs', 'semiPure', 'noBonusTiles']],
    ['smallThreeDragons', ['dragonPung', 'noBonusTiles']],
    ['kongReplacement', ['selfPick']],
  ] as const)('%s: %j', (element, scored) => {
    expect(scoreOf(HONGKONG_EXAMPLES[element].counter)?.items.map((item) => item.element)).toEqual(scored);
  });
});

describe('the lists', () => {
  it('name and explain each house rule, each value in words of its own', () => {
    for (const rule of hongkong.houseRules) {
      const words = enHongkong.houseRules[rule.key as keyof typeof enHongkong.houseRules];
      const values = Object.values<string>(words.values);
      expect(new Set(values).size).toBe(rule.kind === 'choice' ? rule.values.length : 0);
      expect(enHongkongGuide.houseRules).toHaveProperty(rule.key, expect.stringMatching(/\.$/));
      expect(rulings).toHaveProperty(rule.ruling);
    }
  });

  it('have the rulings H1 to H23', () => {
    expect(Object.keys(rulings)).toEqual(Array.from({ length: 23 }, (_, at) => `H${at + 1}`));
    for (const { question, answer } of Object.values(enHongkongGuide.rulings)) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\.$/);
    }
  });

  it('tell who pays, in sentences', () => {
    for (const paragraph of enHongkongGuide.payments) expect(paragraph).toMatch(/\.$/);
  });
  it('name the presets and the money schemes', () => {
    expect(Object.keys(enHongkong.presets)).toEqual(hongkong.presets?.map(({ id }) => id));
    expect(Object.keys(enHongkong.schemes)).toEqual(hongkong.moneySchemes);
  });

  it('tell the points of the table (H2)', () => {
    const { answer } = enHongkongGuide.rulings.H2;
    for (const [told, fans] of [
      ['1 fan is 2', 1],
      ['2 are 4', 2],
      ['3 are 8', 3],
      ['4 to 6 are 16', 6],
      ['7 to 9 are 32', 9],
      ['10 or more are 64', 10],
    ] as const) {
      expect(answer).toContain(told);
      expect(told.endsWith(` ${hongkong.toPoints(fans, {})}`)).toBe(true);
    }
  });
});
