/** Writes small PNG files of drawings in flat colors: icons and screenshots. */
import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/**
 * A PNG with a palette: flat colors and their smoothed edges need no more than 256, and take a third of the bytes.
 * @param {number} width @param {number} height @param {readonly number[]} pixels red, green, blue and alpha in turn
 */
export function paletted(width, height, pixels) {
  /** @type {Map<string, { count: number, color: number[] }>} */
  const seen = new Map();
  const keys = [];
  for (let i = 0; i < pixels.length; i += 4) {
    const color = pixels[i + 3] === 0 ? [0, 0, 0, 0] : pixels.slice(i, i + 4);
    const key = color.join();
    const entry = seen.get(key) ?? { count: 0, color };
    entry.count += 1;
    seen.set(key, entry);
    keys.push(key);
  }
  // The commonest color of a step of sixteen stands for its like: large areas stay exact, edges stay smooth.
  /** @type {Map<string, number[]>} */
  const steps = new Map();
  for (const { color } of [...seen.values()].sort((a, b) => b.count - a.count)) {
    const step = color.map((part) => part >> 4).join();
    if (!steps.has(step)) steps.set(step, color);
  }
  const palette = [...steps.values()].slice(0, 256);
  /** @param {number[]} color */
  const nearest = (color) => {
    const far = palette.map((other) => other.reduce((sum, part, at) => sum + (part - (color[at] ?? 0)) ** 2, 0));
    return far.indexOf(Math.min(...far));
  };
  const places = new Map([...seen].map(([key, { color }]) => [key, nearest(color)]));

  // Each row begins with its filter, which is none.
  const rows = Buffer.alloc(height * (width + 1));
  keys.forEach((key, i) => {
    rows[Math.floor(i / width) * (width + 1) + 1 + (i % width)] = places.get(key) ?? 0;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const alpha = palette.map((color) => color[3] ?? 255);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => color.slice(0, 3)))),
    ...(alpha.some((part) => part < 255) ? [chunk('tRNS', Buffer.from(alpha))] : []),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
