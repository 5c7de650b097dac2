import { describe, expect, test } from 'vitest';
import { accountsOf } from './balances.ts';
import { rematchOf } from './change.ts';
import { type HandRow, windsOf } from './game.ts';
import { linesOf } from './history.ts';
import { FOUR_WINDS } from './testing/four-winds.ts';
import { eventId, handOf, id, seat, won } from './testing/table.ts';

const balancesOf = (table: ReturnType<typeof seat>): Record<string, number>[] =>
  accountsOf([table.game]).map(({ balances }) => Object.fromEntries(balances as Iterable<[string, number]>));

describe('the end of a game (M15)', () => {
  test('256 and 256 end it; editing the first to 128 reopens it at 384; 256 again ends it', () => {
    const table = seat(['Ann', 'Bob', 'Cai']);
    const first = table.hand(won('Ann', 14));
    expect(table.game.status).toBe('open');
    table.hand(won('Ann', 15));
    expect(table.game).toMatchObject({ status: 'over', end: { number: 2, winners: ['Ann'] } });
    table.do({ what: 'eventChanged', event: handOf(first, won('Ann', 11)) });
    expect(table.game).toMatchObject({ status: 'open', end: null });
    expect(table.totals()).toEqual({ Ann: 384, Bob: 0, Cai: 0 });
    table.hand(won('Bob', 2));
    table.do({ what: 'eventChanged', event: handOf(first, won('Ann', 14)) });
    expect(table.game).toMatchObject({ status: 'over', end: { number: 2, winners: ['Ann'] } });
    expect(table.game.hands.map(({ end }) => end)).toEqual([null, 'ends', 'after']);
  });

  test('256+128+64+32+16+2 = 498 goes on; 4 in place of 2 ends it', () => {
    const table = seat(['Ann', 'Bob']);
    for (const value of [14, 11, 8, 5, 4]) table.hand(won('Ann', value));
    const last = table.hand(won('Ann', 1));
    expect(table.totals().Ann).toBe(498);
    expect(table.game.status).toBe('open');
    table.do({ what: 'eventChanged', event: handOf(last, won('Ann', 2)) });
    expect(table.totals().Ann).toBe(500);
    expect(table.game.status).toBe('over');
  });

  test('nothing is recorded in a game that is over, until the table plays on; who was first stays the winner', () => {
    const table = seat(['Ann', 'Bob']);
    table.hand(won('Ann', 17));
    const more = { what: 'eventAdded', event: handOf('more', won('Bob', 41)) } as const;
    expect(table.try(more)).toEqual({ ok: false, refusal: { why: 'over' } });
    table.event({ what: 'playedOn' });
    expect(table.game).toMatchObject({ status: 'open', playedOn: true });
    table.do(more);
    expect(table.game).toMatchObject({ status: 'open', leaders: ['Bob'], end: { winners: ['Ann'] } });
    table.event({ what: 'gameClosed' });
    expect(table.try({ what: 'eventAdded', event: handOf('no', won('Bob', 1)) })).toMatchObject({
      refusal: { why: 'closed' },
    });
  });

  test('another target, agreed later, is tested over all hands', () => {
    const table = seat(['Ann', 'Bob'], { house: { target: 1000 } });
    table.hand(won('Ann', 17));
    table.hand(won('Bob', 14));
    expect(table.game.status).toBe('open');
    table.do({ what: 'setupChanged', setup: { house: {} } });
    expect(table.game.end).toMatchObject({ number: 1, winners: ['Ann'] });
  });
});

describe('money', () => {
  test.each([
    ['bettingTable', 8, { Ann: 150, Bob: -50, Cai: -50, Dan: -50 }],
    ['pennyAPoint', 8, { Ann: 180, Bob: -60, Cai: -60, Dan: -60 }],
    ['pennyAPoint', 11, { Ann: 300, Bob: -100, Cai: -100, Dan: -100 }],
    ['pennyAPoint', 1, { Ann: 0, Bob: 0, Cai: 0, Dan: 0 }],
    ['chips', 8, { Ann: 192, Bob: -64, Cai: -64, Dan: -64 }],
  ])('%s, %d credits, four players', (scheme, value, balances) => {
    const table = seat(['Ann', 'Bob', 'Cai', 'Dan'], { money: { scheme, amounts: {} } });
    table.hand(won('Ann', value));
    expect(balancesOf(table)).toEqual([balances]);
  });

  test('each hand is rounded on its own: five hands of 2 points pay nothing', () => {
    const table = seat(['Ann', 'Bob']);
    for (let hand = 0; hand < 5; hand += 1) table.hand(won('Ann', 1));
    expect(balancesOf(table)).toEqual([{ Ann: 0, Bob: 0 }]);
  });

  test('without money there is no account', () => {
    const table = seat(['Ann', 'Bob'], { money: { scheme: 'none', amounts: {} } });
    table.hand(won('Ann', 8));
    expect(accountsOf([table.game])).toEqual([]);
  });

  test('the discarder pays double where the table plays so, or for one hand alone (M10, M25)', () => {
    const table = seat(['Ann', 'Bob', 'Cai'], { house: { discarder: 'double' } });
    table.hand(won('Ann', 8, { discarder: 'Cai' }));
    expect(balancesOf(table)).toEqual([{ Ann: 180, Bob: -60, Cai: -120 }]);
    const once = seat(['Ann', 'Bob', 'Cai']);
    const event = handOf('h', won('Ann', 8, { discarder: 'Cai' }), { house: { discarder: 'double' } });
    once.do({ what: 'eventAdded', event });
    once.hand(won('Ann', 8, { discarder: 'Cai' }));
    expect(balancesOf(once)).toEqual([{ Ann: 300, Bob: -120, Cai: -180 }]);
  });

  test('other amounts hold for all hands of the game', () => {
    const table = seat(['Ann', 'Bob'], { money: { scheme: 'bettingTable', amounts: {} } });
    table.hand(won('Ann', 8));
    table.do({ what: 'setupChanged', setup: { money: { scheme: 'bettingTable', amounts: { from8: 75 } } } });
    expect(balancesOf(table)).toEqual([{ Ann: 75, Bob: -75 }]);
  });
});

describe('coming and going', () => {
  test('who joins after hand 3 owes nothing for hands 1 to 3, and starts from the agreed points', () => {
    const table = seat(['Ann', 'Bob', 'Cai']);
    for (let hand = 0; hand < 3; hand += 1) table.hand(won('Ann', 8));
    table.event({ what: 'playerJoined', person: id('Dan'), name: 'Dan', points: 20, seat: null });
    expect(balancesOf(table)).toEqual([{ Ann: 360, Bob: -180, Cai: -180, Dan: 0 }]);
    table.hand(won('Bob', 8));
    expect(balancesOf(table)).toEqual([{ Ann: 300, Bob: 0, Cai: -240, Dan: -60 }]);
    expect(table.totals()).toEqual({ Ann: 192, Bob: 64, Cai: 0, Dan: 20 });
    expect(linesOf(table.game).at(-1)).toEqual({ person: 'Dan', totals: [null, null, null, null, 20] });
  });

  test('who sits out neither pays nor deals, and comes back to the same seat', () => {
    const table = seat(['Ann', 'Bob', 'Cai']);
    table.hand(won('Ann', 8));
    expect(table.game.dealer).toBe('Bob');
    table.event({ what: 'playerSatOut', person: id('Bob') });
    expect(table.game.dealer).toBe('Cai');
    table.hand(won('Ann', 8));
    expect(table.game.dealer).toBe('Ann');
    expect(balancesOf(table)).toEqual([{ Ann: 180, Bob: -60, Cai: -120 }]);
    table.event({ what: 'playerReturned', person: id('Bob') });
    table.hand({ what: 'drawn' });
    expect(table.game.dealer).toBe('Bob');
    expect(table.game.playing).toEqual(['Ann', 'Bob', 'Cai']);
  });

  test('who leaves keeps points and debts; with too few players no hand is played', () => {
    const table = seat(['Ann', 'Bob']);
    table.hand(won('Ann', 8));
    table.event({ what: 'playerLeft', person: id('Bob') });
    expect(table.try({ what: 'eventAdded', event: handOf('x', won('Ann', 1)) })).toMatchObject({
      refusal: { why: 'impossible', hand: 2, problem: { why: 'tooFewPlayers', least: 2 } },
    });
    expect(balancesOf(table)).toEqual([{ Ann: 60, Bob: -60 }]);
  });

  test('a substitute takes the seat, the deal with it', () => {
    const table = seat(['Ann', 'Bob', 'Cai']);
    table.hand(won('Ann', 8));
    table.event({ what: 'playerJoined', person: id('Dan'), name: 'Dan', points: 0, seat: { insteadOf: id('Bob') } });
    expect(table.game).toMatchObject({ dealer: 'Dan', playing: ['Ann', 'Dan', 'Cai'] });
  });

  test('a seventh player finds no seat, and nobody sits down twice', () => {
    const table = seat(['1', '2', '3', '4', '5', '6']);
    const join = (name: string) =>
      table.try({
        what: 'eventAdded',
        event: { what: 'playerJoined', id: eventId(name), at: 0, person: id(name), name, points: 0, seat: null },
      });
    expect(join('7')).toMatchObject({ refusal: { problem: { why: 'tooManyPlayers', most: 6 } } });
    expect(join('6')).toMatchObject({ refusal: { problem: { why: 'alreadyAtTable' } } });
  });

  test('seats change round and the deal can be set', () => {
    const table = seat(['Ann', 'Bob', 'Cai']);
    table.event({ what: 'dealerSet', dealer: id('Cai') });
    table.event({ what: 'seatsReordered', order: [id('Cai'), id('Bob'), id('Ann')] });
    table.hand(won('Ann', 1));
    expect(table.game).toMatchObject({ dealer: 'Bob', turn: { dealer: 1, first: 0, played: 1 } });
    const partly = { what: 'seatsReordered', id: eventId('s'), at: 0, order: [id('Ann'), id('Bob')] } as const;
    expect(table.try({ what: 'eventAdded', event: partly })).toMatchObject({
      refusal: { problem: { why: 'notThePlayers' } },
    });
  });
});

describe('rules with winds and points both ways', () => {
  test('seat winds go with the deal, rounds follow the first dealer, sixteen hands are a game', () => {
    const table = seat(['Ann', 'Bob', 'Cai', 'Dan'], { firstDealer: id('Cai') }, FOUR_WINDS);
    const winds = () => table.game.seats.map(({ wind }) => wind).join('');
    expect(winds()).toBe('WNES');
    for (let hand = 0; hand < 4; hand += 1) table.hand(won('Ann', 10, { points: 10, discarder: 'Dan' }));
    expect(winds()).toBe('WNES');
    expect(table.game.turn.round).toBe('S');
    // In a hand of the book, and in the next one.
    const { game } = table;
    const inHand = (row: HandRow | null): string =>
      game.playing.map((person) => Object.values(windsOf(game, row, person)).join('')).join();
    expect([inHand(game.hands[1] ?? null), inHand(null)]).toEqual(['SE,WE,NE,EE', 'WS,NS,ES,SS']);
    expect(table.totals()).toEqual({ Ann: 136, Bob: -32, Cai: -32, Dan: -72 });
    expect(table.game.seats.map(({ place }) => place)).toEqual([1, 2, 2, 4]);
    table.hand({ what: 'falseWin', offender: id('Ann') });
    expect(table.totals()).toEqual({ Ann: 106, Bob: -22, Cai: -22, Dan: -62 });
    for (let hand = 5; hand < 16; hand += 1) table.hand({ what: 'drawn' });
    expect(table.game).toMatchObject({ status: 'over', end: { number: 16, winners: ['Ann'] } });
    expect(balancesOf(table)).toEqual([{ Ann: 530, Bob: -110, Cai: -110, Dan: -310 }]);
  });

  test('a substitute for the first dealer keeps the rounds where they were', () => {
    const table = seat(['Ann', 'Bob', 'Cai', 'Dan'], {}, FOUR_WINDS);
    table.hand({ what: 'drawn' });
    table.event({ what: 'playerJoined', person: id('Eve'), name: 'Eve', points: 0, seat: { insteadOf: id('Ann') } });
    for (let hand = 1; hand < 4; hand += 1) table.hand({ what: 'drawn' });
    expect(table.game).toMatchObject({ dealer: 'Eve', turn: { round: 'S', first: 0 } });
  });
});

describe('Hong Kong (H17, H21, H23)', () => {
  const HONG_KONG = {
    rules: 'hongkong',
    money: { scheme: 'stake', amounts: { stake: 5 } },
    house: { rounds: 'one' },
  } as const;

  test('East stays on a win and a draw; points go both ways; a round ends when all were East', () => {
    const table = seat(['Ann', 'Bob', 'Cai', 'Dan'], HONG_KONG);
    table.hand(won('Ann', 3, { points: 8, discarder: 'Bob' }));
    table.hand({ what: 'drawn' });
    expect(table.game).toMatchObject({ dealer: 'Ann', turn: { played: 2, round: 'E' } });
    expect(table.totals()).toEqual({ Ann: 32, Bob: -16, Cai: -8, Dan: -8 });
    table.hand({ what: 'falseWin', offender: id('Dan') });
    expect(table.totals()).toEqual({ Ann: 160, Bob: 112, Cai: 120, Dan: -392 });
    expect(table.game.dealer).toBe('Bob');
    for (const name of ['Ann', 'Bob']) table.hand(won(name, 1, { points: 2 }));
    expect(table.game).toMatchObject({
      dealer: 'Dan',
      seats: [{ wind: 'S' }, { wind: 'W' }, { wind: 'N' }, { wind: 'E' }],
    });
    table.hand(won('Cai', 1, { points: 2, discarder: 'Ann', liable: 'Dan' }));
    expect(table.game).toMatchObject({ status: 'over', turn: { round: 'S', rounds: 1 } });
    const [account] = balancesOf(table);
    expect(account).toEqual(
      Object.fromEntries(Object.entries(table.totals()).map(([name, total]) => [name, 5 * total])),
    );
  });

  test('correcting an old hand moves the deal of all that follow', () => {
    const table = seat(['Ann', 'Bob', 'Cai', 'Dan'], HONG_KONG);
    table.hand(won('Ann', 3, { points: 8 }));
    table.hand(won('Ann', 3, { points: 8 }));
    expect(table.game.dealer).toBe('Ann');
    table.do({ what: 'eventChanged', event: handOf('h1', won('Bob', 3, { points: 8 })) });
    expect(table.game.hands.map(({ dealer }) => dealer)).toEqual(['Ann', 'Bob']);
    expect(table.game.dealer).toBe('Cai');
  });
});

test('in a game closed before its end, who leads has won; with the game open again nobody has', () => {
  const table = seat(['Ann', 'Bob']);
  table.hand(won('Bob', 8));
  table.event({ what: 'gameClosed' });
  expect(table.game).toMatchObject({ status: 'closed', end: null, winners: ['Bob'] });
  table.undo();
  expect(table.game).toMatchObject({ status: 'open', winners: [] });
});

test('a rematch is at the same table, with the deal moved on', () => {
  const table = seat(['Ann', 'Bob', 'Cai'], { house: { target: 300 }, note: 'first' });
  table.event({ what: 'playerSatOut', person: id('Ann') });
  table.hand(won('Bob', 17));
  expect(rematchOf(table.game)).toMatchObject({
    house: { target: 300 },
    players: [{ person: 'Bob' }, { person: 'Cai' }],
    firstDealer: 'Cai',
    note: '',
  });
});
