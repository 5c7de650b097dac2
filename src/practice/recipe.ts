/**
 * Recipes: what a hand is made of before it lies on the table. A recipe names the elements that it is made for; what the
 * hand really scores is for the rule set to say.
 */
import { type Notation, parseNotation } from '../tiles/notation.ts';
import { FIRST_DRAGON, FIRST_WIND, isSuitKind, KINDS, type Kind, kindOf, numberOfKind } from '../tiles/tiles.ts';
import type { Chance } from './chance.ts';
import type { Dress } from './dress.ts';

/** Four sets and a pair; or fourteen tiles of another form. */
export type Parts =
  | { readonly sets: readonly (readonly Kind[])[]; readonly pair: Kind }
  | { readonly loose: readonly Kind[] };

export interface Recipe {
  /** Elements that it is made for. */
  readonly aims: readonly string[];
  /** null where this time nothing came of it. */
  readonly make: (chance: Chance) => Parts | null;
  /** What of the level's way to lay the hand on the table is otherwise. */
  readonly dress?: Partial<Dress>;
}

const SUITS = '123456789B 123456789D 123456789C';
export const POOLS = {
  all: `${SUITS} ESWN RGP`,
  suits: SUITS,
  twoSuits: '123456789B 123456789D',
  oneSuit: '123456789B',
  oneSuitAndHonors: '123456789B ESWN RGP',
  honors: 'ESWN RGP',
} as const;

interface Written {
  readonly aims: readonly string[];
  /** Sets that are there in any case, and the pair, as the rulebook writes them; their numbers may move up together. */
  readonly core?: string;
  /** The tiles that the other sets, and the pair, are taken from. */
  readonly from?: string;
  readonly pair?: string;
  /** How often a set is a sequence. */
  readonly runs?: number;
  /** Else suits trade places, and so do winds, and dragons. */
  readonly asWritten?: boolean;
  readonly dress?: Partial<Dress>;
}

const read = (text: string): Notation & { ok: true } => {
  const found = parseNotation(text);
  if (!found.ok) throw new Error(`no notation: ${text}`);
  return found;
};
const groupsIn = (text: string): Kind[][] =>
  read(text).groups.map(({ tiles }) => tiles.map(({ tile }) => kindOf(tile)));

/** A hand of sets around some that are given. */
export function sets(written: Written): Recipe {
  const { aims, core = '', from = POOLS.all, pair = from, runs = 0.6, asWritten = false, dress } = written;
  const given = groupsIn(core);
  const pool = groupsIn(from).flat();
  const pairs = groupsIn(pair).flat();
  const make = (chance: Chance): Parts | null => {
    const trade = asWritten ? (kind: Kind): Kind => kind : trading(chance);
    const up = asWritten ? 0 : chance.below(roomAbove(given) + 1);
    const moved = given.map((group) => group.map((kind) => trade(isSuitKind(kind) ? kind + up : kind)));
    return fill(moved, pool.map(trade), pairs.map(trade), runs, chance);
  };
  return { aims, make, ...(dress && { dress }) };
}

/** How far the numbers of all groups can move up together. */
function roomAbove(groups: readonly (readonly Kind[])[]): number {
  const numbers = groups.flat().filter(isSuitKind).map(numberOfKind);
  return numbers.length > 0 ? 9 - Math.max(...numbers) : 0;
}

function trading(chance: Chance): (kind: Kind) => Kind {
  const suits = chance.shuffled([0, 1, 2]);
  const winds = chance.shuffled([0, 1, 2, 3]);
  const dragons = chance.shuffled([0, 1, 2]);
  return (kind) => {
    if (kind >= FIRST_DRAGON) return FIRST_DRAGON + (dragons[kind - FIRST_DRAGON] as number);
    if (kind >= FIRST_WIND) return FIRST_WIND + (winds[kind - FIRST_WIND] as number);
    return 9 * (suits[Math.floor(kind / 9)] as number) + (kind % 9);
  };
}

const COPIES = 4;
const SETS = 4;
/** So many sets are tried before the hand is given up. */
const PATIENCE = 40;

function fill(
  given: readonly (readonly Kind[])[],
  pool: readonly Kind[],
  pairs: readonly Kind[],
  runs: number,
  chance: Chance,
): Parts | null {
  const held = new Uint8Array(KINDS);
  const within = new Set(pool);
  const take = (kinds: readonly Kind[]): boolean => {
    for (const kind of kinds) held[kind] = (held[kind] as number) + 1;
    if (kinds.every((kind) => (held[kind] as number) <= COPIES)) return true;
    for (const kind of kinds) held[kind] = (held[kind] as number) - 1;
    return false;
  };
  const found: (readonly Kind[])[] = [];
  let eyes: Kind | undefined;
  for (const group of given) {
    if (!take(group)) return null;
    if (group.length === 2) eyes = group[0];
    else found.push(group);
  }
  for (let tries = 0; found.length < SETS && tries < PATIENCE; tries += 1) {
    const kind = chance.pick(pool) as Kind;
    const run = chance.happens(runs) && isSuitKind(kind) && kind % 9 <= 6;
    const set = run ? [kind, kind + 1, kind + 2] : [kind, kind, kind];
    if (run && !set.every((one) => within.has(one))) continue;
    if (!run && runs === 1) continue;
    if (take(set)) found.push(set);
  }
  for (let tries = 0; eyes === undefined && tries < PATIENCE; tries += 1) {
    const kind = chance.pick(pairs) as Kind;
    if (take([kind, kind])) eyes = kind;
  }
  return found.length === SETS && eyes !== undefined ? { sets: found, pair: eyes } : null;
}

/** Pairs of seven different kinds of some tiles, or of six with one of them twice. */
export function sevenPairs(aims: readonly string[], from: string, dress?: Partial<Dress>): Recipe {
  const pool = groupsIn(from).flat();
  const make = (chance: Chance): Parts => {
    const trade = trading(chance);
    const kinds = chance.shuffled(pool).slice(0, 7).map(trade);
    if (chance.happens(0.15)) kinds[6] = kinds[0] as Kind;
    return { loose: [...kinds, ...kinds] };
  };
  return { aims, make, ...(dress && { dress }) };
}

/** Fourteen tiles as written, of which the last `more` are some of `from`. */
export function loose(aims: readonly string[], text: string, from = '', more = 0): Recipe {
  const given = groupsIn(text).flat();
  const pool = groupsIn(from).flat();
  return {
    aims,
    make: (chance) => {
      const trade = trading(chance);
      return { loose: [...given, ...chance.shuffled(pool).slice(0, more)].map(trade) };
    },
  };
}
