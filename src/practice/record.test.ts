import { describe, expect, it } from 'vitest';
import type { Verdict } from './judge.ts';
import { accuracies, NO_PRACTICE, weightsOf, withVerdict } from './record.ts';

const COUNTED = new Map([
  ['royalRun', 1],
  ['flower', 1],
]);
const RIGHT: Verdict = { right: true, claimed: 4, nearest: COUNTED, missed: [], wrong: [], otherwise: false };
const WRONG: Verdict = {
  right: false,
  claimed: 1,
  nearest: COUNTED,
  missed: [{ element: 'royalRun', count: 1, value: 3 }],
  wrong: [{ element: 'brokenRoyalRun', count: 1, value: 1 }],
  otherwise: false,
};
const TOTAL_ALONE: Verdict = { right: true, claimed: 4, nearest: null, missed: null, wrong: null, otherwise: false };

const recordAfter = (...verdicts: readonly Verdict[]) =>
  verdicts.reduce((record, verdict) => withVerdict(record, verdict), NO_PRACTICE);

describe('the record', () => {
  it.each([
    ['three right ones', [RIGHT, RIGHT, RIGHT], { hands: 3, right: 3, streak: 3, best: 3 }],
    ['a wrong one', [RIGHT, RIGHT, WRONG], { hands: 3, right: 2, streak: 0, best: 2 }],
    ['one right after that', [RIGHT, RIGHT, WRONG, RIGHT], { hands: 4, right: 3, streak: 1, best: 2 }],
  ])('counts hands and streaks: %s', (_, verdicts, expected) =>
    expect(recordAfter(...verdicts)).toMatchObject(expected),
  );

  it('keeps for each element how often it was seen, missed and wrongly claimed', () => {
    expect(recordAfter(RIGHT, WRONG).elements).toEqual({
      royalRun: { seen: 2, missed: 1, wrong: 0 },
      flower: { seen: 2, missed: 0, wrong: 0 },
      brokenRoyalRun: { seen: 0, missed: 0, wrong: 1 },
    });
  });

  it('learns nothing of elements from a total', () => {
    expect(recordAfter(TOTAL_ALONE)).toEqual({ hands: 1, right: 1, streak: 1, best: 1, elements: {} });
  });

  it('sees the elements of the way that somebody counted', () => {
    const nearest = new Map([['sevenPairs', 1]]);
    expect(recordAfter({ ...RIGHT, nearest, otherwise: true }).elements).toEqual({
      sevenPairs: { seen: 1, missed: 0, wrong: 0 },
    });
  });

  it('lists first what goes wrong most often', () => {
    expect(accuracies(recordAfter(RIGHT, WRONG)).map(({ element, share }) => [element, share])).toEqual([
      ['brokenRoyalRun', 0],
      ['royalRun', 0.5],
      ['flower', 1],
    ]);
  });

  it('wants what goes wrong more than what does not', () => {
    const { royalRun = 0, flower = 0 } = weightsOf(recordAfter(RIGHT, WRONG));
    expect(flower).toBe(1);
    expect(royalRun).toBeGreaterThan(2);
    expect(weightsOf(recordAfter(WRONG, WRONG, WRONG, WRONG)).royalRun).toBeGreaterThan(royalRun);
  });
});
