import { handleJob, type JobHandler } from '../../platform/queue/job.ts';
import { writeReportJob } from './write-report.job.ts';
import type { ReportService } from './service.ts';

/** What writes reports. */
export const reportJobs = (reports: Pick<ReportService, 'perform' | 'giveUp'>): readonly JobHandler[] => [
  handleJob(writeReportJob, {
    run: ({ reportId }, context) => reports.perform(reportId, context),
    giveUp: ({ reportId }, reason) => reports.giveUp(reportId, reason),
  }),
];
