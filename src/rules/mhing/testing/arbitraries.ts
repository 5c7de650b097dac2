/** Random entries for the properties: hands that win by construction, hands that may, and things that are no hands. */
import fc from 'fast-check';
import { BONUS_TILES, JOKER, type Joker, SET_TILES, type SetTile, type Tile, tileOf } from '../../../tiles/tiles.ts';
import type { DeclaredSet, DeclaredTile, Entry } from '../../entry.ts';
import type { HouseRules } from '../../house-rules.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import { ALL_SETS, UNCONNECTED } from './exhaustive.ts';

interface Card extends DeclaredTile {
  readonly tile: SetTile;
}

/** Sets and pairs come from all tiles, or from few, where a hand can be read in many ways. */
const POOLS: readonly (readonly SetTile[])[] = [
  SET_TILES,
  SET_TILES.slice(0, 9),
  SET_TILES.slice(1, 7),
  SET_TILES.filter((tile) => '345'.includes(tile.charAt(0))),
  SET_TILES.filter((tile) => '12378'.includes(tile.charAt(0)) || tile === '9B' || tile === '9D'),
  SET_TILES.filter((tile) => tile.length === 1 || tile === '1B' || tile === '2B' || tile === '3B'),
];
const setsOf = (pool: readonly SetTile[]): readonly (readonly SetTile[])[] =>
  ALL_SETS.map(({ kinds }) => kinds.map(tileOf)).filter((set) => set.every((tile) => pool.includes(tile)));

const flowers = fc.constantFrom(0, 0, 0, 1, 8).map((count): Entry['bonus'] => Array(count).fill('F'));

/** Makes jokers of `jokers` cards, those first of which there are more than four. */
function withJokers(tiles: readonly SetTile[], jokers: number, order: readonly number[]): Card[] | null {
  const cards = tiles.map((tile): Card => ({ tile, joker: false }));
  const turn = (at: number): void => {
    cards[at] = { tile: tiles[at] as SetTile, joker: true };
  };
  const seen = new Map<SetTile, number>();
  for (const at of order) {
    const tile = tiles[at] as SetTile;
    seen.set(tile, (seen.get(tile) ?? 0) + 1);
    if ((seen.get(tile) ?? 0) > 4) turn(at);
  }
  const turned = cards.filter(({ joker }) => joker).length;
  if (turned > jokers) return null;
  for (const at of order.filter((place) => !cards[place]?.joker).slice(0, jokers - turned)) turn(at);
  return cards;
}

const shown = ({ tile, joker }: Card): SetTile | Joker => (joker ? JOKER : tile);
const order = fc.shuffledSubarray(
  Array.from({ length: 14 }, (_, at) => at),
  { minLength: 14 },
);

/** Four sets and a pair with exactly so many jokers, of which some sets may be laid down. */
export const winningHand = (jokers: number, laidDown = true): fc.Arbitrary<Entry> =>
  fc
    .constantFrom(...POOLS)
    .chain((pool) =>
      fc.record({
        sets: fc.array(fc.constantFrom(...setsOf(pool)), { minLength: 4, maxLength: 4 }),
        pair: fc.constantFrom(...pool),
        order,
        shuffled: order,
        down: laidDown ? fc.constantFrom(0, 0, 1, 2, 3, 4) : fc.constant(0),
        bonus: flowers,
      }),
    )
    .map((drawn): Entry | null => {
      const tiles = [...drawn.sets.flat(), drawn.pair, drawn.pair];
      const cards = withJokers(tiles, jokers, drawn.order);
      if (!cards) return null;
      const declared: DeclaredSet[] = [];
      for (let set = 0; set < drawn.down; set += 1) {
        const held = cards.slice(3 * set, 3 * set + 3);
        if (held.every(({ joker }) => joker)) return null;
        declared.push({ tiles: held, exposed: true });
      }
      const free = drawn.shuffled.filter((at) => at >= 3 * drawn.down).map((at) => cards[at] as Card);
      return { concealed: free.map(shown), declared, bonus: drawn.bonus };
    })
    .filter((entry) => entry !== null);

/** Seven pairs, four alike now and then, or fourteen cards that do not connect. */
export const otherForm = (jokers: number): fc.Arbitrary<Entry> =>
  fc
    .record({
      tiles: fc.oneof(
        fc
          .constantFrom(...POOLS)
          .chain((pool) => fc.array(fc.constantFrom(...pool), { minLength: 7, maxLength: 7 }))
          .map((pairs) => [...pairs, ...pairs]),
        fc.nat(UNCONNECTED.length - 1).map((at) => {
          const held = UNCONNECTED[at] ?? 0n;
          return SET_TILES.filter((_, kind) => (held >> BigInt(kind)) & 1n);
        }),
      ),
      order,
      bonus: flowers,
    })
    .map(({ tiles, order, bonus }): Entry | null => {
      const cards = withJokers(tiles, jokers, order);
      return cards && { concealed: order.map((at) => shown(cards[at] as Card)), declared: [], bonus };
    })
    .filter((entry) => entry !== null);

/** Cards dealt from the deck, or from a part of it, with exactly so many jokers. */
export const dealtHand = (jokers: number): fc.Arbitrary<Entry> =>
  fc
    .constantFrom(...POOLS.filter((pool) => pool.length >= 4))
    .chain((pool) => {
      const deck = pool.flatMap((tile) => [tile, tile, tile, tile]);
      const size = 14 - jokers;
      return fc.record({ tiles: fc.shuffledSubarray(deck, { minLength: size, maxLength: size }), bonus: flowers });
    })
    .map(({ tiles, bonus }) => ({ concealed: [...tiles, ...Array(jokers).fill(JOKER)], declared: [], bonus }));

/** A hand that wins more often than not, with any number of jokers up to `most`. */
export const anyHand = (most = 6): fc.Arbitrary<Entry> =>
  fc
    .nat(most)
    .chain((jokers) =>
      fc.oneof(
        { weight: 5, arbitrary: winningHand(jokers) },
        { weight: 1, arbitrary: otherForm(jokers) },
        { weight: 1, arbitrary: dealtHand(jokers) },
      ),
    );

/** House rules that change a score, each at its default as often as not. */
export const scoringRules: fc.Arbitrary<HouseRules> = fc.record({
  groups: fc.constantFrom('each', 'once'),
  sevenPairsFourAlike: fc.constantFrom('yes', 'no'),
  minimum: fc.constantFrom('none', 'three'),
});

const anyTile = fc.constantFrom<Tile>(...SET_TILES, JOKER, ...BONUS_TILES);
const few = fc.constantFrom<Tile>('1B', '2B', '3B', 'E', JOKER);

/** Anything that has the outer shape of an entry, down to flowers in the hand and sets of nothing. */
export const garbage: fc.Arbitrary<Entry> = fc.record({
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
  bonus: fc.array(fc.oneof(anyTile, fc.constant<Tile>('F')), { maxLength: 12 }),
}) as fc.Arbitrary<Entry>;

/** House rules with keys and values that no table has. */
export const anyRules: fc.Arbitrary<HouseRules> = fc.dictionary(
  fc.constantFrom(...HOUSE_RULES.map(({ key }) => key), 'toString', 'nonsense'),
  fc.oneof(fc.constantFrom('each', 'once', 'no', 'none', 'three', 'double', ''), fc.double(), fc.integer()),
);
