import { beforeAll, expect, it } from 'vitest';
import { changesOf } from '../../ledger/changes.ts';
import { eventId, handOf, id, seat, won } from '../../ledger/testing/table.ts';
import { fetchRuleWords } from '../../messages/rule-words.ts';
import { changeText } from './change-words.ts';

beforeAll(() => fetchRuleWords('mhing'));

const nameOf = (person: string): string => person;

/** The last change in words. */
function told(table: ReturnType<typeof seat>): string {
  const last = changesOf(table.log).at(-1);
  return last ? changeText(table.game, last, nameOf) : '';
}

it('says what was changed, and from what', () => {
  const table = seat(['Ann', 'Ben', 'Cleo']);
  expect(told(table)).toBe('Game started: Ann, Ben, and Cleo');
  table.hand(won('Ann', 8));
  expect(told(table)).toBe('Hand 1 recorded: Ann, 8 credits, 64 points');
  table.hand(won('Ben', 4));
  table.hand({ what: 'drawn' }, 'h1');
  expect(told(table)).toBe('Hand 1 inserted: drawn hand');
  table.do({ what: 'eventChanged', event: handOf('h2', won('Cleo', 5), { note: 'late', at: 0 }) });
  expect(told(table)).toBe(
    'Hand 3 changed: winner Cleo (was Ben); value 5 credits (was 4 credits); points 32 (was 16); note late (was none)',
  );
  table.undo();
  expect(told(table)).toMatch(/^Undone: Hand 3 changed: winner Cleo/);
  table.redo();
  expect(told(table)).toMatch(/^Brought back: Hand 3 changed/);
  table.do({ what: 'eventMoved', event: eventId('h2'), before: eventId('h3') });
  expect(told(table)).toBe('Hand 3 moved; it became hand 1');
  table.do({ what: 'eventRemoved', event: eventId('h3') });
  expect(told(table)).toBe('Hand 2 deleted. It was: drawn hand');
  table.do({ what: 'eventChanged', event: handOf('h1', { what: 'drawn' }) });
  expect(told(table)).toBe('Hand 2 changed: outcome drawn hand (was Ann, 8 credits, 64 points)');
});

it('tells comings and goings, and payments', () => {
  const table = seat(['Ann', 'Ben', 'Cleo']);
  const name = table.event({ what: 'playerSatOut', person: id('Ben') });
  expect(told(table)).toBe('Ben sat out');
  table.event({ what: 'seatsReordered', order: [id('Cleo'), id('Ben'), id('Ann')] });
  expect(told(table)).toBe('New seats: Cleo, Ben, and Ann');
  table.event({ what: 'playerJoined', person: id('Dov'), name: 'Dov', points: 30, seat: null });
  expect(told(table)).toBe('Dov joined with 30 points');
  table.do({ what: 'eventRemoved', event: eventId(name) });
  expect(told(table)).toBe('Taken out: Ben sat out');
});

it('tells what was agreed anew, switch by switch', () => {
  const table = seat(['Ann', 'Ben']);
  table.do({ what: 'setupChanged', setup: { house: { target: 300 }, money: { scheme: 'none', amounts: {} } } });
  expect(told(table)).toBe(
    'Agreed anew: The game ends at: 300 points (was 500 points); payment No money (was Penny a point, EUR)',
  );
  table.do({ what: 'setupChanged', setup: { note: 'Friday' } });
  expect(told(table)).toBe('Agreed anew: name Friday (was none)');
});
