import { describe, expect, test } from 'vitest';
import { toEntry } from '../rules/entry.ts';
import type { HouseRules } from '../rules/house-rules.ts';
import { RULES, type RulesId } from '../rules/list.ts';
import type { Answer, Score } from '../rules/score.ts';
import { parseNotation } from '../tiles/notation.ts';
import type { Worth } from './entered.ts';
import {
  barredBy,
  entryOf,
  excludedBy,
  rescore,
  type Ticks,
  tick,
  tickAgain,
  worthOfCards,
  worthOfCredits,
  worthOfTicks,
} from './entered.ts';
import { freezeScore, thawScore } from './frozen.ts';
import { handOf, seat, won } from './testing/table.ts';

const rules = RULES.mhing;
type Ticked = readonly (string | [string, number])[];
const tickedBy = (rulesId: RulesId, house: HouseRules, ids: Ticked): Ticks =>
  ids.reduce<Ticks>((ticks, entry) => {
    const [id, count] = typeof entry === 'string' ? [entry, 1] : entry;
    return tick(ticks, id, count, RULES[rulesId], house);
  }, new Map());
const ticked = (...ids: Ticked): Ticks => tickedBy('mhing', {}, ids);
const scoreOf = (answer: Answer): Score => {
  if (answer.state !== 'won') throw new Error(answer.state);
  return answer.score;
};

describe('elements ticked by hand', () => {
  test.each([
    [ticked('sequencesOnly', ['flower', 3]), 4],
    [ticked(['doubleSequence', 5], 'pairOf258'), 6],
    // Of the suits, the runs and the honors one counts: the last one ticked.
    [ticked('twoSuitsNoHonors', 'oneSuitOnly'), 8],
    [ticked(['honorTriplet', 2], 'allDragonTriplets'), 8],
    [ticked('royalRun', ['brokenRoyalRun', 2]), 2],
    // Hands of another form score that and flowers alone.
    [ticked('tripletsOnly', ['flower', 2], 'sevenPairs'), 7],
    [ticked('sevenPairs', 'tripletsOnly'), 5],
    [ticked('sevenPairs', 'nothingConnects'), 3],
    [ticked(), 0],
  ])('%#: %o', (ticks, value) => {
    const worth = worthOfTicks(ticks, rules, {});
    expect(worth).toMatchObject({ value, points: rules.toPoints(value, {}) });
  });

  test('0 credits are 0 points', () =>
    expect(worthOfTicks(new Map(), rules, {})).toMatchObject({ value: 0, points: 0 }));

  test('counts stay within what a hand can have', () => {
    expect([...ticked(['flower', 99], ['royalRun', 5], ['doubleSequence', 9])]).toEqual([
      ['flower', 8],
      ['royalRun', 1],
      ['doubleSequence', 5],
    ]);
    expect(ticked('sequencesOnly', ['sequencesOnly', 0]).size).toBe(0);
    expect(ticked(['sequencesOnly', Number.NaN], 'noSuchElement').size).toBe(0);
  });

  test.each<[RulesId, HouseRules, Ticked, number]>([
    ['mhing', { groups: 'once' }, [['honorTriplet', 4]], 1],
    ['hongkong', {}, ['seatFlower', 'thirteenWonders'], 64],
    ['hongkong', {}, [['dragonPung', 2], 'smallThreeDragons'], 4],
    ['hongkong', {}, ['concealedHand', 'sevenPairs'], 4],
    ['hongkong', { overlap: 'both' }, ['concealedHand', 'sevenPairs'], 5],
    ['hongkong', { lastTile: 'no' }, ['lastTile'], 0],
    ['mcr', {}, ['allTypes', 'thirteenOrphans', ['flowerTiles', 2]], 90],
    ['mcr', {}, ['dragonPung', 'bigThreeDragons'], 88],
    ['mcr', {}, ['nineGates', 'pungOfTerminalsOrHonors'], 88],
    ['mcr', {}, ['pungOfTerminalsOrHonors', 'nineGates'], 88],
    ['mhing', {}, ['sequencesOnly', 'tripletsOnly'], 3],
    ['mcr', { nineGatesPungs: 'allButOne' }, ['nineGates', 'pungOfTerminalsOrHonors'], 89],
    ['mcr', { twoConcealedKongs: 'six' }, ['twoConcealedKongs'], 6],
    ['mcr', { kongOfEachKind: 'five' }, ['twoMeldedKongs', 'concealedKong'], 5],
  ])('are worth what the rules of the table say: %s under %o, %o: %i', (id, house, ids, value) => {
    const worth = worthOfTicks(tickedBy(id, house, ids), RULES[id], house);
    expect(worth).toMatchObject({ value, points: RULES[id].toPoints(value, house) });
  });

  test('under other switches what cannot stay goes', () => {
    const ticks = tickedBy('hongkong', {}, ['selfPick', 'concealedHand', 'lastTile', 'pure']);
    const left = tickAgain(ticks, RULES.hongkong, { concealedHand: 'discardOnly', lastTile: 'no' });
    expect([...left.keys()]).toEqual(['selfPick', 'pure']);
  });

  test('what does not count beside a ticked element cannot be ticked, and takes nothing out', () => {
    const ticks = tickedBy('mcr', {}, ['allChows']);
    expect(barredBy('noHonors', ticks, RULES.mcr, {})).toEqual(['allChows']);
    expect(excludedBy('noHonors', ticks, RULES.mcr, {})).toEqual([]);
    expect([...tickedBy('mcr', {}, ['allChows', 'noHonors']).keys()]).toEqual(['allChows']);
    expect([...tickedBy('mcr', {}, ['noHonors', 'allChows']).keys()]).toEqual(['allChows']);
  });

  test('says beforehand what ticking would take out', () => {
    expect(excludedBy('sevenPairs', ticked('sequencesOnly', 'flower', 'royalRun'), rules, {})).toEqual([
      'sequencesOnly',
      'royalRun',
    ]);
  });
});

describe('a hand below the minimum', () => {
  test.each<[RulesId, HouseRules, number, object | undefined]>([
    ['mcr', {}, 5, { needed: 8, has: 5 }],
    ['mcr', {}, 8, undefined],
    ['mcr', { minimum: 20 }, 19, { needed: 20, has: 19 }],
    ['hongkong', {}, 0, undefined],
    ['hongkong', { minFans: 'three' }, 2, { needed: 3, has: 2 }],
    ['mhing', {}, 0, undefined],
    ['mhing', { minimum: 'three' }, 2, { needed: 3, has: 2 }],
  ])('typed: %s under %o, %i', (id, house, value, belowMinimum) =>
    expect(worthOfCredits(value, RULES[id], house).belowMinimum).toEqual(belowMinimum),
  );

  // Flowers that help nobody to win do not help here either (C17, H4, M9).
  test.each<[RulesId, HouseRules, Ticked, object | undefined]>([
    ['mcr', {}, ['allPungs', 'dragonPung', ['flowerTiles', 8]], undefined],
    ['mcr', {}, ['allPungs', ['flowerTiles', 8]], { needed: 8, has: 6 }],
    ['hongkong', { minFans: 'three' }, ['allPungs'], undefined],
    ['hongkong', { minFans: 'three' }, ['allChows', 'noBonusTiles'], { needed: 3, has: 2 }],
    ['hongkong', { minFans: 'three' }, ['allChows', 'seatFlower', 'allFlowers'], { needed: 3, has: 1 }],
    ['hongkong', { minFans: 'three', bonusInMin: 'yes' }, ['allChows', 'seatFlower', 'allFlowers'], undefined],
    ['mhing', { minimum: 'three' }, ['sequencesOnly', ['flower', 8]], { needed: 3, has: 1 }],
  ])('ticked: %s under %o, %o', (id, house, ids, belowMinimum) =>
    expect(worthOfTicks(tickedBy(id, house, ids), RULES[id], house).belowMinimum).toEqual(belowMinimum),
  );
});

describe('the score as it was shown', () => {
  test.each([
    '123B 456B 789B 123D 55C FF',
    '[123B] [45J=6D] 777C NNN 55C',
    '[WWJ=W] 111B JJJ 55D 99D 9D',
    '1133557799B 11D EE F',
    '147B 258D 369C EWSRG',
    '123B 123B 123B 123B 55B FFFFFFFF',
    '111B 222B 333B 555D JJ',
  ])('%s comes back as it was, and is scored again alike', (text) => {
    const read = parseNotation(text);
    if (!read.ok) throw new Error(read.error.why);
    const entry = toEntry(read.groups);
    const score = scoreOf(rules.score(entry, {}));
    expect(thawScore(JSON.parse(JSON.stringify(freezeScore(score))))).toEqual(score);
    const hand = handOf('h', { ...won('Ann', 0), ...worthOfCards(entry, score) });
    expect(rescore(hand, seat(['Ann', 'Bob']).game)).toBeNull();
  });

  test('how it was won is kept, with the winning tile in the notation', () => {
    const read = parseNotation('123B 456B 789B NN 55D +5D');
    if (!read.ok) throw new Error(read.error.why);
    const how = { selfDrawn: true, events: ['lastTile'], seatWind: 'S', roundWind: 'E' } as const;
    const entry = toEntry(read.groups, how);
    const worth = worthOfCards(entry, scoreOf(rules.score(entry, {})));
    expect(worth.entered).toMatchObject({ cards: expect.stringMatching(/\+ 5D$/), won: how });
    expect(entryOf(handOf('h', { ...won('Ann', 0), ...worth }))?.won).toEqual({ ...how, winningTile: '5D' });
  });
});

describe('a re-score', () => {
  const { game } = seat(['Ann', 'Bob']);
  const recorded = (worth: Worth) => handOf('h', { ...won('Ann', 0), ...worth });

  test('is offered where the rules say something else today', () => {
    const typed = worthOfCredits(8, rules, {});
    expect(rescore(recorded(typed), game)).toBeNull();
    expect(rescore(recorded({ ...typed, points: 60 }), game)).toMatchObject({ value: 8, points: 64 });
    const items = [{ element: 'royalRun', count: 1, value: 4 }];
    const ticks: Worth = { entered: { how: 'elements', items }, value: 4, points: 16 };
    expect(rescore(recorded(ticks), game)).toMatchObject({ value: 3, points: 8 });
  });

  test('changes nothing by itself', () => {
    const table = seat(['Ann', 'Bob']);
    table.hand({ ...won('Ann', 8), points: 60 } as ReturnType<typeof won>);
    expect(table.totals()).toEqual({ Ann: 60, Bob: 0 });
  });

  test('a hand that would not win today is left as it is', () => {
    const table = seat(['Ann', 'Bob'], { house: { minimum: 'three' } });
    const typed = worthOfCredits(2, rules, {});
    expect(rescore(recorded({ ...typed, points: 60 }), table.game)).toBeNull();
  });

  test('there is none for a drawn hand', () => expect(rescore(handOf('h', { what: 'drawn' }), game)).toBeNull());
});
