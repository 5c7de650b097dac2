/** A game's hand that is left half entered goes on where it was; one that was scored before comes along. */
import './testing/page.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { CLAIMED } from '../rules/entry.ts';
import { endErrand, leaveErrand } from './errand.ts';
import { beginErrand, bookErrand, halfEntered } from './game-hand.ts';
import { leftHand, type Recording, recording } from './recording.ts';
import { canUndo, enterText, handText, startHand } from './store.ts';
import { circumstances } from './winning.ts';

const errand = (parts: object = {}): Recording =>
  ({
    game: 'g1',
    rules: 'mhing',
    house: {},
    hand: 3,
    winner: 'a',
    winnerName: 'Ann',
    discarder: null,
    corrects: null,
    before: null,
    ...parts,
  }) as unknown as Recording;

const begin = (parts: object = {}, how = CLAIMED): void => beginErrand(errand(parts), { cards: '', how });

beforeEach(() => {
  endErrand();
  leftHand.value = null;
  startHand('9D');
});

describe('cards that were entered for a game', () => {
  it.each([
    ['by the way back to the game', leaveErrand],
    ['by the phone’s own way back', () => undefined],
  ])('are there again after the hand was left %s, with their steps', (_, leave) => {
    begin();
    enterText('123B');
    enterText('456D');
    leave();
    begin();
    expect([handText.value, canUndo.value]).toEqual(['123B 456D', true]);
  });

  it('leave one’s own hand as it was', () => {
    begin();
    enterText('123B');
    leaveErrand();
    expect([handText.value, halfEntered('g1' as never)]).toEqual(['9D', 'Ann']);
    begin();
    endErrand();
    expect(handText.value).toBe('9D');
  });

  it('are those of one place in the book: another hand, or another game, begins empty and loses them nothing', () => {
    begin();
    enterText('123B');
    begin({ corrects: 'h1' });
    expect(handText.value).toBe('');
    enterText('E');
    begin();
    expect(handText.value).toBe('123B');
  });

  it('go on for somebody else with the winds of their own seat', () => {
    begin({}, { ...CLAIMED, seatWind: 'S' });
    enterText('123B');
    leaveErrand();
    begin({ winner: 'b' }, { ...CLAIMED, seatWind: 'W' });
    expect([handText.value, circumstances.value.seatWind]).toEqual(['123B', 'W']);
  });

  it('are done with once their hand is in the book, however it was entered', () => {
    begin();
    enterText('123B');
    leaveErrand();
    bookErrand(errand());
    expect(halfEntered('g1' as never)).toBeNull();
    begin();
    expect(handText.value).toBe('');
    bookErrand(errand());
    expect([recording.value, handText.value]).toEqual([null, '9D']);
  });
});

it('a hand that is half entered goes on while another one of the game is corrected', () => {
  begin();
  enterText('123B');
  bookErrand(errand({ corrects: 'h1' }));
  expect([recording.value?.winnerName, handText.value]).toEqual(['Ann', '123B']);
});

it('a hand that was scored for itself is taken with how it was won, and is no longer one’s own', () => {
  const own = { past: ['1B'], now: '123B', future: [], shared: null, swap: null };
  const winning = { ...CLAIMED, events: ['lastTile'], seatWind: 'N', tile: null } as const;
  beginErrand(errand(), { cards: '', how: { ...CLAIMED, selfDrawn: true }, own: { ...own, winning } });
  expect([handText.value, circumstances.value]).toEqual([
    '123B',
    { ...winning, selfDrawn: true, seatWind: 'E', tile: undefined },
  ]);
  endErrand();
  expect(handText.value).toBe('');
});
