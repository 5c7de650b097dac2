/**
 * The two non-standard forms. Each function answers with the cards in their places, or null; jokers take a lawful place of
 * our choice, since which one changes nothing. Laid-down sets rule both forms out, which is for the caller to see to.
 */
import { FIRST_WIND, KINDS, type Kind } from '../../tiles/tiles.ts';
import { dealer, type Free, placedTile } from '../readings.ts';
import type { Group, PlacedTile } from '../score.ts';

/** Kinds of seven pairs, ascending, or null. `fourAlike`: whether two of the pairs may be equal (M5). */
function pairKinds({ counts, jokers }: Free, fourAlike: boolean): Kind[] | null {
  const kinds: Kind[] = [];
  let singles = 0;
  for (let kind = 0; kind < KINDS; kind += 1) {
    const count = counts[kind] as number;
    if (count > 2 && !fourAlike) return null;
    singles += count % 2;
    for (let held = count; held > 0; held -= 2) kinds.push(kind);
  }
  if (singles > jokers) return null;
  for (let kind = FIRST_WIND; kinds.length < 7; kind = (kind + 1) % KINDS) if (!kinds.includes(kind)) kinds.push(kind);
  return kinds.sort((a, b) => a - b);
}

export function sevenPairs(free: Free, fourAlike: boolean): Group[] | null {
  const kinds = pairKinds(free, fourAlike);
  if (!kinds) return null;
  const deal = dealer(free.counts);
  return kinds.map((kind) => ({ shape: 'pair', tiles: [deal(kind), deal(kind)], exposed: false }));
}

/** Cards of a suit that touch each other make a sequence or a pair likely; they are at least this far apart. */
const APART = 3;

const isFree = (places: readonly boolean[], suit: number, number: number): boolean => {
  for (let near = Math.max(0, number - APART + 1); near <= Math.min(8, number + APART - 1); near += 1) {
    if (places[9 * suit + near]) return false;
  }
  return true;
};

/** Fourteen cards of which no two connect; jokers fill the missing honors first, then gaps in the suits (M20). */
export function nothingConnects({ counts, jokers }: Free): { cards: PlacedTile[]; allHonors: boolean } | null {
  const places: boolean[] = [];
  for (let kind = 0; kind < KINDS; kind += 1) {
    const count = counts[kind] as number;
    if (count > 1) return null;
    if (count === 1 && kind < FIRST_WIND && !isFree(places, Math.floor(kind / 9), kind % 9)) return null;
    places.push(count === 1);
  }
  let left = jokers;
  for (let kind = FIRST_WIND; kind < KINDS && left > 0; kind += 1) {
    if (places[kind]) continue;
    places[kind] = true;
    left -= 1;
  }
  for (let kind = 0; kind < FIRST_WIND && left > 0; kind += 1) {
    if (!isFree(places, Math.floor(kind / 9), kind % 9)) continue;
    places[kind] = true;
    left -= 1;
  }
  if (left > 0) return null;
  const cards: PlacedTile[] = [];
  let allHonors = true;
  for (let kind = 0; kind < KINDS; kind += 1) {
    if (places[kind]) cards.push(placedTile(kind, counts[kind] === 0));
    else if (kind >= FIRST_WIND) allHonors = false;
  }
  return { cards, allHonors };
}
