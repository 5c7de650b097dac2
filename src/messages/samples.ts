/** Hands to try while the picker is empty, the same in every language; their lines are `firstRun.samples`. */
export const SAMPLES = [
  { id: 'most', rules: 'mhing', hand: '123B 123B 123B 123B 55B FFFFFFFF' },
  { id: 'jokers', rules: 'mhing', hand: '[12J=3D] 456D 78D J RRR 5D J F' },
  { id: 'sevenPairs', rules: 'mhing', hand: '11B 33B 66D 99D 44C EE RR' },
] as const;
