/** Random entries for the properties: hands that win by construction, hands that may, and things that are no hands. */
import fc from 'fast-check';
import { BONUS_TILES, JOKER, SET_TILES, type SetTile, type Tile, tileOf, WINDS } from '../../../tiles/tiles.ts';
import { type DeclaredSet, type Entry, type HowWon, WIN_EVENTS } from '../../entry.ts';
import type { HouseRules } from '../../house-rules.ts';
import { SET_KINDS } from '../../readings.ts';
import { FRAMES } from '../forms.ts';
import { HOUSE_RULES, PRESETS } from '../house-rules.ts';
import { FLOWERS } from './vectors.ts';

/** Sets and pairs come from all tiles, or from few, where much combines and a hand can be read in many ways. */
const POOLS: readonly (readonly SetTile[])[] = [
  SET_TILES,
  SET_TILES.slice(0, 9),
  SET_TILES.slice(9, 16),
  SET_TILES.filter((tile) => '34567'.includes(tile.charAt(0))),
  SET_TILES.filter((tile) => '123789'.includes(tile.charAt(0)) || tile.charAt(0) === '5'),
  SET_TILES.filter((tile) => tile.length === 1 || '19'.includes(tile.charAt(0))),
  SET_TILES.filter((tile) => ['2B', '3B', '4B', '6B', '8B', 'G', 'R'].includes(tile)),
];
const setsOf = (pool: readonly SetTile[]): readonly (readonly SetTile[])[] =>
  SET_KINDS.map((kinds) => kinds.map(tileOf)).filter((set) => set.every((tile) => pool.includes(tile)));

const flowers = fc.nat(8).map((count) => FLOWERS.slice(0, count));
/** Mostly without events, since those contradict most hands. */
const events = fc.oneof(
  { weight: 5, arbitrary: fc.constant<HowWon['events']>([]) },
  { weight: 1, arbitrary: fc.subarray([...WIN_EVENTS], { maxLength: 2 }) },
);
const how = fc.record({
  selfDrawn: fc.boolean(),
  events,
  seatWind: fc.constantFrom(...WINDS),
  roundWind: fc.constantFrom(...WINDS),
});

const most = (tiles: readonly Tile[]): number =>
  Math.max(0, ...tiles.map((tile) => tiles.filter((other) => other === tile).length));

const declare = (tiles: readonly SetTile[], exposed: boolean): DeclaredSet => ({
  tiles: tiles.map((tile) => ({ tile, joker: false })),
  exposed,
});

/** A hand of free tiles, of which the one at `at` won. */
const won = (concealed: readonly SetTile[], at: number, given: Omit<HowWon, 'winningTile'>): HowWon => ({
  ...given,
  winningTile: concealed[at % concealed.length] as SetTile,
});

/** Four sets and a pair, some of the sets laid down, as kongs here and there. */
export const winningHand: fc.Arbitrary<Entry> = fc
  .constantFrom(...POOLS)
  .chain((pool) =>
    fc.record({
      sets: fc.array(fc.constantFrom(...setsOf(pool)), { minLength: 4, maxLength: 4 }),
      pair: fc.constantFrom(...pool),
      down: fc.array(fc.constantFrom('free', 'free', 'exposed', 'kong', 'concealedKong'), {
        minLength: 4,
        maxLength: 4,
      }),
      at: fc.nat(13),
      how,
      bonus: flowers,
    }),
  )
  .map(({ sets, pair, down, at, how: given, bonus }): Entry | null => {
    const concealed: SetTile[] = [pair, pair];
    const declared: DeclaredSet[] = [];
    for (const [place, set] of sets.entries()) {
      const isPung = set[0] === set[1];
      if (down[place] === 'free' || (down[place] === 'concealedKong' && !isPung)) concealed.push(...set);
      else if (down[place] === 'exposed' || !isPung) declared.push(declare(set, true));
      else declared.push(declare([...set, set[0] as SetTile], down[place] === 'kong'));
    }
    const all = [...concealed, ...declared.flatMap(({ tiles }) => tiles.map(({ tile }) => tile as SetTile))];
    return most(all) > 4 ? null : { concealed, declared, bonus, won: won(concealed, at, given) };
  })
  .filter((entry) => entry !== null);

const framed = (frame: number): SetTile[] => SET_TILES.filter((_, kind) => kind < 27 && ((frame >> kind) & 1) === 1);

/** Seven pairs, thirteen orphans, or honors and knitted tiles. */
export const otherForm: fc.Arbitrary<Entry> = fc
  .oneof(
    fc
      .constantFrom(...POOLS)
      .chain((pool) => fc.array(fc.constantFrom(...pool), { minLength: 7, maxLength: 7 }))
      .map((pairs) => [...pairs, ...pairs]),
    fc.nat(2).map((start) => SET_TILES.slice(start, start + 7).flatMap((tile) => [tile, tile])),
    fc
      .constantFrom(...FRAMES)
      .chain((frame) =>
        fc.shuffledSubarray([...framed(frame), ...SET_TILES.slice(27)], { minLength: 14, maxLength: 14 }),
      ),
    fc.nat(12).map((at) => {
      const orphans = SET_TILES.filter((tile) => tile.length === 1 || '19'.includes(tile.charAt(0)));
      return [...orphans, orphans[at] as SetTile];
    }),
  )
  .chain((concealed) => fc.record({ concealed: fc.constant(concealed), at: fc.nat(13), how, bonus: flowers }))
  .filter(({ concealed }) => most(concealed) <= 4)
  .map(({ concealed, at, how: given, bonus }) => ({ concealed, declared: [], bonus, won: won(concealed, at, given) }));

/** A knitted frame with a set, laid down or not, and a pair. */
export const knittedHand: fc.Arbitrary<Entry> = fc
  .record({
    frame: fc.constantFrom(...FRAMES),
    set: fc.constantFrom(...setsOf(SET_TILES)),
    pair: fc.constantFrom(...SET_TILES),
    down: fc.constantFrom('free', 'free', 'exposed', 'kong'),
    at: fc.nat(13),
    how,
    bonus: flowers,
  })
  .map(({ frame, set, pair, down, at, how: given, bonus }): Entry | null => {
    const concealed = [...framed(frame), pair, pair];
    const kong = down === 'kong' && set[0] === set[1];
    const laid = kong ? [...set, set[0] as SetTile] : set;
    if (down === 'free') concealed.push(...set);
    const all = down === 'free' ? concealed : [...concealed, ...laid];
    if (most(all) > 4) return null;
    return {
      concealed,
      declared: down === 'free' ? [] : [declare(laid, !kong)],
      bonus,
      won: won(concealed, at, given),
    };
  })
  .filter((entry) => entry !== null);

/** Tiles dealt from the deck, or from a part of it. */
export const dealtHand: fc.Arbitrary<Entry> = fc
  .constantFrom(...POOLS.filter((pool) => pool.length >= 6))
  .chain((pool) => {
    const deck = pool.flatMap((tile) => [tile, tile, tile, tile]);
    return fc.record({ tiles: fc.shuffledSubarray(deck, { minLength: 14, maxLength: 14 }), at: fc.nat(13), how });
  })
  .map(({ tiles, at, how: given }) => ({ concealed: tiles, declared: [], bonus: [], won: won(tiles, at, given) }));

/** A hand that wins more often than not. */
export const anyHand: fc.Arbitrary<Entry> = fc.oneof(
  { weight: 6, arbitrary: winningHand },
  { weight: 1, arbitrary: otherForm },
  { weight: 1, arbitrary: knittedHand },
  { weight: 1, arbitrary: dealtHand },
);

/** House rules that change a score: one of the presets, or each switch at its default as often as not. */
export const scoringRules: fc.Arbitrary<HouseRules> = fc.oneof(
  fc.constantFrom<HouseRules>(...PRESETS.map(({ house }) => house)),
  fc.record(
    Object.fromEntries(
      HOUSE_RULES.map((rule) => [rule.key, rule.kind === 'choice' ? fc.constantFrom(...rule.values) : fc.nat(30)]),
    ),
  ) as fc.Arbitrary<HouseRules>,
);

const anyTile = fc.constantFrom<Tile>(...SET_TILES, JOKER, ...BONUS_TILES);
const few = fc.constantFrom<Tile>('1B', '2B', '3B', 'E', '1F');

/** Anything that has the outer shape of an entry, down to flowers in the hand and sets of nothing. */
export const garbage: fc.Arbitrary<Entry> = fc.record({
  concealed: fc.oneof(fc.array(few, { maxLength: 15 }), fc.array(anyTile, { maxLength: 20 })),
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
  won: fc.record({
    winningTile: anyTile,
    selfDrawn: fc.boolean(),
    events: fc.subarray([...WIN_EVENTS]),
    seatWind: fc.constantFrom(...WINDS),
    roundWind: fc.constantFrom(...WINDS),
  }),
}) as fc.Arbitrary<Entry>;
