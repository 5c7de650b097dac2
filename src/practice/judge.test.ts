import { describe, expect, it } from 'vitest';
import { CLAIMED, type Entry, toEntry } from '../rules/entry.ts';
import { RULES, type RulesId } from '../rules/list.ts';
import type { Score } from '../rules/score.ts';
import { WAYS } from '../rules/ways.ts';
import { parseNotation } from '../tiles/notation.ts';
import { type Counts, type Difference, judgeElements, judgeTotal, type Verdict } from './judge.ts';

/** A hand, with `drawn` behind it where its last tile was. */
function entryOf(hand: string): Entry {
  const read = parseNotation(hand.replace('drawn', ''));
  if (!read.ok) throw new Error(`${hand}: ${read.error.why}`);
  return toEntry(read.groups, { ...CLAIMED, selfDrawn: hand.endsWith('drawn') });
}

function scoreOf(rules: RulesId, hand: string): Score {
  const answer = RULES[rules].score(entryOf(hand), {});
  if (answer.state !== 'won') throw new Error(`${hand} does not win`);
  return answer.score;
}

const judge = (rules: RulesId, hand: string, claims: Counts): Verdict =>
  judgeElements(claims, scoreOf(rules, hand), WAYS[rules](entryOf(hand), {}), RULES[rules]);

/** `royalRun 1, flower 2` as counts. */
const counts = (text: string): Map<string, number> =>
  new Map(
    text
      .split(', ')
      .filter((part) => part !== '-')
      .map((part) => [part.split(' ')[0] ?? '', Number(part.split(' ')[1])]),
  );
const written = (differences: readonly Difference[] | null): string =>
  differences?.map(({ element, count }) => `${element} ${count}`).join(', ') || '-';

describe('ticked elements', () => {
  const ROWS = `
    mhing | 123B 456B 789B 333D EE FF | royalRun 1, flower 2                     | right | -                    | -
    mhing | 123B 456B 789B 333D EE FF | royalRun 1                               | wrong | flower 2             | -
    mhing | 123B 456B 789B 333D EE FF | royalRun 1, flower 1                     | wrong | flower 1             | -
    mhing | 123B 456B 789B 333D EE FF | royalRun 1, flower 3                     | wrong | -                    | flower 1
    mhing | 123B 456B 789B 333D EE FF | brokenRoyalRun 1, flower 2               | wrong | royalRun 1           | brokenRoyalRun 1
    mhing | 123B 456B 789B 333D EE FF | -                                        | wrong | flower 2, royalRun 1 | -
    mcr   | 123B 456B 12D 456D 99C + 3D | mixedDoubleChow 2, shortStraight 1, allChows 1, concealedHand 1, edgeWait 1 | right | - | -
    mcr   | 123B 456B 12D 456D 99C + 3D | mixedDoubleChow 1, shortStraight 2, allChows 1, concealedHand 1, edgeWait 1 | otherwise | - | -
    mcr   | 123B 456B 12D 456D 99C + 3D | mixedDoubleChow 2, shortStraight 2, allChows 1, concealedHand 1 | wrong | edgeWait 1 | shortStraight 1
    mcr   | 123B 456B 12D 456D 99C + 3D | mixedDoubleChow 2, shortStraight 1, allChows 1, concealedHand 1, closedWait 1 | wrong | edgeWait 1 | closedWait 1
  `;
  it.each(
    ROWS.trim()
      .split('\n')
      .map((row) => row.split('|').map((cell) => cell.trim())),
  )('%s %s with %s is %s', (rules, hand, ticked, right, missed, wrong) => {
    const verdict = judge(rules as RulesId, hand as string, counts(ticked as string));
    const told = verdict.otherwise ? 'otherwise' : verdict.right ? 'right' : 'wrong';
    expect([told, written(verdict.missed), written(verdict.wrong)]).toEqual([right, missed, wrong]);
  });

  /** Hands with everything that counts, however they are seen, and what else is worth as much or is not lawful. */
  const COUNTED_IN_MANY_WAYS = `
    mcr | 123B 123C 456B 456C 9D + 9D | concealedHand 1, allChows 1, singleWait 1
      right     | mixedDoubleChow 2, shortStraight 1
      otherwise | mixedDoubleChow 1, shortStraight 2
      wrong     | shortStraight 3
      wrong     | mixedDoubleChow 3
    mcr | [123C] [123D] 12D 789C EE + 3D drawn | edgeWait 1, outsideHand 1, oneVoidedSuit 1, selfDrawn 1
      right     | pureDoubleChow 1, mixedDoubleChow 1, twoTerminalChows 1
      wrong     | mixedDoubleChow 2, twoTerminalChows 1
      wrong     | mixedDoubleChow 3
      wrong     | mixedDoubleChow 2, pureDoubleChow 1
    mcr | [123D] [789D] 123B 77D 56C + 4C | mixedStraight 1, allChows 1
      right     | mixedDoubleChow 1
      otherwise | twoTerminalChows 1
      wrong     | mixedDoubleChow 1, twoTerminalChows 1
    mcr | 345D 6778D [345C] [345B] + 7D | mixedTripleChow 1, allChows 1, shortStraight 1, allSimples 1
      right     | closedWait 1
      otherwise | singleWait 1
      wrong     | edgeWait 1
      wrong     | closedWait 1, singleWait 1
    mcr | 44B 34566778889C + 7C drawn | fullyConcealedHand 1, allChows 1, pureDoubleChow 1, shortStraight 1, oneVoidedSuit 1
      right     | edgeWait 1
      otherwise | closedWait 1
    mcr | 456B 6777889D 567C + 7D drawn | mixedShiftedChows 1, fullyConcealedHand 1, allChows 1, tileHog 1
      right     | edgeWait 1
      otherwise | closedWait 1
      otherwise | singleWait 1
    hongkong | 1113335599C PPP 4F + 5C drawn | -
      right     | hiddenTreasure 1
      otherwise | pearlDragon 1
      wrong     | jadeDragon 1
      wrong     | hiddenTreasure 1, pearlDragon 1
    hongkong | [EEE] [SSS] [WWW] NN RR + R | -
      right     | fourWinds 1
      otherwise | onlyDragonsAndWinds 1
    mhing | 44D 23455667789C J FFFFFFFF | sequencesOnly 1, flower 8, twoSuitsNoHonors 1
      right     | royalRun 1
      otherwise | identicalDoubleSequence 1
    mhing | 66788B 2555D G JJJJ | -
      right     | pairOf258 1, identicalDoubleSequence 1, honorTriplet 1
      otherwise | sevenPairs 1
    mhing | 6B 11199D WW JJJJJJ FF | flower 2
      right     | tripletsOnly 1, doubleTriplet 1, honorTriplet 1
      otherwise | pairOf258 1, tripletsOnly 1, honorTriplet 1
      otherwise | tripletsOnly 1, honorTriplet 2
      otherwise | sevenPairs 1
  `;
  const rows = COUNTED_IN_MANY_WAYS.trim().split(/\n {4}(?=\w)/);
  it.each(
    rows.flatMap((block) => {
      const [head = '', ...ways] = block.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
      const [rules, hand, always] = head;
      return ways.map(([told, ticked]) => [
        rules,
        hand,
        [always, ticked].filter((part) => part !== '-').join(', '),
        told,
      ]);
    }),
  )('%s %s with %s is %s', (rules, hand, ticked, told) => {
    const { right, otherwise } = judge(rules as RulesId, hand as string, counts(ticked as string));
    expect(otherwise ? 'otherwise' : right ? 'right' : 'wrong').toBe(told);
  });

  it('counts what was claimed', () => {
    expect(judge('mhing', '123B 456B 789B 333D EE FF', counts('royalRun 1, flower 1')).claimed).toBe(4);
  });

  it('are held against the way to count that is nearest', () => {
    const hand = '345D 6778D [345C] [345B] + 7D';
    const { right, missed, wrong } = judge(
      'mcr',
      hand,
      counts('mixedTripleChow 1, allChows 1, singleWait 1, allPungs 1'),
    );
    expect(right).toBe(false);
    expect([written(missed), written(wrong)]).toEqual(['allSimples 1, shortStraight 1', 'allPungs 1']);
  });
});

describe('a total', () => {
  it('is right or wrong, and says nothing of elements', () => {
    const score = scoreOf('mhing', '123B 456B 789B 333D EE FF');
    expect(judgeTotal(5, score)).toEqual({
      right: true,
      claimed: 5,
      nearest: null,
      missed: null,
      wrong: null,
      otherwise: false,
    });
    expect(judgeTotal(4, score).right).toBe(false);
  });
});
