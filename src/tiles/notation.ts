/**
 * The rulebook's notation, read and written: digits then the suit letter (`123B`), honors bare (`WWW`), flowers and jokers
 * as `F` and `J`. `[123B]` is an exposed set, `(5555D)` a concealed quad; in a laid-down set a joker says what it stands
 * for, in any order: `[12J=3B]`, `[1J=23B]`, `[WWJ=W]`. A plus sign stands before the winning tile: `123B 55D + 1B`.
 * Case does not matter, nor does white space between groups.
 */
import { isSetTile, isTile, type SetTile, type Suit, sortKey, type Tile } from './tiles.ts';

/** A tile as written, and what a joker is said to stand for. */
export interface WrittenTile {
  readonly tile: Tile;
  /** Only ever set for a joker. */
  readonly standsFor: SetTile | null;
}

export type Declaration = 'free' | 'exposed' | 'concealedQuad';

/** Tiles written together. */
export interface WrittenGroup {
  readonly tiles: readonly WrittenTile[];
  readonly declaration: Declaration;
  /** Set where a plus sign stands before the group. */
  readonly winning?: true;
}

export type NotationError =
  /** `at` counts characters from 0; `text` is what stands there. */
  | {
      readonly why: 'digitsWithoutSuit' | 'strayCharacter' | 'unclosedBracket' | 'emptyBracket' | 'badJoker';
      readonly at: number;
      readonly text: string;
    }
  | { readonly why: 'flowerInSet'; readonly at: number; readonly text: string }
  | { readonly why: 'tooLong'; readonly at: number; readonly text: string };

export type Notation =
  | { readonly ok: true; readonly groups: readonly WrittenGroup[] }
  | { readonly ok: false; readonly error: NotationError };

/** Longer than any hand that can be written; pasted books are refused. */
export const MOST_CHARACTERS = 400;

const BRACKETS: Readonly<Record<string, { readonly close: string; readonly declaration: Declaration }>> = {
  '[': { close: ']', declaration: 'exposed' },
  '(': { close: ')', declaration: 'concealedQuad' },
};
const SEPARATOR = /[\s,;+|·/]/;
const DIGIT = /[1-9]/;

/** A digit that waits for its suit letter, or a joker said to stand for one. */
interface Waiting {
  readonly digit: string;
  readonly joker: boolean;
  readonly at: number;
  /** Its place in the group. */
  readonly place: number;
}

/** Reads one line of notation; an error names the first place that cannot be read. */
export function parseNotation(text: string): Notation {
  if (text.length > MOST_CHARACTERS) return fail('tooLong', MOST_CHARACTERS, text);
  // Only these letters: `toUpperCase` would make two of some others, and places would shift.
  const source = text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  const groups: WrittenGroup[] = [];
  let tiles: WrittenTile[] = [];
  let waiting: Waiting[] = [];
  let open: { readonly close: string; readonly declaration: Declaration; readonly at: number } | null = null;

  let plus = false;

  const finish = (): void => {
    if (tiles.length === 0) return;
    groups.push({ tiles, declaration: open?.declaration ?? 'free', ...(plus && !open ? { winning: true } : {}) });
    tiles = [];
    plus = false;
  };

  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (SEPARATOR.test(sign)) {
      if (waiting.length > 0 || open) continue;
      finish();
      if (sign === '+') plus = true;
      continue;
    }
    if (DIGIT.test(sign)) {
      waiting.push({ digit: sign, joker: false, at, place: tiles.length });
      tiles.push({ tile: 'J', standsFor: null });
      continue;
    }
    if ('BDCFY'.includes(sign) && waiting.length > 0) {
      for (const { digit, joker, at: where, place } of waiting) {
        const tile = `${digit}${sign}`;
        if (!isTile(tile)) return fail('strayCharacter', where, text);
        if (joker && !isSetTile(tile)) return fail('badJoker', where, text);
        tiles[place] = joker ? { tile: 'J', standsFor: tile as SetTile } : { tile, standsFor: null };
        if (open && !isSetTile(tile)) return fail('flowerInSet', where, text);
      }
      waiting = [];
      continue;
    }
    if (sign === 'J') {
      const next = source.charAt(at + 1) === '=' ? source.charAt(at + 2) : '';
      if (source.charAt(at + 1) !== '=') tiles.push({ tile: 'J', standsFor: null });
      else if (DIGIT.test(next)) {
        waiting.push({ digit: next, joker: true, at, place: tiles.length });
        tiles.push({ tile: 'J', standsFor: null });
        at += 2;
      } else if (isSetTile(next)) {
        tiles.push({ tile: 'J', standsFor: next });
        at += 2;
      } else return fail('badJoker', at, text);
      continue;
    }
    const bracket = BRACKETS[sign];
    const [unsuited] = waiting;
    // A sign that is nothing at all is what is wrong, not the digits before it: the 0 of 10B.
    if (unsuited && (bracket || sign === open?.close || isSetTile(sign)))
      return fail('digitsWithoutSuit', unsuited.at, text);
    if (bracket && !open) {
      finish();
      open = { ...bracket, at };
    } else if (open && sign === open.close) {
      if (tiles.length === 0) return fail('emptyBracket', open.at, text);
      finish();
      open = null;
    } else if (isSetTile(sign)) {
      tiles.push({ tile: sign, standsFor: null });
    } else if (sign === 'F') {
      if (open) return fail('flowerInSet', at, text);
      tiles.push({ tile: 'F', standsFor: null });
    } else return fail('strayCharacter', at, text);
  }
  const [unsuited] = waiting;
  if (unsuited) return fail('digitsWithoutSuit', unsuited.at, text);
  if (open) return fail('unclosedBracket', open.at, text);
  finish();
  return { ok: true, groups };
}

function fail(why: NotationError['why'], at: number, text: string): Notation {
  return { ok: false, error: { why, at, text: text.charAt(at) } };
}

/** `123B 55D WW`: tiles that follow each other in one suit share its letter; the order is kept. */
export function formatTiles(tiles: readonly WrittenTile[]): string {
  let text = '';
  let suit: Suit | '' = '';
  for (const { tile, standsFor } of tiles) {
    const shown = standsFor ?? tile;
    const letter = shown.length === 2 ? (shown.charAt(1) as Suit) : '';
    if (suit !== letter) text += suit;
    suit = letter;
    text += `${standsFor ? 'J=' : ''}${letter ? shown.charAt(0) : shown}`;
  }
  return text + suit;
}

const WRAP: Readonly<Record<Declaration, readonly [string, string]>> = {
  free: ['', ''],
  exposed: ['[', ']'],
  concealedQuad: ['(', ')'],
};

/** Writes groups in their order, one space between them; `parseNotation` reads the same groups back. */
export const formatNotation = (groups: readonly WrittenGroup[]): string =>
  groups
    .filter(({ tiles }) => tiles.length > 0)
    .map(({ tiles, declaration, winning }) => (winning ? '+ ' : '') + WRAP[declaration].join(formatTiles(tiles)))
    .join(' ');

/** A tile without more, as `WrittenTile`. */
export const plain = (tile: Tile): WrittenTile => ({ tile, standsFor: null });

/** Tiles in sorting order, a joker where the tile it stands for would be. */
export const sortWritten = (tiles: readonly WrittenTile[]): WrittenTile[] =>
  [...tiles].sort((a, b) => sortKey(a.standsFor ?? a.tile) - sortKey(b.standsFor ?? b.tile));
