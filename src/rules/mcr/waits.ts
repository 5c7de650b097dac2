/**
 * Every tile that completes a hand one tile short, in any form (C21), as bits of kinds.
 *
 * A standard hand splits by suits and honors into blocks that do not mix. Complete, one block holds the pair, and has two
 * tiles more than a multiple of three; the others are sets alone. One tile short, either one block has one tile too many
 * and waits for its pair or set, or two blocks have two too many, and one of them is completed while the other has the pair.
 */
import { FIRST_WIND, KINDS, type Kind } from '../../tiles/tiles.ts';
import type { Counts } from '../readings.ts';
import type { Facts } from './facts.ts';
import { bitsIn, FRAMES } from './forms.ts';

import { ALL_HONORS, type KindBits, TERMINALS } from './tile-fans.ts';

/** Whether the nine counts of a suit from `first` on, with one more of kind `more` and without a pair, are sets alone. */
function areSets(counts: Counts, first: Kind, more: Kind, pair: Kind): boolean {
  let begun = 0;
  let begunBefore = 0;
  for (let kind = first; kind < first + 9; kind += 1) {
    let left = (counts[kind] as number) - begun - begunBefore;
    if (kind === more) left += 1;
    if (kind === pair) left -= 2;
    if (left < 0) return false;
    begunBefore = begun;
    begun = left % 3;
  }
  return begun === 0 && begunBefore === 0;
}

function areSetsAndPair(counts: Counts, first: Kind, more: Kind): boolean {
  for (let pair = first; pair < first + 9; pair += 1) {
    if ((counts[pair] as number) + (pair === more ? 1 : 0) >= 2 && areSets(counts, first, more, pair)) return true;
  }
  return false;
}

const NO_KIND = -1;
/** Blocks: the three suits, then each honor. */
const BLOCKS = 10;
const firstOf = (block: number): Kind => (block < 3 ? 9 * block : FIRST_WIND + block - 3);
const excess = new Uint8Array(BLOCKS);

/** Fills `excess` with what each block has beyond a multiple of three; answers with their sum. */
function findExcess(counts: Counts): number {
  let sum = 0;
  for (let block = 0; block < BLOCKS; block += 1) {
    const first = firstOf(block);
    let tiles = counts[first] as number;
    if (block < 3) for (let kind = first + 1; kind < first + 9; kind += 1) tiles += counts[kind] as number;
    excess[block] = tiles % 3;
    sum += tiles % 3;
  }
  return sum;
}

const setsAlone = (counts: Counts, block: number): boolean =>
  block < 3 ? areSets(counts, firstOf(block), NO_KIND, NO_KIND) : counts[firstOf(block)] !== 4;
const setsAndPair = (counts: Counts, block: number): boolean =>
  block < 3 ? areSetsAndPair(counts, firstOf(block), NO_KIND) : counts[firstOf(block)] === 2;

/** Whether the tiles are sets and a pair. */
function isStandard(counts: Counts): boolean {
  if (findExcess(counts) !== 2) return false;
  for (let block = 0; block < BLOCKS; block += 1) {
    if (excess[block] === 1) return false;
    if (!(excess[block] === 2 ? setsAndPair(counts, block) : setsAlone(counts, block))) return false;
  }
  return true;
}

function note(kind: Kind, waits: KindBits): void {
  if (kind < FIRST_WIND) waits.suits |= 1 << kind;
  else waits.honors |= 1 << (kind - FIRST_WIND);
}

/** Adds the kinds of a block that make sets of it, or sets and a pair. */
function completeBlock(counts: Counts, block: number, pairToo: boolean, waits: KindBits): void {
  const first = firstOf(block);
  if (block >= 3) {
    if ((counts[first] as number) < 4) note(first, waits);
    return;
  }
  for (let kind = first; kind < first + 9; kind += 1) {
    if (pairToo ? areSetsAndPair(counts, first, kind) : areSets(counts, first, kind, NO_KIND)) note(kind, waits);
  }
}

/** Adds what completes sets and a pair. */
function standardWaits(counts: Counts, waits: KindBits): void {
  const sum = findExcess(counts);
  if (sum !== 1 && sum !== 4) return;
  let one = -1;
  let other = -1;
  for (let block = 0; block < BLOCKS; block += 1) {
    const over = excess[block] as number;
    if (over === 0) {
      if (!setsAlone(counts, block)) return;
    } else if (sum === 4 && over === 1) return;
    else if (one < 0) one = block;
    else other = block;
  }
  if (sum === 1) {
    completeBlock(counts, one, true, waits);
    return;
  }
  if (setsAndPair(counts, other)) completeBlock(counts, one, false, waits);
  if (setsAndPair(counts, one)) completeBlock(counts, other, false, waits);
}

const rest = new Uint8Array(KINDS);

/** Adds what completes a knitted straight: the frame's last tile, or the set and pair beside a whole frame. */
function knittedWaits(counts: Counts, present: KindBits, waits: KindBits): void {
  for (let at = 0; at < FRAMES.length; at += 1) {
    const frame = FRAMES[at] as number;
    const missing = frame & ~present.suits;
    if ((missing & (missing - 1)) !== 0) continue;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const inFrame = kind < FIRST_WIND && (((frame & ~missing) >> kind) & 1) === 1;
      rest[kind] = (counts[kind] as number) - (inFrame ? 1 : 0);
    }
    if (missing === 0) standardWaits(rest, waits);
    else if (isStandard(rest)) waits.suits |= missing;
  }
}

/** Adds what completes seven pairs, thirteen orphans, or honors and knitted tiles; none of them has a declared set. */
function otherWaits(counts: Counts, present: KindBits, waits: KindBits): void {
  let odd = NO_KIND;
  let odds = 0;
  let alike = 0;
  for (let kind = 0; kind < KINDS; kind += 1) {
    const count = counts[kind] as number;
    if (count > 1) alike += 1;
    if (count % 2 === 0) continue;
    odds += 1;
    odd = kind;
  }
  if (odds === 1) note(odd, waits);
  if ((present.suits & ~TERMINALS) === 0) {
    const [suits, honors] = [TERMINALS & ~present.suits, ALL_HONORS & ~present.honors];
    if (alike === 0) {
      waits.suits |= TERMINALS;
      waits.honors |= ALL_HONORS;
    } else if (bitsIn(suits) + bitsIn(honors) === 1) {
      waits.suits |= suits;
      waits.honors |= honors;
    }
  }
  if (alike > 0) return;
  for (const frame of FRAMES) {
    if ((present.suits & ~frame) !== 0) continue;
    waits.suits |= frame & ~present.suits;
    waits.honors |= ALL_HONORS & ~present.honors;
  }
}

/** Every kind that completes 13 tiles of which `counts` are free and the others in `declared` sets. */
export function waitsFor(counts: Counts, declared: number, waits: KindBits): void {
  waits.suits = 0;
  waits.honors = 0;
  standardWaits(counts, waits);
  if (declared > 1) return;
  const present = { suits: 0, honors: 0 };
  for (let kind = 0; kind < KINDS; kind += 1) if ((counts[kind] as number) > 0) note(kind, present);
  knittedWaits(counts, present, waits);
  if (declared === 0) otherWaits(counts, present, waits);
}

const before = new Uint8Array(KINDS);
const found: KindBits = { suits: 0, honors: 0 };

/** Whether the hand without its winning tile waited for that alone, a fifth copy apart (C8). */
export function isSoleWait(hand: Facts): boolean {
  hand.soleWait ??= findSoleWait(hand);
  return hand.soleWait;
}

function findSoleWait({ counts, held, declared, winning, rules: { house } }: Facts): boolean {
  for (let kind = 0; kind < KINDS; kind += 1) before[kind] = counts[kind] as number;
  before[winning] = (before[winning] as number) - 1;
  waitsFor(before, declared, found);
  let { suits, honors } = found;
  if (house.fifthCopyWaits === 'no') {
    for (let kind = 0; kind < KINDS; kind += 1) {
      if ((held[kind] as number) < 4 || kind === winning) continue;
      if (kind < FIRST_WIND) suits &= ~(1 << kind);
      else honors &= ~(1 << (kind - FIRST_WIND));
    }
  }
  return (suits === 0 || honors === 0) && (suits & (suits - 1)) === 0 && (honors & (honors - 1)) === 0;
}
