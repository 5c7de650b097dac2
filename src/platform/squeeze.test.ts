import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { squeeze, unsqueeze } from './squeeze.ts';

const MOST = 100_000;
const packed = (text: string): string => deflateRawSync(text).toString('base64url');

test('what was squeezed comes back, and is fit for a link', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 3000 }), async (text) => {
      const code = await squeeze(text);
      expect(code).toMatch(/^[\w-]+$/);
      expect(await unsqueeze(code ?? '', MOST)).toEqual({ ok: true, text });
    }),
    { seed: 14, numRuns: 40 },
  );
});

test('a little that unpacks to much is refused', async () => {
  expect(await unsqueeze(packed('0'.repeat(MOST + 1)), MOST)).toEqual({ ok: false, why: 'tooLarge' });
  expect(await unsqueeze(packed('0'.repeat(MOST)), MOST)).toMatchObject({ ok: true });
});

test.each([
  ['', 'nothing'],
  ['%%%', 'other signs'],
  ['A', 'no base64'],
  [packed('a hand of fourteen cards').slice(0, -4), 'a part'],
  [Buffer.from('a hand').toString('base64url'), 'nothing packed'],
])('%s, which is %s, is said to be broken', async (code) => {
  expect(await unsqueeze(code, MOST)).toEqual({ ok: false, why: 'broken' });
});

test('bytes that are no text are broken', async () => {
  const code = deflateRawSync(Uint8Array.of(0xff, 0xfe, 0x41)).toString('base64url');
  expect(await unsqueeze(code, MOST)).toEqual({ ok: false, why: 'broken' });
});

test('a browser that cannot says so', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  vi.stubGlobal('DecompressionStream', undefined);
  expect(await squeeze('a hand')).toBeNull();
  expect(await unsqueeze('AA', MOST)).toEqual({ ok: false, why: 'unsupported' });
  vi.unstubAllGlobals();
});
