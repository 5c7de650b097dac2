/** Random entries for the properties: hands that win by construction, hands that may, and things that are no hands. */
import fc from 'fast-check';
import { BONUS_TILES, type BonusTile, JOKER, SET_TILES, type SetTile, type Tile, WINDS } from '../../../tiles/tiles.ts';
import { type DeclaredSet, type Entry, type HowWon, WIN_EVENTS, type WinEvent } from '../../entry.ts';
import type { HouseRules } from '../../house-rules.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import { ALL_SETS } from './slow-scorer.ts';

const ofSuit = (letter: string): SetTile[] => SET_TILES.filter((tile) => tile.endsWith(letter) && tile.length === 2);
const HONORS = SET_TILES.filter((tile) => tile.length === 1);
const ORPHANS = [...SET_TILES.filter((tile) => /^[19]/.test(tile)), ...HONORS];
/** Sets and pairs come from all tiles, or from few, where special hands and several readings are frequent. */
const POOLS: readonly (readonly SetTile[])[] = [
  SET_TILES,
  ofSuit('B'),
  [...ofSuit('B'), 'G'],
  [...ofSuit('D'), 'R', 'E'],
  [...ofSuit('C'), 'P'],
  ['1B', '2B', '3B', '4B', '5B', '6B'],
  ORPHANS,
  HONORS,
  [...HONORS, '7D', '8D', '9D'],
];

const NUMBERED: readonly BonusTile[] = BONUS_TILES.filter((tile) => tile.length === 2);
const bonus = fc.oneof(
  fc.constant<BonusTile[]>([]),
  fc.subarray([...NUMBERED]),
  fc.constant<BonusTile[]>(['1F', '2F', '3F', '4F', '2Y']),
);
const wind = fc.constantFrom(...WINDS);
const HOW = {
  selfDrawn: fc.boolean(),
  events: fc.subarray([...WIN_EVENTS]),
  seatWind: wind,
  roundWind: wind,
};

/** What is possible of the events: one that contradicts the rest is left out. */
function possible(events: readonly WinEvent[], selfDrawn: boolean, quads: boolean, alone: boolean): WinEvent[] {
  return events.filter((event) => {
    if (event === 'replacement') return selfDrawn && quads;
    return event !== 'robbingKong' || (!selfDrawn && alone && !events.includes('lastTile'));
  });
}

interface Drawn extends Omit<HowWon, 'winningTile'> {
  readonly bonus: readonly BonusTile[];
  readonly at: number;
}

const isQuad = ({ tiles }: DeclaredSet): boolean => tiles.length === 4;

/** The tiles with a way of winning that they allow; null where there are five of a kind. */
function toEntry(free: readonly SetTile[], declared: readonly DeclaredSet[], drawn: Drawn): Entry | null {
  const every = [...free, ...declared.flatMap(({ tiles }) => tiles.map(({ tile }) => tile as SetTile))];
  const copies = (tile: SetTile): number => every.filter((other) => other === tile).length;
  if (every.some((tile) => copies(tile) > 4)) return null;
  const winningTile = free[drawn.at % free.length] as SetTile;
  const { selfDrawn, seatWind, roundWind } = drawn;
  const events = possible(drawn.events, selfDrawn, declared.some(isQuad), copies(winningTile) === 1);
  return {
    concealed: free,
    declared,
    bonus: drawn.bonus,
    won: { winningTile, selfDrawn, events, seatWind, roundWind },
  };
}

const laid = (tiles: readonly SetTile[], exposed: boolean): DeclaredSet => ({
  tiles: tiles.map((tile) => ({ tile, joker: false })),
  exposed,
});

/** Concealed; laid down; a quad laid down open or concealed, of a triplet. */
const PLACES = ['free', 'free', 'exposed', 'exposedQuad', 'concealedQuad'] as const;
const place = fc.oneof(fc.constant('free' as const), fc.constantFrom(...PLACES));
const four = <One>(one: fc.Arbitrary<One>) => fc.array(one, { minLength: 4, maxLength: 4 });

/** Four sets and a pair. */
export const winningHand: fc.Arbitrary<Entry> = fc
  .constantFrom(...POOLS)
  .chain((pool) => {
    const sets = ALL_SETS.filter((set) => set.every((tile) => pool.includes(tile)));
    const triplets = sets.filter(([a, b]) => a === b);
    return fc.record({
      sets: fc.oneof(four(fc.constantFrom(...sets)), four(fc.constantFrom(...triplets))),
      places: fc.oneof(four(place), four(fc.constantFrom('concealedQuad', 'exposedQuad'))),
      pair: fc.constantFrom(...pool),
      bonus,
      at: fc.nat(13),
      ...HOW,
    });
  })
  .map(({ sets, places, pair, ...drawn }): Entry | null => {
    const free: SetTile[] = [pair, pair];
    const declared: DeclaredSet[] = [];
    for (const [at, set] of sets.entries()) {
      const [a, b] = set as [SetTile, SetTile];
      const where = places[at];
      if (where === 'free') free.push(...set);
      else if (where === 'exposed' || a !== b) declared.push(laid(set, true));
      else declared.push(laid([a, a, a, a], where === 'exposedQuad'));
    }
    return toEntry(free, declared, drawn);
  })
  .filter((entry) => entry !== null);

const GATES = [...'1112345678999'];

/** Seven pairs, thirteen wonders, nine gates, or something near them. */
export const otherForm: fc.Arbitrary<Entry> = fc
  .record({
    tiles: fc.oneof(
      fc
        .constantFrom(...POOLS)
        .chain((pool) => fc.array(fc.constantFrom(...pool), { minLength: 7, maxLength: 7 }))
        .map((pairs) => [...pairs, ...pairs]),
      fc.constantFrom(...ORPHANS).map((tile) => [...ORPHANS, tile]),
      fc
        .tuple(fc.constantFrom('B', 'D', 'C'), fc.constantFrom(...GATES))
        .map(([suit, more]) => [...GATES, more].map((number) => `${number}${suit}` as SetTile)),
    ),
    changed: fc.constantFrom<SetTile | null>(null, null, null, '5B', 'E'),
    bonus,
    at: fc.nat(13),
    ...HOW,
  })
  .map(({ tiles, changed, ...drawn }) => toEntry(changed ? [changed, ...tiles.slice(1)] : tiles, [], drawn))
  .filter((entry) => entry !== null);

/** Tiles dealt from a part of the deck. */
export const dealtHand: fc.Arbitrary<Entry> = fc
  .constantFrom(...POOLS.filter((pool) => pool.length >= 4))
  .chain((pool) => {
    const deck = pool.flatMap((tile) => [tile, tile, tile, tile]);
    return fc.record({
      tiles: fc.shuffledSubarray(deck, { minLength: 14, maxLength: 14 }),
      bonus,
      at: fc.nat(13),
      ...HOW,
    });
  })
  .map(({ tiles, ...drawn }) => toEntry(tiles, [], drawn))
  .filter((entry) => entry !== null);

/** A hand that wins more often than not. */
export const anyHand: fc.Arbitrary<Entry> = fc.oneof(
  { weight: 5, arbitrary: winningHand },
  { weight: 2, arbitrary: otherForm },
  { weight: 1, arbitrary: dealtHand },
);

/** House rules that change a score, each at its default more often than not; flowers stay in play. */
export const scoringRules: fc.Arbitrary<HouseRules> = fc.record(
  Object.fromEntries(
    HOUSE_RULES.filter(({ affects, key }) => affects === 'score' && key !== 'bonusTiles').map(({ key, values }) => [
      key,
      fc.constantFrom<string>(values[0], ...values),
    ]),
  ),
);
/** Any values of all house rules. */
export const anyRules: fc.Arbitrary<HouseRules> = fc.record(
  Object.fromEntries(HOUSE_RULES.map(({ key, values }) => [key, fc.constantFrom<string>(...values)])),
);

const anyTile = fc.constantFrom<Tile>(...SET_TILES, JOKER, ...BONUS_TILES);
const few = fc.constantFrom<Tile>('1B', '2B', '3B', 'E', JOKER);

/** Anything that has the outer shape of an entry, down to flowers in the hand and sets of nothing. */
export const garbage: fc.Arbitrary<Entry> = fc.record(
  {
    concealed: fc.oneof(
      fc.array(few, { maxLength: 15 }),
      fc.array(anyTile, { maxLength: 20 }),
      fc.tuple(fc.integer({ min: 250, max: 530 }), anyTile).map(([count, tile]) => Array<Tile>(count).fill(tile)),
    ),
    declared: fc.array(
      fc.record({
        tiles: fc.array(fc.record({ tile: fc.oneof(anyTile, few, fc.constant(null)), joker: fc.boolean() }), {
          maxLength: 5,
        }),
        exposed: fc.boolean(),
      }),
      { maxLength: 6 },
    ),
    bonus: fc.array(anyTile, { maxLength: 12 }),
    won: fc.record({ winningTile: anyTile, ...HOW }),
  },
  { requiredKeys: ['concealed', 'declared', 'bonus'] },
) as fc.Arbitrary<Entry>;
