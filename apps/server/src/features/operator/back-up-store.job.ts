import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** Copies the store into a file of its own, once per period and whenever the operator asks. */
export const backUpStoreJob = defineJob({
  id: 'back-up-store',
  title: 'Back the store up',
  attempts: 3,
  urgency: 'sweeps',
  input: z.object({ name: z.string() }),
  key: ({ name }) => name,
});
