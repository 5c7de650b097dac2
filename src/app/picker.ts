/**
 * What a tap does to the hand: pure functions from groups of written tiles to groups. Nothing here knows the screen.
 *
 * A group is what went in at one tap. Free groups that are no set and no pair fall apart into single cards; an exposed
 * group with fewer than three cards is a laid-down set still being built, and takes all taps until it is complete.
 */
import type { Entry } from '../rules/entry.ts';
import { toEntry } from '../rules/entry.ts';
import { namesFor } from '../rules/hand.ts';
import { SET_KINDS, setCodeOf } from '../rules/readings.ts';
import { copiesOf, type Deck } from '../tiles/deck.ts';
import { type Declaration, plain, sortWritten, type WrittenGroup, type WrittenTile } from '../tiles/notation.ts';
import {
  isBonusTile,
  isSuitKind,
  JOKER,
  kindOf,
  numberOfKind,
  type SetTile,
  sortKey,
  type Tile,
  tileOf,
} from '../tiles/tiles.ts';

/** The quad is for rule sets that ask for it. */
export const PICKER_MODES = ['single', 'sequence', 'triplet', 'quad', 'pair'] as const;
export type PickerMode = (typeof PICKER_MODES)[number];

export type Groups = readonly WrittenGroup[];

export type DeadReason = 'noneLeft' | 'notEnoughLeft' | 'noChow' | 'handFull' | 'noRoom' | 'noSet';

const SET_SIZE = 3;

/** Cards besides flowers; the fourth card of a quad is one too many and does not count. */
export const heldCards = (groups: Groups): number =>
  groups.reduce(
    (sum, group) => sum + (isQuad(group) ? SET_SIZE : group.tiles.filter(({ tile }) => !isBonusTile(tile)).length),
    0,
  );

const isQuad = ({ tiles, declaration }: WrittenGroup): boolean =>
  declaration !== 'free' && tiles.length === SET_SIZE + 1;

export const bonusTiles = (groups: Groups): readonly Tile[] =>
  groups.flatMap(({ tiles }) => tiles.map(({ tile }) => tile).filter(isBonusTile));

/** Where the laid-down set stands that is still short of cards, or -1. */
export const openSetAt = (groups: Groups): number =>
  groups.findIndex(({ tiles, declaration }) => declaration === 'exposed' && tiles.length < SET_SIZE);

/** Where the laid-down set stands of which a joker has to be named, or -1. */
export const unnamedSetAt = (groups: Groups): number =>
  groups.findIndex(
    ({ tiles, declaration }) =>
      declaration === 'exposed' &&
      tiles.length === SET_SIZE &&
      tiles.some(({ tile, standsFor }) => tile === JOKER && standsFor === null) &&
      namings(tiles).length > 0,
  );

/** Sets that the cards of a laid-down set can be, each with its jokers named. */
export function namings(tiles: readonly WrittenTile[]): readonly (readonly WrittenTile[])[] {
  const declared = tiles.map(({ tile }) => ({
    tile: tile === JOKER ? null : (tile as SetTile),
    joker: tile === JOKER,
  }));
  return namesFor(declared).map((kinds) => {
    const names = [...kinds];
    return sortWritten(
      tiles.map((card) => (card.tile === JOKER ? { tile: JOKER, standsFor: tileOf(names.shift() ?? 0) } : card)),
    );
  });
}

/** The entry that a rule set scores. A set still being built counts as loose cards. */
export const entryOf = (groups: Groups): Entry =>
  toEntry(
    groups.map((group) =>
      group.declaration === 'exposed' && group.tiles.length < SET_SIZE ? { ...group, declaration: 'free' } : group,
    ),
  );

const countOf = (groups: Groups, tile: Tile): number =>
  groups.reduce((sum, { tiles }) => sum + tiles.filter((card) => card.tile === tile).length, 0);

/** Copies of a tile that are not in the hand. */
export const copiesLeft = (groups: Groups, deck: Deck, tile: Tile): number =>
  Math.max(0, copiesOf(deck, tile) - countOf(groups, tile));

/** The cards that a tap adds; null where the mode has no group of this tile. An honor has no sequence: its triplet. */
export function cardsOfTap(mode: PickerMode, tile: Tile): readonly Tile[] | null {
  const kind = kindOf(tile);
  if (kind < 0 || mode === 'single') return [tile];
  if (mode === 'pair') return [tile, tile];
  if (mode === 'quad') return [tile, tile, tile, tile];
  if (mode === 'triplet' || !isSuitKind(kind)) return [tile, tile, tile];
  return numberOfKind(kind) > 7 ? null : [tile, tileOf(kind + 1), tileOf(kind + 2)];
}

/** Whether three cards that are a set can come of these. */
function canBecomeSet(tiles: readonly Tile[]): boolean {
  const kinds = tiles.filter((tile) => tile !== JOKER).map(kindOf);
  if (kinds.length === 0) return tiles.length < SET_SIZE;
  return SET_KINDS.some((set) => {
    const left: number[] = [...set];
    return kinds.every((kind) => {
      const at = left.indexOf(kind);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}

export interface KeyState {
  readonly left: number;
  /** Why a tap would do nothing, or null. */
  readonly dead: DeadReason | null;
}

export interface Pad {
  readonly groups: Groups;
  readonly deck: Deck;
  readonly handSize: number;
  readonly mode: PickerMode;
  readonly laidDown: boolean;
}

export function keyState(pad: Pad, tile: Tile): KeyState {
  const left = copiesLeft(pad.groups, pad.deck, tile);
  return { left, dead: deadReason(pad, tile, left) };
}

function deadReason({ groups, deck, handSize, mode, laidDown }: Pad, tile: Tile, left: number): DeadReason | null {
  if (left === 0) return 'noneLeft';
  if (isBonusTile(tile)) return null;
  const room = handSize - heldCards(groups);
  if (room <= 0) return 'handFull';
  const open = groups[openSetAt(groups)];
  if (open) return canBecomeSet([...open.tiles.map((card) => card.tile), tile]) ? null : 'noSet';
  const cards = cardsOfTap(mode, tile);
  if (!cards) return 'noChow';
  const beginsSet = laidDown && cards.length === 1;
  if ((beginsSet ? SET_SIZE : Math.min(SET_SIZE, cards.length)) > room) return 'noRoom';
  const enough = cards.every(
    (card) => copiesLeft(groups, deck, card) >= cards.filter((other) => other === card).length,
  );
  return enough ? null : 'notEnoughLeft';
}

/** The hand after a tap on a key that is not dead. */
export function addTap(groups: Groups, mode: PickerMode, laidDown: boolean, tile: Tile): Groups {
  if (isBonusTile(tile)) return [...groups, { tiles: [plain(tile)], declaration: 'free' }];
  const at = openSetAt(groups);
  const open = groups[at];
  if (open) return groups.map((group, i) => (i === at ? nameIfSure([...open.tiles, plain(tile)]) : group));
  const cards = cardsOfTap(mode, tile) ?? [];
  return [...groups, { tiles: cards.map(plain), declaration: declarationOf(cards.length, laidDown) }];
}

/** The pair is never laid down, and a quad always is: openly, or from the hand. */
function declarationOf(cards: number, laidDown: boolean): Declaration {
  if (cards === SET_SIZE + 1) return laidDown ? 'exposed' : 'concealedQuad';
  return laidDown && cards !== 2 ? 'exposed' : 'free';
}

/** A laid-down set whose jokers can stand for one thing only needs no question. */
function nameIfSure(tiles: readonly WrittenTile[]): WrittenGroup {
  const [only, another] = namings(tiles);
  return { tiles: only && !another ? only : sortWritten(tiles), declaration: 'exposed' };
}

export const nameJokers = (groups: Groups, at: number, named: readonly WrittenTile[]): Groups =>
  groups.map((group, i) => (i === at ? { ...group, tiles: named } : group));

/** Takes one card out; what is left of a set goes on as single cards, or as a laid-down set to complete. */
export function removeCard(groups: Groups, at: number, card: number): Groups {
  return tidy(
    groups.map((group, i) => {
      if (i !== at) return group;
      const tiles = group.tiles.filter((_, j) => j !== card).map((left) => plain(left.tile));
      // Three of a concealed quad are a triplet in the hand.
      return { tiles, declaration: group.declaration === 'exposed' ? 'exposed' : 'free' };
    }),
  );
}

export function removeLast(groups: Groups): Groups {
  const last = groups.length - 1;
  return last < 0 ? groups : removeCard(groups, last, (groups[last]?.tiles.length ?? 1) - 1);
}

export const removeBonus = (groups: Groups, tile: Tile): Groups => {
  const at = groups.map(({ tiles }) => tiles[0]?.tile).lastIndexOf(tile);
  return at < 0 ? groups : groups.filter((_, i) => i !== at);
};

const isWhole = ({ tiles }: WrittenGroup): boolean => {
  const [a, b, c] = tiles.map(({ tile }) => kindOf(tile));
  if (a === undefined || b === undefined) return false;
  if (tiles.length === 2) return a === b && a >= 0;
  return tiles.length === SET_SIZE && c !== undefined && setCodeOf(a, b, c) >= 0;
};

/** Groups as the picker keeps them: free groups that are neither set nor pair become single cards. */
export function tidy(groups: Groups): Groups {
  return groups
    .filter(({ tiles }) => tiles.length > 0)
    .flatMap((group): Groups => {
      if (
        group.declaration === 'exposed' &&
        group.tiles.length === SET_SIZE &&
        !group.tiles.some((card) => card.standsFor)
      ) {
        return [
          group.tiles.some(({ tile }) => tile === JOKER)
            ? nameIfSure(group.tiles)
            : { ...group, tiles: sortWritten(group.tiles) },
        ];
      }
      if (group.declaration !== 'free') return [group];
      // A joker that is not laid down is free, whatever it was said to stand for (M12).
      const tiles = group.tiles.map(({ tile }) => plain(tile));
      if (isWhole({ ...group, tiles })) return [{ tiles: sortWritten(tiles), declaration: 'free' }];
      return tiles.map((card) => ({ tiles: [card], declaration: 'free' }));
    });
}

/** Sets that went in whole, laid down or not. */
const wholeSets = (groups: Groups): number =>
  groups.filter(
    (group) => isQuad(group) || (group.tiles.length === SET_SIZE && (group.declaration !== 'free' || isWhole(group))),
  ).length;

/** The mode for the next tap: Eyes after the fourth set, single cards where a group has no room left. */
export function modeFor(groups: Groups, chosen: PickerMode, handSize: number): PickerMode {
  if (openSetAt(groups) >= 0) return 'single';
  const room = handSize - heldCards(groups);
  const needed = chosen === 'pair' ? 2 : SET_SIZE;
  if (chosen === 'single' || room >= needed) return chosen === 'single' || wholeSets(groups) < 4 ? chosen : 'pair';
  return room === 2 ? 'pair' : 'single';
}

/** A group of the hand as it lies on the screen; cards keep their address in `groups`. */
export interface ShownGroup {
  readonly declaration: Declaration;
  /** Whether cards may be added to this laid-down set. */
  readonly open: boolean;
  readonly cards: readonly { readonly card: WrittenTile; readonly group: number; readonly at: number }[];
}

/** Whole groups as they came, then single cards sorted by suit, then laid-down sets; flowers are shown elsewhere. */
export function shownGroups(groups: Groups): readonly ShownGroup[] {
  const whole: ShownGroup[] = [];
  const down: ShownGroup[] = [];
  const loose = new Map<string, ShownGroup['cards'][number][]>();
  for (const [group, { tiles, declaration }] of groups.entries()) {
    const cards = tiles.map((card, at) => ({ card, group, at }));
    const [first] = tiles;
    if (!first || isBonusTile(first.tile)) continue;
    if (declaration !== 'free') down.push({ declaration, open: tiles.length < SET_SIZE, cards });
    else if (tiles.length > 1) whole.push({ declaration, open: false, cards });
    else {
      const kind = kindOf(first.tile);
      const run = kind < 0 ? JOKER : isSuitKind(kind) ? first.tile.charAt(1) : 'honors';
      loose.set(run, [...(loose.get(run) ?? []), ...cards]);
    }
  }
  const byKind = (a: ShownGroup['cards'][number], b: ShownGroup['cards'][number]): number =>
    sortKey(a.card.tile) - sortKey(b.card.tile);
  const runs = [...loose.values()]
    .map((cards): ShownGroup => ({ declaration: 'free', open: false, cards: cards.sort(byKind) }))
    .sort((a, b) => byKind(a.cards[0] as ShownGroup['cards'][number], b.cards[0] as ShownGroup['cards'][number]));
  return [...whole, ...runs, ...down];
}
