import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { patience } from './lib/patience.ts';

/** What takes longest begins first, so that all workers have something to do until the end. */
const longest = [
  'accessibility',
  'research',
  'report-use',
  'strategy',
  'discover',
  'outage',
  'chat',
  'valuation-lab',
  'components',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.e2e.ts`));
      return at < 0 ? longest.length : at;
    };
    return files.toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    root: new URL('..', import.meta.url).pathname,
    globalSetup: ['e2e/lib/start-shared-server.ts'],
    // A browser often waits: three files at a time on two cores took a sixth less than two.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    // What the files share is loaded once for each worker; a page, a server and a folder are made by each file for itself.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: patience } },
  },
});
