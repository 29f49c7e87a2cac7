import { defineConfig } from 'vitest/config';
import { longestFirst } from '../vitest.longest-first.ts';
import { patience } from './lib/patience.ts';

const longest = [
  'accessibility',
  'desk-kept',
  'strategy',
  'chat',
  'research',
  'real-input',
  'strategy-logic',
  'report-use',
  'strategy-sweep',
  'discover',
  'account',
  'story',
  'chart-walk',
  'chart-touch',
  'outage',
  'layout-shift',
  'valuation-lab',
  'components',
  'routes',
  'traced-figures',
  'strategy-compare',
  'sources',
  'chart-use',
  'rules',
  'lab-agent',
  'server-page',
  'desk',
  'signal',
  'strategy-truth',
  'watchlist',
];

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    root: new URL('..', import.meta.url).pathname,
    globalSetup: ['e2e/lib/start-shared-server.ts'],
    // A browser often waits: three files at a time on two cores took a sixth less than two.
    maxWorkers: 3,
    sequence: { sequencer: longestFirst(longest.map((name) => `e2e/${name}.e2e.ts`)) },
    pool: 'forks',
    // Longer than what one step of a test may wait: only what hangs meets it.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    expect: { poll: { timeout: patience } },
  },
});
