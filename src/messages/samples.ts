/** Hands to try while the picker is empty, the same in every language; their lines are `firstRun.samples`. */
export const SAMPLES = [
  { id: 'most', rules: 'mhing', hand: '123B 123B 123B 123B 55B FFFFFFFF' },
  { id: 'jokers', rules: 'mhing', hand: '[12J=3D] 456D 78D J RRR 5D J F' },
  { id: 'sevenPairs', rules: 'mhing', hand: '11B 33B 66D 99D 44C EE RR' },
  { id: 'wonders', rules: 'hongkong', hand: '19B 19D 19C ESWN RGP + P' },
  { id: 'kongs', rules: 'hongkong', hand: '[PPP] [5555D] (2222B) 34C 99C 1F 1Y + 5C' },
  { id: 'oneSuit', rules: 'hongkong', hand: '[666B] 123B 345B 777B 9B + 9B' },
  { id: 'gates', rules: 'mcr', hand: '111B 2345678B 999B + 5B' },
  { id: 'twoKongs', rules: 'mcr', hand: '(6666D) (2222B) 345C 789C S + S' },
  { id: 'chows', rules: 'mcr', hand: '123B 123C 456B 456C 9D + 9D' },
] as const;
