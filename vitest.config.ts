import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Their tests share no state, so a thread goes from file to file instead of starting anew: half the time. */
const pure = ['packages/{model,quant,reading,contract,agent}/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}'];

const other = [
  'packages/market/src/**/*.test.ts',
  'apps/server/src/**/*.test.ts',
  'fixtures/src/**/*.test.ts',
  'scripts/**/*.test.mjs',
];

/** Whole catalogues, every fault, real waiting, processes, threads and PostgreSQL: in `npm test`, not in `npm run check`. */
const batteries = ['{packages,apps}/*/src/**/*.battery.test.ts'];

const exclude = ['**/node_modules/**', ...batteries];

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: pure, exclude, isolate: false } },
      { extends: true, test: { name: 'other', include: other, exclude } },
      {
        extends: true,
        test: {
          name: 'batteries',
          include: batteries,
          globalSetup: 'apps/server/src/platform/db/testing/shared-postgres.ts',
        },
      },
    ],
    pool: 'threads',
    // Batteries often wait for a queue, a lease or a slow host: a third thread on two cores works meanwhile.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // A slow machine that does other things; what never comes fails all the same.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
