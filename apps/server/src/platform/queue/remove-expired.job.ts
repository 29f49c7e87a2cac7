import { z } from 'zod';
import { defineJob } from './job.ts';

/** Once an hour, wherever a worker is: removes what nobody needs any more, by the times in `retention`. */
export const removeExpiredJob = defineJob({
  id: 'remove-expired',
  title: 'Remove what has expired',
  attempts: 3,
  urgency: 'sweeps',
  input: z.object({ hour: z.number() }),
  key: ({ hour }) => String(hour),
});
