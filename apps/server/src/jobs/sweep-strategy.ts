import { z } from 'zod';
import { defineJob } from '../queue/job.ts';

/** Computes one stretch of a sweep and queues the next. */
export const sweepStrategyJob = defineJob({
  id: 'sweep-strategy',
  title: 'Sweep two parameters of a strategy',
  attempts: 5,
  input: z.object({ sweepId: z.string(), start: z.number(), from: z.number() }),
  key: ({ sweepId, start, from }) => `${sweepId}|${start}|${from}`,
  run: (step, { sweeps }, context) => sweeps.perform(step, context),
  giveUp: (step, { sweeps }, reason) => sweeps.giveUp(step, reason),
});
