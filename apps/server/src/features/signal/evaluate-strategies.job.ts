import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** Evaluates an activated strategy after a session; again while prices are late. */
export const evaluateStrategiesJob = defineJob({
  id: 'evaluate-strategies',
  title: 'Evaluate an activated strategy',
  attempts: 5,
  urgency: 'signals',
  input: z.object({
    strategyId: z.string(),
    version: z.number(),
    activatedAt: z.number(),
    market: z.string(),
    session: z.string(),
    /** Counts the looks after one session: prices may come late. */
    look: z.number().default(0),
  }),
  key: ({ strategyId, version, activatedAt, market, session, look }) =>
    [strategyId, version, activatedAt, market, session, look].join('|'),
});
