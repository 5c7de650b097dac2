/** What holds for the score of every hand, whatever its tiles. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { copiesOf, countTiles } from '../../tiles/deck.ts';
import { byTile, SET_TILES, type SetTile, type Tile } from '../../tiles/tiles.ts';
import type { DeclaredSet, Entry, HowWon } from '../entry.ts';
import type { HouseRules } from '../house-rules.ts';
import type { Outcome } from '../rule-set.ts';
import type { Answer, Reading, Score, Wait } from '../score.ts';
import { ELEMENTS } from './elements.ts';
import { hongkong } from './hongkong.ts';
import { anyHand, anyRules, garbage, scoringRules } from './testing/arbitraries.ts';

/** A busy machine may take some seconds for what usually takes one. */
vi.setConfig({ testTimeout: 30_000 });

const SEED = 144;
const FANS = new Map<string, number>(ELEMENTS.map(({ id, value }) => [id, value]));

function scoreOf(entry: Entry, house: HouseRules): Score | undefined {
  const answer = hongkong.score(entry, house);
  return answer.state === 'won' ? answer.score : undefined;
}

/** Looks at the score of random hands that win. */
function whenWon(look: (score: Score, entry: Entry, house: HouseRules) => void, numRuns = 500): void {
  let wins = 0;
  fc.assert(
    fc.property(anyHand, scoringRules, (entry, house) => {
      const score = scoreOf(entry, house);
      if (!score) return;
      wins += 1;
      look(score, entry, house);
    }),
    { seed: SEED, numRuns },
  );
  expect(wins).toBeGreaterThan(numRuns / 2);
}

const tilesIn = ({ groups }: Reading): SetTile[] => groups.flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
const sum = (values: readonly { readonly value: number }[]): number =>
  values.reduce((all, { value }) => all + value, 0);

test('the items add up to the value, and the points are those of the table', () => {
  whenWon(({ items, value, points }, _, house) => {
    expect(sum(items)).toBe(value);
    for (const { element, value: fans, occurrences } of items) {
      expect(fans).toBe((FANS.get(element) ?? 0) * occurrences.length);
    }
    expect(points).toBe(hongkong.toPoints(value, house));
  });
});

test('an element scores or does not, and says why with a ruling', () => {
  whenWon(({ items, notCounted }) => {
    const named = [...items, ...notCounted].map(({ element }) => element);
    expect(new Set(named).size).toBe(named.length);
    for (const { value, reason, ruling } of notCounted) {
      expect(value).toBeGreaterThan(0);
      expect(ruling).toMatch(/^H\d+$/);
      if ('kept' in reason) expect(items.map(({ element }) => element)).toContain(reason.kept);
    }
  });
});

test('a special hand is worth 64 fans and nothing more (H5)', () => {
  whenWon(({ items, value }) => {
    const special = items.filter(({ value: fans }) => fans === 64);
    if (special.length > 0) expect([items.length, value]).toEqual([1, 64]);
    else expect(value).toBeLessThan(25);
  });
});

test('every reading holds the tiles of the hand, the laid-down sets as they were laid down', () => {
  whenWon(({ reading, others }, { concealed, declared, won }) => {
    for (const one of [reading, ...others.map((other) => other.reading)]) {
      expect(tilesIn(one)[one.winning ?? -1]).toBe(won?.winningTile);
      const laidDown = declared.map(({ tiles }) => tiles.map(({ tile }) => tile as SetTile));
      expect(tilesIn(one).sort(byTile)).toEqual([...(concealed as SetTile[]), ...laidDown.flat()].sort(byTile));
      const shapes = one.groups.map(({ shape }) => shape);
      if (one.form === 'thirteenWonders') expect(shapes).toEqual(['loose']);
      else if (one.form === 'sevenPairs') expect(shapes).toEqual(Array(7).fill('pair'));
      else {
        expect(shapes.slice(4)).toEqual(['pair']);
        const down = one.groups.slice(4 - declared.length, 4);
        expect(down.map(({ exposed }) => exposed)).toEqual(declared.map(({ exposed }) => exposed));
        expect(down.filter(({ shape }) => shape === 'quad')).toHaveLength(
          declared.filter(({ tiles }) => tiles.length === 4).length,
        );
      }
    }
  });
});

/** What the tiles that earn an element look like, sorted. */
const EARNED_BY: Readonly<Record<string, RegExp>> = {
  seatWind: /^([ESWN])\1\1\1?$/,
  roundWind: /^([ESWN])\1\1\1?$/,
  dragonPung: /^([RGP])\1\1\1?$/,
  smallThreeDragons: /^R{2,4}G{2,4}P{2,4}$/,
  greatScholars: /^R{3,4}G{3,4}P{3,4}$/,
};

test('an element lights up the tiles that earn it', () => {
  whenWon(({ reading, items, notCounted }, { won }) => {
    const tiles = tilesIn(reading);
    for (const { element, occurrences } of [...items, ...notCounted]) {
      for (const places of occurrences) {
        expect(new Set(places).size).toBe(places.length);
        const earning = places.map((place) => tiles[place] as SetTile).sort(byTile);
        expect(earning).not.toContain(undefined);
        const pattern = EARNED_BY[element];
        if (pattern) expect(earning.join('')).toMatch(pattern);
        else if (/^(selfPick|kongReplacement|robbingKong|lastTile)$/.test(element)) {
          expect(earning).toEqual([won?.winningTile]);
        } else if (/Flower|Season|noBonus/.test(element)) expect(earning).toEqual([]);
        else if (/^(allChows|allPungs|kongs|hiddenTreasure)$/.test(element)) {
          expect(earning).toHaveLength(tiles.length - 2);
        } else expect(earning).toHaveLength(tiles.length);
      }
    }
  });
});

test('the winning tile lights up where it is not laid down', () => {
  const hand = { concealed: ['6C', '7C', '8C', '9C', '9C'], bonus: ['2F'] } as const;
  const declared = [
    [['3C', '4C', '5C'], true],
    [['E', 'E', 'E', 'E'], false],
    [['7C', '8C', '9C'], true],
  ] as const;
  const laidDown = declared.map(([tiles, exposed]) => ({
    tiles: tiles.map((tile) => ({ tile, joker: false })),
    exposed,
  }));
  const won: HowWon = { winningTile: '9C', selfDrawn: true, events: [], seatWind: 'S', roundWind: 'S' };
  const items = scoreOf({ ...hand, declared: laidDown, won }, {})?.items;
  expect(items?.find(({ element }) => element === 'selfPick')?.occurrences).toEqual([[13]]);
});

/** An answer without the places of the tiles. */
const inShort = (answer: Answer): unknown => {
  if (answer.state !== 'won') return answer;
  const { value, points, items, otherCount, belowMinimum } = answer.score;
  return { value, points, otherCount, belowMinimum, items: items.map((item) => [item.element, item.value]) };
};

test('the order of the tiles never matters', () => {
  const shuffled = anyHand.chain((entry) =>
    fc.record({
      entry: fc.constant(entry),
      concealed: fc.shuffledSubarray([...entry.concealed], { minLength: entry.concealed.length }),
      order: fc.shuffledSubarray([...entry.declared.keys()], { minLength: entry.declared.length }),
      bonus: fc.shuffledSubarray([...entry.bonus], { minLength: entry.bonus.length }),
      turn: fc.nat(2),
    }),
  );
  fc.assert(
    fc.property(shuffled, scoringRules, ({ entry, concealed, order, bonus, turn }, house) => {
      const answer = hongkong.score(entry, house);
      expect(hongkong.score({ ...entry, concealed, bonus }, house)).toEqual(answer);
      const declared = order.map((at): DeclaredSet => {
        const { tiles, exposed } = entry.declared[at] as DeclaredSet;
        return { tiles: [...tiles.slice(turn), ...tiles.slice(0, turn)], exposed };
      });
      expect(inShort(hongkong.score({ ...entry, declared }, house))).toEqual(inShort(answer));
    }),
    { seed: SEED, numRuns: 400 },
  );
});

test('more flowers never change the other items', () => {
  const others = ({ items }: Score) => items.filter(({ element }) => !/Flower|Season|noBonus/.test(element));
  whenWon((score, entry, house) => {
    for (const more of ['1F', '3F', '4Y'] as const) {
      if (entry.bonus.includes(more)) continue;
      const after = scoreOf({ ...entry, bonus: [...entry.bonus, more] }, house);
      expect(after && others(after)).toEqual(others(score));
      expect(after?.reading).toEqual(score.reading);
    }
  }, 300);
});

test('a least hand changes nothing but whether the hand may win', () => {
  whenWon((score, entry, house) => {
    const { belowMinimum, ...rest } = scoreOf(entry, { ...house, minFans: 'three' }) as Score;
    const { belowMinimum: none, ...without } = scoreOf(entry, { ...house, minFans: 'none' }) as Score;
    expect(rest).toEqual(without);
    expect(none).toBeUndefined();
    if (score.value < 3) expect(belowMinimum).toBeDefined();
  }, 300);
});

describe('a hand one tile short', () => {
  const short = fc
    .tuple(anyHand, fc.nat(13))
    .map(([entry, at]): Entry => ({ ...entry, concealed: entry.concealed.toSpliced(at % entry.concealed.length, 1) }));

  test('wins with those tiles, for those fans drawn and claimed, that it says', () => {
    fc.assert(
      fc.property(short, scoringRules, (entry, house) => {
        const held = countTiles([
          ...entry.concealed,
          ...entry.declared.flatMap(({ tiles }) => tiles.map(({ tile }): Tile => tile as SetTile)),
        ]);
        const expected: Wait[] = [];
        for (const tile of SET_TILES) {
          if ((held.get(tile) ?? 0) >= copiesOf(hongkong.deck(house), tile)) continue;
          const worth = (selfDrawn: boolean) => {
            const won = { ...(entry.won as HowWon), winningTile: tile, selfDrawn, events: [] };
            const score = scoreOf({ ...entry, concealed: [...entry.concealed, tile], won }, house);
            return score && { value: score.value, points: score.points, mayWin: !score.belowMinimum };
          };
          const [drawn, claimed] = [worth(true), worth(false)];
          if (drawn && claimed) expected.push({ tile, ...drawn, claimed });
        }
        expect(hongkong.score(entry, house)).toEqual({ state: 'incomplete', missing: 1, waits: expected });
      }),
      { seed: SEED, numRuns: 120 },
    );
  });

  test('takes East for the winds that nobody named', () => {
    fc.assert(
      fc.property(short, ({ won, ...entry }) => {
        const east: HowWon = { ...(won as HowWon), seatWind: 'E', roundWind: 'E' };
        expect(hongkong.score(entry, {})).toEqual(hongkong.score({ ...entry, won: east }, {}));
      }),
      { seed: SEED, numRuns: 100 },
    );
  });
});

test('a complete hand has to name one of its concealed tiles as the winning one', () => {
  whenWon((_, entry, house) => {
    const { won, ...unsaid } = entry;
    const refused = (tile: SetTile | null) => ({ state: 'problem', problem: { why: 'noWinningTile', tile } });
    expect(hongkong.score(unsaid, house)).toEqual(refused(null));
    const absent = SET_TILES.find((tile) => !entry.concealed.includes(tile)) as SetTile;
    const wrong = { ...(won as HowWon), winningTile: absent };
    expect(hongkong.score({ ...entry, won: wrong }, house)).toEqual(refused(absent));
  }, 200);
});

test('whatever is put in, there is an answer and never an exception', () => {
  fc.assert(
    fc.property(garbage, anyRules, (entry, house) => {
      const answer = hongkong.score(entry, house);
      expect(['problem', 'incomplete', 'won']).toContain(answer.state);
      expect(answer).toEqual(JSON.parse(JSON.stringify(answer)));
    }),
    { seed: SEED, numRuns: 2000 },
  );
});

test('house rules that the table does not know read as its defaults', () => {
  whenWon((_, entry) => {
    const nonsense = { table: 'never', minFans: 3, overlap: '', more: 1 };
    expect(hongkong.score(entry, nonsense)).toEqual(hongkong.score(entry, {}));
  }, 100);
});

test('points and payments sum to zero, and say the same', () => {
  const seat = fc.nat(3);
  const outcome: fc.Arbitrary<Outcome> = fc.oneof(
    fc.record({
      what: fc.constant('won' as const),
      winner: seat,
      discarder: fc.option(seat),
      liable: fc.option(seat),
      value: fc.nat(20),
      points: fc.nat(8192),
    }),
    fc.constant({ what: 'drawn' as const }),
    fc.record({ what: fc.constant('falseWin' as const), offender: seat }),
  );
  fc.assert(
    fc.property(outcome, anyRules, fc.nat(500), (ended, house, stake) => {
      const gains = hongkong.gains(ended, 4, house);
      expect(gains.reduce((all, points) => all + points, 0)).toBe(0);
      const moved = [0, 0, 0, 0];
      for (const { from, to, amount } of hongkong.payments(ended, 4, house, { scheme: 'stake', amounts: { stake } })) {
        const paid = amount.unit === 'cents' ? amount.cents : Number.NaN;
        moved[from] = (moved[from] ?? 0) - paid;
        moved[to] = (moved[to] ?? 0) + paid;
      }
      expect(moved).toEqual(gains.map((points) => points * stake + 0));
    }),
    { seed: SEED, numRuns: 1000 },
  );
});

test('each preset is made of house rules that there are', () => {
  for (const { house } of hongkong.presets ?? []) {
    for (const [key, value] of Object.entries(house)) {
      const rule = hongkong.houseRules.find((one) => one.key === key);
      expect(rule?.kind === 'choice' && rule.values).toContain(value);
    }
  }
});
