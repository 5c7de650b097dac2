/**
 * The fans of a reading: how often each element holds in it, and which of them score (H5, H11). Every condition is asked
 * once a reading; the counts are kept in one array that the next reading uses again.
 */
import { CONDITIONS, REFUSALS } from './conditions.ts';
import { ELEMENTS, type ElementId, SPECIAL_FANS, SPECIALS } from './elements.ts';
import type { Facts } from './facts.ts';
import { ALL_DRAGON_TRIPLETS } from './features.ts';
import type { House } from './points.ts';

const AT = new Map<string, number>(ELEMENTS.map(({ id }, at) => [id, at]));
const placeOf = (id: ElementId): number => AT.get(id) ?? -1;

/** Elements that another one always brings along, and which one (H11). */
export const CONTAINED_IN: Readonly<Partial<Record<ElementId, ElementId>>> = {
  dragonPung: 'smallThreeDragons',
  concealedHand: 'sevenPairs',
};

/** The elements in the order of the table. */
export const ROWS = ELEMENTS.map(({ id, value }, at) => {
  const keeper = CONTAINED_IN[id];
  return {
    id,
    at,
    value,
    holds: CONDITIONS[id],
    refusal: REFUSALS[id],
    keeper,
    keeperAt: keeper ? placeOf(keeper) : -1,
  };
});
export type Row = (typeof ROWS)[number];

/** How often each element holds in the reading looked at last. */
const counts = new Uint8Array(ROWS.length);
export const countOf = ({ at }: Row): number => counts[at] as number;

/** Without one of these no special hand holds, so that most hands need not be asked about each. */
const mayBeSpecial = ({ triplets, nineGates, features, form }: Facts): boolean =>
  triplets === 4 || nineGates || (features & ALL_DRAGON_TRIPLETS) === ALL_DRAGON_TRIPLETS || form === 'thirteenWonders';

/** Whether the row holds but is left to the element that contains it. */
export const isContained = ({ keeperAt }: Row, { overlap }: House): boolean =>
  keeperAt >= 0 && overlap === 'stricterOnly' && (counts[keeperAt] as number) > 0;

export const isRefused = ({ refusal }: Row, facts: Facts, house: House): boolean =>
  refusal?.refuses(facts, house) ?? false;

/** Counts the elements of a reading, and answers with the place of the special hand: the first of several, or -1. */
export function lookAt(facts: Facts, house: House): number {
  let special = -1;
  const asked = mayBeSpecial(facts);
  if (!asked) counts.fill(0, 0, SPECIALS);
  for (let at = asked ? 0 : SPECIALS; at < ROWS.length; at += 1) {
    const row = ROWS[at] as Row;
    const count = Number(row.holds(facts, house));
    counts[at] = count;
    if (at < SPECIALS && count > 0 && special < 0 && !isRefused(row, facts, house)) special = at;
  }
  return special;
}

/** The places of all special hands that the reading looked at last is. */
export const specialsHeld = (facts: Facts, house: House): readonly number[] =>
  ROWS.slice(0, SPECIALS).flatMap((row) => (countOf(row) > 0 && !isRefused(row, facts, house) ? [row.at] : []));

/** The fans of the reading looked at last. */
export function fansOf(special: number, facts: Facts, house: House): number {
  if (special >= 0) return SPECIAL_FANS;
  let fans = 0;
  for (let at = SPECIALS; at < ROWS.length; at += 1) {
    const count = counts[at] as number;
    if (count === 0) continue;
    const row = ROWS[at] as Row;
    if (!isContained(row, house) && !isRefused(row, facts, house)) fans += count * row.value;
  }
  return fans;
}

/** Fans of flowers and seasons that are held, which a least hand does not count (H4). */
export const BONUS_FANS = ['seatFlower', 'seatSeason', 'allFlowers', 'allSeasons'] as const;
const HELD = BONUS_FANS.map(placeOf);

/** What these add up to in the reading looked at last. */
export function bonusFans(): number {
  let fans = 0;
  for (const at of HELD) fans += (counts[at] as number) * (ROWS[at] as Row).value;
  return fans;
}
