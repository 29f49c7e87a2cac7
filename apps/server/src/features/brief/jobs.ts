import { handleJob, type JobHandler } from '../../platform/queue/job.ts';
import type { BriefService } from './service.ts';
import { writeBriefJob } from './write-brief.job.ts';

/** What writes briefs. */
export const briefJobs = (briefs: Pick<BriefService, 'perform' | 'giveUp'>): readonly JobHandler[] => [
  handleJob(writeBriefJob, {
    run: ({ issueId }, context) => briefs.perform(issueId, context),
    giveUp: ({ issueId }) => briefs.giveUp(issueId),
  }),
];
