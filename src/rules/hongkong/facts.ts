/** Everything that the elements ask about one reading of a hand and about how it was won, looked up once. */
import { BONUS_TILES, KINDS, kindOf, WINDS } from '../../tiles/tiles.ts';
import type { Entry, HowWon, WinEvent } from '../entry.ts';
import type { Hand } from '../hand.ts';
import type { Problem } from '../score.ts';

export type Form = 'standard' | 'sevenPairs' | 'thirteenWonders';

export interface Facts {
  /* Of the reading: written anew for each one. */
  form: Form;
  /** Bits of `features.ts`. */
  features: number;
  /** The sets of a standard reading; quads are triplets (H6). */
  sequences: number;
  triplets: number;
  /* Of the hand. */
  readonly declared: number;
  readonly quads: number;
  /** No exposed set and no exposed quad. */
  readonly concealed: boolean;
  /** Fourteen tiles of one suit that hold 1112345678999, in whatever sets. */
  nineGates: boolean;
  /** A bit for each flower, East's first, then one for each season. */
  readonly bonus: number;
  /* Of how it was won. */
  selfDrawn: boolean;
  readonly replacement: boolean;
  readonly robbingKong: boolean;
  readonly lastTile: boolean;
  /** 0 to 3, East to North. */
  readonly seat: number;
  readonly round: number;
}

const FIRST_NUMBERED = BONUS_TILES.indexOf('1F');

function bonusBits({ bonus }: Entry): number {
  let bits = 0;
  for (const tile of bonus) bits |= 1 << (BONUS_TILES.indexOf(tile) - FIRST_NUMBERED);
  return bits;
}

const has = (won: HowWon | undefined, event: WinEvent): boolean => won?.events.includes(event) ?? false;

/** What is known before a reading is looked at. Without `won` it is a discard that East takes in East's round. */
export function factsOf(hand: Hand, entry: Entry, won: HowWon | undefined): Facts {
  let quads = 0;
  let concealed = true;
  for (const { quad, group } of hand.declared) {
    if (quad) quads += 1;
    if (group.exposed) concealed = false;
  }
  return {
    form: 'standard',
    features: 0,
    sequences: 0,
    triplets: 0,
    declared: hand.declared.length,
    quads,
    concealed,
    nineGates: false,
    bonus: bonusBits(entry),
    selfDrawn: won?.selfDrawn ?? false,
    replacement: has(won, 'replacement'),
    robbingKong: has(won, 'robbingKong'),
    lastTile: has(won, 'lastTile'),
    seat: won ? WINDS.indexOf(won.seatWind) : 0,
    round: won ? WINDS.indexOf(won.roundWind) : 0,
  };
}

/** Whether the tiles are those of Nine Gates: no honor, one suit, no quad (H6, H9). */
export function isNineGates({ held, declared }: Hand): boolean {
  for (const { quad } of declared) if (quad) return false;
  let first = 0;
  while (first < KINDS && held[first] === 0) first += 1;
  if (first % 9 !== 0 || first > 18) return false;
  let tiles = 0;
  for (let kind = first; kind < first + 9; kind += 1) {
    const count = held[kind] as number;
    if (count < (kind === first || kind === first + 8 ? 3 : 1)) return false;
    tiles += count;
  }
  return tiles === 14;
}

const impossible = (event: WinEvent): Problem => ({ why: 'impossibleEvent', event });

/** What contradicts the tiles, or itself, in how a complete hand was won. */
export function wonProblem({ free, held }: Hand, won: HowWon, facts: Facts): Problem | null {
  const kind = kindOf(won.winningTile);
  if (!((free.counts[kind] as number) > 0)) return { why: 'noWinningTile', tile: won.winningTile };
  if (facts.replacement && !(facts.selfDrawn && facts.quads > 0)) return impossible('replacement');
  // No replacement is left after the last tile, so that no quad can be made then (H15).
  const robs = !facts.selfDrawn && !facts.lastTile && held[kind] === 1;
  return facts.robbingKong && !robs ? impossible('robbingKong') : null;
}
