import { handleJob, type JobHandler } from '../../platform/queue/job.ts';
import { runDeskJob } from './run-desk.job.ts';
import type { DeskService } from './service.ts';
import { settleDesksJob } from './settle-desks.job.ts';

/** What runs the research desk and settles its memos. */
export const deskJobs = (desks: Pick<DeskService, 'perform' | 'giveUp' | 'settleDue'>): readonly JobHandler[] => [
  handleJob(runDeskJob, {
    run: ({ deskId }, context) => desks.perform(deskId, context),
    giveUp: ({ deskId }, reason) => desks.giveUp(deskId, reason),
  }),
  // A memo whose prices are late waits for the job of another day.
  handleJob(settleDesksJob, { run: ({ ownerId }) => desks.settleDue(ownerId) }),
];
