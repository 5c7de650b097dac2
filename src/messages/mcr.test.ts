import { describe, expect, it } from 'vitest';
import { type Circumstances, toEntry } from '../rules/entry.ts';
import { mcr } from '../rules/mcr/mcr.ts';
import type { Score } from '../rules/score.ts';
import { countTiles } from '../tiles/deck.ts';
import { parseNotation, type WrittenGroup } from '../tiles/notation.ts';
import { isSetTile, type Tile } from '../tiles/tiles.ts';
import { enMcr } from './en/mcr.ts';
import { enMcrGuide } from './en/mcr-guide.ts';
import type { ExampleHand } from './examples.ts';
import { MCR_EXAMPLES } from './examples-mcr.ts';
import type { ElementGuide, ElementName, HouseRuleWords } from './shapes.ts';

const EAST: Circumstances = { selfDrawn: false, events: [], seatWind: 'E', roundWind: 'E' };

function groupsOf(text: string): readonly WrittenGroup[] {
  const read = parseNotation(text);
  if (!read.ok) throw new Error(`${text}: ${read.error.why}`);
  return read.groups;
}
const tilesOf = (text: string): Tile[] => groupsOf(text).flatMap(({ tiles }) => tiles.map(({ tile }) => tile));

function scoreOf({ hand, won }: ExampleHand): Score | undefined {
  const answer = mcr.score(toEntry(groupsOf(hand), { ...EAST, ...won }), {});
  if (answer.state === 'incomplete') throw new Error(`${hand} is not complete`);
  if (answer.state === 'problem' && answer.problem.why !== 'notWinning') throw new Error(answer.problem.why);
  return answer.state === 'won' ? answer.score : undefined;
}
const pointsFor = (hand: ExampleHand, fan: string): number =>
  scoreOf(hand)?.items.find((item) => item.element === fan)?.value ?? 0;

const names: Readonly<Record<string, ElementName>> = enMcr.elements;
const guides: Readonly<Record<string, ElementGuide>> = enMcrGuide.elements;
const rulings = enMcrGuide.rulings as Readonly<Record<string, object>>;

describe.each(mcr.elements)('$id', ({ id, printed, value, rulings: told, group }) => {
  const example = MCR_EXAMPLES[id as keyof typeof MCR_EXAMPLES];

  it('has the printed name, which fits a line', () => {
    expect(names[id]?.name).toBe(printed);
    expect((names[id]?.short ?? printed).length).toBeLessThanOrEqual(30);
    expect(enMcr.groups).toHaveProperty(group);
    expect(enMcrGuide.groupsAbout).toHaveProperty(group);
  });
  it('is explained, with rulings that are told', () => {
    for (const text of [guides[id]?.condition, guides[id]?.counter]) expect(text).toMatch(/\.$/);
    for (const ruling of told) expect(rulings).toHaveProperty(ruling);
  });
  it('has an example that scores and a counter-example that does not', () => {
    expect(pointsFor(example, id)).toBeGreaterThanOrEqual(value);
    expect(pointsFor(example.counter, id)).toBe(0);
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
    ['bigFourWinds', 'littleFourWinds'],
    ['bigThreeDragons', 'littleThreeDragons'],
    ['fourKongs', 'threeKongs'],
    ['littleFourWinds', 'bigThreeWinds'],
    ['littleThreeDragons', 'twoDragonPungs'],
    ['allTerminals', 'allTerminalsAndHonors'],
    ['allHonors', 'allTerminalsAndHonors'],
    ['fourConcealedPungs', 'threeConcealedPungs'],
    ['quadrupleChow', 'pureTripleChow'],
    ['fourPureShiftedPungs', 'pureShiftedPungs'],
    ['fourPureShiftedChows', 'pureShiftedChows'],
    ['threeKongs', 'twoMeldedKongs'],
    ['sevenShiftedPairs', 'fullFlush'],
    ['greaterHonorsAndKnittedTiles', 'lesserHonorsAndKnittedTiles'],
    ['fullFlush', 'halfFlush'],
    ['upperTiles', 'upperFour'],
    ['lowerTiles', 'lowerFour'],
    ['triplePung', 'doublePung'],
    ['threeConcealedPungs', 'twoConcealedPungs'],
    ['knittedStraight', 'pureStraight'],
    ['lastTileClaim', 'lastTileDraw'],
    ['twoConcealedKongs', 'concealedKong'],
    ['twoDragonPungs', 'dragonPung'],
    ['fullyConcealedHand', 'concealedHand'],
    ['twoMeldedKongs', 'twoConcealedKongs'],
    ['pureDoubleChow', 'mixedDoubleChow'],
    ['tileHog', 'meldedKong'],
    ['concealedKong', 'meldedKong'],
    ['pungOfTerminalsOrHonors', 'seatWind'],
    ['chickenHand', 'selfDrawn'],
  ] as const)('%s: %s', (fan, instead) => {
    expect(scoreOf(MCR_EXAMPLES[fan].counter)?.items.map(({ element }) => element)).toContain(instead);
  });
});

describe('the lists', () => {
  it('name and explain each house rule, each value in words of its own', () => {
    for (const rule of mcr.houseRules) {
      const words = (enMcr.houseRules as Readonly<Record<string, HouseRuleWords>>)[rule.key];
      const values = Object.values<string>(words?.values ?? {});
      expect(new Set(values).size).toBe(rule.kind === 'choice' ? rule.values.length : 0);
      if (rule.kind === 'number') expect(words?.value?.('8')).toContain('8');
      expect(enMcrGuide.houseRules).toHaveProperty(rule.key, expect.stringMatching(/\.$/));
      expect(rulings).toHaveProperty(rule.ruling);
    }
  });

  it('have the rulings C1 to C24', () => {
    expect(Object.keys(rulings)).toEqual(Array.from({ length: 24 }, (_, at) => `C${at + 1}`));
    for (const { question, answer } of Object.values(enMcrGuide.rulings)) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\.$/);
    }
  });

  it('tell who pays, in sentences', () => {
    for (const paragraph of enMcrGuide.payments) expect(paragraph).toMatch(/\.$/);
  });
  it('name the presets and the money schemes', () => {
    expect(Object.keys(enMcr.presets)).toEqual(mcr.presets?.map(({ id }) => id));
    expect(Object.keys(enMcr.schemes)).toEqual(mcr.moneySchemes);
  });
});
