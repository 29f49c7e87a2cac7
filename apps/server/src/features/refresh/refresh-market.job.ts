import { z } from 'zod';
import { marketIds } from '@plumbline/model/instrument';
import { defineJob } from '../../platform/queue/job.ts';

/** After a session: brings the watched instruments of its market up to date. */
export const refreshMarketJob = defineJob({
  id: 'refresh-market',
  title: 'Refresh watched instruments after a session',
  attempts: 5,
  urgency: 'refresh',
  input: z.object({ market: z.enum(marketIds), session: z.string() }),
  key: ({ market, session }) => `${market}|${session}`,
});
