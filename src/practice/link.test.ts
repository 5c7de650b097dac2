import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHandLink } from '../rules/hand-link.ts';
import { RULES, RULES_IDS } from '../rules/list.ts';
import { drawHand } from './draw.ts';
import { LEVELS } from './levels.ts';
import { formatTask, type LinkedTask, readTask } from './link.ts';

/** As the app opens it; null where the link cannot be read at all, which `rules/hand-link.test.ts` is about. */
function open(link: string): LinkedTask | null {
  const read = parseHandLink(link);
  return read.ok ? readTask(read.hand, RULES[read.hand.rules]) : null;
}

describe('a link', () => {
  it.each(RULES_IDS)(
    'brings back every hand of %s, with its score',
    (id) => {
      fc.assert(
        fc.property(fc.nat(), fc.constantFrom(...LEVELS[id]), (seed, level) => {
          const { entry, score } = drawHand(RULES[id], level, seed);
          const link = formatTask(id, entry);
          const task = open(link);
          expect(task?.ok && formatTask(id, task.entry)).toBe(link);
          expect(task?.ok && task.score).toEqual(score);
        }),
        { numRuns: 300 },
      );
    },
    60_000,
  );

  it('is that of every shared hand', () => {
    const mhing = open('1/mhing/123B-456B-789B-333D-EE');
    expect(mhing?.ok && mhing.score.value).toBe(3);
    const mcr = open('1/mcr/k2222B-o6666D-345C-789C-S-2F-wS/dSEl');
    expect(mcr?.ok && mcr.entry.won).toEqual({
      winningTile: 'S',
      selfDrawn: true,
      seatWind: 'S',
      roundWind: 'E',
      events: ['lastTile'],
    });
  });

  it('is counted by the rulebook, whatever house rules it brings', () => {
    const hand = '1/mhing/123B-123B-123B-123B-55B';
    expect(open(`${hand}/-/groups.once`)).toEqual(open(hand));
  });

  it.each([
    ['1/mhing/-', 'incomplete'],
    ['1/mhing/123B-456B-789B-333D-E', 'incomplete'],
    ['1/mhing/123B-456B-789B-333D-EN', 'problem'],
    ['1/mhing/11111B-456B-789B-33D-EE', 'problem'],
    ['1/mhing/123B-456B-789B-333D-EE/dEE', 'how'],
    ['1/mcr/123B-456B-789B-333D-EE', 'how'],
    ['1/mcr/123B-456B-789B-333D-EE/cEE', 'problem'],
    ['1/mcr/123B-456B-789B-333D-E-wE/cEEr', 'problem'],
    ['1/hongkong/123B-456B-789B-333D-E-wE/cEEo', 'how'],
  ] as const)('%s is no hand to count: %s', (link, why) => {
    expect(open(link)).toMatchObject({ ok: false, why });
  });
});
