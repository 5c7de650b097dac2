import { describe, expect, it } from 'vitest';
import { CLAIMED, toEntry } from '../rules/entry.ts';
import { RULES, type RulesId } from '../rules/list.ts';
import type { Score } from '../rules/score.ts';
import { parseNotation } from '../tiles/notation.ts';
import { type Difference, judgeElements, judgeTotal } from './judge.ts';

function scoreOf(rules: RulesId, hand: string): Score {
  const read = parseNotation(hand);
  const answer = RULES[rules].score(toEntry(read.ok ? read.groups : [], CLAIMED), {});
  if (answer.state !== 'won') throw new Error(`${hand} does not win`);
  return answer.score;
}

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
    mcr   | 123B 456B 12D 456D 99C + 3D | mixedDoubleChow 1, shortStraight 2, allChows 1, concealedHand 1, edgeWait 1 | right | mixedDoubleChow 1 | shortStraight 1
    mcr   | 123B 456B 12D 456D 99C + 3D | mixedDoubleChow 2, shortStraight 2, allChows 1, concealedHand 1 | wrong | edgeWait 1 | shortStraight 1
    mcr   | 123B 456B 12D 456D 99C + 3D | mixedDoubleChow 2, shortStraight 1, allChows 1, concealedHand 1, closedWait 1 | wrong | edgeWait 1 | closedWait 1
  `;
  it.each(
    ROWS.trim()
      .split('\n')
      .map((row) => row.split('|').map((cell) => cell.trim())),
  )('%s %s with %s is %s', (rules, hand, ticked, right, missed, wrong) => {
    const score = scoreOf(rules as RulesId, hand as string);
    const verdict = judgeElements(counts(ticked as string), score, RULES[rules as RulesId]);
    expect([verdict.right ? 'right' : 'wrong', written(verdict.missed), written(verdict.wrong)]).toEqual([
      right,
      missed,
      wrong,
    ]);
  });

  it('counts what was claimed', () => {
    const score = scoreOf('mhing', '123B 456B 789B 333D EE FF');
    expect(judgeElements(counts('royalRun 1, flower 1'), score, RULES.mhing).claimed).toBe(4);
  });
});

describe('a total', () => {
  it('is right or wrong, and says nothing of elements', () => {
    const score = scoreOf('mhing', '123B 456B 789B 333D EE FF');
    expect(judgeTotal(5, score)).toEqual({ right: true, claimed: 5, missed: null, wrong: null, otherwise: false });
    expect(judgeTotal(4, score).right).toBe(false);
  });
});
