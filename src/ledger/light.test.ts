import { expect, test } from 'vitest';
import { type Circumstances, toEntry } from '../rules/entry.ts';
import type { HouseRules } from '../rules/house-rules.ts';
import { RULES, type RulesId } from '../rules/list.ts';
import { parseNotation } from '../tiles/notation.ts';
import { worthOfCards } from './entered.ts';
import type { GameLog } from './facts.ts';
import { lighten, refill } from './light.ts';
import { handOf, seat, type Table, won } from './testing/table.ts';

const PEOPLE = ['Ann', 'Bob', 'Cai', 'Dee'];

function scored(id: string, cards: string, rules: RulesId = 'mhing', house: HouseRules = {}, how?: Circumstances) {
  const read = parseNotation(cards);
  const entry = toEntry(read.ok ? read.groups : [], how);
  const answer = RULES[rules].score(entry, house);
  if (answer.state !== 'won') throw new Error(`${cards}: ${answer.state}`);
  return handOf(id, { ...won('Ann', 0), ...worthOfCards(entry, answer.score) });
}

/** What a link or a file makes of it. */
const carried = (log: GameLog): GameLog => JSON.parse(JSON.stringify(log));

function played(): Table {
  const table = seat(PEOPLE);
  table.do({ what: 'eventAdded', event: scored('one', '123B 456B [789B] [11J=1D] 55C FF') });
  table.do({ what: 'eventAdded', event: handOf('two', won('Bob', 3)) });
  table.do({ what: 'setupChanged', setup: { house: { groups: 'once' } } });
  table.do({
    what: 'eventAdded',
    event: scored('three', '123B 123B 123B 123B 55B FFFFFFFF', 'mhing', { groups: 'once' }),
  });
  return table;
}

test('scores that the rules find again are left out, and come back as they were', () => {
  const { log } = played();
  const light = lighten(log);
  expect(light.lost).toBe(0);
  expect(JSON.stringify(light.log).length).toBeLessThan(0.6 * JSON.stringify(log).length);
  expect(refill(carried(light.log))).toEqual({ log, lost: 0 });
});

test('so do those of rule sets that ask how a hand was won', () => {
  const how: Circumstances = { selfDrawn: true, events: ['replacement'], seatWind: 'S', roundWind: 'E' };
  const table = seat(PEOPLE, { rules: 'mcr', money: { scheme: RULES.mcr.moneySchemes[0] ?? '', amounts: {} } });
  table.do({ what: 'eventAdded', event: scored('one', '[6666D] (2222B) 345C 789C S + S', 'mcr', {}, how) });
  const light = lighten(table.log);
  expect(refill(carried(light.log))).toEqual({ log: table.log, lost: 0 });
});

/** A hand whose score these rules would not find. */
function withOldScore(): GameLog {
  const table = seat(PEOPLE);
  const hand = scored('one', '123B 456D 789C EEE 55C');
  if (hand.result.what !== 'won' || hand.result.entered.how !== 'cards') throw new Error('no cards');
  const { score } = hand.result.entered;
  const old = {
    ...score,
    value: score.value + 1,
    points: 99,
    items: [{ element: 'flower', value: score.value + 1, occurrences: [] }],
  };
  const result = { ...hand.result, value: old.value, points: 99, entered: { ...hand.result.entered, score: old } };
  table.do({ what: 'eventAdded', event: { ...hand, result } });
  return table.log;
}

test('a score of older rules travels with the game', () => {
  const log = withOldScore();
  const light = lighten(log);
  expect(light).toEqual({ log, lost: 0 });
  expect(refill(carried(light.log))).toEqual({ log, lost: 0 });
});

test('where room is short it is left out: value and points stay, and it is counted', () => {
  const log = withOldScore();
  const light = lighten(log, true);
  expect(light.lost).toBe(1);
  const back = refill(carried(light.log));
  expect(back.lost).toBe(1);
  expect(back.log.changes.at(-1)?.fact).toMatchObject({
    event: { result: { value: expect.any(Number), points: 99, entered: { how: 'credits' } } },
  });
});

test('what is no cards is not touched', () => {
  const table = seat(PEOPLE);
  table.do({ what: 'eventAdded', event: handOf('two', won('Bob', 3)) });
  expect(lighten(table.log, true)).toEqual({ log: table.log, lost: 0 });
});
