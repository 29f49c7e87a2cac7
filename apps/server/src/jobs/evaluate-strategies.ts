import { z } from 'zod';
import { defineJob } from '../queue/job.ts';

/** Lets an activated strategy speak after a session; once per session. */
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
  }),
  key: ({ strategyId, version, activatedAt, market, session }) =>
    [strategyId, version, activatedAt, market, session].join('|'),
  run: ({ strategyId }, { signals }) => signals.evaluate(strategyId),
  // The next session brings another job; until then the feed shows what was withheld.
  giveUp: async () => undefined,
});
