import { handleJob, type JobHandler } from '../../platform/queue/job.ts';
import { testStrategyJob } from './test-strategy.job.ts';
import type { StrategyService } from './service.ts';

/** What back-tests saved versions. */
export const strategyJobs = (strategies: Pick<StrategyService, 'test' | 'giveUp'>): readonly JobHandler[] => [
  handleJob(testStrategyJob, {
    run: ({ strategyId, version }, context) => strategies.test(strategyId, version, context),
    giveUp: ({ strategyId, version }, reason) => strategies.giveUp(strategyId, version, reason),
  }),
];
