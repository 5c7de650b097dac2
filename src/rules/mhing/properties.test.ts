/** What holds for the score of every hand, whatever its cards. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copiesOf, countTiles, tilesOf } from '../../tiles/deck.ts';
import { isSetTile, JOKER, kindOf, type SetTile, suitIndexOfKind, type Tile } from '../../tiles/tiles.ts';
import type { DeclaredSet, Entry } from '../entry.ts';
import type { Answer, Group, Reading, Score, Wait } from '../score.ts';
import { mhing } from './mhing.ts';
import { anyHand, anyRules, garbage, scoringRules } from './testing/arbitraries.ts';
import { ALL_SETS, creditsOf, type Itemisation } from './testing/exhaustive.ts';
import { SEED, scoreOf, shown, TIME, whenWon } from './testing/when-won.ts';

/** The hand with another card in place of a concealed joker. */
function withJokerReplaced(entry: Entry, tile: SetTile): Entry {
  const at = entry.concealed.indexOf(JOKER);
  return { ...entry, concealed: entry.concealed.with(at, tile) };
}

const isOnlyJokers = ({ tiles }: Group): boolean => tiles.every(({ joker }) => joker);

test(
  'the order of the cards never matters',
  () => {
    const shuffled = anyHand().chain((entry) =>
      fc.record({
        entry: fc.constant(entry),
        concealed: fc.shuffledSubarray([...entry.concealed], { minLength: entry.concealed.length }),
        order: fc.shuffledSubarray([...entry.declared.keys()], { minLength: entry.declared.length }),
        turn: fc.nat(2),
      }),
    );
    fc.assert(
      fc.property(shuffled, scoringRules, ({ entry, concealed, order, turn }, house) => {
        const answer = mhing.score(entry, house);
        expect(mhing.score({ ...entry, concealed }, house)).toEqual(answer);
        const declared = order.map((at): DeclaredSet => {
          const { tiles, exposed } = entry.declared[at] as DeclaredSet;
          return { tiles: [...tiles.slice(turn), ...tiles.slice(0, turn)], exposed };
        });
        const other = mhing.score({ ...entry, declared }, house);
        expect(inShort(other)).toEqual(inShort(answer));
      }),
      { seed: SEED, numRuns: 1500 },
    );
  },
  TIME,
);

/** An answer without the places of the cards. */
const inShort = (answer: Answer): unknown => {
  if (answer.state !== 'won') return answer;
  const { value, points, items, otherCount } = answer.score;
  return { value, points, otherCount, items: items.map((item) => [item.element, item.value]) };
};

/** Every way to lay down one more set of a standard reading. */
function* laidDown(entry: Entry, { groups }: Reading): Generator<Entry> {
  const sets = groups.filter(({ shape, exposed }) => (shape === 'sequence' || shape === 'triplet') && !exposed);
  for (const set of sets) {
    if (isOnlyJokers(set)) continue;
    const concealed = groups
      .filter((group) => group !== set && !group.exposed)
      .flatMap(({ tiles }) => tiles.map(shown));
    yield { ...entry, concealed, declared: [...entry.declared, { tiles: set.tiles, exposed: true }] };
  }
}

test(
  'laying a set down never raises the score, nor does it spoil the reading',
  () => {
    whenWon((score, entry, house) => {
      for (const { reading, value } of [score, ...score.others]) {
        if (reading.form !== 'standard') continue;
        for (const less of laidDown(entry, reading)) {
          const after = scoreOf(less, house)?.value;
          expect(after).toBeLessThanOrEqual(score.value);
          expect(after).toBeGreaterThanOrEqual(value);
        }
      }
    }, 500);
  },
  TIME,
);

test(
  'the card that a joker stands for is worth at least as much as the joker, where it is not a fifth',
  () => {
    whenWon((score, entry, house) => {
      const naturals = countTiles([
        ...entry.concealed,
        ...entry.declared.flatMap(({ tiles }) =>
          tiles.map(({ tile, joker }): Tile => (joker ? JOKER : (tile ?? JOKER))),
        ),
      ]);
      const free = score.reading.groups.filter(({ exposed }) => !exposed).flatMap(({ tiles }) => tiles);
      for (const { tile } of free.filter(({ joker }) => joker)) {
        const answer = mhing.score(withJokerReplaced(entry, tile), house);
        const held = (naturals.get(tile) ?? 0) + 1;
        if (held > 4) {
          expect(answer).toEqual({ state: 'problem', problem: { why: 'tooManyCopies', tile, held, copies: 4 } });
        } else {
          expect(answer.state === 'won' && answer.score.value).toBeGreaterThanOrEqual(score.value);
        }
      }
    });
  },
  TIME,
);

test(
  'the card in place of a declared joker changes nothing',
  () => {
    whenWon((score, entry, house) => {
      const declared = entry.declared.map(({ tiles, exposed }) => ({
        tiles: tiles.map(({ tile }) => ({ tile, joker: false })),
        exposed,
      }));
      const answer = mhing.score({ ...entry, declared }, house);
      if (answer.state === 'problem') expect(answer.problem.why).toBe('tooManyCopies');
      else expect(inShort(answer)).toEqual(inShort({ state: 'won', score }));
    });
  },
  TIME,
);

test(
  'a least hand of three credits changes nothing but whether the hand may win',
  () => {
    whenWon((score, entry, house) => {
      const { belowMinimum, ...rest } = scoreOf(entry, { ...house, minimum: 'three' }) as Score;
      const { belowMinimum: none, ...without } = scoreOf(entry, { ...house, minimum: 'none' }) as Score;
      expect(rest).toEqual(without);
      expect(none).toBeUndefined();
      expect(belowMinimum !== undefined).toBe(score.value - entry.bonus.length < 3);
    });
  },
  TIME,
);

describe('no hand is worth more than 41', () => {
  test(
    'not one that was drawn',
    () => {
      whenWon(({ value }) => expect(value).toBeLessThanOrEqual(41));
    },
    TIME,
  );

  test('not one that there could be', () => {
    // A 5 is the best pair of its suit, and all winds and all dragons are alike as pairs; suits can change their names.
    const pairs = (['5B', '5D', '5C', 'E', 'R'] as const).map(kindOf);
    const suitOfSet = ALL_SETS.map(({ kinds }) => suitIndexOfKind(kinds[0]));
    const total = (items: Itemisation): number => Object.values(items).reduce((all, credits) => all + credits, 0);
    let most = 0;
    const choose = (chosen: readonly number[], from: number): void => {
      if (chosen.length < 4) {
        for (let at = from; at < ALL_SETS.length; at += 1) choose([...chosen, at], at);
        return;
      }
      const [bams = 0, dots = 0, chars = 0] = [0, 1, 2].map(
        (suit) => chosen.filter((at) => suitOfSet[at] === suit).length,
      );
      if (bams < dots || dots < chars) return;
      const sets = chosen.map((at) => ALL_SETS[at] as (typeof ALL_SETS)[number]);
      for (const pair of pairs) most = Math.max(most, total(creditsOf(sets, pair, false)));
    };
    choose([], 0);
    expect(most).toBe(33);
    expect(most + 8).toBe(41);
  }, 60_000);
});

describe('a hand one card short', () => {
  const short = fc.tuple(anyHand(), fc.nat(13)).map(([entry, at]): Entry => {
    const without = at % Math.max(1, entry.concealed.length);
    return { ...entry, concealed: entry.concealed.toSpliced(without, 1) };
  });

  const heldOf = ({ concealed, declared }: Entry): ReadonlyMap<Tile, number> =>
    countTiles([
      ...concealed,
      ...declared.flatMap(({ tiles }) => tiles.map(({ tile, joker }) => (joker || !tile ? JOKER : tile))),
    ]);

  test(
    'wins with those cards, for those credits, that it says, as long as a copy is left',
    () => {
      fc.assert(
        fc.property(short, scoringRules, (entry, house) => {
          const deck = mhing.deck(house);
          const held = heldOf(entry);
          const expected: Wait[] = [];
          for (const tile of tilesOf(deck)) {
            if (tile !== JOKER && !isSetTile(tile)) continue;
            if ((held.get(tile) ?? 0) >= copiesOf(deck, tile)) continue;
            const score = scoreOf({ ...entry, concealed: [...entry.concealed, tile] }, house);
            if (!score) continue;
            expected.push({ tile, value: score.value, points: score.points, mayWin: !score.belowMinimum });
          }
          expect(mhing.score(entry, house)).toEqual({ state: 'incomplete', missing: 1, waits: expected });
        }),
        { seed: SEED, numRuns: 1000 },
      );
    },
    TIME,
  );

  test('shorter ones say how many cards are missing', () => {
    fc.assert(
      fc.property(anyHand(), fc.nat(14), (entry, missing) => {
        const most = Math.min(missing, entry.concealed.length);
        const concealed = entry.concealed.slice(most);
        const answer = mhing.score({ ...entry, concealed }, {});
        if (most > 1) expect(answer).toEqual({ state: 'incomplete', missing: most, waits: [] });
      }),
      { seed: SEED, numRuns: 500 },
    );
  });
});

describe('whatever is put in', () => {
  test(
    'there is an answer, and never an exception',
    () => {
      fc.assert(
        fc.property(garbage, anyRules, (entry, house) => {
          const answer = mhing.score(entry, house);
          expect(['problem', 'incomplete', 'won']).toContain(answer.state);
          expect(answer).toEqual(JSON.parse(JSON.stringify(answer)));
          if (answer.state === 'incomplete') {
            expect(answer.missing).toBeGreaterThan(0);
            expect(answer.missing).toBeLessThanOrEqual(14);
          }
        }),
        { seed: SEED, numRuns: 5000 },
      );
    },
    TIME,
  );

  test('house rules that the table does not know read as its defaults', () => {
    whenWon((_, entry) => {
      const nonsense = { groups: 'never', minimum: 3, sevenPairsFourAlike: '', more: 1 };
      expect(mhing.score(entry, nonsense)).toEqual(mhing.score(entry, {}));
    }, 200);
  });
});
