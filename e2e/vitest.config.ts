import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    root: new URL('..', import.meta.url).pathname,
    // A browser mostly waits: two files at a time on two cores.
    maxWorkers: 2,
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
