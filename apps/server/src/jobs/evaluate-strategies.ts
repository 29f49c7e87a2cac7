import { z } from 'zod';
import { defineJob } from '../queue/job.ts';

/** Lets an activated strategy speak after a session; again while prices are late. */
export const evaluateStrategiesJob = defineJob({
  id: 'evaluate-strategies',
  title: 'Evaluate an activated strategy',
  attempts: 5,
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
  run: ({ strategyId }, { signals }) => signals.evaluate(strategyId),
  // The next session brings another job; until then the feed shows what was withheld.
  giveUp: async () => undefined,
});
