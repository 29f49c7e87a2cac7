import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** Settles the memos of an owner whose horizon is over. */
export const settleDesksJob = defineJob({
  id: 'settle-desks',
  title: 'Settle memos of the research desk',
  attempts: 3,
  urgency: 'refresh',
  input: z.object({ ownerId: z.string(), day: z.string() }),
  key: ({ ownerId, day }) => `${ownerId}|${day}`,
});
