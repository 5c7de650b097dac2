/** The two forms that are not four sets and a pair. Laid-down sets rule both out, which is for the caller to see to. */
import { FIRST_WIND, KINDS, numberOfKind } from '../../tiles/tiles.ts';
import type { Counts } from '../readings.ts';
import type { House } from './points.ts';

const isOrphan = (kind: number): boolean => kind >= FIRST_WIND || numberOfKind(kind) === 1 || numberOfKind(kind) === 9;
const ORPHANS = Uint8Array.from({ length: KINDS }, (_, kind) => Number(isOrphan(kind)));

/** Each dragon, each wind, the 1 and 9 of each suit, and one of them twice; or seven pairs (H14). */
export function formOf(counts: Counts, { sevenPairs }: House): 'sevenPairs' | 'thirteenWonders' | null {
  let pairs = 0;
  let singles = 0;
  let orphans = 0;
  let fours = 0;
  for (let kind = 0; kind < KINDS; kind += 1) {
    const count = counts[kind] as number;
    if (count === 0) continue;
    pairs += count >> 1;
    singles += count & 1;
    if (count === 4) fours += 1;
    if (ORPHANS[kind] === 1) orphans += 1;
  }
  if (orphans === 13 && pairs === 1 && singles === 12) return 'thirteenWonders';
  if (pairs !== 7 || singles > 0 || sevenPairs === 'notPlayed') return null;
  return fours === 0 || sevenPairs === 'fourAlike' ? 'sevenPairs' : null;
}
