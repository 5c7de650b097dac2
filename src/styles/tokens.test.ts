/** WCAG 2.2 AA in both themes, computed from the tokens themselves: 4.5:1 for text, 3:1 for what carries a state. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function block(opening: string): Record<string, string> {
  const start = css.indexOf(opening);
  if (start < 0) throw new Error(`no block ${opening}`);
  const body = css.slice(start + opening.length, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = block('\n:root {');
const dark = block(":root[data-theme='dark'] {");

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
}

const GROUNDS = ['paper', 'surface', 'sunk', 'accent-wash', 'good-wash'];
const FACES = ['face', 'face-joker'];
const PAIRS: readonly (readonly [least: number, front: string, grounds: readonly string[]])[] = [
  ...['ink', 'ink-2', 'accent', 'good'].map((front) => [4.5, front, GROUNDS] as const),
  ...['outline', 'focus'].map((front) => [3, front, GROUNDS] as const),
  ...[1, 2, 3, 4, 5, 6].map((seat) => [4.5, `player-${seat}`, ['surface']] as const),
  [4.5, 'on-accent', ['accent', 'accent-press']],
  [4.5, 'on-good', ['good']],
  ...['face-ink', 'face-seal', 'suit-bams', 'suit-dots', 'suit-chars', 'winds', 'flower', 'season', 'joker'].map(
    (front) => [4.5, front, FACES] as const,
  ),
];

describe.each([
  ['light', light],
  ['dark', { ...light, ...dark }],
])('the %s theme', (_, tokens) => {
  it.each(PAIRS)('keeps %d:1 for %s on %s', (least, front, grounds) => {
    for (const ground of grounds) {
      expect(contrast(tokens[front] ?? '', tokens[ground] ?? ''), `${front} on ${ground}`).toBeGreaterThanOrEqual(
        least,
      );
    }
  });
});

it('is the same dark whether the phone or the reader asks for it', () => {
  expect(block(":root:not([data-theme='light']) {")).toEqual(dark);
});
