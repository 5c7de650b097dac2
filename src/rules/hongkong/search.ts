/**
 * The readings of a complete hand with what each is worth. There are few, since there are no jokers: they are kept in
 * arrays that the next hand uses again.
 */
import { KINDS, type Kind } from '../../tiles/tiles.ts';
import type { Hand } from '../hand.ts';
import { eachReading, isSequence, newGlimpse } from '../readings.ts';
import type { Facts, Form } from './facts.ts';
import { fansOf, lookAt } from './fans.ts';
import { PAIR_FEATURES, SET_FEATURES } from './features.ts';
import { formOf } from './forms.ts';
import type { House } from './points.ts';

export const SETS = 4;
/** Without jokers a hand has four standard readings at the most; this is room enough for any. */
const MOST_READINGS = 16;

const glimpse = newGlimpse();
/** The sets of the standard readings, four each, and their pairs, in the order of the walk. */
const sets = new Uint8Array(SETS * MOST_READINGS);
const pairs = new Uint8Array(MOST_READINGS);
let standards = 0;
let otherForm: 'sevenPairs' | 'thirteenWonders' | null = null;

function note(): void {
  if (standards === MOST_READINGS) return;
  for (let at = 0; at < SETS; at += 1) sets[SETS * standards + at] = glimpse.sets[at] as number;
  pairs[standards] = glimpse.pair;
  standards += 1;
}

/** Looks for the readings and says how many there are: the standard ones, then one of another form. */
export function search({ free, declared }: Hand, house: House): number {
  standards = 0;
  const concealed = SETS - declared.length;
  let at = concealed;
  for (const { code } of declared) glimpse.sets[at++] = code;
  eachReading(free, concealed, glimpse, note);
  otherForm = declared.length === 0 ? formOf(free.counts, house) : null;
  return otherForm ? standards + 1 : standards;
}

export const setsAt = (reading: number): Uint8Array => sets.subarray(SETS * reading, SETS * reading + SETS);
export const pairAt = (reading: number): Kind => pairs[reading] as Kind;
export const formAt = (reading: number): Form => (reading < standards ? 'standard' : (otherForm ?? 'standard'));

/** Writes into the facts what a reading says about its sets and tiles. */
function describe(reading: number, { counts }: Hand['free'], facts: Facts): void {
  facts.form = formAt(reading);
  let features = 0;
  let sequences = 0;
  if (facts.form === 'standard') {
    features = PAIR_FEATURES[pairAt(reading)] as number;
    for (let at = SETS * reading; at < SETS * reading + SETS; at += 1) {
      const code = sets[at] as number;
      features |= SET_FEATURES[code] as number;
      if (isSequence(code)) sequences += 1;
    }
  } else {
    for (let kind = 0; kind < KINDS; kind += 1) {
      if ((counts[kind] as number) > 0) features |= PAIR_FEATURES[kind] as number;
    }
  }
  facts.features = features;
  facts.sequences = sequences;
  facts.triplets = facts.form === 'standard' ? SETS - sequences : 0;
}

export interface Judged {
  readonly reading: number;
  readonly fans: number;
  /** Its place among the special hands, or -1. */
  readonly special: number;
}

/** The facts and counts are left as those of the reading. */
export function judge(reading: number, { free }: Hand, facts: Facts, house: House): Judged {
  describe(reading, free, facts);
  const special = lookAt(facts, house);
  return { reading, fans: fansOf(special, facts, house), special };
}

/**
 * The readings that `search` has found, best first (H22); of special hands the first of the table comes first (H5).
 * The facts and counts are left as those of the best.
 */
export function judgeAll(found: number, hand: Hand, facts: Facts, house: House): readonly [Judged, ...Judged[]] {
  const first = judge(0, hand, facts, house);
  if (found === 1) return [first];
  const judged: [Judged, ...Judged[]] = [first];
  for (let reading = 1; reading < found; reading += 1) judged.push(judge(reading, hand, facts, house));
  judged.sort((a, b) => b.fans - a.fans || a.special - b.special);
  judge(judged[0].reading, hand, facts, house);
  return judged;
}
