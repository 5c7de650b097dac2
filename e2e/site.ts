/** The built app on a server of its own, which a test can stop, start again and fill with another version. */
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { extname, join } from 'node:path';
import { listen, serveFolder } from '../tools/static-server.mjs';

export class Site {
  #server: Server | undefined;
  #port = 0;
  #folder: string;
  readonly #base: string;

  /** `base` is the path under which the app lies, `/` at both ends. */
  constructor(folder: string, base: string) {
    this.#folder = folder;
    this.#base = base;
  }

  /** The address of the app. It stays the same over stop and start, and so do the stored data and the worker. */
  get url(): string {
    return `http://localhost:${this.#port}${this.#base}`;
  }

  async start(): Promise<void> {
    const server = await listen(
      serveFolder(() => this.#folder, this.#base),
      this.#port,
    );
    this.#server = server;
    this.#port = server.port;
  }

  /** Nothing answers any more, to the page and to the service worker alike: what `setOffline` does not do. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  /** From now on the files of another folder are served under the same address. */
  swap(folder: string): void {
    this.#folder = folder;
  }
}

const VERSIONED = /-[\w-]{8}(?=\.(js|css)$)/;

/**
 * Copies a build to `target` as a later version of it: every hashed file has another name, as after a change of all
 * sources, the worker lists them, and `<html data-version>` is `version`.
 */
export function laterVersion(folder: string, target: string, version: string): string {
  cpSync(folder, target, { recursive: true });
  const assets = readdirSync(join(target, 'assets')).filter((name) => VERSIONED.test(name));
  const renamed = new Map(assets.map((name) => [name, name.replace(VERSIONED, `-${version}$&`)]));
  for (const [from, to] of renamed) renameSync(join(target, 'assets', from), join(target, 'assets', to));

  const texts = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((name) =>
    ['.html', '.js', '.css'].includes(extname(name)),
  );
  for (const name of texts) {
    let text = readFileSync(join(target, name), 'utf8');
    for (const [from, to] of renamed) text = text.replaceAll(from, to);
    if (name === 'index.html') text = text.replace('<html', `<html data-version="${version}"`);
    if (name === 'sw.js') text = text.replace(/(url:"index\.html",revision:")/, `$1${version}`);
    writeFileSync(join(target, name), text);
  }
  return target;
}
