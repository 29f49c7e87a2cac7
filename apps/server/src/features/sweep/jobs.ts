import { handleJob, type JobHandler } from '../../platform/queue/job.ts';
import { sweepStrategyJob } from './sweep-strategy.job.ts';
import type { SweepService } from './service.ts';

/** What computes long sweeps, a stretch at a time. */
export const sweepJobs = (sweeps: Pick<SweepService, 'perform' | 'giveUp'>): readonly JobHandler[] => [
  handleJob(sweepStrategyJob, {
    run: (step, context) => sweeps.perform(step, context),
    giveUp: (step, reason) => sweeps.giveUp(step, reason),
  }),
];
