/**
 * The fans of the reading under evaluation, as bits: those found, and those that the table's last column strikes out.
 * There is one of each, since readings are evaluated one after another; `itemise.ts` looks at what the best one left here.
 */
import { FANS, type Fan } from './fans.ts';
import { type InForce, WORDS } from './in-force.ts';

/* The state of the reading under evaluation: fans found, fans struck out, and what each found one is worth. */
let found0 = 0;
let found1 = 0;
let found2 = 0;
let struck0 = 0;
let struck1 = 0;
let struck2 = 0;
export const worth = new Uint8Array(FANS.length);

export function note(fan: Fan, points: number): void {
  if (fan < 32) found0 |= 1 << fan;
  else if (fan < 64) found1 |= 1 << (fan - 32);
  else found2 |= 1 << (fan - 64);
  worth[fan] = points;
}

export function drop(fan: Fan): void {
  if (fan < 32) found0 &= ~(1 << fan);
  else if (fan < 64) found1 &= ~(1 << (fan - 32));
  else found2 &= ~(1 << (fan - 64));
}

const bitOf = (zero: number, one: number, two: number, fan: Fan): boolean =>
  (((fan < 32 ? zero : fan < 64 ? one : two) >>> (fan & 31)) & 1) === 1;
export const isFound = (fan: Fan): boolean => bitOf(found0, found1, found2, fan);
export const isStruck = (fan: Fan): boolean => bitOf(struck0, struck1, struck2, fan);

export function clear(): void {
  found0 = 0;
  found1 = 0;
  found2 = 0;
}

/* What the split shows whatever tile completes it, kept while its completions are tried. */
let split0 = 0;
let split1 = 0;
let split2 = 0;

export function keep(): void {
  split0 = found0;
  split1 = found1;
  split2 = found2;
}

/** Goes back to what was kept. */
export function restore(): void {
  found0 = split0;
  found1 = split1;
  found2 = split2;
}

/** Three words of bits: the fans that the reading just evaluated scores, or those that it shows and does not score. */
export const liveWord = (word: number): number =>
  word === 0 ? found0 & ~struck0 : word === 1 ? found1 & ~struck1 : found2 & ~struck2;
export const struckWord = (word: number): number =>
  word === 0 ? found0 & struck0 : word === 1 ? found1 & struck1 : found2 & struck2;
/** The fan of a word's lowest bit. */
export const lowestFan = (word: number, bits: number): Fan => 32 * word + 31 - Math.clz32(bits & -bits);

/** What the reading just evaluated scores, by fan. */
export function scored(into: Uint8Array): void {
  into.fill(0);
  for (let word = 0; word < WORDS; word += 1) {
    for (let bits = liveWord(word); bits !== 0; bits &= bits - 1) {
      const fan = lowestFan(word, bits);
      into[fan] = worth[fan] as number;
    }
  }
}

/** Strikes out what found fans exclude, and adds up the rest. */
export function strikeAndSum({ excludes }: InForce): number {
  struck0 = 0;
  struck1 = 0;
  struck2 = 0;
  for (let word = 0; word < WORDS; word += 1) {
    for (let bits = word === 0 ? found0 : word === 1 ? found1 : found2; bits !== 0; bits &= bits - 1) {
      const at = WORDS * lowestFan(word, bits);
      struck0 |= excludes[at] as number;
      struck1 |= excludes[at + 1] as number;
      struck2 |= excludes[at + 2] as number;
    }
  }
  let sum = 0;
  for (let word = 0; word < WORDS; word += 1) {
    for (let bits = liveWord(word); bits !== 0; bits &= bits - 1) sum += worth[lowestFan(word, bits)] as number;
  }
  return sum;
}
