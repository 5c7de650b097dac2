/**
 * A slow second scorer, for the tests alone: what the real one answers has to agree with it.
 *
 * It goes another way. It writes down every four sets and a pair that there could ever be, keeps those that the hand's
 * tiles make, tries every selection of combining fans by the grouping test as the rules state it, reads every fan by its
 * plain words, and takes from the text of the rulebook's table what excludes what.
 */
import { parseNotation } from '../../../tiles/notation.ts';
import { KINDS, SET_TILES } from '../../../tiles/tiles.ts';
import type { DeclaredSet, Entry } from '../../entry.ts';
import { type HouseRules, type Settled, settle } from '../../house-rules.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import {
  allCombinations,
  first,
  isDragon,
  isHonor,
  isWind,
  type Made,
  number,
  type PlainSet,
  selections,
  suit,
} from './combinations.ts';
import type { PrintedFan } from './table-text.ts';
import { spell } from './vectors.ts';

type House = Settled<typeof HOUSE_RULES>;

export interface Verdict {
  readonly win: boolean;
  /** Without flowers. */
  readonly points: number;
  /** Every itemisation that reaches `points`, without flowers, as `spell` writes it. */
  readonly itemisations: ReadonlySet<string>;
  /** What each split is worth, best first. */
  readonly values: readonly number[];
}

const written = (text: string): readonly string[] => {
  const read = parseNotation(text);
  if (!read.ok) throw new Error(text);
  return read.groups.flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
};
const ORPHANS = written('19B 19D 19C ESWNRGP');
const GREEN = written('23468B G');
const REVERSIBLE = written('245689B 1234589D P');
const FRAMES = ['BDC', 'BCD', 'DBC', 'DCB', 'CBD', 'CDB'].map((suits) =>
  [...suits].flatMap((letter, row) => [1, 4, 7].map((start) => `${start + row}${letter}`)),
);

const SETS: readonly (readonly string[])[] = [
  ...SET_TILES.filter((tile) => tile.length === 2 && Number(tile[0]) <= 7).map((tile) =>
    [0, 1, 2].map((step) => `${number(tile) + step}${suit(tile)}`),
  ),
  ...SET_TILES.map((tile) => [tile, tile, tile]),
];

/** `tiles` without those of `taken`, or null where one of them is not there. */
function without(tiles: readonly string[], taken: readonly string[]): string[] | null {
  const left = [...tiles];
  for (const tile of taken) {
    const at = left.indexOf(tile);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

interface Standard {
  readonly sets: readonly (readonly string[])[];
  readonly pair: string;
}

/** Every way to see tiles as so many sets and a pair. */
function standards(tiles: readonly string[], count: number): Standard[] {
  const found: Standard[] = [];
  const possible = SETS.filter((set) => without(tiles, set) !== null);
  const choose = (from: number, left: readonly string[], sets: readonly (readonly string[])[]): void => {
    if (sets.length === count) {
      if (left.length === 2 && left[0] === left[1]) found.push({ sets, pair: left[0] ?? '' });
      return;
    }
    for (let at = from; at < possible.length; at += 1) {
      const set = possible[at] as readonly string[];
      const rest = without(left, set);
      if (rest) choose(at, rest, [...sets, set]);
    }
  };
  choose(0, tiles, []);
  return found;
}

type Form = 'standard' | 'knittedStraight' | 'sevenPairs' | 'thirteenOrphans' | 'knitted';

interface Split {
  readonly form: Form;
  readonly frame: readonly string[];
  readonly sets: readonly PlainSet[];
  readonly pair: string;
}

const plainSet = ({ tiles, exposed }: DeclaredSet): PlainSet => {
  const names = tiles.map(({ tile }) => tile ?? '').sort();
  return { chow: names[0] !== names[1], tiles: names.slice(0, 3), kong: names.length === 4, exposed, declared: true };
};

const free = (tiles: readonly string[]): PlainSet => ({
  chow: tiles[0] !== tiles[1],
  tiles,
  kong: false,
  exposed: false,
  declared: false,
});

const countOf = (tiles: readonly string[], tile: string): number => tiles.filter((one) => one === tile).length;

/** Every way to see the free tiles beside the declared sets. */
function splitsOf(tiles: readonly string[], declared: readonly PlainSet[]): Split[] {
  const found: Split[] = standards(tiles, 4 - declared.length).map(({ sets, pair }) => ({
    form: 'standard',
    frame: [],
    sets: [...sets.map(free), ...declared],
    pair,
  }));
  if (declared.length <= 1) {
    for (const frame of FRAMES) {
      const rest = without(tiles, frame);
      if (!rest) continue;
      for (const { sets, pair } of standards(rest, 1 - declared.length)) {
        found.push({ form: 'knittedStraight', frame, sets: [...sets.map(free), ...declared], pair });
      }
    }
  }
  if (declared.length > 0 || tiles.length !== 14) return found;
  const alone = (form: Form): number => found.push({ form, frame: [], sets: [], pair: '' });
  const kinds = [...new Set(tiles)];
  if (kinds.every((tile) => countOf(tiles, tile) % 2 === 0)) alone('sevenPairs');
  if (kinds.length === 13 && kinds.every((tile) => ORPHANS.includes(tile))) alone('thirteenOrphans');
  const knitted = (frame: readonly string[]) => kinds.every((tile) => isHonor(tile) || frame.includes(tile));
  if (kinds.length === 14 && FRAMES.some(knitted)) alone('knitted');
  return found;
}

/** Whether the tiles that win before the winning one came are one kind alone (C8, C21). */
function waitsForOne(
  before: readonly string[],
  declared: readonly PlainSet[],
  all: readonly string[],
  house: House,
): boolean {
  let waits = 0;
  for (const tile of SET_TILES) {
    if (house.fifthCopyWaits === 'no' && countOf(all, tile) === 4) continue;
    if (splitsOf([...before, tile], declared).length > 0) waits += 1;
    if (waits > 1) return false;
  }
  return true;
}

/** A fan as it was found, and the sets that it is made of; `struck` where a house rule takes it out. */
interface Found {
  readonly id: string;
  readonly of: readonly number[] | null;
  readonly points?: number;
}

interface Hand {
  readonly entry: Entry;
  readonly house: House;
  readonly tiles: readonly string[];
  readonly declared: readonly PlainSet[];
  readonly winning: string;
  readonly drawn: boolean;
  readonly soleWait: () => boolean;
  readonly nineGates: boolean;
}

function tileFans({ tiles, house }: Hand, { form }: Split): string[] {
  const kinds = [...new Set(tiles)];
  const suits = new Set(kinds.filter((tile) => !isHonor(tile)).map(suit)).size;
  const honors = kinds.some(isHonor);
  const only = (numbers: string): boolean => kinds.every((tile) => !isHonor(tile) && numbers.includes(tile[0] ?? ''));
  const setsOrPairs = form === 'standard' || form === 'sevenPairs';
  const orphans = kinds.every((tile) => ORPHANS.includes(tile));
  const types = suits === 3 && kinds.some(isWind) && kinds.some(isDragon);
  const holds: Readonly<Record<string, boolean>> = {
    allGreen: kinds.every((tile) => GREEN.includes(tile)),
    allTerminals: setsOrPairs && only('19'),
    allHonors: setsOrPairs && suits === 0,
    allTerminalsAndHonors: setsOrPairs && orphans && honors && suits > 0,
    fullFlush: suits === 1 && !honors,
    upperTiles: only('789'),
    middleTiles: only('456'),
    lowerTiles: only('123'),
    upperFour: only('6789'),
    lowerFour: only('1234'),
    reversibleTiles: kinds.every((tile) => REVERSIBLE.includes(tile)),
    halfFlush: suits === 1 && honors,
    allTypes: types && (form === 'standard' || house.allTypesForms === 'any'),
    allSimples: only('2345678'),
    oneVoidedSuit: suits === 2,
    noHonors: !honors,
  };
  return Object.keys(holds).filter((id) => holds[id]);
}

function kongFans({ declared, house }: Hand): Found[] {
  const kongs = declared.filter(({ kong }) => kong);
  const open = kongs.filter(({ exposed }) => exposed).length;
  const of: number[] = [];
  const fan = (id: string, points?: number): Found => ({ id, of, ...(points === undefined ? {} : { points }) });
  if (kongs.length === 4) return [fan('fourKongs')];
  if (kongs.length === 3) return [fan('threeKongs')];
  if (kongs.length === 2 && open === 0) return [fan('twoConcealedKongs')];
  if (kongs.length === 2 && open === 1) {
    return house.kongOfEachKind === 'five' ? [fan('twoMeldedKongs', 5)] : [fan('twoMeldedKongs'), fan('concealedKong')];
  }
  if (kongs.length === 2) return [fan('twoMeldedKongs')];
  return kongs.map(({ exposed }) => fan(exposed ? 'meldedKong' : 'concealedKong'));
}

function winFans({ entry, drawn, declared, winning }: Hand): string[] {
  const events = entry.won?.events ?? [];
  const inSight = declared.filter(({ exposed }) => exposed).flatMap(({ tiles }) => tiles);
  return [
    ...(drawn ? ['selfDrawn'] : []),
    ...(events.includes('lastTile') ? [drawn ? 'lastTileDraw' : 'lastTileClaim'] : []),
    ...(events.includes('replacement') ? ['outWithReplacementTile'] : []),
    ...(events.includes('robbingKong') ? ['robbingTheKong'] : []),
    ...(events.includes('lastOfKind') || countOf(inSight, winning) === 3 ? ['lastTile'] : []),
  ];
}

/** What the four sets and the pair show; `completed` is the one that the winning tile completes, 4 for the pair. */
function standardFans({ sets, pair }: Split, completed: number, { drawn }: Hand): Found[] {
  const elements = [...sets.map(({ tiles }) => tiles), [pair]];
  const pungs = sets.every(({ chow }) => !chow);
  const concealed = sets.flatMap(({ chow, exposed, declared }, at) =>
    chow || exposed || (!declared && !drawn && at === completed) ? [] : [at],
  );
  const ids = [
    ...(pungs ? ['allPungs'] : []),
    ...(sets.every(({ chow }) => chow) && !isHonor(pair) ? ['allChows'] : []),
    ...(elements.every((tiles) => tiles.some((tile) => ORPHANS.includes(tile))) ? ['outsideHand'] : []),
    ...(elements.every((tiles) => tiles.some((tile) => tile[0] === '5')) ? ['allFives'] : []),
    ...(pungs && elements.flat().every((tile) => '2468'.includes(tile[0] ?? '')) ? ['allEvenPungs'] : []),
  ];
  const name = ['', '', 'twoConcealedPungs', 'threeConcealedPungs', 'fourConcealedPungs'][concealed.length];
  return [...ids.map((id) => ({ id, of: null })), ...(name ? [{ id: name, of: concealed }] : [])];
}

function setFans(sets: readonly PlainSet[], { entry, nineGates, house }: Hand): Found[] {
  const { seatWind, roundWind } = entry.won ?? { seatWind: 'E', roundWind: 'E' };
  const found = sets.flatMap((set, at): Found[] => {
    const tile = first(set);
    if (set.chow) return [];
    if (isDragon(tile)) return [{ id: 'dragonPung', of: [at] }];
    const winds = [...(tile === seatWind ? ['seatWind'] : []), ...(tile === roundWind ? ['prevalentWind'] : [])];
    const ids = winds.length > 0 ? winds : ORPHANS.includes(tile) ? ['pungOfTerminalsOrHonors'] : [];
    return ids.map((id) => ({ id, of: [at] }));
  });
  if (!nineGates || house.nineGatesPungs === 'none') return found;
  const one = found.findIndex(({ id }) => id === 'pungOfTerminalsOrHonors');
  return found.filter((_, at) => at !== one);
}

function waitFans({ sets, pair, frame }: Split, completed: number, hand: Hand): string[] {
  if (completed < 0 || (frame.includes(hand.winning) && hand.house.knittedWait === 'none') || !hand.soleWait())
    return [];
  if (completed === 4) return pair === hand.winning ? ['singleWait'] : [];
  const { chow, tiles } = sets[completed] as PlainSet;
  const at = tiles.indexOf(hand.winning);
  if (!chow) return [];
  if (at === 1) return ['closedWait'];
  return (number(first({ tiles } as PlainSet)) === 1 && at === 2) || (number(tiles[0] ?? '') === 7 && at === 0)
    ? ['edgeWait']
    : [];
}

function formFans(split: Split, { tiles }: Hand): string[] {
  const honors = tiles.filter(isHonor).length;
  const numbers = [...new Set(tiles)].map(number).sort((a, b) => a - b);
  switch (split.form) {
    case 'standard':
      return [];
    case 'sevenPairs': {
      const shifted = honors === 0 && new Set(tiles.map(suit)).size === 1 && numbers.length === 7;
      return [shifted && (numbers[6] ?? 0) - (numbers[0] ?? 0) === 6 ? 'sevenShiftedPairs' : 'sevenPairs'];
    }
    case 'knitted':
      if (honors === 7) return ['greaterHonorsAndKnittedTiles'];
      return ['lesserHonorsAndKnittedTiles', ...(honors === 5 ? ['knittedStraight'] : [])];
    default:
      return [split.form];
  }
}

/** What a reading shows, combining fans apart. */
function fansOf(split: Split, completed: number, hand: Hand): Found[] {
  const { form, sets, pair } = split;
  const { declared, drawn, tiles, house, entry, nineGates } = hand;
  const exposed = declared.filter((set) => set.exposed).length;
  const robbed = entry.won?.events.includes('robbingKong') === true;
  const hogs = [...new Set(tiles)].filter((tile) => {
    const kong = declared.some((set) => set.kong && first(set) === tile);
    return countOf(tiles, tile) === 4 && !kong && (house.tileHogs === 'anyTile' || !isHonor(tile));
  });
  const standard = form === 'standard' ? standardFans(split, completed, hand) : [];
  const byNature =
    (form !== 'standard' && form !== 'knittedStraight') ||
    nineGates ||
    standard.some(({ id }) => id === 'fourConcealedPungs');
  const fully = drawn && (!byNature || house.concealedByNature === 'fullyConcealed');
  const melded = exposed === 4 && !drawn && !(robbed && house.meldedRobbedKong === 'no');
  const ids = [
    ...tileFans(hand, split),
    ...winFans(hand),
    ...formFans(split, hand),
    ...hogs.map(() => 'tileHog'),
    ...(nineGates && form === 'standard' ? ['nineGates'] : []),
    ...(form === 'standard' && melded ? ['meldedHand'] : []),
    ...(exposed === 0 && !drawn ? ['concealedHand'] : []),
    ...(exposed === 0 && fully ? ['fullyConcealedHand'] : []),
    ...(form === 'knittedStraight' && sets.every(({ chow }) => chow) && !isHonor(pair) ? ['allChows'] : []),
    ...waitFans(split, completed, hand),
  ];
  return [...ids.map((id) => ({ id, of: null })), ...standard, ...kongFans(hand), ...setFans(sets, hand)];
}

/** Under house rules the table says a little else. */
function inForce(table: readonly PrintedFan[], house: House): ReadonlyMap<string, PrintedFan> {
  const changed = table.map((row): PrintedFan => {
    if (row.id === 'twoConcealedKongs' && house.twoConcealedKongs === 'six') return { ...row, value: 6 };
    if (row.id === 'mixedShiftedPungs' && house.mixedShiftedPungs === 'six') return { ...row, value: 6 };
    if (row.id === 'nineGates' && house.nineGatesPungs === 'allButOne') {
      return { ...row, excludes: row.excludes.filter((id) => id !== 'pungOfTerminalsOrHonors') };
    }
    const more = {
      allTerminals: house.allTerminalsDoublePung === 'no' ? ['doublePung'] : [],
      allGreen: house.allGreenHalfFlush === 'no' ? ['halfFlush'] : [],
    } as Readonly<Record<string, readonly string[]>>;
    return { ...row, excludes: [...row.excludes, ...(more[row.id] ?? [])] };
  });
  return new Map(changed.map((row) => [row.id, row]));
}

/** Strikes out what others exclude, and adds up the rest by fan. */
function itemise(found: readonly Found[], table: ReadonlyMap<string, PrintedFan>): Record<string, number> {
  const kongs = (id: string): boolean => id === 'twoConcealedKongs';
  const excludes = (one: Found, other: Found): boolean => {
    const row = table.get(one.id) as PrintedFan;
    if (row.excludes.includes(other.id)) return true;
    if (!row.own.includes(other.id) || one === other) return false;
    // Just two kongs, both concealed, and just two concealed pungs are the same sets (C13).
    return kongs(one.id) || (other.of?.every((set) => one.of?.includes(set)) ?? false);
  };
  const items: Record<string, number> = {};
  for (const fan of found) {
    if (found.some((other) => excludes(other, fan))) continue;
    items[fan.id] = (items[fan.id] ?? 0) + (fan.points ?? table.get(fan.id)?.value ?? 0);
  }
  return Object.keys(items).length > 0 ? items : { chickenHand: table.get('chickenHand')?.value ?? 0 };
}

const sum = (items: Readonly<Record<string, number>>): number =>
  Object.values(items).reduce((all, one) => all + one, 0);

/** The elements that the winning tile may complete, -1 for none that matters. */
function completions({ form, sets, pair, frame }: Split, winning: string): number[] {
  if (form !== 'standard' && form !== 'knittedStraight') return [-1];
  return [
    ...(frame.includes(winning) ? [-1] : []),
    ...sets.flatMap(({ declared, tiles }, at) => (!declared && tiles.includes(winning) ? [at] : [])),
    ...(pair === winning ? [4] : []),
  ];
}

/** Scores a complete hand of possible tiles whose winning tile is said; flowers are left out. */
export function exhaustive(entry: Entry, printed: readonly PrintedFan[], departures: HouseRules = {}): Verdict {
  const house = settle(HOUSE_RULES, departures);
  const table = inForce(printed, house);
  const declared = entry.declared.map(plainSet);
  const concealed: readonly string[] = entry.concealed;
  const winning = entry.won?.winningTile ?? '';
  const before = without(concealed, [winning]) ?? [];
  const all = [...concealed, ...entry.declared.flatMap(({ tiles }) => tiles.map(({ tile }) => tile ?? ''))];
  let sole: boolean | null = null;
  const hand: Hand = {
    entry,
    house,
    tiles: all,
    declared,
    winning,
    drawn: entry.won?.selfDrawn === true,
    soleWait: () => {
      sole ??= waitsForOne(before, declared, [...before, ...all.slice(concealed.length)], house);
      return sole;
    },
    nineGates: [...'BDC'].some(
      (letter) => [...before].sort().join('') === [...'1112345678999'].map((digit) => digit + letter).join(''),
    ),
  };
  let points = -1;
  let itemisations = new Set<string>();
  const values: number[] = [];
  for (const split of splitsOf(concealed, declared)) {
    let own = -1;
    const combined: readonly Made[] = split.form === 'standard' ? allCombinations(split.sets, split.pair) : [];
    const lawful = selections(combined);
    for (const completed of completions(split, winning)) {
      const fans = fansOf(split, completed, hand);
      for (const selection of lawful) {
        const items = itemise([...fans, ...selection], table);
        const total = sum(items);
        own = Math.max(own, total);
        if (total < points) continue;
        if (total > points) itemisations = new Set();
        points = total;
        itemisations.add(spell(items));
      }
    }
    values.push(own);
  }
  values.sort((a, b) => b - a);
  return { win: points >= 0, points: Math.max(points, 0), itemisations, values };
}

/** Every tile that completes a hand one tile short, whatever it scores. */
export function completing(entry: Entry): readonly string[] {
  const declared = entry.declared.map(plainSet);
  return SET_TILES.slice(0, KINDS).filter((tile) => splitsOf([...entry.concealed, tile], declared).length > 0);
}
