import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './vitest.longest-first.ts';

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

/** Ten seconds and more of an idle machine, in files too small to begin early by their size. */
const longest = [
  'cli/verbs/own-code.battery.test.ts',
  'features/signal/kills.battery.test.ts',
  'db/outage.battery.test.ts',
  'queue/queue.battery.test.ts',
  'threads/thread-pool.battery.test.ts',
  'conclusion/rating.battery.test.ts',
  'conclusion/falsifiers.battery.test.ts',
  'strategy/raw-and-adjusted.battery.test.ts',
  'language/round-trip.battery.test.ts',
  'providers/sec-faults.battery.test.ts',
  'directory/names.battery.test.ts',
  'evidence/acceptance.battery.test.ts',
  'strategies/verdicts.battery.test.ts',
  'route/fault-matrix.battery.test.ts',
  'route/venue-faults.battery.test.ts',
  'signal/restarts.battery.test.ts',
  'gate/corpus.battery.test.ts',
  'cli/server-process.battery.test.ts',
  'statements/accounting.battery.test.ts',
  'statements/identities.battery.test.ts',
  'route/outage.battery.test.ts',
  'scripts/new.test.mjs',
  'http/visitor-budget.test.ts',
  'reading/src/properties.test.ts',
  'questions/properties.test.ts',
  'signal/paper-account.test.ts',
  'report/write-report.test.ts',
  'loop/temperaments.test.ts',
  'learning/learning.test.ts',
];

export default defineConfig({
  test: {
    sequence: { sequencer: longestFirst(longest) },
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
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
