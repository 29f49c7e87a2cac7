import { z } from 'zod';
import { defineJob } from '../queue/job.ts';

/** Back-tests one version of a strategy and gives its verdict. */
export const testStrategyJob = defineJob({
  id: 'test-strategy',
  title: 'Back-test a strategy',
  attempts: 3,
  input: z.object({ strategyId: z.string(), version: z.number() }),
  key: ({ strategyId, version }) => `${strategyId}:${version}`,
  run: ({ strategyId, version }, { strategies }, context) => strategies.test(strategyId, version, context),
  giveUp: ({ strategyId, version }, { strategies }, reason) => strategies.giveUp(strategyId, version, reason),
});
