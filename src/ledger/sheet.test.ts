import { describe, expect, test } from 'vitest';
import type { GameId } from './facts.ts';
import { namesIn, newPerson, renamed, toName } from './people.ts';
import { formatCsv, sheetOf, standingsOf } from './sheet.ts';
import { statisticsOf } from './statistics.ts';
import { summaryOf } from './summary.ts';
import { FOUR_WINDS } from './testing/four-winds.ts';
import { handOf, id, seat, won } from './testing/table.ts';

describe('comma-separated values', () => {
  test('as in RFC 4180', () => {
    expect(
      formatCsv([
        ['a', 1, null],
        ['say "hi"', -2, 'x,y'],
        ['two\nlines', 0, ''],
      ]),
    ).toBe('a,1,\r\n"say ""hi""",-2,"x,y"\r\n"two\nlines",0,\r\n');
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('%j is no formula', (text) => {
    expect(formatCsv([[text]])).toContain(`'${text}`);
  });
});

test('a sheet has a row a hand, and columns for everybody', () => {
  const table = seat(['Ann', 'Bob']);
  table.do({ what: 'eventAdded', event: handOf('h', won('Bob', 8), { at: 5, note: 'late' }) });
  table.hand({ what: 'drawn' });
  const { columns, rows } = sheetOf(table.game);
  expect(columns.map((column) => ('person' in column ? `${column.what} ${column.person}` : column.what))).toEqual(
    'number,time,dealer,result,winner,value,points,discarder,gain Ann,total Ann,money Ann,gain Bob,total Bob,money Bob,note'.split(
      ',',
    ),
  );
  const euros = (cents: number) => ({ money: { unit: 'cents', currency: 'EUR', cents } });
  expect(rows).toEqual([
    [1, { time: 5 }, { person: 'Ann' }, { result: 'won' }, { person: 'Bob' }, 8, 64, null]
      .concat([0, 0, euros(-60)] as never)
      .concat([64, 64, euros(60)] as never)
      .concat([{ text: 'late' }] as never),
    [
      2,
      expect.anything(),
      { person: 'Bob' },
      { result: 'drawn' },
      null,
      null,
      null,
      null,
      0,
      0,
      null,
      0,
      64,
      null,
    ].concat([{ text: '' }] as never),
  ]);
});

test('rules with winds have a column for the round', () => {
  const { game } = seat(['Ann', 'Bob', 'Cai', 'Dan'], {}, FOUR_WINDS);
  expect(sheetOf(game).columns[2]).toEqual({ what: 'round' });
});

test('the board stands by points, equal ones share a place', () => {
  const table = seat(['Ann', 'Bob', 'Cai']);
  table.hand(won('Cai', 8));
  expect(standingsOf(table.game).map(({ person, place, total }) => [person, place, total])).toEqual([
    ['Cai', 1, 64],
    ['Ann', 2, 0],
    ['Bob', 2, 0],
  ]);
});

describe('statistics', () => {
  test('are by player and rule set, over all games', () => {
    const one = seat(['Ann', 'Bob']);
    one.hand(won('Ann', 8));
    one.hand({ what: 'drawn' });
    const items = [{ element: 'royalRun', count: 1, value: 3 }];
    one.hand({ ...won('Ann', 3), entered: { how: 'elements', items } } as ReturnType<typeof won>);
    const other = seat(['Ann', 'Cai']);
    other.hand(won('Cai', 17));
    const games = [one.game, { ...other.game, id: 'g2' as GameId }];
    const [ann, , cai] = statisticsOf(games);
    expect(ann).toMatchObject({ person: 'Ann', games: 2, money: [{ key: 'EUR', units: -30 }] });
    expect(ann?.byRules.get('mhing')).toEqual({
      games: 2,
      gamesWon: 0,
      handsPlayed: 4,
      handsWon: 2,
      pointsWon: 72,
      valueWon: 11,
      best: { game: 'g1', hand: 'h1', value: 8, points: 64 },
      elements: [{ element: 'royalRun', count: 1 }],
    });
    expect(cai?.byRules.get('mhing')).toMatchObject({ games: 1, gamesWon: 1, best: { game: 'g2', points: 512 } });
  });
});

describe('people', () => {
  test('two of one name are two people, told apart; a new name holds for old games', () => {
    const players = ['a', 'b', 'c'].map((person) => ({ person: id(person), name: person === 'c' ? 'Cai' : 'Ann' }));
    const { game } = seat(['a'], { players });
    expect([...namesIn([game], []).values()]).toEqual(['Ann', 'Ann 2', 'Cai']);
    const anna = renamed(newPerson(id('b'), 'Ann', 0), 'Anna', 1);
    expect([...namesIn([game], [anna]).values()]).toEqual(['Ann', 'Anna', 'Cai']);
    expect(anna.names).toEqual([
      { name: 'Ann', at: 0 },
      { name: 'Anna', at: 1 },
    ]);
  });

  test.each([
    ['  Ann  Lee ', 'Ann Lee'],
    ['', null],
    [' \n ', null],
    ['x'.repeat(61), null],
  ])('%j is kept as %j', (text, name) => expect(toName(text)).toBe(name));
});

test('a summary says what the list shows', () => {
  const table = seat(['Ann', 'Bob']);
  table.hand(won('Ann', 17));
  expect(summaryOf(table.game)).toMatchObject({
    id: 'g1',
    rules: 'mhing',
    seats: [
      { person: 'Ann', total: 512 },
      { person: 'Bob', total: 0 },
    ],
    hands: 1,
    status: 'over',
    winners: ['Ann'],
    hidden: false,
  });
});
