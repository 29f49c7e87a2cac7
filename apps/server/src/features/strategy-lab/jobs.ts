import { handleJob, type JobHandler } from '../../platform/queue/job.ts';
import { runLabJob } from './run-lab.job.ts';
import type { LabService } from './service.ts';

/** What works on ideas in the strategy lab. */
export const labJobs = (labs: Pick<LabService, 'perform' | 'giveUp'>): readonly JobHandler[] => [
  handleJob(runLabJob, {
    run: ({ labId, round }, context) => labs.perform(labId, round, context),
    giveUp: ({ labId }, reason) => labs.giveUp(labId, reason),
  }),
];
