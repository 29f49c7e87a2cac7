import { handleJob, type JobHandler } from '../../platform/queue/job.ts';
import { evaluateStrategiesJob, evaluateTogetherJob } from './evaluate-strategies.job.ts';
import type { SignalService } from './service.ts';

/** What evaluates activated strategies. */
export const signalJobs = (signals: Pick<SignalService, 'evaluate'>): readonly JobHandler[] => [
  // When the tries are used up the next session brings another job; until then the feed shows what was withheld.
  handleJob(evaluateTogetherJob, { run: ({ strategyIds }) => signals.evaluate(strategyIds) }),
  handleJob(evaluateStrategiesJob, { run: ({ strategyId }) => signals.evaluate([strategyId]) }),
];
