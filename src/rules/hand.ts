/**
 * The bridge from `Entry` to `Hand`: the same tiles, sorted and counted, once nothing is wrong with them.
 * A hand may still be short of tiles, or be no winning one; that is for the readings to say.
 */
import { copiesOf, type Deck } from '../tiles/deck.ts';
import { byTile, JOKER, KINDS, kindOf, type Tile } from '../tiles/tiles.ts';
import type { DeclaredSet, DeclaredTile, Entry } from './entry.ts';
import { type Free, placedTile, type SetCode, setCodeOf, shapeOf } from './readings.ts';
import type { Group, Problem } from './score.ts';

/** A declared set; a quad has the code of its triplet. */
export interface DeclaredCode {
  readonly code: SetCode;
  readonly quad: boolean;
  readonly group: Group;
}

/** What a rule set's hands look like. */
export interface HandRules {
  readonly deck: Deck;
  /** Tiles of a complete hand, a declared set counted as three. */
  readonly handSize: number;
  readonly quads: boolean;
}

export interface Hand {
  /** The concealed tiles, of which the jokers are free. */
  readonly free: Free;
  /** The laid-down sets as they were declared (M12). */
  readonly declared: readonly DeclaredCode[];
  readonly bonus: number;
  /** Tiles that a complete hand has and this one lacks. */
  readonly missing: number;
  /** Natural tiles of each kind in the whole hand, jokers at the place `KINDS`. */
  readonly held: ArrayLike<number>;
}

export type ToHand = { readonly ok: true; readonly hand: Hand } | { readonly ok: false; readonly problem: Problem };

const refuse = (problem: Problem): ToHand => ({ ok: false, problem });

export function toHand(entry: Entry, { deck, handSize, quads }: HandRules): ToHand {
  const held = new Uint8Array(KINDS + 1);
  const counts = new Uint8Array(KINDS);
  for (const tile of entry.concealed) {
    const kind = tile === JOKER ? KINDS : kindOf(tile);
    held[kind] = (held[kind] as number) + 1;
    if (kind < KINDS) counts[kind] = (counts[kind] as number) + 1;
  }
  const jokers = held[KINDS] as number;
  for (const set of entry.declared) {
    for (const { tile, joker } of set.tiles) {
      const kind = joker || tile === null ? KINDS : kindOf(tile);
      held[kind] = (held[kind] as number) + 1;
    }
  }
  const excess = findExcess(held, entry, deck);
  if (excess) return refuse(excess);

  const declared: DeclaredCode[] = [];
  for (const [at, set] of entry.declared.entries()) {
    const problem = checkSet(set, at, quads);
    if (problem) return refuse(problem);
    declared.push(toDeclared(set));
  }
  const size = entry.concealed.length + 3 * declared.length;
  if (size > handSize) return refuse({ why: 'tooManyTiles', held: size, most: handSize });
  return {
    ok: true,
    hand: { free: { counts, jokers }, declared, bonus: entry.bonus.length, missing: handSize - size, held },
  };
}

function findExcess(held: Uint8Array, entry: Entry, deck: Deck): Problem | null {
  for (let kind = 0; kind < KINDS; kind += 1) {
    const count = held[kind] as number;
    if (count > deck.copies) {
      const tile = placedTile(kind, false).tile;
      return { why: 'tooManyCopies', tile, held: count, copies: deck.copies };
    }
  }
  const jokers = held[KINDS] as number;
  if (jokers > deck.jokers) return { why: 'tooManyCopies', tile: JOKER, held: jokers, copies: deck.jokers };
  for (const tile of entry.bonus) {
    const copies = copiesOf(deck, tile);
    if (entry.bonus.length <= copies) continue;
    const count = countOf(tile, entry.bonus);
    if (count > copies) return { why: 'tooManyCopies', tile, held: count, copies };
  }
  return null;
}

/** Bonus tiles are few: counting one of them is quicker than a table of all. */
function countOf(tile: Tile, tiles: readonly Tile[]): number {
  let count = 0;
  for (const other of tiles) if (other === tile) count += 1;
  return count;
}

const kindIn = ({ tile }: DeclaredTile): number => (tile === null ? -1 : kindOf(tile));

/** What a declared set says that it is, or -1. */
function codeOf(tiles: readonly DeclaredTile[]): SetCode {
  const [a, b, c] = tiles;
  return tiles.length === 3 && a && b && c ? setCodeOf(kindIn(a), kindIn(b), kindIn(c)) : -1;
}

const isQuad = ({ tiles }: DeclaredSet): boolean =>
  tiles.length === 4 && tiles.every(({ tile, joker }) => !joker && tile !== null && tile === tiles[0]?.tile);

function checkSet(set: DeclaredSet, at: number, quads: boolean): Problem | null {
  if (quads && isQuad(set)) return null;
  const { tiles } = set;
  const natural = tiles.filter(({ joker }) => !joker);
  if (tiles.length > 0 && natural.length === 0) return { why: 'onlyJokers', set: at };
  if (set.exposed && codeOf(tiles) >= 0) return null;
  const completions = set.exposed ? namesFor(tiles) : [];
  if (completions.length > 0) {
    if (tiles.some(({ tile }) => tile === null)) return { why: 'jokerUnnamed', set: at };
    const wrong = tiles.find(
      ({ tile, joker }) => joker && !completions.some((kinds) => kinds.includes(kindOf(tile as Tile))),
    );
    const named = wrong ?? tiles.find(({ joker }) => joker);
    if (named?.tile) return { why: 'jokerCannotBe', set: at, tile: named.tile };
  }
  const shown = tiles.map(({ tile, joker }): Tile => (joker ? JOKER : (tile ?? JOKER)));
  return { why: 'notASet', set: at, tiles: [...shown].sort(byTile) };
}

/** What the jokers of three cards can be declared as: each list names the jokers' kinds, ascending. */
export function namesFor(tiles: readonly DeclaredTile[]): readonly (readonly number[])[] {
  const natural = tiles.filter(({ joker }) => !joker).map(kindIn);
  const jokers = tiles.length - natural.length;
  const [first, second] = natural;
  if (tiles.length !== 3 || jokers === 0 || first === undefined) return [];
  const found: number[][] = [];
  const tryKinds = (kinds: readonly number[]): void => {
    const [a, b] = kinds;
    const third = second ?? b;
    if (a !== undefined && third !== undefined && setCodeOf(first, a, third) >= 0) found.push([...kinds]);
  };
  for (let a = Math.max(0, first - 2); a <= Math.min(KINDS - 1, first + 2); a += 1) {
    if (jokers === 1) tryKinds([a]);
    else for (let b = a; b <= Math.min(KINDS - 1, first + 2); b += 1) tryKinds([a, b]);
  }
  return found;
}

function toDeclared(set: DeclaredSet): DeclaredCode {
  const quad = isQuad(set);
  const code = codeOf(set.tiles.slice(0, 3));
  const tiles = set.tiles.map((card) => placedTile(kindIn(card), card.joker)).sort((a, b) => byTile(a.tile, b.tile));
  return { code, quad, group: { shape: quad ? 'quad' : shapeOf(code), tiles, exposed: set.exposed } };
}
