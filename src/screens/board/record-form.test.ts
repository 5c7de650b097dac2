import { describe, expect, it } from 'vitest';
import { worthOfCards } from '../../ledger/entered.ts';
import { handOf, id, won } from '../../ledger/testing/table.ts';
import { type Circumstances, toEntry } from '../../rules/entry.ts';
import { RULES } from '../../rules/list.ts';
import { parseNotation } from '../../tiles/notation.ts';
import {
  type Asked,
  EMPTY_FORM,
  enteredNow,
  formOfHand,
  notWon,
  type RecordForm,
  toResult,
  withCards,
  withHouse,
  wonBy,
} from './record-form.ts';

const rules = RULES.mhing;
const asked: Asked = { rules, house: {}, was: null, seatWindOf: () => 'E' };
const double: Asked = { ...asked, house: { discarder: 'double' } };

function worthOf(text: string) {
  const read = parseNotation(text);
  const entry = toEntry(read.ok ? read.groups : []);
  const answer = rules.score(entry, {});
  if (answer.state !== 'won') throw new Error(text);
  return worthOfCards(entry, answer.score);
}

describe('what is still missing', () => {
  const byAnn = wonBy(EMPTY_FORM, id('ann'));
  it.each([
    ['who won', EMPTY_FORM, asked, 'who'],
    ['who declared', notWon(EMPTY_FORM, 'falseWin'), asked, 'offender'],
    ['what it was worth', byAnn, asked, 'worth'],
    ['how many credits', { ...byAnn, how: 'credits' as const }, asked, 'worth'],
    ['who discarded, where that matters', { ...byAnn, how: 'credits' as const, credits: 4 }, double, 'discarder'],
  ])('%s', (_, form, given, why) => expect(toResult(form, given)).toEqual({ ok: false, why }));

  it('nothing for a drawn hand', () =>
    expect(toResult(notWon(byAnn, 'drawn'), asked)).toEqual({ ok: true, result: { what: 'drawn' } }));
});

describe('a result', () => {
  it('counts typed credits and ticked elements by the rules', () => {
    const form = wonBy(EMPTY_FORM, id('ann'));
    expect(toResult({ ...form, how: 'credits', credits: 8 }, asked)).toMatchObject({
      result: { value: 8, points: 64 },
    });
    expect(toResult({ ...form, how: 'elements' }, asked)).toMatchObject({ result: { value: 0, points: 0 } });
    expect(toResult({ ...form, how: 'elements', ticks: new Map([['royalRun', 1]]) }, asked)).toMatchObject({
      result: { value: 3, entered: { items: [{ element: 'royalRun', count: 1, value: 3 }] } },
    });
  });

  it('keeps its distance: whoever wins did not discard', () => {
    const form = { ...wonBy(EMPTY_FORM, id('ann')), discarder: id('ben'), liable: id('ben') };
    expect(wonBy(form, id('ben'))).toMatchObject({ discarder: undefined, liable: null });
    expect(wonBy(form, id('cleo'))).toMatchObject({ discarder: id('ben'), liable: id('ben') });
  });

  it('is what the cards were worth, counted anew under switches of its own', () => {
    const form = withCards(wonBy(EMPTY_FORM, id('ann')), worthOf('[EEE] [SSS] 123B 456D 99C'));
    expect(toResult(form, asked)).toMatchObject({ result: { value: 2, entered: { how: 'cards' } } });
    expect(toResult({ ...form, house: { groups: 'once' } }, asked)).toMatchObject({ result: { value: 1 } });
  });

  it('says so when the cards cannot be under those switches', () => {
    const form = withCards(wonBy(EMPTY_FORM, id('ann')), worthOf('12JB 456D 789C EEE 55D'));
    expect(toResult({ ...form, house: { jokers: 'none' } }, asked)).toMatchObject({
      ok: false,
      why: 'cards',
      problem: { why: 'tooManyCopies' },
    });
  });
});

describe('a recorded hand', () => {
  it('comes out of the form as it went in, whatever the rules say today', () => {
    for (const result of [
      won('ann', 8, { points: 63 }),
      { what: 'drawn' } as const,
      { what: 'falseWin', offender: id('ben') } as const,
      { ...won('ann', 3), entered: { how: 'elements', items: [{ element: 'royalRun', count: 1, value: 3 }] } } as const,
      { ...won('ann', 4), entered: { how: 'elements', items: [{ element: 'royalRun', count: 1, value: 4 }] } } as const,
      { ...won('ann', 0), ...worthOf('123B 123B 456D 789C 55D'), points: 5 },
    ]) {
      const hand = handOf('h1', result);
      expect(toResult(formOfHand(hand), { ...asked, was: hand })).toEqual({ ok: true, result });
    }
  });

  it('keeps its value when another has won', () => {
    const hand = handOf('h1', won('ann', 8, { points: 63 }));
    const form = wonBy(formOfHand(hand), id('ben'));
    expect(toResult(form, { ...asked, was: hand })).toMatchObject({ result: { winner: id('ben'), points: 63 } });
  });
});

it('a switch set back to what the game plays is no switch of the hand', () => {
  const form = withHouse(EMPTY_FORM, { groups: 'once', jokers: 'none' }, { groups: 'once' }, rules);
  expect(form.house).toEqual({ jokers: 'none' });
  expect(withHouse(form, { groups: 'once', jokers: 'six' }, { groups: 'once', jokers: 'six' }, rules).house).toEqual(
    {},
  );
});

const { hongkong, mcr } = RULES;
const CLAIMED: Circumstances = { selfDrawn: false, events: [], seatWind: 'S', roundWind: 'E' };

/** Somebody's hand of these cards, as the score screen brings it. */
function wonWith(text: string, how: Circumstances, given: Asked, winner = 'ann') {
  const read = parseNotation(text);
  const entry = toEntry(read.ok ? read.groups : [], how);
  const answer = given.rules.score(entry, given.house);
  if (answer.state !== 'won') throw new Error(JSON.stringify(answer));
  return withCards(wonBy(EMPTY_FORM, id(winner)), worthOfCards(entry, answer.score));
}

describe('who discarded, and cards that were won', () => {
  const given: Asked = { ...asked, rules: hongkong };
  const cards = '[789C] 34B 456D EEE 55C + 2B';
  const form = wonWith(cards, CLAIMED, given);

  it('go together: nobody discarded a card that was drawn', () => {
    const claimed = toResult({ ...form, discarder: id('ben') }, given);
    const drawn = toResult({ ...form, discarder: null }, given);
    expect(claimed).toMatchObject({ result: { value: 2, entered: { won: { selfDrawn: false } } } });
    expect(drawn).toMatchObject({ result: { value: 3, entered: { won: { selfDrawn: true, seatWind: 'S' } } } });
  });

  it('may contradict an event, which is said', () => {
    const robbed = wonWith(cards, { ...CLAIMED, events: ['robbingKong'] }, given);
    expect(toResult({ ...robbed, discarder: id('ben') }, given)).toMatchObject({ result: { value: 3 } });
    expect(toResult({ ...robbed, discarder: null }, given)).toEqual({
      ok: false,
      why: 'cards',
      problem: { why: 'impossibleEvent', event: 'robbingKong' },
    });
  });
});

describe('cards and the seat of the winner', () => {
  const given: Asked = { ...asked, rules: hongkong, seatWindOf: (person) => (person === id('ben') ? 'S' : 'W') };
  const east: Circumstances = { ...CLAIMED, seatWind: 'E' };
  const form = { ...wonWith('[EEE] 123B 456C 789C 5C + 5C', east, given), discarder: id('cleo') };
  const bySeat = (winner: string) => toResult(wonBy(form, id(winner)), given);

  it('go together: another winner has the wind of another seat', () => {
    expect(bySeat('ann')).toMatchObject({ result: { value: 3, entered: { won: { seatWind: 'E' } } } });
    expect(bySeat('ben')).toMatchObject({ result: { value: 2, entered: { won: { seatWind: 'S', roundWind: 'E' } } } });
    expect(toResult(wonBy(wonBy(form, id('ben')), id('ann')), given)).toEqual(bySeat('ann'));
  });

  it('flowers and seasons of a seat too', () => {
    const flower = { ...wonWith('[SSS] 123B 456C 789C 5C 2F 1Y + 5C', east, given), discarder: id('cleo') };
    expect(toResult(flower, given)).toMatchObject({ result: { value: 1 } });
    expect(toResult(wonBy(flower, id('ben')), given)).toMatchObject({ result: { value: 2 } });
  });

  it('but winds that were said with the cards stand, and come along when they are entered again', () => {
    const said = wonWith('[EEE] 123B 456C 789C 5C + 5C', { ...east, seatWind: 'N' }, given);
    const [counted, claimed] = [said.cards, { ...said, discarder: id('cleo') }];
    expect(toResult(claimed, given)).toMatchObject({ result: { entered: { won: { seatWind: 'N' } } } });
    expect(counted && enteredNow(counted, claimed, given)).toMatchObject({ won: { seatWind: 'N' } });
    expect(counted && enteredNow(counted, wonBy(claimed, id('ben')), given)).toMatchObject({ won: { seatWind: 'S' } });
  });

  it('a recorded hand keeps its winds until somebody else has won it', () => {
    const recorded = toResult(form, given);
    if (!recorded.ok) throw new Error(recorded.why);
    const hand = handOf('h1', recorded.result);
    const changed = formOfHand(hand);
    expect(toResult(changed, { ...given, was: hand })).toEqual(recorded);
    expect(toResult(wonBy(changed, id('ben')), { ...given, was: hand })).toEqual(bySeat('ben'));
  });
});

describe('a hand below the minimum is no win', () => {
  const three: Asked = { ...asked, rules: hongkong, house: { minFans: 'three' } };
  const official: Asked = { ...asked, rules: mcr };
  const mhingThree: Asked = { ...asked, house: { minimum: 'three' } };
  const byAnn = { ...wonBy(EMPTY_FORM, id('ann')), discarder: id('ben') };
  const drawn: Circumstances = { ...CLAIMED, selfDrawn: true };
  const kongs = wonWith('[6666D] (2222B) 345C 789C S + S', drawn, official);

  it.each<[string, RecordForm, Asked, number, number]>([
    [
      'cards that somebody discarded after all (H4)',
      { ...wonWith('123B 456C 789D 234D 5C 2F + 5C', drawn, three), discarder: id('ben') },
      three,
      3,
      2,
    ],
    ['the same (C17)', { ...kongs, discarder: id('ben') }, official, 8, 7],
    ['under a minimum of its own (C17)', { ...kongs, discarder: null, house: { minimum: 20 } }, official, 20, 8],
    [
      'under a minimum of its own (M9)',
      { ...withCards(byAnn, worthOf('123B 456B 789D EEE 33D')), house: mhingThree.house },
      asked,
      3,
      1,
    ],
    ['a typed total (C17)', { ...byAnn, how: 'credits', credits: 5 }, official, 8, 5],
    ['a typed total (H4)', { ...byAnn, how: 'credits', credits: 2 }, three, 3, 2],
    ['a typed total (M9)', { ...byAnn, how: 'credits', credits: 2 }, mhingThree, 3, 2],
    [
      'ticked elements (C17)',
      {
        ...byAnn,
        how: 'elements',
        ticks: new Map([
          ['allPungs', 1],
          ['flowerTiles', 4],
        ]),
      },
      official,
      8,
      6,
    ],
  ])('%s', (_, form, given, needed, has) =>
    expect(toResult(form, given)).toMatchObject({ ok: false, why: 'belowMinimum', needed, has }),
  );

  it('but one that is in the book already can be corrected otherwise', () => {
    const hand = handOf('h1', { ...won('ann', 5, { points: 5, discarder: 'ben' }) });
    const form = { ...formOfHand(hand), discarder: id('cleo') };
    expect(toResult(form, { ...official, was: hand })).toMatchObject({ result: { value: 5, discarder: 'cleo' } });
    const retyped = { ...form, credits: 6 };
    expect(toResult(retyped, { ...official, was: hand })).toMatchObject({ why: 'belowMinimum', has: 6 });
  });
});

it('under other switches of the hand ticks that cannot stay are gone', () => {
  const ticks = new Map([
    ['selfPick', 1],
    ['concealedHand', 1],
  ]);
  const form: RecordForm = { ...EMPTY_FORM, how: 'elements', ticks };
  expect([...withHouse(form, { concealedHand: 'discardOnly' }, {}, hongkong).ticks.keys()]).toEqual(['selfPick']);
});
