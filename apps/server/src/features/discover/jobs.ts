import { handleJob, type JobHandler } from '../../platform/queue/job.ts';
import { prepareDiscoverJob } from './prepare-discover.job.ts';
import type { DiscoverService } from './service.ts';

/** What measures instruments for the screener and tests templates for the gallery. */
export const discoverJobs = (discover: Pick<DiscoverService, 'prepare' | 'giveUp'>): readonly JobHandler[] => [
  handleJob(prepareDiscoverJob, {
    run: (work, context) => discover.prepare(work, context),
    giveUp: (work, reason) => discover.giveUp(work, reason),
  }),
];
