/** What a tap on an example does to the picker: each opens as it is printed, whatever game was chosen. */
import './testing/page.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { elementExample, fetchRuleGuide } from '../messages/guide.ts';
import { CLAIMED, toEntry } from '../rules/entry.ts';
import { RULES, RULES_IDS } from '../rules/list.ts';
import { parseNotation } from '../tiles/notation.ts';
import { openExample } from './example.ts';
import { answer, chooseRules, rulesId } from './store.ts';

describe.each(RULES_IDS)('the examples of %s', (id) => {
  beforeEach(() => Promise.all([fetchRuleGuide(id), chooseRules('mhing')]));

  it('are worth in the picker what they are worth in print', async () => {
    for (const { id: element } of RULES[id].elements) {
      const example = elementExample(id, element);
      if (!example) throw new Error(`no example of ${element}`);
      for (const { hand, won } of [example, example.counter]) {
        const how = { ...CLAIMED, ...won };
        const read = parseNotation(hand);
        const printed = RULES[id].score(toEntry(read.ok ? read.groups : [], how), {});
        await openExample(id, hand, how);
        expect(rulesId.value).toBe(id);
        const opened = answer.value;
        expect(opened.state, hand).toBe(printed.state);
        if (opened.state === 'won' && printed.state === 'won') {
          expect(opened.score.value, hand).toBe(printed.score.value);
          expect(opened.score.items.map((item) => item.element)).toEqual(
            printed.score.items.map((item) => item.element),
          );
        }
      }
    }
  });
});
