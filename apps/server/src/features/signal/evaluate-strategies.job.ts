import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

const closing = z.object({
  market: z.string(),
  session: z.string(),
  /** Counts the looks after one session: prices may come late. */
  look: z.number().default(0),
});

/**
 * Evaluates activated strategies together after a session; again while prices are late. Of another name than the job of one
 * strategy, so that a worker of the version before, which would not understand it, does not take it.
 */
export const evaluateTogetherJob = defineJob({
  id: 'evaluate-together',
  title: 'Evaluate activated strategies',
  attempts: 5,
  urgency: 'signals',
  input: closing.extend({
    /** Names all that belong together, whether they are decided already or not. */
    group: z.string(),
    strategyIds: z.array(z.string()),
  }),
  key: ({ market, session, look, group }) => [market, session, look, group].join('|'),
});

/** Evaluates one strategy, as the version before queues it. */
export const evaluateStrategiesJob = defineJob({
  id: 'evaluate-strategies',
  title: 'Evaluate an activated strategy',
  attempts: 5,
  urgency: 'signals',
  input: closing.extend({ strategyId: z.string(), version: z.number(), activatedAt: z.number() }),
  key: ({ strategyId, version, activatedAt, market, session, look }) =>
    [strategyId, version, activatedAt, market, session, look].join('|'),
});
