import { describe, expect, test } from 'vitest';
import { decodeDraft, EMPTY_DRAFT } from './draft.ts';

const WINNING = { selfDrawn: false, events: [], seatWind: 'E', roundWind: 'E', tile: null };
const HAND = { past: [], now: '123B', future: [], winning: WINNING, shared: null, swap: null };
const ERRAND = {
  game: 'g1',
  rules: 'mhing',
  house: { target: 300 },
  money: { scheme: 'pennyAPoint', amounts: { point: 1 } },
  currency: 'EUR',
  players: 4,
  hand: 7,
  winnerName: 'Ann',
  winner: 'a',
  discarder: 'b',
  liable: null,
  corrects: null,
  before: 'h3',
};
const SHARED = { rules: 'mcr', house: { minimum: 0 }, text: '1B', before: '2B', winning: WINNING };

const SIDE = { now: '1B', winning: WINNING, shared: SHARED, rules: 'mcr' };
const SWAP = { example: true, before: { ...SIDE, shared: null }, after: SIDE };

const kept = (parts: object): object => ({ version: 1, ...HAND, ...parts });

test('what is kept comes back, and no more than that', () => {
  const draft = {
    ...HAND,
    recording: ERRAND,
    shared: SHARED,
    swap: SWAP,
    parked: HAND,
    left: { errand: ERRAND, hand: HAND },
  };
  expect(decodeDraft(kept({ ...draft, recording: { ...ERRAND, more: 1 } }))).toEqual(draft);
});

test('a record of the first version is a hand of its own', () => {
  expect(decodeDraft({ version: 1, past: [], now: '1B', future: [] })).toEqual({ ...EMPTY_DRAFT, now: '1B' });
});

describe('an errand that no screen could work with is none:', () => {
  test.each([
    ['game', 1],
    ['rules', 'poker'],
    ['house', { target: {} }],
    ['house', null],
    ['money', { scheme: 'pennyAPoint' }],
    ['money', { scheme: 'pennyAPoint', amounts: { point: 0.5 } }],
    ['money', { scheme: 'pennyAPoint', amounts: { point: -1 } }],
    ['currency', '??'],
    ['currency', null],
    ['players', 0],
    ['players', 7],
    ['players', 2.5],
    ['hand', '7'],
    ['winnerName', null],
    ['winner', null],
    ['discarder', 3],
    ['before', undefined],
  ])('%s %j', (field, value) => expect(decodeDraft(kept({ recording: { ...ERRAND, [field]: value } }))).toBeNull());
});

test('a swap that cannot be taken back leaves the steps', () => {
  const swap = { ...SWAP, after: { ...SIDE, rules: 'poker' } };
  expect(decodeDraft(kept({ swap }))).toMatchObject({ now: '123B', swap: null });
});

test.each([
  ['rules', 'poker'],
  ['house', { minimum: [] }],
  ['winning', { ...WINNING, seatWind: 'X' }],
])('a link’s hand with the %s %j leaves its cards', (field, value) =>
  expect(decodeDraft(kept({ shared: { ...SHARED, [field]: value } }))).toMatchObject({ now: '123B', shared: null }),
);
