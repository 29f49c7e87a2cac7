import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** Runs the research desk on a stored report. */
export const runDeskJob = defineJob({
  id: 'run-desk',
  title: 'Run the research desk',
  attempts: 5,
  urgency: 'interactive',
  input: z.object({ deskId: z.string() }),
  key: ({ deskId }) => deskId,
});
