/** The best reading of a hand: every split, with every element that the winning tile may complete. */
import { FIRST_WIND, KINDS, type Kind, kindOf, type Wind } from '../../tiles/tiles.ts';
import type { HowWon } from '../entry.ts';
import type { DeclaredCode, Hand } from '../hand.ts';
import { type Counts, eachReading, newGlimpse, type SetCode, tripletCode } from '../readings.ts';
import { evaluate } from './evaluate.ts';
import { isLastOfKind } from './events.ts';
import { type Facts, NO_PLACE, type Split } from './facts.ts';
import { FANS } from './fans.ts';
import { FRAMES, inFrame, otherForm } from './forms.ts';
import { scored } from './found.ts';
import type { InForce } from './in-force.ts';
import { type KindBits, SUIT_KINDS, suitCount } from './tile-fans.ts';

const SETS = 4;

/** The kinds of which there is at least one. */
function kindsIn(counts: Counts): KindBits {
  let suits = 0;
  let honors = 0;
  for (let kind = 0; kind < FIRST_WIND; kind += 1) if ((counts[kind] as number) > 0) suits |= 1 << kind;
  for (let kind = FIRST_WIND; kind < KINDS; kind += 1) {
    if ((counts[kind] as number) > 0) honors |= 1 << (kind - FIRST_WIND);
  }
  return { suits, honors };
}

const glimpse = newGlimpse();
let splits: Split[] = [];
let frame = 0;
let setsInSplit = SETS;

const keep = (): void => {
  const { sets, pair } = glimpse;
  if (setsInSplit === 1) splits.push({ form: 'knittedStraight', sets: [sets[0] as SetCode], pair, frame });
  else {
    const all = [sets[0] as SetCode, sets[1] as SetCode, sets[2] as SetCode, sets[3] as SetCode];
    splits.push({ form: 'standard', sets: all, pair, frame: 0 });
  }
};

/** Declared sets stand behind the free ones, which the walk writes. */
function placeDeclared(declared: readonly DeclaredCode[], free: number): void {
  for (let at = 0; at < declared.length; at += 1) glimpse.sets[free + at] = (declared[at] as DeclaredCode).code;
}

const beside = new Uint8Array(KINDS);

/** Every way to see the free tiles, which are `counts`, beside the declared sets. */
export function findSplits(counts: Counts, declared: readonly DeclaredCode[]): readonly Split[] {
  splits = [];
  setsInSplit = SETS;
  const free = { counts, jokers: 0 };
  placeDeclared(declared, SETS - declared.length);
  eachReading(free, SETS - declared.length, glimpse, keep);
  if (declared.length > 1) return splits;
  const present = kindsIn(counts);
  setsInSplit = 1;
  for (const knitted of FRAMES) {
    if ((knitted & ~present.suits) !== 0) continue;
    for (let kind = 0; kind < KINDS; kind += 1) {
      beside[kind] = (counts[kind] as number) - (inFrame(knitted, kind) ? 1 : 0);
    }
    frame = knitted;
    placeDeclared(declared, 1 - declared.length);
    eachReading({ counts: beside, jokers: 0 }, 1 - declared.length, glimpse, keep);
  }
  if (declared.length === 1) return splits;
  const form = otherForm(counts, present);
  if (form) splits.push({ form, sets: [], pair: -1, frame: 0 });
  return splits;
}

/** Of one suit and none declared: 1112345678999 before the winning tile. */
function isNineGates(counts: Counts, winning: Kind, { suits, honors }: KindBits): boolean {
  if (honors !== 0 || suitCount(suits) !== 1) return false;
  const first = 9 * Math.floor(winning / 9);
  if (((suits >> first) & SUIT_KINDS) !== SUIT_KINDS) return false;
  for (let number = 0; number < 9; number += 1) {
    const before = (counts[first + number] as number) - (first + number === winning ? 1 : 0);
    if (before !== (number === 0 || number === 8 ? 3 : 1)) return false;
  }
  return true;
}

/** How a hand was won, as far as the tiles do not say it. */
export type Winning = Pick<HowWon, 'selfDrawn' | 'events' | 'seatWind' | 'roundWind'>;

const pungOf = (wind: Wind): SetCode => tripletCode(kindOf(wind));

/** `counts` are the free tiles and `held` all of them, the winning tile among both. */
export function factsOf(hand: Hand, counts: Counts, held: Counts, winning: Kind, won: Winning, rules: InForce): Facts {
  const { declared } = hand;
  const freeSets = SETS - declared.length;
  let openKongs = 0;
  let concealedKongs = 0;
  let exposedSets = 0;
  for (let at = 0; at < declared.length; at += 1) {
    const { quad, group } = declared[at] as DeclaredCode;
    if (group.exposed) exposedSets += 1;
    if (!quad) continue;
    if (group.exposed) openKongs |= 1 << (freeSets + at);
    else concealedKongs |= 1 << (freeSets + at);
  }
  let suitHogs = 0;
  let honorHogs = 0;
  for (let kind = 0; kind < KINDS; kind += 1) {
    if (held[kind] !== 4 || (declared.length > 0 && isKong(declared, kind))) continue;
    if (kind < FIRST_WIND) suitHogs += 1;
    else honorHogs += 1;
  }
  const present = kindsIn(held);
  const { selfDrawn, events } = won;
  return {
    rules,
    present,
    freeSets,
    openKongs,
    concealedKongs,
    exposedSets,
    suitHogs,
    honorHogs,
    winning,
    selfDrawn,
    replacement: events.includes('replacement'),
    robbingKong: events.includes('robbingKong'),
    lastTile: events.includes('lastTile'),
    lastOfKind: events.includes('lastOfKind') || (exposedSets > 0 && isLastOfKind(hand, winning)),
    seatPung: pungOf(won.seatWind),
    roundPung: pungOf(won.roundWind),
    nineGates: declared.length === 0 && isNineGates(counts, winning, present),
    counts,
    held,
    declared: declared.length,
    soleWait: null,
  };
}

export function isKong(declared: readonly DeclaredCode[], kind: Kind): boolean {
  for (const { quad, code } of declared) if (quad && code === tripletCode(kind)) return true;
  return false;
}

/** The best of all readings, without flowers. */
export interface Best {
  split: Split | null;
  completed: number;
  sum: number;
}

const best: Best = { split: null, completed: NO_PLACE, sum: 0 };
let bestScored = new Uint8Array(FANS.length);
let otherScored = new Uint8Array(FANS.length);
/** For each split in turn, the most that it is worth. */
let sums: number[] = [];
let last: Split | null = null;

/** Whether the fans of one total show before those of another: more of the first in which they differ (C19). */
function showsFirst(one: Uint8Array, other: Uint8Array): boolean {
  for (let fan = 0; fan < one.length; fan += 1)
    if (one[fan] !== other[fan]) return (one[fan] as number) > (other[fan] as number);
  return false;
}

function offer(split: Split, completed: number, sum: number): void {
  if (split !== last) sums.push(sum);
  else if (sum > (sums[sums.length - 1] as number)) sums[sums.length - 1] = sum;
  last = split;
  if (best.split && sum < best.sum) return;
  scored(otherScored);
  if (best.split && sum === best.sum && !showsFirst(otherScored, bestScored)) return;
  best.split = split;
  best.completed = completed;
  best.sum = sum;
  [bestScored, otherScored] = [otherScored, bestScored];
}

/** The answer is reused for the next hand. `worths` gets what each split is worth, in their order. */
export function findBest(
  found: readonly Split[],
  facts: Facts,
): { readonly best: Readonly<Best>; readonly worths: readonly number[] } {
  best.split = null;
  sums = [];
  last = null;
  for (let at = 0; at < found.length; at += 1) evaluate(found[at] as Split, facts, offer);
  return { best, worths: sums };
}
