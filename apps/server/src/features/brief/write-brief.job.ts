import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** Writes one issue of a brief and hands it to the channels. */
export const writeBriefJob = defineJob({
  id: 'write-brief',
  title: 'Write a brief',
  attempts: 4,
  urgency: 'signals',
  input: z.object({ issueId: z.string() }),
  key: ({ issueId }) => issueId,
});
