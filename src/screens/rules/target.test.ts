import { describe, expect, it } from 'vitest';
import { toTarget } from './target.ts';

describe('what an address is about', () => {
  it.each([
    ['', { rules: 'mhing' }],
    ['mcr', { rules: 'mcr' }],
    ['mcr/', { rules: 'mcr' }],
    ['hongkong/allPungs', { rules: 'hongkong', element: 'allPungs' }],
    ['mcr/allPungs', { rules: 'mcr', element: 'allPungs' }],
    ['mcr/C8', { rules: 'mcr', ruling: 'C8' }],
    // As addresses once were.
    ['royalRun', { rules: 'mhing', element: 'royalRun' }],
    ['nineGates', { rules: 'hongkong', element: 'nineGates' }],
    // What nobody knows.
    ['mcr/royalRun', { rules: 'mcr' }],
    ['mcr/allPungs/more', { rules: 'mcr' }],
    ['toString', { rules: 'mhing' }],
    ['no such thing', { rules: 'mhing' }],
  ] as const)('%s', (argument, target) => {
    expect(toTarget(argument, 'mhing')).toEqual(target);
  });

  it('takes the chosen rule set first where two know an element', () => {
    expect(toTarget('nineGates', 'mcr')).toEqual({ rules: 'mcr', element: 'nineGates' });
  });
});
