import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** Gathers, computes, writes and checks one research report. */
export const writeReportJob = defineJob({
  id: 'write-report',
  title: 'Write a research report',
  attempts: 3,
  urgency: 'interactive',
  input: z.object({ reportId: z.string() }),
  key: ({ reportId }) => reportId,
});
