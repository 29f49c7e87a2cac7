import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** Computes one stretch of a sweep and queues the next. */
export const sweepStrategyJob = defineJob({
  id: 'sweep-strategy',
  title: 'Sweep two parameters of a strategy',
  attempts: 5,
  urgency: 'sweeps',
  input: z.object({ sweepId: z.string(), start: z.number(), from: z.number() }),
  key: ({ sweepId, start, from }) => `${sweepId}|${start}|${from}`,
});
