/** MCR at the table: a hand below the minimum, and a game of sixteen hands to its final table. */
import { expectAccessible } from './axe.ts';
import { type Ended, expect, FOUR, type RulesTable, test } from './rules-table.ts';

test.setTimeout(240_000);

interface Typed extends Ended {
  readonly points: number;
}
const by = (winner: string, discarder: string | null, points: number): Typed => ({ winner, discarder, points });

/** What is recorded: typed points, a hand that nobody won, or cards in the notation. */
type Hand = Typed | 'nobody' | (Ended & { readonly cards: string; readonly points: number });

/** 9 points, but only 7 without the flower and the self-draw: two kongs and a sole wait. */
const TWO_KONGS = '[6666D] (2222B) 345C 789C S 2F + S';

const HANDS: readonly Hand[] = [
  by('Ann', 'Ben', 12),
  by('Cai', null, 8),
  { ...by('Ben', null, 9), cards: TWO_KONGS },
  by('Dan', 'Ann', 24),
  'nobody',
  by('Ann', 'Cai', 8),
  by('Ben', 'Dan', 30),
  { ...by('Cai', 'Ben', 12), cards: '[111B] (9999C) 33D 555D NN + 3D' },
  by('Dan', null, 13),
  by('Ann', null, 10),
  by('Ben', 'Ann', 88),
  'nobody',
  by('Cai', 'Dan', 9),
  by('Dan', 'Ben', 8),
  by('Ann', 'Dan', 48),
  by('Ben', null, 11),
];

/** 8 from each, and the points from whoever discarded, or from all. */
function gainsOf(hands: readonly Hand[]): Readonly<Record<string, number>> {
  const totals = new Map<string, number>(FOUR.map((name) => [name, 0]));
  for (const hand of hands) {
    if (hand === 'nobody') continue;
    for (const name of FOUR) {
      if (name === hand.winner) continue;
      const pays = 8 + (hand.discarder === null || hand.discarder === name ? hand.points : 0);
      totals.set(name, (totals.get(name) ?? 0) - pays);
      totals.set(hand.winner, (totals.get(hand.winner) ?? 0) + pays);
    }
  }
  return Object.fromEntries(totals);
}

async function record(evening: RulesTable, hand: Hand): Promise<void> {
  if (hand === 'nobody') return evening.recordNobody('Nobody: drawn hand');
  if (!('cards' in hand)) return evening.recordTyped(hand, 'points', hand.points);
  await evening.openForm();
  await evening.sayEnded(hand);
  await evening.toCards();
  await evening.table.enterText(hand.cards);
  await evening.expectWorth(hand.points, 'points');
  await evening.bringCards(hand.winner);
  return evening.saveHand();
}

const ROUNDS = ['East', 'South', 'West', 'North'] as const;

test('a game of sixteen hands, corrected afterwards', async ({ evening }) => {
  const { page } = evening;
  await evening.startGameOf('MCR', FOUR);
  for (const [at, hand] of HANDS.entries()) {
    await evening.expectDealer(FOUR[at % 4] ?? '');
    await evening.expectRound(ROUNDS[Math.floor(at / 4)] ?? '');
    await record(evening, hand);
  }
  await evening.expectTotals(gainsOf(HANDS));

  // Sixteen hands are a game: the final table has points and places.
  await expect(evening.end.getByRole('heading')).toHaveText('Ben wins');
  await expect(evening.link('Score a hand')).toHaveCount(0);
  const inOrder = [...FOUR].sort((a, b) => (gainsOf(HANDS)[b] ?? 0) - (gainsOf(HANDS)[a] ?? 0));
  for (const [at, place] of ['1st', '2nd', '3rd', '4th'].entries()) {
    await expect(evening.player(inOrder[at] ?? '')).toContainText(place);
  }
  await evening.expectFits();

  // The eleventh hand was worth 8 points, not 88.
  await evening.toChange(11);
  await evening.type('points', 8);
  await expect(evening.preview).toContainText('Ann pays Ben');
  await evening.saveChange(11);
  await evening.toBoard();
  const corrected = HANDS.with(10, by('Ben', 'Ann', 8));
  await evening.expectTotals(gainsOf(corrected));

  // The third was entered by its cards, and its fans are in the book.
  await evening.openHand(3);
  await expect(evening.main.getByText('Two Melded Kongs')).toBeVisible();
  await expect(evening.main.getByText('Flower Tiles')).toBeVisible();
  await evening.toBoard();

  await page.reload();
  await evening.expectBoard();
  await evening.expectTotals(gainsOf(corrected));
  await expect(evening.hands).toHaveCount(16);
});

test('a hand below the minimum is shown with what it has and what it lacks', async ({ evening }) => {
  const { table } = evening;
  await evening.play('MCR');
  await table.enterText('[6666D] (2222B) 345C 789C S 2F');
  await expect(evening.waits).toHaveAccessibleName('South Wind: drawn 9 points; claimed too little to win');
  await evening.waits.tap();
  await evening.won('South Wind');
  await expect(
    table.shown('It may not win: it takes 8 points without flowers, and this hand has 7 points.'),
  ).toBeVisible();
  await expect(table.item('Two Melded Kongs')).toBeVisible();
  await expect(table.item('Concealed Kong')).toBeVisible();
  await expect(table.item('Single Wait')).toBeVisible();

  // A flower does not help to reach it; a drawn tile does.
  await evening.how('Drawn');
  await evening.expectWorth(9, 'points');
  await expect(table.shown(/It may not win/)).toHaveCount(0);
  await expect(table.shown('Each other player pays £1.70')).toBeVisible();
});

test('what is shared of a hand below the minimum says that it may not win, and asks nobody to pay', async ({
  evening,
  page,
}) => {
  const { table } = evening;
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await table.reload();
  await table.allowClipboard();
  await evening.play('MCR');
  await table.enterText('[6666D] (2222B) 345C 789C S 2F + S');
  await table.share('As text');
  await expect(table.told('Copied')).toBeVisible();
  const text = (await table.readClipboard()).replaceAll('\u00a0', ' ');
  expect(text).toContain('It may not win: it takes 8 points without flowers, and this hand has 7 points.');
  expect(text).toMatch(/^8 points$/m);
  expect(text).not.toMatch(/pays?/);
});

test('a total below the minimum is no win, and the form says so', async ({ evening }) => {
  await evening.startGameOf('MCR', FOUR);
  await evening.openForm();
  await evening.sayEnded({ winner: 'Ann', discarder: 'Ben' });
  await evening.type('points', 5);
  await expect(evening.told('It may not win: it takes 8 points, and this hand has 5 points.')).toBeVisible();
  await expect(evening.save).toHaveAttribute('aria-disabled', 'true');
  await evening.type('points', 8);
  await expect(evening.preview).toContainText('Ben pays Ann');
  await evening.saveHand();
});

test('the reading with the most points is found, and what does not count says why', async ({ evening }) => {
  const { table } = evening;
  await evening.play('MCR');
  await table.enterText('123B 123C 456B 456C 9D + 9D');
  await evening.expectWorth(8, 'points');
  await expect(table.item('Mixed Double Chow')).toContainText('× 2');
  const left = await table.unfold('Not counted');
  await expect(left).toContainText(
    'Its sets are linked by Mixed Double Chow already; a set left over combines once only.',
  );
  await expect(left).toContainText('Contained in All Chows.');
});

// Every state of the score screen without a finding of axe.

const WON = '[789C] [2222B] (5555D) 34B 99C 2F 1Y + 5B';

const STATES: Readonly<Record<string, (evening: RulesTable) => Promise<unknown>>> = {
  empty: async () => {},
  'one tile short': (evening) => evening.table.enterText('[789C] [2222B] (5555D) 34B 99C 2F 1Y'),
  'asked which card won': (evening) => evening.table.enterText('[789C] [2222B] (5555D) 34B 5B 99C 2F 1Y'),
  won: (evening) => evening.table.enterText(WON),
  'the fold open': async (evening) => {
    await evening.table.enterText(WON);
    await evening.unfoldEvents();
  },
  'an event that has become impossible': async (evening) => {
    await evening.table.enterText(WON);
    await evening.how('Drawn');
    await evening.tapEvent('Replacement for a Kong');
    await evening.how('Discard');
    await expect(evening.table.shown(/cannot be/)).toBeVisible();
  },
};

for (const rules of ['Hong Kong', 'MCR'] as const) {
  for (const [state, reach] of Object.entries(STATES)) {
    test(`axe finds nothing, and nothing is too wide: ${rules}, ${state}`, async ({ evening, page }) => {
      await evening.play(rules);
      await reach(evening);
      await expectAccessible(page, `${rules}, ${state}`);
      await page.setViewportSize({ width: 320, height: 568 });
      await evening.expectFits();
    });
  }
}
