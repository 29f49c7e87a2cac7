import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** Back-tests one version of a strategy and gives its verdict. */
export const testStrategyJob = defineJob({
  id: 'test-strategy',
  title: 'Back-test a strategy',
  attempts: 3,
  urgency: 'interactive',
  input: z.object({ strategyId: z.string(), version: z.number() }),
  key: ({ strategyId, version }) => `${strategyId}:${version}`,
});
