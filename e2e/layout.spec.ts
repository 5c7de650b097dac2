/** Everything in reach on small phones, upright and on their side, and nothing moves while a hand goes in. */
import type { Locator } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { KEY_NAMES, MOST, type Table } from './table.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 667, height: 375 },
] as const;
const SMALL = { width: 360, height: 640 };

const ONE_SHORT_OF_ANYTHING = '123B 456D 789C RRR J';

/** The widest hands there are: no group breaks a row well. */
const WIDE_HANDS = [
  '1B 2B 3B 4B 5B 6B 7B 8B 9B 1B 2B 3B 4B',
  '1B 2B 3B 4B 5B 1D 2D 3D 4D 5D E S W',
  '[123B] [456D] [789C] [RRR] 5B',
  '11B 22B 33D 44D 55C 66C E',
  'J J J J J J [123B] [RRR] 5B',
  ONE_SHORT_OF_ANYTHING,
];

const box = async (place: Locator): Promise<{ x: number; y: number; width: number; height: number }> => {
  const found = await place.boundingBox();
  if (!found) throw new Error('not on the screen');
  return found;
};

const pageWidth = (table: Table): Promise<number> =>
  table.page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));

/** Whether a part lies in the window, and nothing lies over its middle, without scrolling. */
const inSight = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const inside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    return inside && hit !== null && (element.contains(hit) || hit.contains(element));
  });

/** The same, once it has been scrolled to. */
const inReach = async (place: Locator): Promise<boolean> => {
  await place.scrollIntoViewIfNeeded();
  return inSight(place);
};

for (const size of SIZES) {
  test(`at ${size.width} × ${size.height} keys, hand and total are in reach`, async ({ table, page }) => {
    await page.setViewportSize(size);
    await table.typeHand('[12J=3D] 456D J F');
    const lost: string[] = [];
    for (const name of KEY_NAMES) if (!(await inReach(table.key(name)))) lost.push(name);
    for (const card of await table.cards.all()) if (!(await inReach(card))) lost.push('a card of the hand');
    for (const tool of ['Undo', 'Redo', 'Clear', 'Type or paste a hand']) {
      if (!(await inReach(table.button(tool)))) lost.push(tool);
    }
    if (!(await inReach(table.figures))) lost.push('the total');
    expect(lost).toEqual([]);
  });
}

for (const size of [SIZES[0], SMALL]) {
  test(`at ${size.width} × ${size.height} the whole pad is there without scrolling`, async ({ table, page }) => {
    await page.setViewportSize(size);
    await table.typeHand('[12J=3D] 456D J F');
    const hidden: string[] = [];
    for (const name of KEY_NAMES) if (!(await inSight(table.key(name)))) hidden.push(name);
    expect(hidden).toEqual([]);
  });
}

/** From one state to the next. */
const STATES: readonly (readonly [string, (table: Table) => Promise<unknown>])[] = [
  ['the empty table', async () => {}],
  ['half a hand', (table) => table.paste('[12J=3D] 456D J F')],
  ['one card short', (table) => table.paste(ONE_SHORT_OF_ANYTHING)],
  ['no win', (table) => table.paste('123B 123B 123B 123B 5B 6B')],
  ['a problem', (table) => table.paste('[11J=9D] 11111B FF')],
  ['a won hand', (table) => table.paste(MOST)],
  ['a lit line', (table) => table.items.first().tap()],
  ['a won hand to be changed', (table) => table.readHand.tap()],
  ['a hand of loose cards', (table) => table.paste(WIDE_HANDS[1] ?? '')],
];

for (const size of [SMALL, { width: 667, height: 375 }]) {
  test(`at ${size.width} × ${size.height} the total is always visible without scrolling`, async ({ table, page }) => {
    await page.setViewportSize(size);
    for (const [state, reach] of STATES) {
      await reach(table);
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => inSight(table.figures), { message: state }).toBe(true);
    }
  });
}

test('nothing is wider than a phone of 320 px, on any screen and in any state', async ({ table, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const wide: string[] = [];
  for (const [state, reach] of STATES) {
    await reach(table);
    if ((await pageWidth(table)) > 320) wide.push(state);
  }
  for (const hand of WIDE_HANDS) {
    await table.paste(hand);
    await table.expectHeld(13, '1 to go');
    if ((await pageWidth(table)) > 320) wide.push(hand);
    for (const card of await table.cards.all()) {
      const { x, width } = await box(card);
      if (x < 0 || x + width > 320) wide.push(`a card of ${hand}`);
    }
  }
  for (const screen of ['Rules', 'Settings', 'Help'] as const) {
    await table.goTo(screen);
    if ((await pageWidth(table)) > 320) wide.push(screen);
  }
  expect(wide).toEqual([]);
});

for (const size of SIZES) {
  test(`at ${size.width} × ${size.height} hand, total and pad stay where they are from 0 to 13 cards`, async ({
    table,
    page,
  }) => {
    await page.setViewportSize(size);
    const places = async () => ({
      hand: await box(table.hand),
      total: await box(table.figures),
      pad: await box(table.pad),
      key: await box(table.key('5 of Dots')),
    });
    const before = await places();
    const jumps: string[] = [];
    const look = async (state: string): Promise<void> => {
      for (const [part, now] of Object.entries(await places())) {
        const then = before[part as keyof typeof before];
        const text = ({ x, y, width, height }: typeof now): string =>
          [x, y, width, height].map((side) => Math.round(side)).join(' ');
        if (text(now) !== text(then)) jumps.push(`${state}: ${part} from ${text(then)} to ${text(now)}`);
      }
    };
    await table.tap('Flower', 'Card');
    await look('a flower');
    for (const name of ['1 of Bams', '4 of Dots', '7 of Chars', '2 of Dots', 'East Wind', 'Joker', '8 of Chars']) {
      await table.tapCard(name);
      await look(name);
    }
    await table.typeHand('WWWRRR');
    await table.expectHeld(13, '1 to go');
    await look('13 cards');
    for (const hand of WIDE_HANDS) {
      await table.paste(hand);
      await table.expectHeld(13, '1 to go');
      await look(hand);
    }
    expect(jumps).toEqual([]);
  });
}

test('14 quick taps on the pad are 14 cards, and the page does not zoom', async ({ table, page, context }) => {
  await table.tap('Card');
  const session = await context.newCDPSession(page);
  const names = ['1 of Bams', '3 of Bams', '5 of Bams', '7 of Bams'].flatMap((name, i) =>
    Array.from({ length: i < 2 ? 4 : 3 }, () => name),
  );
  const boxes = new Map<string, { x: number; y: number }>();
  for (const name of new Set(names)) {
    const { x, y, width, height } = await box(table.key(name));
    boxes.set(name, { x: x + width / 2, y: y + height / 2 });
  }
  // Sent without waiting for each other, as fast as the browser takes them.
  await Promise.all(
    names.flatMap((name) => [
      session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [boxes.get(name) ?? { x: 0, y: 0 }],
      }),
      session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]),
  );
  await table.expectHeld(14, 'no win');
  await table.expectCards(names);
  expect(await page.evaluate(() => [visualViewport?.scale, scrollX, scrollY])).toEqual([1, 0, 0]);
});

test('14 quick taps on one key are 14 clicks; what it has goes in, and the page does not zoom', async ({
  table,
  page,
  context,
}) => {
  await table.tap('Card');
  await table.key('5 of Dots').evaluate((key) => {
    key.addEventListener('click', () => {
      key.dataset.clicks = String(Number(key.dataset.clicks ?? 0) + 1);
    });
  });
  const { x, y, width, height } = await box(table.key('5 of Dots'));
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  const session = await context.newCDPSession(page);
  await Promise.all(
    Array.from({ length: 14 }, () => [
      session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints }),
      session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]).flat(),
  );
  await expect(table.key('5 of Dots')).toHaveAttribute('data-clicks', '14');
  await table.expectHeld(4, '10 to go');
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
});

test('keys are large enough to hit, and leave no gap between them', async ({ table }) => {
  const first = await box(table.key('1 of Bams'));
  const right = await box(table.key('2 of Bams'));
  const below = await box(table.key('1 of Dots'));
  expect(first.width).toBeGreaterThanOrEqual(34);
  expect(first.height).toBeGreaterThanOrEqual(44);
  expect(right.x - (first.x + first.width)).toBeLessThan(1);
  expect(below.y - (first.y + first.height)).toBeLessThan(1);
});
