/** Why a hand is worth what it is: the items, their cards and rules, what did not count, and what comes after. */
import { expect, test } from './fixtures.ts';
import { MOST, NO_CREDITS, type Table } from './table.ts';

/** One joker laid down, two in the hand, a flower; other readings, and a broken run that the whole one contains. */
const WITH_JOKERS = '[12J=3D] 456D 78D J RRR 5D J F';

const lastNumber = (line: string): number => Number(line.trim().match(/(\d+)$/)?.[1]);

const valuesOf = async (table: Table): Promise<number[]> => (await table.items.allInnerTexts()).map(lastNumber);

for (const [text, credits, points] of [
  [MOST, 41, '131,072'],
  [WITH_JOKERS, 9, '64'],
  ['11B 33B 66D 99D 44C EE RR FF', 7, '32'],
  ['123B 123B 789B 456C 55C', 7, '32'],
] as const) {
  test(`the items of ${text} add up to ${credits}`, async ({ table }) => {
    await table.paste(text);
    await table.expectTotal(`${credits} credits`, `${points} points`);
    await expect(table.items).not.toHaveCount(0);
    const values = await valuesOf(table);
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(credits);
    await expect(table.breakdown.getByText(`${credits} credits = ${points} points`)).toBeVisible();
  });
}

test('the worked example reads as the rulebook prints it', async ({ table }) => {
  await table.paste(MOST);
  await expect(table.items).toHaveText([
    /^Identical Double Sequence × 6\D*18$/,
    /^One Suit Only w\/no Honors\D*8$/,
    /^All High\/Low w\/no Honors\D*5$/,
    /^Sequences Only\D*1$/,
    /^Pair of 2's or 5's or 8's(55B)?1$/,
    /^Flower × 88$/,
  ]);
});

test('a tap lights the cards that earn an item, a second one opens its rule', async ({ table }) => {
  await table.paste('123B 123B 789B 456C 55C');
  const pair = table.item('Pair of 2');
  await expect.poll(() => table.dimmed()).toEqual({ dim: 0, all: 14 });
  await pair.tap();
  await expect(pair).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => table.dimmed()).toEqual({ dim: 12, all: 14 });

  await table.item('Identical Double Sequence').tap();
  await expect(pair).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => table.dimmed()).toEqual({ dim: 8, all: 14 });

  await table.item('Identical Double Sequence').tap();
  await expect(table.dialog).toHaveAccessibleName('Identical Double Sequence');
  await expect(table.dialog.getByText('Two Chows alike in number and suit')).toBeVisible();
  await expect(table.dialog.getByRole('heading', { name: 'Example' })).toBeVisible();
  await expect(
    table.dialog.getByRole('button', { name: /^\d.*Score this hand: .* of (Bams|Dots|Chars)/ }).first(),
  ).toBeVisible();
});

test('the question mark opens the rule at once; Escape closes it and gives the focus back', async ({ table, page }) => {
  await table.paste(MOST);
  const ask = table.breakdown.getByRole('button', { name: 'The rule: Sequences Only' });
  await ask.tap();
  await expect(table.dialog).toHaveAccessibleName('Sequences Only');
  await page.keyboard.press('Escape');
  await expect(table.dialog).toBeHidden();
  await expect(ask).toBeFocused();
  await table.expectTotal('41 credits', '131,072 points');
});

test('a tap beside the rule closes it too', async ({ table, page }) => {
  await table.paste(MOST);
  await table.breakdown.getByRole('button', { name: 'The rule: Sequences Only' }).tap();
  await expect(table.dialog).toBeVisible();
  await page.touchscreen.tap(180, 8);
  await expect(table.dialog).toBeHidden();
});

test('what did not count says why', async ({ table }) => {
  await table.paste('EEE RRR 123B 456D 99C');
  await expect(table.breakdown.getByText('Wind or Dragon Triplet')).toBeHidden();
  const fold = await table.unfold('Not counted (1)');
  await expect(fold.getByText('Wind or Dragon Triplet')).toBeVisible();
  await expect(
    fold.getByText('Only one element of the group Honours counts; All Suits + Winds + Dragons is kept.'),
  ).toBeVisible();
});

test('a part of what counted says what contains it', async ({ table }) => {
  await table.paste(WITH_JOKERS);
  const fold = await table.unfold('Not counted (1)');
  await expect(fold.getByText('Broken Royal Run')).toBeVisible();
  await expect(fold.getByText('Contained in Royal Run.')).toBeVisible();
});

test('other readings show their totals, the best first', async ({ table }) => {
  await table.paste('111222333B 456C 55D');
  await table.expectTotal('11 credits', '128 points');
  const fold = await table.unfold('Other readings (1)');
  await expect(fold.getByRole('listitem')).toHaveText(['1']);
  await expect(fold.getByRole('img')).toHaveAccessibleName(/111B 222B 333B/);
});

test('where there are many readings, the best come first', async ({ table }) => {
  await table.paste(WITH_JOKERS);
  const fold = await table.unfold('Other readings');
  const totals = (await fold.getByRole('listitem').allInnerTexts()).map(lastNumber);
  expect(totals.length).toBeGreaterThan(2);
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
  expect(totals[0]).toBe(6);
});

test('flowers are put in and taken out beside the finished hand', async ({ table }) => {
  await table.paste('123B 123B 123B 123B 55B FFFFFFF');
  await table.expectTotal('40 credits', '65,536 points');
  await table.button('One flower more').tap();
  await table.expectTotal('41 credits', '131,072 points');
  await expect(table.button('One flower more')).toHaveAttribute('aria-disabled', 'true');
  await table.button('One flower fewer').tap();
  await table.button('One flower fewer').tap();
  await table.expectTotal('39 credits', '65,536 points');
});

test('a win for nothing says so kindly', async ({ table }) => {
  await table.paste(NO_CREDITS);
  await table.expectTotal('0 credits', '0 points');
  await expect(table.breakdown.getByText(/that is fine: a plain hand wins too/)).toBeVisible();
  await expect(table.told('A win for no credits: 0 points, but it is a win.')).toHaveCount(1);
  await expect(table.shown('Nobody pays for this hand')).toBeVisible();
});

test('back to the pad by a tap on the hand, or on the pencil, and to the score again', async ({ table }) => {
  await table.paste(MOST);
  await table.readHand.tap();
  await expect(table.pad).toBeVisible();
  await expect(table.cards).toHaveCount(14);
  await table.button('Show the score').tap();
  await expect(table.breakdown).toBeVisible();
  await table.button('Change the hand').tap();
  await table.card('5 of Bams').first().tap();
  await table.expectHeld(13, '1 to go');
  await table.tapCard('Joker');
  await table.expectTotal('41 credits', '131,072 points');
});

test('the next hand begins with an empty table', async ({ table }) => {
  await table.paste(MOST);
  await table.item('Sequences Only').tap();
  await table.button('Next hand').tap();
  await table.expectHeld(0, '14 to go');
  await expect(table.flowers).toHaveCount(0);
  await table.paste(MOST);
  await expect.poll(() => table.dimmed()).toEqual({ dim: 0, all: 14 });
});

test.describe('shared as text', () => {
  const TEXT = [
    'Mhing, scored with Fourteen',
    '123B 123B 789B 456C 55C',
    'Identical Double Sequence (123B ×2): 3',
    "Pair of 2's or 5's or 8's (55C): 1",
    '7 credits = 32 points',
    'Each other player pays 30p',
  ];

  /** Lines of a shared text; spaces that do not break are spaces. */
  const lines = (text: string | null): string[] => (text ?? '').replaceAll('\u00a0', ' ').split('\n');

  test('through the share sheet', async ({ page, table }) => {
    await page.addInitScript(() => {
      const shared = async (data: ShareData): Promise<void> => {
        sessionStorage.setItem('shared', data.text ?? '');
      };
      Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
    });
    await table.reload();
    await table.paste('123B 123B 789B 456C 55C');
    await table.share('As text');
    await expect(table.told('Shared')).toBeVisible();
    const text = await page.evaluate(() => sessionStorage.getItem('shared'));
    expect(lines(text)).toEqual(expect.arrayContaining(TEXT));
  });

  test('closed without choosing, it says nothing', async ({ page, table }) => {
    await page.addInitScript(() => {
      const frame = () => new Promise(requestAnimationFrame);
      const dismissed = () => {
        // When the answer has been taken and whatever it changes is on the screen.
        void frame()
          .then(frame)
          .then(() => document.documentElement.toggleAttribute('data-dismissed', true));
        return Promise.reject(new DOMException('closed', 'AbortError'));
      };
      Object.defineProperty(navigator, 'share', { value: dismissed, configurable: true });
    });
    await table.reload();
    await table.paste(MOST);
    await table.share('As text');
    await expect(page.locator('html')).toHaveAttribute('data-dismissed');
    await expect(table.told(/Shared|Copied|refused/)).toHaveCount(0);
    await expect(table.dialog).toBeHidden();
  });

  test('through the clipboard, where there is no share sheet', async ({ page, table }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await table.reload();
    await table.paste('123B 123B 789B 456C 55C');
    await table.share('As text');
    await expect(table.told('Copied')).toBeVisible();
    expect(lines(await table.readClipboard())).toEqual(expect.arrayContaining(TEXT));
  });

  test('on the screen, where both are refused', async ({ page, table }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) });
    });
    await table.reload();
    await table.typeHand('123B 123B 789B 456C 55C');
    await table.share('As text');
    await expect(table.dialog).toHaveAccessibleName(/refused/);
    expect(lines(await table.dialog.getByRole('textbox').inputValue())).toEqual(expect.arrayContaining(TEXT));
  });
});
