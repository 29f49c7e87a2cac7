import { handleJob, type JobHandler } from '../../platform/queue/job.ts';
import { checkAlertsJob } from './check-alerts.job.ts';
import type { AlertService } from './service.ts';

/** What watches conditions after a session. */
export const alertJobs = (alerts: Pick<AlertService, 'check'>): readonly JobHandler[] => [
  // Each alert says why it could not be checked; the next session brings another job.
  handleJob(checkAlertsJob, { run: ({ market, session }) => alerts.check(market, session) }),
];
