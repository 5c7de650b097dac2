import { describe, expect, it } from 'vitest';
import { BONUS_TILES, JOKER, SET_TILES } from '../../tiles/tiles.ts';
import { badgeId, faceId } from './face-id.ts';
import { FACE_TILES, faceOf, facesMarkup } from './faces.ts';

describe('the faces', () => {
  it('are there for every tile of every deck', () => {
    expect([...FACE_TILES].sort()).toEqual([...SET_TILES, JOKER, ...BONUS_TILES].sort());
    for (const tile of FACE_TILES) expect(faceOf(tile), tile).toMatch(/^<path .*>$/);
  });

  it('differ from one another', () => {
    // The flower without a number may look like the first one, but for its index.
    expect(new Set(FACE_TILES.map(faceOf)).size).toBe(FACE_TILES.length);
  });

  it('stand in the page once each, and the joker its badges', () => {
    const ids = [...facesMarkup().matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual([...FACE_TILES.map(faceId), badgeId('5D'), badgeId('R')]);
  });

  it('need no font and no inline style, which the page would refuse', () => {
    expect(facesMarkup()).not.toMatch(/<text|font|style=|class=/);
  });

  it('take every color from the tokens', () => {
    const paints = [...facesMarkup().matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map((match) => match[1]);
    for (const paint of new Set(paints)) expect(paint).toMatch(/^(none|var\(--[a-z-]+\))$/);
  });

  it('are of few elements, since each card in sight has its own', () => {
    for (const tile of FACE_TILES) expect(faceOf(tile).match(/<path/g)?.length, tile).toBeLessThanOrEqual(6);
  });

  it('contain no number that went wrong', () => {
    expect(facesMarkup()).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('keep strokes and pips on the card', () => {
    for (const tile of FACE_TILES) {
      for (const [, x = '', y = ''] of faceOf(tile).matchAll(/M(-?[\d.]+) (-?[\d.]+)[aQ]/g)) {
        expect(Number(x), tile).toBeGreaterThan(2);
        expect(Number(x), tile).toBeLessThan(58);
        expect(Number(y), tile).toBeGreaterThan(2);
        expect(Number(y), tile).toBeLessThan(78);
      }
    }
  });
});
