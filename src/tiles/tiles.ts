/**
 * The tiles of all decks, as data: every other file takes its lists from here.
 *
 * A tile is written as the rulebooks print it ('5B', 'E', 'J'). Rules that count tiles use its `Kind`, its place among
 * the 34 kinds that form sets: Bams 0-8, Dots 9-17, Chars 18-26, winds 27-30, dragons 31-33.
 */

export const SUITS = ['B', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type TileNumber = (typeof NUMBERS)[number];

export const WINDS = ['E', 'S', 'W', 'N'] as const;
export type Wind = (typeof WINDS)[number];

/** Red, Green and White (printed P). */
export const DRAGONS = ['R', 'G', 'P'] as const;
export type Dragon = (typeof DRAGONS)[number];

export type SuitTile = `${TileNumber}${Suit}`;
export type HonorTile = Wind | Dragon;
/** A tile that can stand in a set or a pair. */
export type SetTile = SuitTile | HonorTile;

/** Set aside, never part of a set: one anonymous flower (Mhing), or flowers 1-4 and seasons 1-4 by number. */
export const BONUS_TILES = ['F', '1F', '2F', '3F', '4F', '1Y', '2Y', '3Y', '4Y'] as const;
export type BonusTile = (typeof BONUS_TILES)[number];

export const JOKER = 'J';
export type Joker = typeof JOKER;

export type Tile = SetTile | Joker | BonusTile;

/** Every tile that can stand in a set, in the order in which hands are sorted; a `Kind` is an index into this list. */
export const SET_TILES: readonly SetTile[] = [
  ...SUITS.flatMap((suit) => NUMBERS.map((number): SuitTile => `${number}${suit}`)),
  ...WINDS,
  ...DRAGONS,
];

/** An index into `SET_TILES`, 0 to 33. */
export type Kind = number;
export const KINDS = 34;
export const FIRST_WIND: Kind = 27;
export const FIRST_DRAGON: Kind = 31;

const KIND_OF = new Map<string, Kind>(SET_TILES.map((tile, kind) => [tile, kind]));
const BONUS = new Set<string>(BONUS_TILES);

/** The kind of a tile, or -1 for a joker or a bonus tile. */
export const kindOf = (tile: Tile): Kind => KIND_OF.get(tile) ?? -1;

/** The tile of a kind; asking for a kind that does not exist is our own mistake. */
export function tileOf(kind: Kind): SetTile {
  const tile = SET_TILES[kind];
  if (tile === undefined) throw new RangeError(`no kind ${kind}`);
  return tile;
}

export const isSetTile = (text: string): text is SetTile => KIND_OF.has(text);
export const isBonusTile = (text: string): text is BonusTile => BONUS.has(text);
export const isTile = (text: string): text is Tile => isSetTile(text) || isBonusTile(text) || text === JOKER;

export const isSuitKind = (kind: Kind): boolean => kind >= 0 && kind < FIRST_WIND;
/** 1 to 9 for a suit kind. */
export const numberOfKind = (kind: Kind): number => (kind % 9) + 1;
/** 0, 1, 2 for Bams, Dots, Chars; 3 for an honor. */
export const suitIndexOfKind = (kind: Kind): number => Math.floor(kind / 9);
/** The suit letter of a suit tile, undefined for all others. */
export const suitOf = (tile: Tile): Suit | undefined => (isSuitKind(kindOf(tile)) ? (tile[1] as Suit) : undefined);

/** Where a tile stands when a hand is sorted: by kind, then jokers, then bonus tiles. */
export const sortKey = (tile: Tile): number => {
  const kind = kindOf(tile);
  if (kind >= 0) return kind;
  return tile === JOKER ? KINDS : KINDS + 1 + BONUS_TILES.indexOf(tile as BonusTile);
};

export const byTile = (a: Tile, b: Tile): number => sortKey(a) - sortKey(b);
