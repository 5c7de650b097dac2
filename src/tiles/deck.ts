/** Which tiles a game is played with, and how many of each. */
import { BONUS_TILES, type BonusTile, isBonusTile, JOKER, SET_TILES, type Tile } from './tiles.ts';

export interface Deck {
  /** Copies of each of the 34 kinds that form sets. */
  readonly copies: number;
  readonly jokers: number;
  /** The bonus tiles in play, with the copies of each. */
  readonly bonus: Readonly<Partial<Record<BonusTile, number>>>;
}

/** How many copies of a tile the deck holds; 0 for one that is not in it. */
export function copiesOf(deck: Deck, tile: Tile): number {
  if (tile === JOKER) return deck.jokers;
  return isBonusTile(tile) ? (deck.bonus[tile] ?? 0) : deck.copies;
}

/** Every different tile of the deck, in sorting order. */
export function tilesOf(deck: Deck): readonly Tile[] {
  return [...SET_TILES, JOKER, ...BONUS_TILES].filter((tile): tile is Tile => copiesOf(deck, tile as Tile) > 0);
}

/** Copies of each tile among `tiles`. */
export function countTiles(tiles: Iterable<Tile>): Map<Tile, number> {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}
