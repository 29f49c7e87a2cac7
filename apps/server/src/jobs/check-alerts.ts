import { z } from 'zod';
import { marketIds } from '@plumbline/model/instrument';
import { defineJob } from '../queue/job.ts';

/** Looks at the watched conditions of a market after a session; again while prices are late. */
export const checkAlertsJob = defineJob({
  id: 'check-alerts',
  title: 'Check alerts after a session',
  attempts: 5,
  input: z.object({
    market: z.enum(marketIds),
    session: z.string(),
    /** Counts the looks after one session: prices may come late. */
    look: z.number(),
  }),
  key: ({ market, session, look }) => `${market}|${session}|${look}`,
  run: ({ market, session }, { alerts }) => alerts.check(market, session),
  // Each alert says why it could not be checked; the next session brings another job.
  giveUp: async () => undefined,
});
