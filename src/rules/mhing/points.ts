/** Credits to points: one step of the rulebook's table a row. */

/** From how many credits on, how many points. */
const STEPS: readonly (readonly [credits: number, points: number])[] = [
  [0, 0],
  [1, 2],
  [2, 4],
  [3, 8],
  [4, 16],
  [5, 32],
  [8, 64],
  [11, 128],
  [14, 256],
  [17, 512],
  [20, 1024],
  [23, 2048],
  [26, 4096],
  [29, 8192],
  [32, 16_384],
  [35, 32_768],
  [38, 65_536],
  [41, 131_072],
];

/** Points for a total of credits; more than 41 cannot be scored and reads as 41. */
export function toPoints(credits: number): number {
  let points = 0;
  for (const [from, worth] of STEPS) if (credits >= from) points = worth;
  return points;
}
