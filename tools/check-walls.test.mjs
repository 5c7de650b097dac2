import { describe, expect, it } from 'vitest';
import { checkFile } from './check-walls.mjs';

/** @param {string} file @param {string} source */
const findings = (file, source) => checkFile(file, source).map(({ line, why }) => `${line}: ${why}`);

describe('import walls', () => {
  it.each([
    ['src/tiles/deck.ts', "import { x } from '../rules/money.ts';", 'src/tiles -> src/rules'],
    ['src/tiles/deck.ts', "import 'preact';", 'src/tiles -> preact (package)'],
    ['src/tiles/deck.ts', "import fs from 'node:fs';", 'src/tiles -> node:fs (package)'],
    ['src/rules/score.ts', "import { mhing } from './mhing/mhing.ts';", 'src/rules -> src/rules/mhing'],
    ['src/rules/mcr/a.ts', "import { x } from '../mhing/value.ts';", 'src/rules/* -> src/rules/mhing'],
    ['src/rules/mcr/a.ts', "import type { RulesId } from '../list.ts';", 'src/rules/* -> src/rules/list.ts (type)'],
    ['src/rules/mcr/a.ts', "export { x } from '../../messages/en.ts';", 'src/rules/* -> src/messages'],
    ['src/ledger/fold.ts', "import { mhing } from '../rules/mhing/mhing.ts';", 'src/ledger -> src/rules/mhing'],
    ['src/app/state.ts', "import { get } from 'idb-keyval';", 'src/app -> idb-keyval (package)'],
    ['src/app/state.ts', "import { string } from 'valibot';", 'src/app -> valibot (package)'],
    ['src/messages/en.ts', "import { RULES } from '../rules/list.ts';", 'src/messages -> src/rules/list.ts'],
    ['src/messages/en.ts', "import { type A, b } from '../rules/money.ts';", 'src/messages -> src/rules'],
    ['src/screens/rules/a.tsx', "import { x } from '../score/hand.tsx';", 'src/screens/* -> src/screens/score'],
    ['src/screens/rules/a.tsx', "import { x } from '../../app/routes.ts';", 'src/screens/* -> src/app/routes.ts'],
    ['src/screens/rules/a.tsx', "import { x } from '../../storage/games.ts';", 'src/screens/* -> src/storage'],
    ['src/components/tile/a.tsx', "import { x } from '../../app/state.ts';", 'src/components/* -> src/app'],
    [
      'src/app/routes.ts',
      "import Help from '../screens/help/help.tsx';",
      'src/app/routes.ts -> src/screens/help (only by import())',
    ],
    ['src/app/shell.tsx', "const a = import('../screens/help/help.tsx');", 'src/app -> src/screens/help'],
    ['e2e/score.spec.ts', "import { TILES } from '../src/tiles/tiles.ts';", 'e2e -> src/tiles'],
    ['src/rules/a.ts', 'const a = await import(name);', 'src/rules -> (computed) (package)'],
    ['src/lost.ts', "import './app/state.ts';", 'src/lost.ts is in no room of the table'],
  ])('%s may not hold %s', (file, source, why) => {
    expect(findings(file, source)).toEqual([`1: ${why}`]);
  });

  it.each([
    ['src/rules/list.ts', "import { mhing } from './mhing/mhing.ts';"],
    ['src/rules/mhing/value.ts', "import { x } from '../score.ts'; import { y } from './forms.ts';"],
    ['src/messages/en.ts', "import type { A } from '../rules/money.ts'; import { type B } from '../tiles/tiles.ts';"],
    ['src/app/routes.ts', "import Score from '../screens/score/score.tsx'; lazy(() => import('../screens/help'));"],
    ['src/screens/score/a.tsx', "import { signal } from '@preact/signals'; import './style.module.css';"],
    ['src/rules/mhing/mhing.test.ts', "import { readFileSync } from 'node:fs'; import fc from 'fast-check';"],
    ['src/messages/en.test.ts', "import { RULES } from '../rules/list.ts';"],
    ['e2e/fixtures.ts', "import { listen } from '../tools/static-server.mjs';"],
  ])('%s may hold %s', (file, source) => {
    expect(findings(file, source)).toEqual([]);
  });

  it('lets only tests import what is for tests', () => {
    const source = "import { score } from './testing/exhaustive.ts';";
    expect(findings('src/rules/mhing/mhing.ts', source)).toEqual([
      '1: src/rules/* -> src/rules/mhing/testing/exhaustive.ts (only tests import what is for tests)',
    ]);
    expect(findings('src/rules/mhing/mhing.test.ts', source)).toEqual([]);
  });
});

describe('pure folders', () => {
  it.each([
    'Math.random()',
    'Date.now()',
    'new Date()',
    'performance.now()',
    'localStorage.x',
    'indexedDB.open',
    'console.log()',
  ])('do not use %s', (use) => {
    expect(findings('src/rules/a.ts', `// ${use}\n/* ${use} */\nconst a = ${use};`)).toHaveLength(1);
    expect(findings('src/rules/a.ts', `\n\nconst a = ${use};`)[0]).toMatch(/^3: pure folder uses/);
    expect(findings('src/rules/a.test.ts', `const a = ${use};`)).toEqual([]);
    expect(findings('src/app/a.ts', `const a = ${use};`)).toEqual([]);
  });
});

describe('style sheets of components', () => {
  it('take colours from the tokens and use logical properties', () => {
    const source =
      '.a {\n  color: #abc;\n  background: rgb(0 0 0);\n  /* #fff */\n  width: 5px;\n  margin-left: 1em;\n  inset: 0;\n}';
    expect(findings('src/components/tile/style.module.css', source)).toEqual([
      '2: colour #abc outside src/styles/tokens.css',
      '3: colour rgb( outside src/styles/tokens.css',
      '5: width: use the logical property',
      '6: margin-left: use the logical property',
    ]);
    expect(findings('src/styles/tokens.css', source)).toEqual([]);
  });

  it('may ask for physical sizes in media queries', () => {
    expect(findings('src/components/a/style.module.css', '@media (min-width: 40em) {\n  .a {\n  }\n}')).toEqual([]);
  });
});
