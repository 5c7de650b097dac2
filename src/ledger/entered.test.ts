import { describe, expect, test } from 'vitest';
import { toEntry } from '../rules/entry.ts';
import { RULES } from '../rules/list.ts';
import type { Answer, Score } from '../rules/score.ts';
import { parseNotation } from '../tiles/notation.ts';
import type { Worth } from './entered.ts';
import {
  entryOf,
  excludedBy,
  mostOf,
  rescore,
  type Ticks,
  tick,
  worthOfCards,
  worthOfCredits,
  worthOfTicks,
} from './entered.ts';
import { freezeScore, thawScore } from './frozen.ts';
import { handOf, seat, won } from './testing/table.ts';

const rules = RULES.mhing;
const ticked = (...ids: readonly (string | [string, number])[]): Ticks =>
  ids.reduce<Ticks>((ticks, entry) => {
    const [id, count] = typeof entry === 'string' ? [entry, 1] : entry;
    return tick(ticks, id, count, rules, {});
  }, new Map());
const scoreOf = (answer: Answer): Score => {
  if (answer.state !== 'won') throw new Error(answer.state);
  return answer.score;
};

describe('elements ticked by hand', () => {
  test.each([
    [ticked('sequencesOnly', ['flower', 3]), 4],
    [ticked(['doubleSequence', 6], 'pairOf258'), 7],
    // Of the suits, the runs and the honors one counts: the last one ticked.
    [ticked('twoSuitsNoHonors', 'oneSuitOnly'), 8],
    [ticked(['honorTriplet', 2], 'allDragonTriplets'), 8],
    [ticked('royalRun', ['brokenRoyalRun', 2]), 2],
    // Hands of another form score that and flowers alone.
    [ticked('tripletsOnly', ['flower', 2], 'sevenPairs'), 7],
    [ticked('sevenPairs', 'tripletsOnly'), 3],
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
      ['doubleSequence', 6],
    ]);
    expect(ticked('sequencesOnly', ['sequencesOnly', 0]).size).toBe(0);
    expect(ticked(['sequencesOnly', Number.NaN], 'noSuchElement').size).toBe(0);
    expect(rules.elements.every((element) => mostOf(element, rules, {}) >= 1)).toBe(true);
  });

  test('special hands stand alone, and what an element excludes is taken out', () => {
    const [first] = rules.elements;
    if (!first) throw new Error('no elements');
    const others = [
      { ...first, id: 'wonders', group: 'special', value: 64 },
      { ...first, id: 'flowers', group: 'bonus' },
      { ...first, id: 'bigWinds', group: 'comb', excludes: ['allPungs'] },
      { ...first, id: 'allPungs', group: 'comb' },
    ];
    const fans = { ...rules, elements: others };
    const all = (...ids: string[]) => [
      ...ids.reduce<Ticks>((ticks, id) => tick(ticks, id, 1, fans, {}), new Map()).keys(),
    ];
    expect(all('flowers', 'wonders')).toEqual(['wonders']);
    expect(all('allPungs', 'bigWinds', 'flowers')).toEqual(['bigWinds', 'flowers']);
  });

  test('says beforehand what ticking would take out', () => {
    expect(excludedBy('sevenPairs', ticked('sequencesOnly', 'flower', 'royalRun'), rules)).toEqual([
      'sequencesOnly',
      'royalRun',
    ]);
  });
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

  test('there is none for a drawn hand', () => expect(rescore(handOf('h', { what: 'drawn' }), game)).toBeNull());
});
