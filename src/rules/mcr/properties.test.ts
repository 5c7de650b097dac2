/** What holds for the score of every hand, whatever its tiles. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOf, SET_TILES, type SetTile } from '../../tiles/tiles.ts';
import type { Entry } from '../entry.ts';
import type { HouseRules } from '../house-rules.ts';
import type { Outcome } from '../rule-set.ts';
import type { Answer, Score } from '../score.ts';
import { mcrByHand } from './by-hand.ts';
import { FANS } from './fans.ts';
import { mcr } from './mcr.ts';
import { anyHand, garbage, scoringRules } from './testing/arbitraries.ts';
import { completing } from './testing/exhaustive.ts';
import { FLOWERS } from './testing/vectors.ts';

const SEED = 144;
const TIME = 60_000;

const scoreOf = (entry: Entry, house: HouseRules): Score | null => {
  const answer = mcr.score(entry, house);
  return answer.state === 'won' ? answer.score : null;
};

/** Checks a property of winning hands, under house rules as they come; other hands are passed over. */
const whenWon = (check: (score: Score, entry: Entry, house: HouseRules) => void, numRuns = 700): void =>
  fc.assert(
    fc.property(anyHand, scoringRules, (entry, house) => {
      const score = scoreOf(entry, house);
      if (score) check(score, entry, house);
    }),
    { seed: SEED, numRuns },
  );

const sum = (values: readonly { readonly value: number }[]): number =>
  values.reduce((all, { value }) => all + value, 0);
const flowerless = ({ items }: Score): Score['items'] => items.filter(({ element }) => element !== 'flowerTiles');

/** An answer without the places of the cards. */
const inShort = (answer: Answer): unknown => {
  if (answer.state !== 'won') return answer;
  const { value, items, otherCount, belowMinimum } = answer.score;
  return { value, otherCount, belowMinimum, items: items.map((item) => [item.element, item.value]) };
};

test(
  'the items add up, come once and in the table’s order, and points are their sum',
  () => {
    const order = FANS.map(({ id }) => id as string);
    whenWon(({ items, value, points }, { bonus }) => {
      expect([sum(items), points]).toEqual([value, value]);
      const places = items.map(({ element }) => order.indexOf(element));
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      expect(sum(items.filter(({ element }) => element === 'flowerTiles'))).toBe(bonus.length);
      expect(items.length).toBeGreaterThan(0);
    });
  },
  TIME,
);

test(
  'each time that a fan scores it is worth what the house rules make of it (C1, C7), but for a Kong of each kind (C2)',
  () => {
    const worth = (fan: string, house: HouseRules): number => mcrByHand(house).worthOf(fan, new Map());
    whenWon(({ items }, _, house) => {
      for (const { element, value, occurrences } of items) {
        if (element === 'twoMeldedKongs' && house.kongOfEachKind === 'five') continue;
        expect([element, value]).toEqual([element, occurrences.length * worth(element, house)]);
      }
    });
    expect(FANS.filter(({ id, value }) => worth(id, {}) !== value)).toEqual([]);
    const six = { twoConcealedKongs: 'six', mixedShiftedPungs: 'six' };
    expect(FANS.filter(({ id, value }) => worth(id, six) !== value).map(({ id }) => [id, worth(id, six)])).toEqual([
      ['mixedShiftedPungs', 6],
      ['twoConcealedKongs', 6],
    ]);
  },
  TIME,
);

test(
  'the order of the tiles and of the declared sets never matters',
  () => {
    const shuffled = anyHand.chain((entry) =>
      fc.record({
        entry: fc.constant(entry),
        concealed: fc.shuffledSubarray([...entry.concealed], { minLength: entry.concealed.length }),
        declared: fc.shuffledSubarray([...entry.declared], { minLength: entry.declared.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, scoringRules, ({ entry, concealed, declared }, house) => {
        const answer = mcr.score(entry, house);
        expect(mcr.score({ ...entry, concealed }, house)).toEqual(answer);
        expect(inShort(mcr.score({ ...entry, concealed, declared }, house))).toEqual(inShort(answer));
      }),
      { seed: SEED, numRuns: 500 },
    );
  },
  TIME,
);

test(
  'more flowers add a point each and change nothing else',
  () => {
    whenWon((score, entry, house) => {
      const all = scoreOf({ ...entry, bonus: FLOWERS }, house) as Score;
      expect(all.value - score.value).toBe(8 - entry.bonus.length);
      expect(flowerless(all)).toEqual(flowerless(score));
      expect([all.reading, all.notCounted, all.belowMinimum]).toEqual([
        score.reading,
        score.notCounted,
        score.belowMinimum,
      ]);
    });
  },
  TIME,
);

test(
  'a hand below the minimum without flowers never may win',
  () => {
    whenWon((score, entry, house) => {
      const own = score.value - entry.bonus.length;
      const needed = typeof house.minimum === 'number' ? house.minimum : 8;
      expect(score.belowMinimum).toEqual(own < needed ? { needed, has: own } : undefined);
    });
  },
  TIME,
);

test(
  'the minimum changes nothing but whether the hand may win',
  () => {
    whenWon((_, entry, house) => {
      const { belowMinimum: some, ...rest } = scoreOf(entry, { ...house, minimum: 88 }) as Score;
      const { belowMinimum: none, ...without } = scoreOf(entry, { ...house, minimum: 0 }) as Score;
      expect(rest).toEqual(without);
      expect(none).toBeUndefined();
      expect(some?.needed ?? 88).toBe(88);
    }, 400);
  },
  TIME,
);

describe('readings', () => {
  test(
    'hold the cards of the hand, and place the winning tile',
    () => {
      whenWon(({ reading, others }, { concealed, declared, won }) => {
        const all = [...concealed, ...declared.flatMap(({ tiles }) => tiles.map(({ tile }) => tile as SetTile))];
        for (const { groups } of [reading, ...others.map((other) => other.reading)]) {
          const cards = groups.flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
          expect(cards.map(kindOf).sort((a, b) => a - b)).toEqual(all.map(kindOf).sort((a, b) => a - b));
        }
        const cards = reading.groups.flatMap(({ tiles, exposed }) => tiles.map(({ tile }) => ({ tile, exposed })));
        expect(cards[reading.winning ?? -1]).toEqual({ tile: won?.winningTile, exposed: false });
      });
    },
    TIME,
  );

  test(
    'come once, the best first',
    () => {
      whenWon(({ reading, value, others, otherCount }) => {
        const all = [{ reading, value }, ...others];
        const inWords = all.map(({ reading: { form, groups } }) => {
          const words = groups.map(({ tiles, exposed }) => `${exposed}${tiles.map(({ tile }) => tile).join('')}`);
          return `${form} ${words.sort().join(' ')}`;
        });
        expect(new Set(inWords).size).toBe(all.length);
        const values = all.map((one) => one.value);
        expect(values).toEqual([...values].sort((a, b) => b - a));
        expect(others).toHaveLength(otherCount);
      });
    },
    TIME,
  );
});

/** What the cards that earn a combination look like: numbers by suit, honors behind. */
const EARNED_BY: Readonly<Record<string, RegExp>> = {
  pureDoubleChow: /^(\d)\1(\d)\2(\d)\3$/,
  mixedDoubleChow: /^(\d{3}) \1$/,
  shortStraight: /^(123456|234567|345678|456789)$/,
  twoTerminalChows: /^123789$/,
  doublePung: /^(\d)\1\1 \1\1\1$/,
  pureStraight: /^123456789$/,
  mixedStraight: /^(123|456|789) (123|456|789) (123|456|789)$/,
  mixedTripleChow: /^(\d{3}) \1 \1$/,
  triplePung: /^(\d)\1\1 \1\1\1 \1\1\1$/,
  mixedShiftedPungs: /^(\d)\1\1 (\d)\2\2 (\d)\3\3$/,
  bigThreeWinds: /^([ESWN])\1\1([ESWN])\2\2([ESWN])\3\3$/,
  twoDragonPungs: /^([RGP])\1\1([RGP])\2\2$/,
  dragonPung: /^([RGP])\1\1$/,
  pungOfTerminalsOrHonors: /^(111|999|([ESWN])\2\2)$/,
  tileHog: /^(.)\1\1\1$/,
  singleWait: /^(.)\1$/,
  closedWait: /^(123|234|345|456|567|678|789)$/,
  edgeWait: /^(123|789)$/,
  selfDrawn: /^.$/,
};

function inSuits(cards: readonly SetTile[]): string {
  const sorted = [...cards].sort((a, b) => kindOf(a) - kindOf(b));
  const bySuit = ['B', 'D', 'C'].map((suit) => sorted.filter((tile) => tile.charAt(1) === suit).map((tile) => tile[0]));
  const honors = sorted.filter((tile) => tile.length === 1);
  return [...bySuit.map((numbers) => numbers.join('')), honors.join('')].filter((part) => part !== '').join(' ');
}

test(
  'a fan lights up the cards that earn it, each time others',
  () => {
    whenWon(({ reading, items, notCounted }, _, house) => {
      const quads = reading.groups.some(({ shape }) => shape === 'quad');
      const cards = reading.groups.flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
      for (const { element, occurrences, value } of [...items, ...notCounted]) {
        expect(occurrences.length).toBeGreaterThan(0);
        expect(new Set(occurrences.map((places) => places.join())).size).toBe(
          element === 'flowerTiles' ? 1 : occurrences.length,
        );
        for (const places of occurrences) {
          expect(places.every((place) => place >= 0 && place < cards.length)).toBe(true);
          expect(new Set(places).size).toBe(places.length);
          const pattern = quads ? undefined : EARNED_BY[element];
          if (pattern)
            expect(`${element} ${inSuits(places.map((at) => cards[at] as SetTile))}`).toMatch(
              new RegExp(` ${pattern.source.slice(1)}`),
            );
        }
        const printed = FANS.find(({ id }) => id === element)?.value ?? 0;
        if (Object.keys(house).length === 0) expect(value).toBe(printed * occurrences.length);
      }
    });
  },
  TIME,
);

test(
  'what does not count has a reason that the items bear out',
  () => {
    whenWon(({ items, notCounted }) => {
      const scored = items.map(({ element }) => element);
      for (const { value, reason, ruling } of notCounted) {
        expect(value).toBeGreaterThan(0);
        expect(ruling ?? 'C1').toMatch(/^C([1-9]|1\d|2[0-4])$/);
        if ('kept' in reason) expect([...scored, 'doublePung']).toContain(reason.kept);
        if (reason.why === 'houseRule') expect(ruling).toBeDefined();
      }
    });
  },
  TIME,
);

test(
  'a hand one tile short names each tile that completes it, with what it scores drawn and claimed',
  () => {
    fc.assert(
      fc.property(anyHand, scoringRules, fc.nat(13), (entry, house, at) => {
        const rest = entry.concealed.filter((_, place) => place !== at % entry.concealed.length);
        const short = { ...entry, concealed: rest };
        const answer = mcr.score(short, house);
        if (answer.state !== 'incomplete') throw new Error(JSON.stringify(answer));
        const held = [...rest, ...entry.declared.flatMap(({ tiles }) => tiles.map(({ tile }) => tile))];
        const possible = completing(short).filter((tile) => held.filter((one) => one === tile).length < 4);
        expect(answer.waits.map(({ tile }) => tile)).toEqual(SET_TILES.filter((tile) => possible.includes(tile)));
        for (const { tile, value, points, mayWin, claimed } of answer.waits) {
          const winningTile = tile as SetTile;
          const whole = (selfDrawn: boolean): unknown => {
            const how = { seatWind: 'E', roundWind: 'E', ...entry.won, winningTile, selfDrawn, events: [] } as const;
            const score = scoreOf({ ...short, concealed: [...rest, winningTile], won: how }, house);
            return score && { value: score.value, points: score.points, mayWin: score.belowMinimum === undefined };
          };
          expect({ value, points, mayWin }).toEqual(whole(true));
          expect(claimed).toEqual(whole(false));
        }
      }),
      { seed: SEED, numRuns: 80 },
    );
  },
  TIME,
);

test(
  'anything at all has an answer',
  () => {
    fc.assert(
      fc.property(garbage, scoringRules, (entry, house) => {
        expect(['problem', 'incomplete', 'won']).toContain(mcr.score(entry, house).state);
      }),
      { seed: SEED, numRuns: 1500 },
    );
  },
  TIME,
);

test('gains and payments sum to zero, whoever wins', () => {
  const seat = fc.nat(3);
  const outcome = fc.record({ winner: seat, discarder: fc.option(seat), points: fc.nat(400) }).map(
    ({ winner, discarder, points }): Outcome => ({
      what: 'won',
      winner,
      discarder,
      liable: null,
      value: points,
      points,
    }),
  );
  fc.assert(
    fc.property(outcome, (given) => {
      const gains = mcr.gains(given, 4, {});
      expect(gains.reduce((all, one) => all + one, 0)).toBe(0);
      expect(gains.filter((one) => one > 0)).toHaveLength(1);
      const paid = mcr.payments(given, 4, {}, { scheme: 'stake', amounts: { stake: 1 } });
      const total = paid.reduce((all, { amount }) => all + (amount.unit === 'cents' ? amount.cents : 0), 0);
      expect(total).toBe(given.what === 'won' && gains[given.winner]);
    }),
    { seed: SEED },
  );
});
