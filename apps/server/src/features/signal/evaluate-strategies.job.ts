import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

const closing = z.object({
  market: z.string(),
  session: z.string(),
  /** Counts the looks after one session: prices may come late. */
  look: z.number().default(0),
});
/** What an earlier version queued: one strategy. */
const single = closing.extend({ strategyId: z.string() }).transform(({ strategyId, ...rest }) => ({
  ...rest,
  group: strategyId,
  strategyIds: [strategyId],
}));

/** Evaluates activated strategies together after a session; again while prices are late. */
export const evaluateStrategiesJob = defineJob({
  id: 'evaluate-strategies',
  title: 'Evaluate activated strategies',
  attempts: 5,
  urgency: 'signals',
  input: z.union([
    closing.extend({
      /** Names all that belong together, whether they are decided already or not. */
      group: z.string(),
      strategyIds: z.array(z.string()),
    }),
    single,
  ]),
  key: ({ market, session, look, group }) => [market, session, look, group].join('|'),
});
