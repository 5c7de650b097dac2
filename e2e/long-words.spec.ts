/**
 * Words of another language are longer. Here every text is a third longer than in English, on a small phone: nothing is cut
 * off, nothing makes the page wider. Pictures of it go into the report.
 */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { MOST, type ScreenName, type Table } from './table.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** Adds letters with marks to every text that has a word in it; figures and signs stay. */
const lengthen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      if (!/\p{L}{2}/u.test(text) || node.parentElement?.closest('svg, script, option, code, kbd')) continue;
      const words = text.trimEnd().split(' ');
      const more = Math.ceil(text.length * 0.3);
      words[words.length - 1] += 'éüłö'.repeat(more).slice(0, Math.min(more, 6));
      node.nodeValue = `${words.join(' ')}${more > 6 ? ` ${'éüłö '.repeat(more).slice(0, more - 6)}` : ''}`;
    }
  });

/** What is wider than the page, or cut off in its own box; what scrolls or breaks on purpose is fine. */
const cut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`the page: ${document.documentElement.scrollWidth}`);
    for (const element of document.querySelectorAll<HTMLElement>('main *, nav *, dialog *')) {
      const { overflowX, textOverflow, position } = getComputedStyle(element);
      const hidden = overflowX === 'hidden' || overflowX === 'clip';
      // What is there for screen readers alone is one pixel wide.
      if (!hidden || position === 'absolute' || element.clientWidth < 2) continue;
      if (element.scrollWidth > element.clientWidth + 1 && textOverflow !== 'ellipsis') {
        found.push(`${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`);
      }
    }
    return found;
  });

const HANDS: Readonly<Record<string, (table: Table) => Promise<unknown>>> = {
  'the empty table': async () => {},
  'one card short': (table) => table.typeHand('123B 123B 123B 123B 5B'),
  'a scored hand': (table) => table.typeHand(MOST),
  'jokers and what did not count': async (table) => {
    await table.typeHand('[12J=3D] 456D 78D J RRR 5D J F');
    await table.unfold('Not counted');
  },
  'Hong Kong, scored': async (table) => {
    await table.page.getByRole('combobox', { name: 'Rules' }).selectOption({ label: 'Hong Kong' });
    await table.enterText('[789C] [2222B] (5555D) 34B 99C 2F 1Y + 5B');
  },
};
const SCREENS: readonly ScreenName[] = ['Games', 'Rules', 'More', 'Players', 'Backup', 'Settings', 'Help'];

async function expectWhole(page: Page): Promise<void> {
  await lengthen(page);
  await test.info().attach('a third longer', { body: await page.screenshot(), contentType: 'image/png' });
  expect(await cut(page)).toEqual([]);
}

for (const [state, reach] of Object.entries(HANDS)) {
  test(`a third longer: ${state}`, async ({ table, page }) => {
    await reach(table);
    await expectWhole(page);
  });
}

test('a third longer: every screen', async ({ table, page }) => {
  for (const screen of SCREENS) {
    await page.reload();
    await table.goTo(screen);
    await expectWhole(page);
  }
});
