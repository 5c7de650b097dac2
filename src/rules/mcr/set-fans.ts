/** The fans that are scored for each set, and which of them combinations of the same sets exclude. */
import { FIRST_DRAGON, FIRST_WIND } from '../../tiles/tiles.ts';
import { isSequence, lowestOf, SET_CODES, type SetCode } from '../readings.ts';
import { newSelection } from './combine.ts';
import type { Facts } from './facts.ts';
import { FANS, type Fan, fanOf } from './fans.ts';
import { TERMINALS } from './tile-fans.ts';

/** The combining fans selected in the reading under evaluation. */
export const selection = newSelection();

/* The `set` fans as bits, to say which of them a combining fan excludes as made of the same sets. */
const SET_FANS = ['dragonPung', 'prevalentWind', 'seatWind', 'pungOfTerminalsOrHonors'] as const;
export const DRAGON_PUNG = 1;
export const PREVALENT_WIND = 2;
export const SEAT_WIND = 4;
export const TERMINAL_PUNG = 8;
export const OWN_SET_FANS = Uint8Array.from(FANS, ({ own }) =>
  SET_FANS.reduce((bits, id, at) => ((own as readonly string[]).includes(id) ? bits | (1 << at) : bits), 0),
);
/** What a pung shows by itself, the winds of seat and round apart. */
const PUNG_BITS = Uint8Array.from({ length: SET_CODES }, (_, code) => {
  const lowest = lowestOf(code);
  if (isSequence(code)) return 0;
  if (lowest >= FIRST_DRAGON) return DRAGON_PUNG;
  return lowest >= FIRST_WIND || ((TERMINALS >> lowest) & 1) === 1 ? TERMINAL_PUNG : 0;
});

/** The `set` fans of a set: a wind of the seat or the round is no Pung of Terminals or Honors. */
export function setFansOf(code: SetCode, { seatPung, roundPung }: Facts): number {
  const winds = (code === seatPung ? SEAT_WIND : 0) | (code === roundPung ? PREVALENT_WIND : 0);
  return winds !== 0 ? winds : (PUNG_BITS[code] as number);
}

/** Which `set` fans of a set the selected combinations exclude. */
export function ownStruck(place: number): number {
  let bits = 0;
  for (let at = 0; at < selection.count; at += 1) {
    if ((((selection.parts[at] as number) >> place) & 1) === 1)
      bits |= OWN_SET_FANS[selection.fans[at] as Fan] as number;
  }
  return bits;
}

/** For each `set` fan its bit and its place in the table. */
export const SET_FAN_BITS: readonly (readonly [bit: number, fan: Fan])[] = SET_FANS.map((id, at) => [
  1 << at,
  fanOf(id),
]);
