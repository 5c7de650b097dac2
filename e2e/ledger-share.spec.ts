/** The board for other people: as text and as a picture, and the truth about what became of it. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, type Ledger, test } from './ledger-table.ts';

test.setTimeout(90_000);

async function evening(ledger: Ledger): Promise<void> {
  await ledger.startGame(['Ann', 'Ben', 'Cai']);
  await ledger.recordByCredits({ winner: 'Ben' }, 8);
  await ledger.recordByCredits({ winner: 'Ann' }, 3);
}

/** What the share sheet was given lies in the window afterwards. */
async function withShareSheet(page: Page, takesFiles: boolean): Promise<void> {
  await page.addInitScript((files) => {
    const given = window as unknown as { shared?: ShareData };
    Object.defineProperty(navigator, 'canShare', { value: () => files, configurable: true });
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        given.shared = data;
      },
      configurable: true,
    });
  }, takesFiles);
}

test('as text through the share sheet', async ({ ledger, page }) => {
  await withShareSheet(page, false);
  await page.reload();
  await evening(ledger);
  await ledger.button('Share the board').tap();
  await expect(ledger.told('Shared')).toBeVisible();
  const text = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared.text ?? '');
  expect(text).toContain('Mhing to 500');
  expect(text).toMatch(/Ben.*64/);
  expect(text.indexOf('Ben')).toBeLessThan(text.indexOf('Ann'));
});

test('as text through the clipboard, where there is no share sheet', async ({ ledger, page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.reload();
  await ledger.table.allowClipboard();
  await evening(ledger);
  await ledger.button('Share the board').tap();
  await expect(ledger.told('Copied; paste it wherever you like')).toBeVisible();
  expect(await ledger.table.readClipboard()).toMatch(/Ben.*64/);
});

/** Width and height, and the colors that fill most of the picture. */
function lookAt(page: Page, png: Buffer): Promise<{ width: number; height: number; colors: number; green: number }> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const { width, height, data } = await createImageBitmap(new Blob([bytes], { type: 'image/png' })).then((bitmap) => {
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const pen = canvas.getContext('2d');
      pen?.drawImage(bitmap, 0, 0);
      const pixels = pen?.getImageData(0, 0, bitmap.width, bitmap.height);
      return { width: bitmap.width, height: bitmap.height, data: pixels?.data ?? new Uint8ClampedArray() };
    });
    const seen = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const color = [data[at], data[at + 1], data[at + 2]].join(' ');
      seen.set(color, (seen.get(color) ?? 0) + 1);
    }
    const probe = document.createElement('i');
    probe.style.color = 'var(--good)';
    document.body.append(probe);
    const good = getComputedStyle(probe).color.match(/\d+/g)?.join(' ') ?? '';
    probe.remove();
    const filled = [...seen.values()].filter((count) => count > 200).length;
    return { width, height, colors: filled, green: seen.get(good) ?? 0 };
  }, png.toString('base64'));
}

/** Three players, a bar of 64 and one of 8 out of 500. */
async function expectPicture(page: Page, png: Buffer): Promise<void> {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const seen = await lookAt(page, png);
  expect([seen.width, seen.height]).toEqual([800, 2 * (92 + 3 * 74 + 34)]);
  expect(seen.colors).toBeGreaterThan(3);
  // Twice as fine: 328 × 5 units for 500.
  const bars = 4 * 328 * 5 * (72 / 500);
  expect(seen.green).toBeGreaterThan(0.8 * bars);
  expect(seen.green).toBeLessThan(1.2 * bars);
}

test('as a picture: a download, where the share sheet takes no files', async ({ ledger, page }) => {
  await withShareSheet(page, false);
  await page.reload();
  await evening(ledger);
  const download = page.waitForEvent('download');
  await ledger.openMenu('Share the board as a picture');
  const file = await download;
  expect(file.suggestedFilename()).toBe('fourteen.png');
  await expectPicture(page, readFileSync(await file.path()));
  await expect(ledger.told('The picture is offered as a download')).toBeVisible();
});

test('as a picture through the share sheet', async ({ ledger, page }) => {
  await withShareSheet(page, true);
  await page.reload();
  await evening(ledger);
  await ledger.openMenu('Share the board as a picture');
  await expect(ledger.told('Shared')).toBeVisible();
  const base64 = await page.evaluate(async () => {
    const file = (window as unknown as { shared: ShareData }).shared.files?.[0];
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  await expectPicture(page, Buffer.from(base64, 'base64'));
});
