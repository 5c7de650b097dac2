/** A reading as groups of cards, and the places of the cards that its sets, pair and frame hold. */
import { isSuitKind, KINDS, type Kind, kindOf } from '../../tiles/tiles.ts';
import type { DeclaredCode, Hand } from '../hand.ts';
import { placedTile, SET_CODES, SET_KINDS, type SetCode, shapeOf } from '../readings.ts';
import type { Group, Reading } from '../score.ts';
import { PAIR_PLACE, type Split } from './evaluate.ts';
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
  readonly starts: readonly number[];
  readonly sizes: readonly number[];
  readonly all: Places;
}

const PARTS = PAIR_PLACE + 2;
const ALL_PLACES: readonly Places[] = Array.from({ length: 19 }, (_, size) =>
  Array.from({ length: size }, (_, at) => at),
);

export function layoutOf({ groups }: Reading, { sets, pair, frame }: Split): Layout {
  const starts = [0, 0, 0, 0, 0, 0];
  const sizes = [0, 0, 0, 0, 0, 0];
  let start = 0;
  for (let at = 0; at < groups.length; at += 1) {
    const size = (groups[at] as Group).tiles.length;
    const place = frame === 0 ? at : at - 1;
    const part = place < 0 ? PAIR_PLACE + 1 : place === sets.length ? PAIR_PLACE : place;
    if (pair >= 0) {
      starts[part] = start;
      sizes[part] = size;
    }
    start += size;
  }
  return { starts, sizes, all: ALL_PLACES[start] as Places };
}

/** The places of sets, pair and frame named by bits. */
export function placesOf(parts: number, { starts, sizes }: Layout): Places {
  const places: number[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    if (((parts >> part) & 1) === 0) continue;
    const start = starts[part] as number;
    const size = sizes[part] as number;
    for (let at = 0; at < size; at += 1) places.push(start + at);
  }
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
