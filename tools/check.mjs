/** `npm run check`: everything that can be said about the sources without running the app. */
import { runSteps } from './steps.mjs';

const TSC = 'node_modules/typescript/bin/tsc';

const allWell = runSteps([
  { name: 'types: app', run: [TSC, '-p', 'tsconfig.json'], quiet: true },
  { name: 'types: pure folders without DOM', run: [TSC, '-p', 'tsconfig.pure.json'], quiet: true },
  { name: 'types: tests, tools, command line', run: [TSC, '-p', 'tsconfig.node.json'], quiet: true },
  {
    name: 'lint and format',
    run: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off'],
    quiet: true,
  },
  { name: 'import walls', run: ['tools/check-walls.mjs'] },
  { name: 'messages', run: ['tools/check-messages.mjs'] },
  { name: 'build', run: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], quiet: true },
  { name: 'size', run: ['tools/check-size.mjs'] },
]);
process.exitCode = allWell ? 0 : 1;
