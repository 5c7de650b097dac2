import { describe, expect, it } from 'vitest';
import { namesFor } from '../../components/game-label/game-label.ts';
import { seat, won } from '../../ledger/testing/table.ts';
import { keep } from '../../messages/keep.ts';
import { asideText, kindOf } from './aside-text.ts';
import { faultText, placeText } from './fault-text.ts';
import { tableText } from './table-text.ts';

describe('what is wrong with a file', () => {
  it.each([
    ['games.2.changes.5.fact.event.note', 'game 3, change 6, fact.event.note'],
    ['people.0.id', 'player 1, id'],
    ['games', 'games'],
    ['version', 'version'],
    ['games.0', 'game 1'],
  ])('%s is "%s"', (place, text) => expect(placeText(place)).toBe(text));

  it('says what was expected', () => {
    expect(faultText({ why: 'shape', place: 'games.0.id', expected: 'string', found: 'number' })).toEqual([
      'Something in it is not what it should be.',
      'Where: game 1, id.',
      'Expected: string. Found: number.',
    ]);
  });

  it('says where it is no JSON, as far as the browser knows', () => {
    expect(faultText({ why: 'noJson', place: '', found: 'Unexpected token x in JSON at position 41' })).toEqual([
      keep().backup.faults.noJson,
      'Where: character 42.',
    ]);
    expect(faultText({ why: 'noJson', place: '', found: 'JSON Parse error: Unexpected EOF' })).toEqual([
      keep().backup.faults.cutOff,
    ]);
  });

  it('says no place where the whole file is meant', () => {
    expect(faultText({ why: 'newer', place: 'version' })).toEqual([keep().backup.faults.newer]);
  });

  it('says what contradicts', () => {
    const place = 'games.0.changes.1.event.result.entered.score';
    expect(faultText({ why: 'contradiction', place, found: 'sum' })[0]).toBe('The values do not add up.');
    expect(faultText({ why: 'contradiction', place, found: 'of tomorrow' })[0]).toBe('It contradicts itself.');
  });
});

describe('a game as a table', () => {
  it('has a line a hand, with money as numbers and names made harmless', () => {
    const table = seat(['=Ann', 'Ben', 'Cleo'], { money: { scheme: 'bettingTable', amounts: {} }, currency: 'USD' });
    table.hand(won('Ben', 8));
    const [head, line] = tableText(
      table.game,
      namesFor([table.game], () => ''),
    ).split('\r\n');
    expect(head).toMatch(/^Hand,Time,Dealer,Result,Who,Value,Points,Discarded by,'=Ann points,'=Ann total,'=Ann USD,/);
    expect(head).toMatch(/,Cleo points,Cleo total,Cleo USD,Note$/);
    expect(line).toMatch(/^1,1970-01-0\d \d\d:\d\d,'=Ann,won,Ben,8,/);
    expect(line).toMatch(/,0,0,-0\.5,\d+,\d+,1,0,0,-0\.5,$/);
  });

  it('counts chips', () => {
    const table = seat(['Ann', 'Ben'], { money: { scheme: 'chips', amounts: {} } });
    table.hand(won('Ann', 1));
    expect(
      tableText(
        table.game,
        namesFor([table.game], () => ''),
      ),
    ).toContain('Ben Chips');
  });
});

describe('a record that could not be read', () => {
  it.each([
    ['game:1', 'game'],
    ['people', 'people'],
    ['draft', 'draft'],
    ['else:1', 'other'],
  ])('from %s is "%s"', (key, kind) => expect(kindOf(key)).toBe(kind));

  it('becomes text, whatever it holds', () => {
    const record: Record<string, unknown> = { big: 1n, twice: [1], at: new Date(0) };
    record.self = { record };
    record.again = record.twice;
    expect(JSON.parse(asideText({ key: 'aside:1', of: 'game:1', record }))).toEqual({
      of: 'game:1',
      record: { big: '1', twice: [1], at: '1970-01-01T00:00:00.000Z', self: { record: null }, again: [1] },
    });
  });
});
