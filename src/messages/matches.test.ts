import { describe, expect, it } from 'vitest';
import { matches } from './matches.ts';

describe('finding', () => {
  it.each([
    ['', ['any']],
    ['  ROYAL ', ['Royal Run']],
    ['run royal', ['Royal Run']],
    ['siec', ['Sieć']],
    ['pelny', ['Pełny']],
    ['konigsstrasse', ['Königsstraße']],
    ['KÖNIGSSTRASSE', ['Königsstraße']],
    ['七對', ['七對子']],
    ['two three', ['two', undefined, 'three']],
  ] as const)('%j is in %j', (question, texts) => expect(matches(question, texts)).toBe(true));

  it('asks for every word', () => expect(matches('royal flush', ['Royal Run'])).toBe(false));
});
