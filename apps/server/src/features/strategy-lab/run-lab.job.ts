import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** Works on an idea in the strategy lab. */
export const runLabJob = defineJob({
  id: 'run-lab',
  title: 'Run the strategy lab',
  attempts: 5,
  urgency: 'interactive',
  input: z.object({ labId: z.string(), round: z.number() }),
  key: ({ labId, round }) => `${labId}:${round}`,
});
