/** Serves a folder of files: what `npm start` runs, and what the browser tests stop, start and swap. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Pictures are packed already. */
const PACKED = /^image\/(?!svg)|^font\//;

/**
 * A handler for the files of `folder()`, asked at each request so that the folder can change under a running server.
 * Files under assets/ carry a hash of their contents in their names; all else must be asked for again each time. Texts are
 * packed, as static hosts do.
 * @param {() => string} folder
 * @param {string} [base] the path under which the folder appears, `/` at both ends
 * @returns {import('node:http').RequestListener}
 */
export function serveFolder(folder, base = '/') {
  return (request, response) => {
    const refuse = (/** @type {number} */ status) => {
      response.writeHead(status, { 'content-type': 'text/plain' }).end(`${status}\n`);
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
    let path;
    try {
      path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    } catch {
      return refuse(400);
    }
    if (!path.startsWith(base) || path.includes('\0')) return refuse(404);

    const root = normalize(folder() + sep);
    const file = join(root, path.slice(base.length), path.endsWith('/') ? 'index.html' : '');
    if (!file.startsWith(root) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return refuse(404);

    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const gzip = !PACKED.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    response.writeHead(200, {
      'content-type': type,
      ...(gzip && { 'content-encoding': 'gzip' }),
      vary: 'accept-encoding',
      'cache-control': path.startsWith(`${base}assets/`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    // The response is destroyed with whatever fails.
    if (request.method === 'HEAD') response.end();
    else if (gzip) pipeline(createReadStream(file), createGzip(), response, () => {});
    else pipeline(createReadStream(file), response, () => {});
  };
}

/**
 * Listens on this machine alone.
 * @param {import('node:http').RequestListener} handler
 * @param {number} port 0 for any free one
 * @param {string} [host]
 * @returns {Promise<import('node:http').Server & { port: number }>}
 */
export function listen(handler, port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = createServer(handler);
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(Object.assign(server, { port: typeof address === 'object' && address ? address.port : port }));
    });
  });
}
