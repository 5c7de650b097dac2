/** Fans to points (H2), the steeper tables (H18), what nothing is worth (H3), and the least hand (H4). */
import type { Settled } from '../house-rules.ts';
import type { HOUSE_RULES } from './house-rules.ts';

export type House = Settled<typeof HOUSE_RULES>;

/** The least fans to win with (H4). */
export const MINIMUM: Readonly<Record<House['minFans'], number>> = { none: 0, one: 1, three: 3 };

/** Points by fans, from 0 to 13; 0 fans are only worth them where a hand without fans may win. */
const TABLES: Readonly<Record<House['table'], readonly number[]>> = {
  stepped: [1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64, 128],
  halfSpicy: [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384],
  spicy: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192],
};
const LIMITS: Readonly<Record<House['limit'], number>> = { ten: 10, thirteen: 13 };

/** Fans above the limit read as the limit, and so do those of special hands. */
export function toPoints(fans: number, { table, limit, zeroFans }: House): number {
  if (fans <= 0 && zeroFans === 'drawn') return 0;
  return TABLES[table][Math.max(0, Math.min(fans, LIMITS[limit]))] as number;
}

/** The most that a hand can be worth. */
export const limitPoints = (house: House): number => toPoints(LIMITS[house.limit], house);
