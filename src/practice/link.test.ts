import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULES, RULES_IDS, type RulesId } from '../rules/list.ts';
import { drawHand } from './draw.ts';
import { LEVELS } from './levels.ts';
import { formatHand, readHand, rulesOfLink } from './link.ts';

describe('a link', () => {
  it.each(RULES_IDS)(
    'brings back every hand of %s, with its score',
    (id) => {
      fc.assert(
        fc.property(fc.nat(), fc.constantFrom(...LEVELS[id]), (seed, level) => {
          const { entry, score } = drawHand(RULES[id], level, seed);
          const text = formatHand(id, entry);
          expect(rulesOfLink(text)).toBe(id);
          const read = readHand(text, RULES[id]);
          expect(read.ok && formatHand(id, read.entry)).toBe(text);
          expect(read.ok && read.score).toEqual(score);
        }),
        { numRuns: 300 },
      );
    },
    60_000,
  );

  it('reads as the rulebook writes', () => {
    const mhing = readHand('mhing/123B.456B.789B.333D.EE', RULES.mhing);
    expect(mhing.ok && mhing.score.value).toBe(3);
    const mcr = readHand('mcr/(2222B).[6666D].345C.789C.S.2F.+S~drawn~SE~lastTile', RULES.mcr);
    expect(mcr.ok && mcr.entry.won).toEqual({
      winningTile: 'S',
      selfDrawn: true,
      seatWind: 'S',
      roundWind: 'E',
      events: ['lastTile'],
    });
  });

  const REFUSED: readonly (readonly [string, string])[] = [
    ['mhing/', 'incomplete'],
    ['mhing', 'notation'],
    ['mhing/123B.456B.789B.333D.E', 'incomplete'],
    ['mhing/123B.456B.789B.333D.EN', 'cards'],
    ['mhing/11111B.456B.789B.33D.EE', 'cards'],
    ['mhing/123B.456B.789B.333D.EE~drawn', 'how'],
    ['mhing/%%%', 'notation'],
    ['mhing/<script>', 'notation'],
    [`mhing/${'1B.'.repeat(5000)}`, 'notation'],
    ['mcr/123B.456B.789B.333D.EE', 'how'],
    ['mcr/123B.456B.789B.333D.EE~claimed~EE', 'cards'],
    ['mcr/123B.456B.789B.333D.E.+E~claimed', 'how'],
    ['mcr/123B.456B.789B.333D.E.+E~stolen~EE', 'how'],
    ['mcr/123B.456B.789B.333D.E.+E~claimed~EX', 'how'],
    ['mcr/123B.456B.789B.333D.E.+E~claimed~EEE', 'how'],
    ['mcr/123B.456B.789B.333D.E.+E~claimed~EE~toString', 'how'],
    ['mcr/123B.456B.789B.333D.E.+E~claimed~EE~lastTile.lastTile', 'how'],
    ['mcr/123B.456B.789B.333D.E.+E~claimed~EE~lastTile~more', 'how'],
    ['mcr/123B.456B.789B.333D.E.+E~claimed~EE~replacement', 'cards'],
    ['hongkong/123B.456B.789B.333D.E.+E~claimed~EE~lastOfKind', 'how'],
  ];
  it.each(REFUSED)('%.60s is refused: %s', (text, why) => {
    const rules = RULES[rulesOfLink(text) ?? 'mhing'];
    expect(readHand(text, rules)).toMatchObject({ ok: false, why });
  });

  it('never throws, whatever it holds', () => {
    const piece = fc.constantFrom(
      '1',
      '5',
      'B',
      'C',
      'E',
      '[',
      ']',
      '(',
      ')',
      '.',
      '+',
      '~',
      'drawn',
      'EE',
      '=',
      'J',
      '/',
    );
    fc.assert(
      fc.property(
        fc.constantFrom<RulesId>(...RULES_IDS),
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 40 }).map((parts) => parts.join('')),
        ),
        (id, text) => {
          readHand(`${id}/${text}`, RULES[id]);
          rulesOfLink(text);
        },
      ),
    );
  });

  it('is about a rule set of ours', () => {
    expect(['mhing/x', 'riichi/x', '', 'constructor/x'].map(rulesOfLink)).toEqual(['mhing', null, null, null]);
  });
});
