/** The combining fans by the plain words of the table, and every lawful selection of them, for the exhaustive scorer. */

/** A set of the exhaustive scorer: its tiles as they are written, a kong as three. */
export interface PlainSet {
  readonly chow: boolean;
  readonly tiles: readonly string[];
  readonly kong: boolean;
  readonly exposed: boolean;
  readonly declared: boolean;
}

export const number = (tile: string): number => Number(tile[0]);
export const suit = (tile: string): string => tile[1] ?? '';
export const isWind = (tile: string): boolean => 'ESWN'.includes(tile);
export const isDragon = (tile: string): boolean => 'RGP'.includes(tile);
export const isHonor = (tile: string): boolean => tile.length === 1;
export const first = ({ tiles }: PlainSet): string => tiles[0] ?? '';

const different = (values: readonly unknown[]): number => new Set(values).size;

/** Whether numbers, sorted, go up by the same step each time. */
function climbsBy(step: number, values: readonly number[]): boolean {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.every((value, at) => at === 0 || value - (sorted[at - 1] ?? 0) === step);
}

type Test = (sets: readonly PlainSet[], pair: string) => boolean;

const chows =
  (test: (starts: readonly string[], pair: string) => boolean): Test =>
  (sets, pair) =>
    sets.every(({ chow }) => chow) && test(sets.map(first), pair);
const pungs =
  (test: (tiles: readonly string[], pair: string) => boolean): Test =>
  (sets, pair) =>
    sets.every(({ chow }) => !chow) && test(sets.map(first), pair);
const oneSuit = (tiles: readonly string[]): boolean => !tiles.some(isHonor) && different(tiles.map(suit)) === 1;
const eachSuit = (tiles: readonly string[]): boolean =>
  !tiles.some(isHonor) && different(tiles.map(suit)) === tiles.length;
const sameNumber = (tiles: readonly string[]): boolean => different(tiles.map(number)) === 1;
const climbs = (step: number, tiles: readonly string[]): boolean => climbsBy(step, tiles.map(number));
const spelled = (tiles: readonly string[]): string => [...tiles].sort().join('');

/** How many sets each fan names, whether it names the pair, and what it asks of them. */
const COMBINATIONS: Readonly<Record<string, readonly [sets: number, pair: boolean, test: Test]>> = {
  bigFourWinds: [4, false, pungs((tiles) => tiles.every(isWind) && different(tiles) === 4)],
  bigThreeDragons: [3, false, pungs((tiles) => tiles.every(isDragon) && different(tiles) === 3)],
  littleFourWinds: [
    3,
    true,
    pungs((tiles, pair) => [...tiles, pair].every(isWind) && different([...tiles, pair]) === 4),
  ],
  littleThreeDragons: [
    2,
    true,
    pungs((tiles, pair) => [...tiles, pair].every(isDragon) && different([...tiles, pair]) === 3),
  ],
  pureTerminalChows: [
    4,
    true,
    chows(
      (starts, pair) =>
        oneSuit([...starts, pair]) && spelled(starts.map((tile) => tile[0] ?? '')) === '1177' && number(pair) === 5,
    ),
  ],
  quadrupleChow: [4, false, chows((starts) => different(starts) === 1)],
  fourPureShiftedPungs: [4, false, pungs((tiles) => oneSuit(tiles) && climbs(1, tiles))],
  fourPureShiftedChows: [4, false, chows((starts) => oneSuit(starts) && (climbs(1, starts) || climbs(2, starts)))],
  pureTripleChow: [3, false, chows((starts) => different(starts) === 1)],
  pureShiftedPungs: [3, false, pungs((tiles) => oneSuit(tiles) && climbs(1, tiles))],
  pureStraight: [
    3,
    false,
    chows(
      (starts) => oneSuit(starts) && different(starts) === 3 && starts.every((tile) => '147'.includes(tile[0] ?? '')),
    ),
  ],
  threeSuitedTerminalChows: [
    4,
    true,
    chows(
      (starts, pair) =>
        !isHonor(pair) &&
        number(pair) === 5 &&
        spelled(starts) ===
          spelled(
            'BDC'
              .replace(suit(pair), '')
              .split('')
              .flatMap((letter) => [`1${letter}`, `7${letter}`]),
          ),
    ),
  ],
  pureShiftedChows: [3, false, chows((starts) => oneSuit(starts) && (climbs(1, starts) || climbs(2, starts)))],
  triplePung: [3, false, pungs((tiles) => eachSuit(tiles) && sameNumber(tiles))],
  bigThreeWinds: [3, false, pungs((tiles) => tiles.every(isWind) && different(tiles) === 3)],
  mixedStraight: [
    3,
    false,
    chows((starts) => eachSuit(starts) && spelled(starts.map((tile) => tile[0] ?? '')) === '147'),
  ],
  mixedTripleChow: [3, false, chows((starts) => eachSuit(starts) && sameNumber(starts))],
  mixedShiftedPungs: [3, false, pungs((tiles) => eachSuit(tiles) && climbs(1, tiles))],
  mixedShiftedChows: [3, false, chows((starts) => eachSuit(starts) && climbs(1, starts))],
  twoDragonPungs: [2, false, pungs((tiles) => tiles.every(isDragon) && different(tiles) === 2)],
  doublePung: [2, false, pungs((tiles) => eachSuit(tiles) && sameNumber(tiles))],
  pureDoubleChow: [2, false, chows((starts) => different(starts) === 1)],
  mixedDoubleChow: [2, false, chows((starts) => eachSuit(starts) && sameNumber(starts))],
  shortStraight: [2, false, chows((starts) => oneSuit(starts) && climbs(3, starts))],
  twoTerminalChows: [2, false, chows((starts) => oneSuit(starts) && climbs(6, starts))],
};

/** A fan with the sets that it is made of: 0 to 3, and 4 for the pair. */
export interface Made {
  readonly id: string;
  readonly of: readonly number[];
}

const subsets = (from: number, size: number): number[][] => {
  if (size === 0) return [[]];
  if (from > 3) return [];
  return [...subsets(from + 1, size - 1).map((rest) => [from, ...rest]), ...subsets(from + 1, size)];
};

export const combinationIds = Object.keys(COMBINATIONS);

export function allCombinations(sets: readonly PlainSet[], pair: string): readonly Made[] {
  return Object.entries(COMBINATIONS).flatMap(([id, [size, withPair, test]]) =>
    subsets(0, size)
      .filter((of) =>
        test(
          of.map((at) => sets[at] as PlainSet),
          pair,
        ),
      )
      .map((of) => ({ id, of: withPair ? [...of, 4] : of })),
  );
}

/** The grouping test, and that no two fans with the same id share a set. */
function isLawful(selection: readonly Made[]): boolean {
  let groups = [[0], [1], [2], [3], [4]];
  for (const { of } of selection) {
    const touched = groups.filter((group) => group.some((set) => of.includes(set)));
    if (touched.length !== of.length) return false;
    groups = [...groups.filter((group) => !touched.includes(group)), touched.flat()];
  }
  return selection.every((one, at) =>
    selection.slice(at + 1).every((other) => other.id !== one.id || !other.of.some((set) => one.of.includes(set))),
  );
}

/** Every selection that is lawful and complete. */
export function selections(all: readonly Made[]): readonly (readonly Made[])[] {
  const found: Made[][] = [];
  const choose = (from: number, chosen: Made[]): void => {
    if (!isLawful(chosen)) return;
    const rest = all.filter((one) => !chosen.includes(one));
    if (!rest.some((one) => isLawful([...chosen, one]))) found.push(chosen);
    for (let at = from; at < all.length; at += 1) choose(at + 1, [...chosen, all[at] as Made]);
  };
  choose(0, []);
  return found;
}
