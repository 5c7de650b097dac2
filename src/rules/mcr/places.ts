/** A reading as groups of cards, and the places of the cards that its sets, pair and frame hold. */
import { isSuitKind, KINDS, type Kind, kindOf } from '../../tiles/tiles.ts';
import type { DeclaredCode, Hand } from '../hand.ts';
import { placedTile, SET_CODES, SET_KINDS, type SetCode, shapeOf } from '../readings.ts';
import type { Group, Reading } from '../score.ts';
import { PAIR_PLACE, type Split } from './facts.ts';
import { inFrame } from './forms.ts';

export type Places = readonly number[];

/* There are no jokers and free tiles are concealed, so that all readings can share these. */
const FREE_SETS: readonly Group[] = Array.from({ length: SET_CODES }, (_, code) => ({
  shape: shapeOf(code),
  tiles: (SET_KINDS[code] as readonly Kind[]).map((kind) => placedTile(kind, false)),
  exposed: false,
}));
const PAIRS: readonly Group[] = Array.from({ length: KINDS }, (_, kind) => ({
  shape: 'pair',
  tiles: [placedTile(kind, false), placedTile(kind, false)],
  exposed: false,
}));
const ALL_KINDS: readonly Kind[] = Array.from({ length: KINDS }, (_, kind) => kind);
const loose = (kinds: readonly Kind[]): Group => ({
  shape: 'loose',
  tiles: kinds.map((kind) => placedTile(kind, false)),
  exposed: false,
});
const copies = (counts: ArrayLike<number>, size: number): Kind[] =>
  ALL_KINDS.flatMap((kind) => Array<Kind>(Math.floor((counts[kind] as number) / size)).fill(kind));

const freeSet = (code: SetCode): Group => FREE_SETS[code] as Group;

/** The frame first, if there is one; then the free sets, the declared ones and the pair. */
function groupsOf({ form, sets, pair, frame }: Split, { declared, free }: Hand): Group[] {
  if (form === 'sevenPairs' || form === 'sevenShiftedPairs') {
    return copies(free.counts, 2).map((kind) => PAIRS[kind] as Group);
  }
  if (pair < 0) return [loose(copies(free.counts, 1))];
  const groups: Group[] = [];
  if (frame !== 0) groups.push(loose(ALL_KINDS.filter((kind) => inFrame(frame, kind))));
  const own = sets.length - declared.length;
  for (let place = 0; place < own; place += 1) groups.push(freeSet(sets[place] as SetCode));
  for (let at = 0; at < declared.length; at += 1) groups.push((declared[at] as DeclaredCode).group);
  groups.push(PAIRS[pair] as Group);
  return groups;
}

export const readingOf = (split: Split, hand: Hand): Reading => ({ form: split.form, groups: groupsOf(split, hand) });

/** The bit of a frame in a mask of what a fan is made of, beside those of sets and the pair. */
export const FRAME = 1 << (PAIR_PLACE + 1);

/** Where each set, the pair and the frame begin, and how many cards they have; 0 cards for what is not there. */
export interface Layout {
  readonly starts: Uint8Array;
  readonly sizes: Uint8Array;
  readonly all: Places;
  /** The places of parts by their bits, kept once asked for. */
  readonly known: (Places | undefined)[];
}

const PARTS = PAIR_PLACE + 2;
const placesUpTo = (end: number): Places => Array.from({ length: end }, (_, at) => at);

/** A layout of parts in their order in the reading. */
function layout(parts: readonly (readonly [part: number, size: number])[], rest = 0): Layout {
  const starts = new Uint8Array(PARTS);
  const sizes = new Uint8Array(PARTS);
  let start = 0;
  for (const [part, size] of parts) {
    starts[part] = start;
    sizes[part] = size;
    start += size;
  }
  return { starts, sizes, all: placesUpTo(start + rest), known: [] };
}

const sizeOf = (kongs: number, place: number): number => (((kongs >> place) & 1) === 1 ? 4 : 3);
const STANDARD: readonly Layout[] = Array.from({ length: 16 }, (_, kongs) =>
  layout([0, 1, 2, 3].map((place) => [place, sizeOf(kongs, place)] as const).concat([[PAIR_PLACE, 2]])),
);
const KNITTED: readonly Layout[] = [0, 1].map((kong) =>
  layout([
    [PAIR_PLACE + 1, 9],
    [0, sizeOf(kong, 0)],
    [PAIR_PLACE, 2],
  ]),
);
const FORM_ALONE = layout([], 14);

/** `kongs`: by place among the sets, as bits. */
export function layoutOf({ form, pair }: Split, kongs: number): Layout {
  if (pair < 0) return FORM_ALONE;
  return (form === 'knittedStraight' ? KNITTED[kongs] : STANDARD[kongs]) as Layout;
}

/** The places of sets, pair and frame named by bits. */
export function placesOf(parts: number, { known, starts, sizes }: Layout): Places {
  const kept = known[parts];
  if (kept) return kept;
  const places: number[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    if (((parts >> part) & 1) === 0) continue;
    const start = starts[part] as number;
    for (let at = 0; at < (sizes[part] as number); at += 1) places.push(start + at);
  }
  places.sort((a, b) => a - b);
  known[parts] = places;
  return places;
}

/** The places of all cards of a kind. */
export function placesOfKind(kind: Kind, { groups }: Reading): Places {
  const wanted = placedTile(kind, false).tile;
  const places: number[] = [];
  let place = 0;
  for (const { tiles } of groups) {
    for (const { tile } of tiles) {
      if (tile === wanted) places.push(place);
      place += 1;
    }
  }
  return places;
}

/** The places of all suit cards. */
export function placesOfSuits({ groups }: Reading): Places {
  const cards = groups.flatMap(({ tiles }) => tiles);
  return cards.flatMap(({ tile }, place) => (isSuitKind(kindOf(tile)) ? [place] : []));
}
