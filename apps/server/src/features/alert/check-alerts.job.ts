import { z } from 'zod';
import { marketIds } from '@plumbline/model/instrument';
import { defineJob } from '../../platform/queue/job.ts';

/** Looks at the watched conditions of a market after a session; again while prices are late. */
export const checkAlertsJob = defineJob({
  id: 'check-alerts',
  title: 'Check alerts after a session',
  attempts: 5,
  urgency: 'signals',
  input: z.object({
    market: z.enum(marketIds),
    session: z.string(),
    /** Counts the looks after one session: prices may come late. */
    look: z.number(),
  }),
  key: ({ market, session, look }) => `${market}|${session}|${look}`,
});
