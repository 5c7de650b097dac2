/** Every hand that is drawn can be answered rightly with what the list of elements lets somebody tick, in every way to count it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Ticks, tick } from '../../ledger/entered.ts';
import { drawHand } from '../../practice/draw.ts';
import { countsOf, judgeElements } from '../../practice/judge.ts';
import { LEVELS } from '../../practice/levels.ts';
import { RULES, RULES_IDS } from '../../rules/list.ts';
import { WAYS } from '../../rules/ways.ts';

it.each(RULES_IDS)(
  'the right elements of %s can be ticked together, and are judged right',
  (id) => {
    const rules = RULES[id];
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...LEVELS[id]), (seed, level) => {
        const { entry, score } = drawHand(rules, level, seed);
        const ways = WAYS[id](entry, {});
        expect(ways.map(countsOf)).toContainEqual(countsOf(score.items));
        for (const way of [score.items, ...ways]) {
          let ticks: Ticks = new Map();
          for (const [element, count] of countsOf(way)) ticks = tick(ticks, element, count, rules, {});
          const { right, claimed, otherwise } = judgeElements(ticks, score, ways, rules);
          expect({ right, claimed }).toEqual({ right: true, claimed: score.value });
          if (way === score.items) expect(otherwise).toBe(false);
        }
      }),
      { numRuns: 1500 },
    );
  },
  60_000,
);
