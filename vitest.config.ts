import { defineConfig } from 'vitest/config';

const unit = [
  'packages/*/src/**/*.test.ts',
  'apps/*/src/**/*.test.ts',
  'apps/*/src/**/*.test.tsx',
  'fixtures/src/**/*.test.ts',
  'scripts/**/*.test.mjs',
];

export default defineConfig({
  test: {
    include: unit,
    globalSetup: 'apps/server/src/db/testing/shared-postgres.ts',
    pool: 'threads',
    testTimeout: 20_000,
  },
});
