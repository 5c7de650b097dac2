import { describe, expect, test } from 'vitest';
import { answerLine } from './jsonl.ts';
import { RULE_SETS } from './rule-sets.ts';

const answer = (rules: string, line: object | string): unknown => {
  const found = RULE_SETS[rules];
  if (!found) throw new Error(`no rule set ${rules}`);
  return answerLine(typeof line === 'string' ? line : JSON.stringify(line), found);
};

const PLAIN = {
  concealed: '222D 23B 456D 99C',
  winningTile: '1B',
  exposed: ['789C'],
  exposedKongs: [],
  concealedKongs: [],
};

describe('a line of each rule set', () => {
  test('Mhing, with jokers and flowers', () => {
    expect(answer('mhing', { id: 'a', concealed: '456D 789C EEE 5D J', exposed: ['12J=3B'], flowers: 1 })).toEqual({
      id: 'a',
      win: true,
      credits: 3,
      points: 8,
      elements: { honorTriplet: 1, pairOf258: 1, flower: 1 },
    });
  });

  test('Hong Kong, with a kong and how it was won', () => {
    const line = {
      id: 1,
      ...PLAIN,
      concealed: '23B 456D 99C',
      concealedKongs: ['SSSS'],
      bonusTiles: ['1F', '2F'],
      seatWind: 'S',
      roundWind: 'S',
      selfDrawn: true,
      replacement: true,
    };
    expect(answer('hongkong', line)).toEqual({
      id: 1,
      win: true,
      fans: 5,
      points: 16,
      elements: { seatWind: 1, roundWind: 1, selfPick: 1, kongReplacement: 1, seatFlower: 1 },
    });
    expect(answer('hongkong', { ...line, concealed: '23B 456D 9C E' })).toEqual({
      id: 1,
      win: false,
      fans: 0,
      points: 0,
      elements: {},
    });
  });

  test('MCR, legal or not', () => {
    const line = { id: 'm', ...PLAIN, exposed: ['567C'], flowers: 3, selfDrawn: true };
    expect(answer('mcr', line)).toMatchObject({ id: 'm', win: true, legal: false });
    const pure = { ...line, concealed: '1133557799B 22B 8B', exposed: [], winningTile: '8B' };
    expect(answer('mcr', pure)).toMatchObject({ win: true, legal: true });
  });
});

describe('says what is wrong', () => {
  test.each([
    ['no line of JSON', '{', { id: null, error: { why: 'notJson' } }],
    ['no object', '[1]', { id: null, error: { why: 'notAnObject' } }],
    ['a field of another kind', { id: 1, concealed: 5 }, { id: 1, error: { why: 'badField', field: 'concealed' } }],
    ['a wind that is none', { id: 1, seatWind: 'X' }, { id: 1, error: { why: 'badField', field: 'seatWind' } }],
    ['too many flowers', { id: 1, flowers: 101 }, { id: 1, error: { why: 'badField', field: 'flowers' } }],
    ['notation', { id: 1, concealed: '12' }, { id: 1, error: { why: 'digitsWithoutSuit', at: 0, text: '1' } }],
    ['tiles that are missing', { id: 1, concealed: '123B' }, { id: 1, error: { why: 'incomplete', missing: 11 } }],
    [
      'no winning tile',
      { id: 1, ...PLAIN, concealed: '222D 123B 456D 99C', winningTile: '' },
      { id: 1, error: { why: 'noWinningTile', tile: null } },
    ],
    [
      'a pung among the kongs',
      { id: 1, exposedKongs: ['555D'] },
      { id: 1, error: { why: 'notASet', field: 'exposedKongs', text: '555D' } },
    ],
    [
      'a pung among the concealed kongs',
      { id: 1, concealedKongs: ['4444D', '555D'] },
      { id: 1, error: { why: 'notASet', field: 'concealedKongs', text: '555D' } },
    ],
    [
      'a kong among the other sets',
      { id: 1, exposed: ['123B', '5555D'] },
      { id: 1, error: { why: 'notASet', field: 'exposed', text: '5555D' } },
    ],
    [
      'two sets in one',
      { id: 1, exposed: ['123B] [456B'] },
      { id: 1, error: { why: 'notASet', field: 'exposed', text: '123B] [456B' } },
    ],
    [
      'a set that is none',
      { id: 1, exposed: ['12'] },
      { id: 1, error: { why: 'digitsWithoutSuit', at: 2, text: '1' } },
    ],
    [
      'an event that cannot be',
      { id: 1, ...PLAIN, replacement: true },
      { id: 1, error: { why: 'impossibleEvent', event: 'replacement' } },
    ],
  ])('%s', (_, line, refusal) => {
    expect(answer('hongkong', line)).toEqual(refusal);
  });
});
