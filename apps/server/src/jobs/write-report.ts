import { z } from 'zod';
import { defineJob } from '../queue/job.ts';

/** Gathers, computes, writes and checks one research report. */
export const writeReportJob = defineJob({
  id: 'write-report',
  title: 'Write a research report',
  attempts: 3,
  input: z.object({ reportId: z.string() }),
  key: ({ reportId }) => reportId,
  run: ({ reportId }, { reports }, context) => reports.perform(reportId, context),
  giveUp: ({ reportId }, { reports }, reason) => reports.giveUp(reportId, reason),
});
