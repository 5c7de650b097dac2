/** Chance that can be had again: the same seed gives the same numbers, on every phone. */

export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  /** Whether something happens that does so `share` of the times. */
  happens(share: number): boolean;
  /** undefined of an empty list alone. */
  pick<One>(list: readonly One[]): One | undefined;
  /** The place of one of the weights, as often as its share of their sum. */
  weighted(weights: readonly number[]): number;
  shuffled<One>(list: readonly One[]): One[];
}

/** Mulberry32: 32 bits of state, far more than enough for hands of cards. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    happens: (share) => next() < share,
    pick: (list) => list[below(list.length)],
    weighted: (weights) => {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      for (const [at, weight] of weights.entries()) {
        left -= weight;
        if (left < 0) return at;
      }
      return weights.length - 1;
    },
    shuffled: (list) => {
      const mixed = [...list];
      for (let at = mixed.length - 1; at > 0; at -= 1) {
        const other = below(at + 1);
        const kept = mixed[at] as (typeof mixed)[number];
        mixed[at] = mixed[other] as (typeof mixed)[number];
        mixed[other] = kept;
      }
      return mixed;
    },
  };
}
