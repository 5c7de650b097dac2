/**
 * `Entry`: what somebody has put in so far, lawful or not. A rule set turns it into a hand, or says what is wrong with it.
 */
import { plain, type WrittenGroup, type WrittenTile } from '../tiles/notation.ts';
import {
  type BonusTile,
  byTile,
  isBonusTile,
  isSetTile,
  JOKER,
  type Joker,
  type SetTile,
  suitOf,
  type Tile,
  type Wind,
} from '../tiles/tiles.ts';

/** A card of a laid-down set: what it stands for, and whether a joker stands for it. */
export interface DeclaredTile {
  /** null only for a joker that nobody has named yet. */
  readonly tile: SetTile | null;
  readonly joker: boolean;
}

export interface DeclaredSet {
  readonly tiles: readonly DeclaredTile[];
  /** False only for a concealed quad, which is declared but not shown. */
  readonly exposed: boolean;
}

/** Events of winning that no tile shows; a rule set names those that it asks for. */
export const WIN_EVENTS = ['replacement', 'robbingKong', 'lastTile', 'lastOfKind'] as const;
export type WinEvent = (typeof WIN_EVENTS)[number];

/** How the hand was won, for rule sets in which that matters. */
export interface HowWon {
  /** One of the concealed tiles; of a hand that is short of tiles it says nothing. */
  readonly winningTile: SetTile;
  readonly selfDrawn: boolean;
  readonly events: readonly WinEvent[];
  readonly seatWind: Wind;
  readonly roundWind: Wind;
}

export interface Entry {
  /** The tiles not laid down, the winning tile among them, in any order. */
  readonly concealed: readonly (SetTile | Joker)[];
  readonly declared: readonly DeclaredSet[];
  /** Flowers (and seasons) set aside. */
  readonly bonus: readonly BonusTile[];
  readonly won?: HowWon;
}

export const EMPTY_ENTRY: Entry = { concealed: [], declared: [], bonus: [] };

/** How a hand was won, but for the tile. */
export type Circumstances = Omit<HowWon, 'winningTile'>;

/** East claims: what holds until somebody says more, and where an example says nothing. */
export const CLAIMED: Circumstances = { selfDrawn: false, events: [], seatWind: 'E', roundWind: 'E' };

/** The one tile after a plus sign. */
function winningTileOf(groups: readonly WrittenGroup[]): SetTile | null {
  const tiles = groups.flatMap((group) => (group.winning ? group.tiles : []));
  const [{ tile } = plain(JOKER)] = tiles;
  return tiles.length === 1 && isSetTile(tile) ? tile : null;
}

/**
 * An entry of written groups. In the concealed part a joker is free (M12), whatever it was said to stand for. With
 * `how` the entry also says how it was won, if the groups name one winning tile.
 */
export function toEntry(groups: readonly WrittenGroup[], how?: Circumstances): Entry {
  const concealed: (SetTile | Joker)[] = [];
  const declared: DeclaredSet[] = [];
  const bonus: BonusTile[] = [];
  for (const { tiles, declaration } of groups) {
    if (declaration !== 'free') declared.push(toDeclaredSet(tiles, declaration === 'exposed'));
    else
      for (const { tile } of tiles) {
        if (isBonusTile(tile)) bonus.push(tile);
        else concealed.push(tile);
      }
  }
  const winningTile = how ? winningTileOf(groups) : null;
  return { concealed, declared, bonus, ...(how && winningTile ? { won: { ...how, winningTile } } : {}) };
}

/** The notation knows no bonus tile in a laid-down set, so none is lost here. */
const toDeclaredSet = (tiles: readonly WrittenTile[], exposed: boolean): DeclaredSet => ({
  exposed,
  tiles: tiles.flatMap(({ tile, standsFor }): DeclaredTile[] => {
    if (isBonusTile(tile)) return [];
    return tile === JOKER ? [{ tile: standsFor, joker: true }] : [{ tile, joker: false }];
  }),
});

/** Tiles sorted into groups: one a suit, one for all honors, one for jokers and one for bonus tiles. */
export function sortedGroups(tiles: readonly Tile[]): readonly WrittenGroup[] {
  const groups = new Map<string, WrittenTile[]>();
  for (const tile of [...tiles].sort(byTile)) {
    const key = suitOf(tile) ?? (isBonusTile(tile) ? 'bonus' : tile === JOKER ? JOKER : 'honors');
    groups.set(key, [...(groups.get(key) ?? []), plain(tile)]);
  }
  return [...groups.values()].map((sorted) => ({ tiles: sorted, declaration: 'free' }));
}

/** Everything of an entry as written groups: the declared sets, the other tiles sorted, then the winning tile. */
export function toGroups(entry: Entry): readonly WrittenGroup[] {
  const winningAt = entry.won ? entry.concealed.indexOf(entry.won.winningTile) : -1;
  const winning = entry.concealed[winningAt];
  return [
    ...entry.declared.map(
      ({ tiles, exposed }): WrittenGroup => ({
        tiles: tiles.map(({ tile, joker }) =>
          joker ? { tile: JOKER, standsFor: tile } : { tile: tile ?? JOKER, standsFor: null },
        ),
        declaration: exposed ? 'exposed' : 'concealedQuad',
      }),
    ),
    ...sortedGroups([...entry.concealed.filter((_, at) => at !== winningAt), ...entry.bonus]),
    ...(winning ? [{ tiles: [plain(winning)], declaration: 'free', winning: true } as const] : []),
  ];
}
