import { describe, expect, test } from 'vitest';
import { decide, startGame, undoOf } from './change.ts';
import { changesOf, differences } from './changes.ts';
import type { GameId } from './facts.ts';
import { eventId, handOf, id, seat, setupOf, won } from './testing/table.ts';

const added = (name: string, result = won('Ann', 8)) => ({ what: 'eventAdded', event: handOf(name, result) }) as const;

describe('changes', () => {
  test('one save books one hand, also on a double tap', () => {
    const table = seat(['Ann', 'Bob']);
    table.do(added('h'));
    const { log } = table;
    expect(table.try(added('h'))).toEqual({ ok: true, log });
    expect(table.log).toBe(log);
    expect(table.game.hands).toHaveLength(1);
  });

  test('hands are inserted, moved and removed, and all that follows with them', () => {
    const table = seat(['Ann', 'Bob']);
    table.hand(won('Ann', 8));
    table.hand(won('Bob', 8));
    table.hand(won('Ann', 1), 'h2');
    const order = () => table.game.hands.map(({ hand }) => hand.id).join(' ');
    expect(order()).toBe('h1 h3 h2');
    expect(table.game.hands.map(({ dealer }) => dealer)).toEqual(['Ann', 'Bob', 'Ann']);
    table.do({ what: 'eventMoved', event: eventId('h3'), before: null });
    expect(order()).toBe('h1 h2 h3');
    table.do({ what: 'eventMoved', event: eventId('h3'), before: eventId('h1') });
    expect(order()).toBe('h3 h1 h2');
    table.do({ what: 'eventRemoved', event: eventId('h1') });
    expect(table.totals()).toEqual({ Ann: 2, Bob: 64 });
  });

  test('what would leave a hand that cannot be is refused, and says which', () => {
    const table = seat(['Ann', 'Bob']);
    table.hand(won('Ann', 8));
    table.event({ what: 'playerJoined', person: id('Cai'), name: 'Cai', points: 0, seat: null });
    table.hand(won('Cai', 8));
    expect(table.try({ what: 'eventRemoved', event: eventId('e2') })).toEqual({
      ok: false,
      refusal: { why: 'impossible', event: 'h3', hand: 2, problem: { why: 'notAtTable', person: 'Cai' } },
    });
    expect(table.try({ what: 'eventMoved', event: eventId('h3'), before: eventId('h1') }).ok).toBe(false);
    expect(table.try(added('x', won('Ann', 8, { discarder: 'Ann' })))).toMatchObject({
      refusal: { problem: { why: 'samePerson' } },
    });
  });

  test.each([
    ['value', added('h', won('Ann', 10_001, { points: 2 }))],
    ['value', added('h', won('Ann', Number.NaN, { points: 2 }))],
    ['points', added('h', won('Ann', 8, { points: 0.5 }))],
    ['points', added('h', won('Ann', 8, { points: 1e12 }))],
    ['text', { what: 'eventAdded', event: handOf('h', won('Ann', 8), { note: 'x'.repeat(2001) }) } as const],
  ])('%s out of range', (what, fact) => {
    expect(seat(['Ann', 'Bob']).try(fact)).toEqual({ ok: false, refusal: { why: 'outOfRange', what } });
  });

  test('what is not there cannot be changed', () => {
    const table = seat(['Ann', 'Bob']);
    expect(table.try({ what: 'eventRemoved', event: eventId('no') })).toMatchObject({
      refusal: { why: 'noSuchEvent' },
    });
    expect(table.try({ ...added('h'), before: eventId('no') })).toMatchObject({ refusal: { why: 'noSuchEvent' } });
  });

  test.each([[['Ann']], [['Ann', 'Ann']], [['1', '2', '3', '4', '5', '6', '7']]])('players %j', (names) => {
    expect(startGame('g' as GameId, setupOf(names), 0)).toMatchObject({ refusal: { why: 'wrongPlayers', least: 2 } });
  });
});

describe('undo and redo', () => {
  test('go back to the start and forth to the end', () => {
    const table = seat(['Ann', 'Bob']);
    table.hand(won('Ann', 8));
    table.do({ what: 'setupChanged', setup: { note: 'windy' } });
    table.do({ what: 'eventChanged', event: handOf('h1', won('Bob', 8)) });
    const { totals, setup } = table.game;
    for (let step = 0; step < 3; step += 1) table.undo();
    expect(table.game).toMatchObject({ hands: [], canUndo: false, canRedo: true, setup: { note: '' } });
    expect(undoOf(table.log)).toBeNull();
    for (let step = 0; step < 3; step += 1) table.redo();
    expect(table.game).toMatchObject({ totals, setup, canUndo: true, canRedo: false });
  });

  test('a new change ends redo', () => {
    const table = seat(['Ann', 'Bob']);
    table.hand(won('Ann', 8));
    table.undo();
    table.hand(won('Bob', 8));
    expect(table.game.canRedo).toBe(false);
    expect(table.try({ what: 'changeRedone', change: 1 })).toMatchObject({ refusal: { why: 'nothingToRedo' } });
  });

  test('never takes back what another tab did in the meantime', () => {
    const table = seat(['Ann', 'Bob']);
    table.hand(won('Ann', 8));
    const undo = undoOf(table.log);
    table.hand(won('Bob', 8));
    expect(undo && table.try(undo)).toEqual({ ok: false, refusal: { why: 'overtaken' } });
  });

  test('brings back a game hidden by mistake', () => {
    const table = seat(['Ann', 'Bob']);
    table.do({ what: 'gameHidden' });
    expect(table.game.hidden).toBe(true);
    table.undo();
    expect(table.game.hidden).toBe(false);
  });

  test('a log without end is refused, not cut', () => {
    const { log } = seat(['Ann', 'Bob']);
    const [first] = log.changes;
    const full = { ...log, changes: Array(20_000).fill(first) };
    expect(decide(full, added('h'), 0)).toEqual({ ok: false, refusal: { why: 'logFull' } });
  });
});

describe('the log of changes', () => {
  test('says what was changed, and from what', () => {
    const table = seat(['Ann', 'Bob']);
    table.hand(won('Ann', 8));
    table.hand(won('Bob', 1));
    table.do({ what: 'eventChanged', event: handOf('h1', won('Bob', 8)) });
    table.do({ what: 'eventMoved', event: eventId('h1'), before: null });
    table.do({ what: 'setupChanged', setup: { currency: 'GBP' } });
    table.undo();
    table.do({ what: 'eventRemoved', event: eventId('h2') });
    const listed = changesOf(table.log);
    expect(listed.map(({ fact, hand, movedTo, inForce }) => [fact.what, hand, movedTo, inForce])).toEqual([
      ['gameStarted', null, null, true],
      ['eventAdded', 1, null, true],
      ['eventAdded', 2, null, true],
      ['eventChanged', 1, null, true],
      ['eventMoved', 1, 2, true],
      ['setupChanged', null, null, false],
      ['changeUndone', null, null, true],
      ['eventRemoved', 1, null, true],
    ]);
    expect(listed[3]?.was).toMatchObject({ result: { winner: 'Ann' } });
    expect(listed[5]?.wasSetup).toEqual({ currency: 'EUR' });
    expect(listed[6]?.of).toMatchObject({ index: 5, fact: { what: 'setupChanged' } });
    expect(listed[7]?.was).toMatchObject({ id: 'h2' });
  });

  test('names what differs between two versions of a hand', () => {
    const was = handOf('h', won('Ann', 8));
    expect(differences(was, handOf('h', won('Bob', 9), { note: 'oh' }))).toEqual([
      'result.winner',
      'result.value',
      'note',
    ]);
    expect(differences(was, handOf('h', { what: 'drawn' }))).toContain('result.what');
  });
});
