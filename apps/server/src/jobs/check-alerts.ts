import { z } from 'zod';
import { marketIds } from '@plumbline/model/instrument';
import { defineJob } from '../queue/job.ts';

/** Looks at the watched conditions of a market after a session; once per session. */
export const checkAlertsJob = defineJob({
  id: 'check-alerts',
  title: 'Check alerts after a session',
  attempts: 5,
  input: z.object({ market: z.enum(marketIds), session: z.string() }),
  key: ({ market, session }) => `${market}|${session}`,
  run: ({ market, session }, { alerts }) => alerts.check(market, session),
  // Each alert says why it could not be checked; the next session brings another job.
  giveUp: async () => undefined,
});
