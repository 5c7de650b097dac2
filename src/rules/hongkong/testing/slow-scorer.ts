/**
 * A slow second scorer, for the tests alone: what the real one answers has to agree with it.
 *
 * It goes the other way round. It does not walk the tiles of the hand; it tries every set that there could be, one after
 * the other, until the tiles are used up, and reads what it finds as written tiles by the plain words of the rules.
 */
import { BONUS_TILES, SET_TILES, type SetTile, WINDS } from '../../../tiles/tiles.ts';
import type { Entry } from '../../entry.ts';
import { type HouseRules, settle } from '../../house-rules.ts';
import type { ElementId } from '../elements.ts';
import { HOUSE_RULES } from '../house-rules.ts';

export type Itemisation = Partial<Record<ElementId, number>>;

export interface Verdict {
  readonly win: boolean;
  readonly fans: number;
  /** As `spell` writes them. */
  readonly elements: string;
  /** All that are worth as much, `elements` among them: any of two special hands may be named (H5). */
  readonly itemisations: ReadonlySet<string>;
  /** The fans of each reading, best first. */
  readonly values: readonly number[];
}

/** An itemisation as text, its elements in alphabetical order. */
export const spell = (items: Itemisation): string =>
  Object.entries(items)
    .filter(([, fans]) => fans !== 0)
    .map(([element, fans]) => `${element} ${fans}`)
    .sort()
    .join(', ');

type Tiles = readonly SetTile[];
interface Written {
  readonly sets: readonly Tiles[];
  /** One of a standard hand, seven of seven pairs, none of thirteen wonders. */
  readonly pairs: readonly Tiles[];
  readonly loose: Tiles;
}

const isHonor = (tile: SetTile): boolean => tile.length === 1;
const NUMBERED = SET_TILES.filter((tile) => !isHonor(tile));

/** Every set of three tiles: 34 pungs and 21 chows. */
export const ALL_SETS: readonly Tiles[] = [
  ...SET_TILES.map((tile) => [tile, tile, tile]),
  ...['B', 'D', 'C'].flatMap((suit) =>
    [1, 2, 3, 4, 5, 6, 7].map((low) => [low, low + 1, low + 2].map((number) => `${number}${suit}` as SetTile)),
  ),
];
const ORPHANS = NUMBERED.filter((tile) => '19'.includes(tile.charAt(0))).concat([...'ESWNRGP'] as SetTile[]);

/** What is left without some tiles, or null where one of them is not there. */
function without(tiles: Tiles, taken: Tiles): Tiles | null {
  const left = [...tiles];
  for (const tile of taken) {
    const at = left.indexOf(tile);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** All ways to see `tiles` as sets, taken in the order of the list so that none comes twice. */
function* splits(tiles: Tiles, from = 0): Generator<readonly Tiles[]> {
  if (tiles.length === 0) yield [];
  for (let at = from; at < ALL_SETS.length; at += 1) {
    const set = ALL_SETS[at] as Tiles;
    const rest = without(tiles, set);
    if (rest) for (const others of splits(rest, at)) yield [set, ...others];
  }
}

function* readingsOf({ concealed, declared }: Entry, sevenPairs: string): Generator<Written> {
  const free = concealed as Tiles;
  const down = declared.map(({ tiles }) => tiles.map(({ tile }) => tile as SetTile).sort());
  for (const tile of new Set(free)) {
    const rest = without(free, [tile, tile]);
    if (!rest || rest.length !== 3 * (4 - down.length)) continue;
    for (const sets of splits(rest)) yield { sets: [...sets, ...down], pairs: [[tile, tile]], loose: [] };
  }
  if (down.length > 0) return;
  const copies = SET_TILES.map((tile) => free.filter((one) => one === tile).length);
  const paired = copies.every((count) => count % 2 === 0);
  if (paired && sevenPairs !== 'notPlayed' && !(sevenPairs === 'sevenDifferent' && copies.includes(4))) {
    const pairs = SET_TILES.flatMap((tile, at) => Array<Tiles>((copies[at] ?? 0) / 2).fill([tile, tile]));
    yield { sets: [], pairs, loose: [] };
  }
  const further = without(free, ORPHANS);
  if (further?.length === 1 && ORPHANS.includes(further[0] as SetTile)) yield { sets: [], pairs: [], loose: free };
}

/** One reading by the words of the rules; a special hand is its one element, and of several any may be named (H5). */
function itemise(entry: Entry, { sets, pairs, loose }: Written, departures: HouseRules): readonly Itemisation[] {
  const house = settle(HOUSE_RULES, departures);
  const { won } = entry;
  if (!won) throw new Error('how was it won?');
  const every = [...sets.flat(), ...pairs.flat(), ...loose];
  const eyes = sets.length === 4 ? (pairs[0]?.[0] as SetTile) : undefined;
  const pungs = sets.filter((set) => set[0] === set[1]).map((set) => set[0] as SetTile);
  const kongs = sets.filter((set) => set.length === 4).length;
  const concealed = entry.declared.every(({ exposed }) => !exposed);
  const suits = new Set(every.filter((tile) => !isHonor(tile)).map((tile) => tile.charAt(1)));
  const honors = every.filter(isHonor);
  const dragons = pungs.filter((tile) => 'RGP'.includes(tile));
  const inSuit = (suit: string) => every.filter((tile) => tile.endsWith(suit) && tile.length === 2);

  const jewel = (dragon: string, text: string, usual: string): boolean => {
    const suit = house.jewels === 'textSuits' ? text : usual;
    const others = pungs.filter((tile) => tile !== dragon);
    return (
      pungs.length === 4 &&
      others.length === 3 &&
      [...others, eyes as SetTile].every((tile) => tile.length === 2 && tile.endsWith(suit))
    );
  };
  const gates = (): boolean => {
    const numbers = every.map((tile) => tile.charAt(0)).join('');
    const needed = [...'1112345678999'];
    for (const number of numbers) if (needed.includes(number)) needed.splice(needed.indexOf(number), 1);
    return suits.size === 1 && honors.length === 0 && kongs === 0 && needed.length === 0 && every.length === 14;
  };
  const winds = WINDS.every((wind) => every.includes(wind));
  const windPungs = WINDS.every((wind) => pungs.includes(wind));
  const SPECIAL: readonly (readonly [ElementId, boolean])[] = [
    [
      'hiddenTreasure',
      pungs.length === 4 && concealed && won.selfDrawn && !(house.hiddenTreasure === 'pungsOnly' && kongs > 0),
    ],
    ['greatScholars', dragons.length === 3],
    ['fourWinds', pungs.length === 4 && (house.fourWinds === 'asTheText' ? winds : windPungs)],
    ['onlyDragonsAndWinds', pungs.length === 4 && honors.length === every.length],
    ['onlyKeystones', pungs.length === 4 && every.every((tile) => '19'.includes(tile.charAt(0)))],
    ['nineGates', gates() && !(house.nineGates === 'concealedOnly' && entry.declared.length > 0)],
    ['kongs', kongs === 4],
    ['jadeDragon', jewel('G', 'B', 'B')],
    ['rubyDragon', jewel('R', 'D', 'C')],
    ['pearlDragon', jewel('P', 'C', 'D')],
    ['thirteenWonders', loose.length > 0],
  ];
  const special = SPECIAL.filter(([, holds]) => holds);
  if (special.length > 0) return special.map(([id]) => ({ [id]: 64 }));

  const items: Itemisation = {};
  if (won.selfDrawn) items.selfPick = 1;
  if (won.events.includes('replacement')) items.kongReplacement = 1;
  if (won.events.includes('robbingKong')) items.robbingKong = 1;
  if (won.events.includes('lastTile') && house.lastTile === 'yes') items.lastTile = 1;
  if (sets.length === 4 && pungs.length === 0 && !(house.chowPair === 'suitTiles' && isHonor(eyes as SetTile))) {
    items.allChows = 1;
  }
  if (pungs.length === 4) items.allPungs = 3;
  if (pairs.length === 7) items.sevenPairs = 4;
  if (concealed && !(won.selfDrawn && house.concealedHand === 'discardOnly')) {
    if (pairs.length !== 7 || house.overlap === 'both') items.concealedHand = 1;
  }
  if (suits.size === 1) {
    if (inSuit([...suits][0] ?? '').length === every.length) items.pure = 6;
    else items.semiPure = 3;
  }
  if (suits.size === 0) items.allHonours = 7;
  if (pungs.includes(won.seatWind)) items.seatWind = 1;
  if (pungs.includes(won.roundWind)) items.roundWind = 1;
  const small = dragons.length === 2 && ['R', 'G', 'P'].includes(eyes ?? '');
  if (small) items.smallThreeDragons = 4;
  if (!small || house.overlap === 'both') items.dragonPung = dragons.length;
  const own = WINDS.indexOf(won.seatWind) + 1;
  const bonus = entry.bonus as readonly string[];
  if (bonus.length === 0 && house.bonusTiles === 'yes') items.noBonusTiles = 1;
  if (bonus.includes(`${own}F`)) items.seatFlower = 1;
  if (bonus.includes(`${own}Y`)) items.seatSeason = 1;
  const count = (letter: string) => BONUS_TILES.filter((tile) => tile.endsWith(letter) && bonus.includes(tile)).length;
  if (count('F') === 4) items.allFlowers = 1;
  if (count('Y') === 4) items.allSeasons = 1;
  return [items];
}

const total = (items: Itemisation): number => Object.values(items).reduce((sum, fans) => sum + fans, 0);

/** Scores a hand that is known to be possible. */
export function slowly(entry: Entry, house: HouseRules = {}): Verdict {
  const { sevenPairs } = settle(HOUSE_RULES, house);
  const all = [...readingsOf(entry, sevenPairs)].map((reading) => itemise(entry, reading, house));
  const worth = ([items = {}]: readonly Itemisation[]): number => total(items);
  all.sort((a, b) => worth(b) - worth(a));
  const [best] = all;
  if (!best?.[0]) return { win: false, fans: 0, elements: '', itemisations: new Set(), values: [] };
  const fans = worth(best);
  const equal = all.filter((ways) => worth(ways) === fans).flat();
  return {
    win: true,
    fans,
    elements: spell(best[0]),
    itemisations: new Set(equal.map(spell)),
    values: all.map(worth),
  };
}
