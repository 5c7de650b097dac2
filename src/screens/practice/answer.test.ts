/** Every hand that is drawn can be answered rightly with what the list of elements lets somebody tick. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Ticks, tick } from '../../ledger/entered.ts';
import { drawHand } from '../../practice/draw.ts';
import { countsOf, judgeElements } from '../../practice/judge.ts';
import { LEVELS } from '../../practice/levels.ts';
import { RULES, RULES_IDS } from '../../rules/list.ts';

it.each(RULES_IDS)(
  'the right elements of %s can be ticked together',
  (id) => {
    const rules = RULES[id];
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...LEVELS[id]), (seed, level) => {
        const { score } = drawHand(rules, level, seed);
        let ticks: Ticks = new Map();
        for (const [element, count] of countsOf(score)) ticks = tick(ticks, element, count, rules, {});
        const verdict = judgeElements(ticks, score, rules);
        expect(verdict).toEqual({ right: true, claimed: score.value, missed: [], wrong: [], otherwise: false });
      }),
      { numRuns: 1500 },
    );
  },
  60_000,
);
