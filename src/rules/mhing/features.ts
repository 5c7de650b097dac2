/**
 * What the elements ask about a set or a pair, as bits: a reading's answer is the OR of its parts.
 */
import { FIRST_DRAGON, FIRST_WIND, type Kind, numberOfKind, suitIndexOfKind } from '../../tiles/tiles.ts';

export const SUIT_BITS = 0b111;
export const WIND_BIT = 1 << 3;
export const DRAGON_BIT = 1 << 4;
export const HONOR_BITS = WIND_BIT | DRAGON_BIT;
/** All three suits, a wind and a dragon. */
export const EVERYTHING = SUIT_BITS | HONOR_BITS;
/** Some card is above 5, or an honor. */
export const NOT_LOW = 1 << 5;
/** Some card is below 5, or an honor. */
export const NOT_HIGH = 1 << 6;

export function featuresOfKind(kind: Kind): number {
  if (kind >= FIRST_DRAGON) return DRAGON_BIT | NOT_LOW | NOT_HIGH;
  if (kind >= FIRST_WIND) return WIND_BIT | NOT_LOW | NOT_HIGH;
  const number = numberOfKind(kind);
  return (1 << suitIndexOfKind(kind)) | (number > 5 ? NOT_LOW : 0) | (number < 5 ? NOT_HIGH : 0);
}

export const isLow = (features: number): boolean => (features & NOT_LOW) === 0;
export const isHigh = (features: number): boolean => (features & NOT_HIGH) === 0;
export const hasHonors = (features: number): boolean => (features & HONOR_BITS) !== 0;
export const hasEverything = (features: number): boolean => (features & EVERYTHING) === EVERYTHING;

const SUITS_SEEN = [0, 1, 1, 2, 1, 2, 2, 3] as const;
export const suitsIn = (features: number): number => SUITS_SEEN[features & SUIT_BITS] as number;
