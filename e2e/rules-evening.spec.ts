/** An evening of Hong Kong and MCR: a substitute, a table for spreadsheets, figures of each player, one settling for both. */
import { readFileSync } from 'node:fs';
import { expect, FOUR, type RulesTable, test } from './rules-table.ts';

test.setTimeout(120_000);

/** The newest game as lines of CSV, from the backup screen. */
async function sheet(evening: RulesTable, game: RegExp): Promise<readonly string[]> {
  await evening.table.goTo('Backup');
  const choice = evening.page.getByRole('combobox', { name: 'Game' });
  const label = (await choice.getByRole('option').allInnerTexts()).find((text) => game.test(text)) ?? '';
  await choice.selectOption({ label });
  const download = evening.page.waitForEvent('download');
  await evening.button('Save the table').tap();
  const text = readFileSync(await (await download).path(), 'utf8');
  return text.replace('\uFEFF', '').trim().split('\r\n');
}

test('a substitute takes a seat; table, figures and settling know both games', async ({ evening }) => {
  const { page } = evening;
  await evening.startGameOf('Hong Kong', FOUR);
  await evening.recordTyped({ winner: 'Dan', discarder: 'Ann' }, 'fans', 3);
  await evening.expectTotals({ Ann: -16, Ben: -8, Cai: -8, Dan: 32 });
  await evening.expectSeats({ Ann: 'North', Ben: 'East', Cai: 'South', Dan: 'West' });

  // Eve sits down for Cai: the seat is Eve's, with what was agreed, and Cai's total stays Cai's.
  await evening.openMenu('Somebody joins');
  await evening.dialog.getByRole('combobox', { name: 'Who joins?' }).selectOption({ label: 'Somebody new' });
  await evening.dialog.getByRole('textbox', { name: 'Name' }).fill('Eve');
  await evening.dialog.getByRole('textbox', { name: 'Points to start from' }).fill('-8');
  await evening.dialog.getByRole('combobox', { name: 'Which seat?' }).selectOption({ label: 'In place of Cai' });
  await evening.dialog.getByRole('button', { name: 'Join', exact: true }).tap();
  await expect(evening.dialog).toHaveCount(0);
  await evening.expectSeats({ Ann: 'North', Ben: 'East', Eve: 'South', Dan: 'West' });
  await expect(evening.player('Eve')).toContainText('−8');
  await expect(evening.player('Cai')).toContainText('−8');
  await expect(evening.log).toContainText('Eve took the seat of Cai');

  // Cai neither plays nor pays now.
  await evening.openForm();
  await expect(evening.who('Who won?').getByRole('radio')).toHaveCount(5);
  await evening.sayEnded({ winner: 'Eve', discarder: null });
  await evening.type('fans', 3);
  await expect(evening.preview).toContainText('Eve −8 → 40');
  await evening.saveHand();
  for (const [name, total] of [
    ['Ann', '−32'],
    ['Ben', '−24'],
    ['Cai', '−8'],
    ['Dan', '16'],
    ['Eve', '40'],
  ] as const) {
    await expect(evening.player(name).getByText(total, { exact: true })).toBeVisible();
  }
  await evening.expectDealer('Eve');

  // Taken back and brought again.
  await evening.button('Undo the last change').tap();
  await expect(evening.player('Eve')).toContainText('−8');
  await evening.button('Redo').tap();
  await expect(evening.player('Eve')).toContainText('40');

  const lines = await sheet(evening, /Hong Kong/);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('Eve');
  expect(lines[2]).toMatch(/^2,/);
  expect(lines[2]).toContain(',Eve,');

  // MCR with the same four.
  await evening.startGameOf('MCR', [], async () => {
    for (const name of FOUR) await evening.button(`${name} plays`).tap();
  });
  await evening.recordTyped({ winner: 'Ann', discarder: 'Ben' }, 'points', 10);
  await evening.expectTotals({ Ann: 34, Ben: -18, Cai: -8, Dan: -8 });
  const mcr = await sheet(evening, /MCR/);
  expect(mcr).toHaveLength(2);
  expect(mcr[1]).toContain(',Ann,');

  // Both in the figures of one player, each by its own unit.
  await evening.table.goTo('Players');
  await evening.link(/^Ann/).tap();
  await expect(evening.heading).toHaveText('Ann');
  await expect(page.getByRole('heading', { name: 'Hong Kong' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'MCR' })).toBeVisible();
  await expect(page.getByText(/10 points/).first()).toBeVisible();

  // One settling for both: who won and lost over the evening, to nothing in all.
  await evening.toGames();
  await evening.button('Settle several together').tap();
  for (const game of [/Hong Kong/, /MCR/]) {
    await evening.main.getByRole('button', { pressed: false }).filter({ hasText: game }).tap();
  }
  await evening.main
    .getByRole('link', { name: /Settle/ })
    .or(evening.button(/^Settle/))
    .last()
    .tap();
  await expect(page.getByRole('heading', { name: /payments settle it/ })).toBeVisible();
  const proposals = await evening.proposals();
  const paid = (name: string): number =>
    proposals.reduce((sum, { from, to, pence }) => sum + (to === name ? pence : 0) - (from === name ? pence : 0), 0);
  expect(Object.fromEntries([...FOUR, 'Eve'].map((name) => [name, paid(name)]))).toEqual({
    Ann: 20,
    Ben: -420,
    Cai: -160,
    Dan: 80,
    Eve: 480,
  });
});
