/** Hands to count: opened by a link, drawn, answered by elements and by total, kept, shared, and refused. */
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { Practice } from './practice-table.ts';

const ROYAL = 'mhing/o12j3B-456B-789B-333D-EE-FF';
const LAST_TILE = 'mcr/k2222B-o6666D-345C-789C-S-2F-wS/dSEl';

test('from More, a hand is drawn, and a wrong answer shows what was missed', async ({ page }) => {
  const practice = new Practice(page);
  await practice.openFromMore();
  await expect(practice.hand).toBeVisible();
  await practice.check();
  await expect(practice.verdict).toContainText('Not quite');
  await expect(practice.part('Missed').getByRole('listitem')).not.toHaveCount(0);
  await expect(practice.part('How you do')).toContainText('0 right');
  await practice.next();
  await expect(practice.verdict).toHaveCount(0);
  await expect(practice.hand).toBeFocused();
});

test('a linked hand is that very hand, and its elements ticked are right', async ({ page }) => {
  const practice = new Practice(page);
  await practice.openLink(ROYAL);
  await expect(practice.cards('4 of Bams, 5 of Bams, 6 of Bams')).toBeVisible();
  await expect(practice.cards('Laid down: 1 of Bams, 2 of Bams, Joker as 3 of Bams')).toBeVisible();
  await expect(practice.cards('Flowers: Flower, Flower')).toBeVisible();
  await practice.tick('Royal Run');
  await practice.oneMore('Flower', 2);
  await expect(practice.soFar).toHaveText('So far 5 credits');
  await practice.check();
  await expect(practice.verdict).toHaveText('Right: 5 credits');
  await expect(practice.verdict).toBeFocused();
  await expect(practice.part('How you do')).toContainText('1 right (100%)');
});

test('what was missed and what was wrongly claimed stand apart, with the reason', async ({ page }) => {
  const practice = new Practice(page);
  await practice.openLink(ROYAL);
  await practice.oneMore('Broken Royal Run in same Suit', 1);
  await practice.oneMore('Flower', 1);
  await practice.check();
  await expect(practice.verdict).toHaveText('Not quite: it is 5 credits');
  await expect(practice.part('Missed').getByRole('listitem')).toContainText(['Flower', 'Royal Run']);
  await expect(practice.part('Claimed, but it does not count')).toContainText('Contained in Royal Run.');
});

test('how one does is kept, over a reload and for each game', async ({ page }) => {
  const practice = new Practice(page);
  await practice.openLink(ROYAL);
  await practice.total('5');
  await expect(practice.verdict).toHaveText('Right: 5 credits');
  await expect(practice.part('How you do')).toContainText('Right in a row1');
  await practice.openLink(LAST_TILE);
  await expect(practice.part('How you do')).toContainText('Count a hand');
  await practice.openLink(ROYAL);
  await page.reload();
  await expect(practice.part('How you do')).toContainText('Right in a row1');
  await practice.total('4');
  await expect(practice.verdict).toHaveText('Not quite: it is 5 credits');
  await expect(practice.part('How you do')).toContainText('Right in a row0 at best 1');
});

test('MCR shows how the hand was won, and finds elements by name', async ({ page }) => {
  const practice = new Practice(page);
  await practice.openLink(LAST_TILE);
  await expect(practice.cards('Won with the South Wind, drawn')).toBeVisible();
  await expect(practice.cards(/^Concealed Kong: 2 of Bams/)).toBeVisible();
  for (const fact of ['Seat South', 'Round East', 'Last of the wall']) {
    await expect(practice.hand.getByText(fact)).toBeVisible();
  }
  await practice.find('last tile draw');
  await practice.tick('Last Tile Draw');
  await practice.find('no such thing');
  await expect(page.getByText('No element of that name.')).toBeVisible();
  await practice.find('');
  await practice.tick('Concealed Kong');
  await expect(practice.soFar).toHaveText('So far 10 points');
});

test('another game and another level bring hands of theirs, and the level is remembered', async ({ page }) => {
  const practice = new Practice(page);
  await practice.openFromMore();
  await practice.choose('Hong Kong');
  await practice.choose('Special');
  await expect(practice.which).toContainText('Hong Kong · Special');
  await expect(practice.hand).toContainText(/drawn|claimed/);
  await page.reload();
  await practice.choose('Hong Kong');
  await expect(practice.which).toContainText('Hong Kong · Special');
});

test('another game in place of a linked hand leaves the link behind', async ({ page }) => {
  const practice = new Practice(page);
  await practice.openLink(ROYAL);
  await practice.choose('Hong Kong');
  await expect(page.getByText('A hand that somebody shared')).toHaveCount(0);
  await expect(page).toHaveURL(/#\/practice$/);
  await practice.check();
  await practice.next();
  await expect(practice.verdict).toHaveCount(0);
});

test('the shared link opens the same hand', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  const practice = new Practice(page);
  await practice.openFromMore();
  const shown = await practice.spokenCards();
  await practice.check();
  await practice.share();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Mhing: what is this hand worth\? http.*#\/practice\/1\/mhing\//);
  await page.goto('about:blank');
  await page.goto(text.slice(text.indexOf('http')));
  await expect(page.getByText('A hand that somebody shared')).toBeVisible();
  expect(await practice.spokenCards()).toEqual(shown);
});

test('a link that holds no hand says why, and a hand can be drawn', async ({ page }) => {
  const practice = new Practice(page);
  for (const [hand, why] of [
    ['mhing/123B-456B-789B-333D-E', '1 card is missing.'],
    ['mhing/11111B-456B-789B-33D-E', 'The deck has only 4 of the 1 of Bams'],
    ['mhing/123', 'Which suit is the 1 at place 1?'],
    ['mcr/123B-456B-789B-333D-E-wE', 'It does not say clearly how the hand was won.'],
    ['riichi/123B', 'This link is of a game that is not known here.'],
  ] as const) {
    await practice.openLink(hand);
    await expect(page.getByRole('alert')).toContainText(why);
  }
  await expectAccessible(page, 'practice, a bad link');
  await practice.draw();
  await expect(practice.hand).toBeVisible();
});

test('every state is accessible, and no wider than 320 px', async ({ page }) => {
  const practice = new Practice(page);
  await practice.openLink(LAST_TILE);
  await practice.openChoices();
  await expectAccessible(page, 'practice, to be answered');
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await practice.width()).toBeLessThanOrEqual(320);
  await practice.tick('All Pungs');
  await practice.check();
  expect(await practice.width()).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, 'practice, not right');
  await practice.openLink(ROYAL);
  await practice.total('5');
  await expect(practice.verdict).toHaveText('Right: 5 credits');
  await expectAccessible(page, 'practice, right');
});
