/** Cards are told apart without color, at the smallest size that they are drawn in. */
import { expect, report, test } from './fixtures.ts';

/** Pixels of a card that must differ between any two faces, in greys that an eye tells apart. */
const SHARE = 0.03;
const GREYS = 64;

test.use({ deviceScaleFactor: 1 });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no two faces look alike in grey at 34 px: ${colorScheme}`, async ({ table, page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 400, height: 740 });
    const names = await table.pad.getByRole('button').evaluateAll((buttons) => {
      const sheet = document.createElement('div');
      sheet.id = 'sheet';
      Object.assign(sheet.style, { position: 'fixed', inset: '0', zIndex: '9', background: '#888' });
      sheet.style.filter = 'grayscale(1)';
      const keys = buttons.filter((button) => button.querySelector('use'));
      for (const [i, key] of keys.entries()) {
        const card = key.querySelector('svg')?.cloneNode(true) as SVGElement;
        card.style.setProperty('--tile', '34px');
        card.removeAttribute('data-size');
        Object.assign(card.style, { position: 'absolute', insetInlineStart: `${(i % 9) * 40}px`, opacity: '1' });
        card.style.insetBlockStart = `${Math.floor(i / 9) * 50}px`;
        sheet.append(card);
      }
      document.body.append(sheet);
      return keys.map((key) => key.getAttribute('aria-label') ?? '');
    });
    expect(names).toHaveLength(36);

    const picture = await page.locator('#sheet').screenshot();
    const pairs = await page.evaluate(
      async ({ png, names, greys }) => {
        const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.drawImage(bitmap, 0, 0);
        const faces = names.map((_, i) => {
          const { data } = context.getImageData((i % 9) * 40, Math.floor(i / 9) * 50, 34, 45);
          return Array.from({ length: data.length / 4 }, (_, pixel) => data[pixel * 4] ?? 0);
        });
        return names.flatMap((name, a) =>
          names.slice(a + 1).map((other, more) => {
            const [one = [], two = []] = [faces[a], faces[a + 1 + more]];
            const differing = one.filter((grey, pixel) => Math.abs(grey - (two[pixel] ?? 0)) >= greys).length;
            return { pair: `${name} and ${other}`, share: differing / one.length };
          }),
        );
      },
      { png: picture.toString('base64'), names, greys: GREYS },
    );
    expect(pairs).toHaveLength((36 * 35) / 2);
    const [closest] = [...pairs].sort((a, b) => a.share - b.share);
    report(`the closest pair is ${closest?.pair}, ${((closest?.share ?? 0) * 100).toFixed(1)} % of its pixels differ`);
    expect(pairs.filter(({ share }) => share < SHARE)).toEqual([]);
  });
}
