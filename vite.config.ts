import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CSSOptions, createServer, defineConfig, minifySync, type Plugin } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { facesMarkup } from './src/components/tile/faces.ts';
import { LANGUAGE_IDS, type Language } from './src/messages/language.ts';
import { MANIFEST_WORDS } from './src/messages/manifests.ts';
import {
  chunkFileName,
  LANGUAGE_CACHE,
  LANGUAGE_FILES,
  LANGUAGE_SCRIPT,
  languageFiles,
} from './tools/language-files.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

const PAPER = '#f4efe6';

const icon = (size: string, file: string, purpose?: 'maskable') => ({
  src: file,
  sizes: size,
  type: 'image/png',
  ...(purpose && { purpose }),
});

/** No `id`: it resolves against the origin, where every app with the id './' would be the same app. */
const manifestIn = (language: Language, words = MANIFEST_WORDS[language]): Partial<ManifestOptions> => ({
  name: 'Fourteen',
  short_name: 'Fourteen',
  description: words.about,
  lang: language,
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: PAPER,
  background_color: PAPER,
  categories: ['games', 'utilities'],
  icons: [
    icon('64x64', 'pwa-64x64.png'),
    icon('192x192', 'pwa-192x192.png'),
    icon('512x512', 'pwa-512x512.png'),
    icon('512x512', 'maskable-icon-512x512.png', 'maskable'),
  ],
  shortcuts: [
    { name: words.newGame, url: './#/new-game', icons: [icon('192x192', 'pwa-192x192.png')] },
    { name: words.scoreHand, url: './#/', icons: [icon('192x192', 'pwa-192x192.png')] },
    { name: words.rules, url: './#/rules', icons: [icon('192x192', 'pwa-192x192.png')] },
  ],
  // Backups, which src/app/afterwards.ts takes from the launch queue.
  file_handlers: [{ action: './', accept: { 'application/json': ['.json'] } }],
  // Taken from a build, so that a build must do without them.
  screenshots: [
    { ...icon('720x1480', 'screenshots/narrow.png'), form_factor: 'narrow' as const, label: words.picture },
    { ...icon('1440x900', 'screenshots/wide.png'), form_factor: 'wide' as const, label: words.picture },
  ].filter(({ src }) => existsSync(new URL(`public/${src}`, import.meta.url))),
});

/** Beside the English one, which the worker's plugin writes; src/platform/show-language.ts has the page name the right one. */
const manifests: Plugin = {
  name: 'fourteen:manifests',
  apply: 'build',
  generateBundle() {
    for (const language of LANGUAGE_IDS.filter((id) => id !== 'en')) {
      const fileName = `manifest.${language}.webmanifest`;
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifestIn(language)) });
    }
  },
};

/** Everything that the first screen imports, and that in its turn, is one file, which packs better than many. */
function firstScreen(id: string, graph: ModuleGraph): string | null {
  const reached = new Set<string>();
  const waiting = [fileURLToPath(new URL('src/app/main.tsx', import.meta.url))];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
  }
  return reached.has(id) ? 'first' : null;
}

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** The card faces go into the page as they are: no script has to draw them before the first paint. */
const facesIntoPage: Plugin = {
  name: 'fourteen:faces-into-page',
  transformIndexHtml: (html) => html.replace('<!--faces-->', facesMarkup),
};

/** What decides before the first paint; the policy lets this script run in the page, and no other. */
const earlyIntoPage: Plugin = {
  name: 'fourteen:early-into-page',
  transformIndexHtml(html) {
    const file = fileURLToPath(new URL('src/app/early.js', import.meta.url));
    const script = minifySync(file, readFileSync(file, 'utf8')).code.trim();
    const sum = createHash('sha256').update(script).digest('base64');
    return html
      .replace('<!--early-->', () => `<script>${script}</script>`)
      .replace("script-src 'self'", `script-src 'self' 'sha256-${sum}'`);
  },
};

/** The first screen as src/app/drawn.tsx draws it, so that the first paint waits for no script. The dev server does without. */
const screenIntoPage: Plugin = {
  name: 'fourteen:screen-into-page',
  async transformIndexHtml(html, { bundle }) {
    const drawn = bundle ? await drawnMarkup() : '';
    return html.replace('<!--drawn-->', () => drawn);
  },
};

async function drawnMarkup(): Promise<string> {
  // What the app asks a page for as it starts: a first visitor's address, and where the focus is.
  const page = { location: { hash: '' }, document: {}, addEventListener: () => {} };
  Object.assign(globalThis, page);
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    css,
    define,
  });
  try {
    const { drawnScreen } = await server.ssrLoadModule('/src/app/drawn.tsx');
    return drawnScreen();
  } finally {
    await server.close();
    for (const name of Object.keys(page)) Reflect.deleteProperty(globalThis, name);
  }
}

/**
 * Vite wraps each `import()` into code that fetches what the part will need. Everything is precached and there is one style
 * sheet, so that the wrapper has nothing to do; the budget has better uses for its room.
 */
const withoutPreloading: Plugin = {
  name: 'fourteen:without-preloading',
  apply: 'build',
  configResolved({ plugins }) {
    for (const name of ['vite:build-import-analysis', 'native:import-analysis-build']) {
      const at = plugins.findIndex((plugin) => plugin.name === name);
      if (at >= 0) (plugins as Plugin[]).splice(at, 1);
    }
  },
};

/** Vite's dev server puts styles into the page and talks over a socket, which the policy of the build forbids. */
const policyForDev: Plugin = {
  name: 'fourteen:policy-for-dev',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html
      .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
      .replace("connect-src 'self'", "connect-src 'self' ws:"),
};

/** Shorter than Vite's own: a class by its name and three signs for its file. */
const scopedName = (name: string, file: string): string => {
  const path = relative(fileURLToPath(new URL('src', import.meta.url)), file.replace(/\?.*$/, '')).replaceAll(
    '\\',
    '/',
  );
  const sign = createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '').slice(0, 3);
  return `${name}-${sign}`;
};

const css: CSSOptions = { modules: { generateScopedName: scopedName } };
const define = { 'import.meta.env.VITE_VERSION': JSON.stringify(version) };

export default defineConfig({
  // Relative addresses: one build runs in any folder of any host, which is also why routes are hashes.
  base: './',
  define,
  css,
  build: {
    // Phones from about 2021 on; CSS is lowered to these too (nesting, for one).
    target: ['es2022', 'chrome94', 'firefox93', 'safari15.4', 'ios15.4'],
    // Everything is precached, so that hints of what to fetch next, and the code that gives them, are of no use.
    modulePreload: false,
    // The notices that the licences of what is built in ask for; the About screen leads there.
    license: { fileName: 'licences.txt' },
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: firstScreen, debugName: 'first' }] },
        chunkFileNames: chunkFileName,
      },
    },
  },
  plugins: [
    languageFiles(),
    manifests,
    facesIntoPage,
    earlyIntoPage,
    screenIntoPage,
    withoutPreloading,
    policyForDev,
    VitePWA({
      // src/platform/updates.ts registers the worker and decides when a waiting one may take over.
      registerType: 'prompt',
      injectRegister: false,
      manifest: manifestIn('en'),
      // The system keeps its own copies of the icons.
      includeManifestIcons: false,
      includeAssets: ['apple-touch-icon.png'],
      workbox: {
        // Other apps on the same origin share its caches.
        cacheId: 'fourteen',
        // The plugin adds the manifest and its icons itself; screenshots serve the install dialogue only.
        globPatterns: ['**/*.{js,css,html,svg,woff2}', 'licences.txt'],
        globIgnores: ['screenshots/**', LANGUAGE_FILES, LANGUAGE_SCRIPT],
        importScripts: [LANGUAGE_SCRIPT],
        runtimeCaching: [
          {
            urlPattern: ({ url }) => /\/assets\/language-[^/]+$/.test(url.pathname),
            handler: 'CacheFirst',
            options: { cacheName: LANGUAGE_CACHE },
          },
        ],
        navigateFallback: 'index.html',
        cleanupOutdatedCaches: true,
        clientsClaim: true,
      },
    }),
  ],
});
