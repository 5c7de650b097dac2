/** What a tap on an example does to the picker: each opens as it is printed, and Undo takes it back with how it was won. */
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { elementExample, fetchRuleGuide } from '../messages/guide.ts';
import { type Circumstances, toEntry } from '../rules/entry.ts';
import { RULES, RULES_IDS } from '../rules/list.ts';
import { parseNotation } from '../tiles/notation.ts';
import { answer, chooseRules, handText, redo, rulesId, startHand, swapHand, undo } from './store.ts';
import { circumstances, winningTile } from './winning.ts';

const EAST: Circumstances = { selfDrawn: false, events: [], seatWind: 'E', roundWind: 'E' };

describe.each(RULES_IDS)('the examples of %s', (id) => {
  beforeEach(async () => {
    await Promise.all([fetchRuleGuide(id), chooseRules(id)]);
    startHand('');
  });

  it('are worth in the picker what they are worth in print', () => {
    for (const { id: element } of RULES[id].elements) {
      const example = elementExample(id, element);
      if (!example) throw new Error(`no example of ${element}`);
      for (const { hand, won } of [example, example.counter]) {
        const how = { ...EAST, ...won };
        const read = parseNotation(hand);
        const printed = RULES[id].score(toEntry(read.ok ? read.groups : [], how), {});
        swapHand(hand, how);
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

describe('the hand that lay there', () => {
  const SOUTH: Circumstances = { ...EAST, selfDrawn: true, seatWind: 'S' };
  const OWN = '123B 456D 99C 67C SSS + 8C';

  beforeEach(async () => {
    await chooseRules('hongkong');
    startHand(OWN);
    circumstances.value = SOUTH;
  });

  it('is one undo away, and the example one redo', () => {
    const own = handText.value;
    swapHand('[RRR] 123B 456D 678C 9D + 9D', EAST);
    expect(winningTile.value).toBe('9D');
    undo();
    expect([handText.value, circumstances.value, winningTile.value]).toEqual([own, SOUTH, '8C']);
    redo();
    expect([circumstances.value, winningTile.value]).toEqual([EAST, '9D']);
  });

  it('comes back with its rules where those were changed for the example', async () => {
    await chooseRules('mcr');
    swapHand('[RRR] 123B 456D 678C 9D + 9D', EAST, ['hongkong', 'mcr']);
    undo();
    await expect.poll(() => rulesId.value).toBe('hongkong');
    redo();
    await expect.poll(() => rulesId.value).toBe('mcr');
  });

  it('is a step of its own where the tiles are the same', () => {
    swapHand(OWN, EAST);
    expect(circumstances.value).toEqual(EAST);
    undo();
    expect(circumstances.value).toEqual(SOUTH);
  });
});
