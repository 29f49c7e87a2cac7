import { z } from 'zod';
import { marketIds } from '@plumbline/model/instrument';
import { defineJob } from '../queue/job.ts';

/** After a session: brings the watched instruments of its market up to date. */
export const refreshMarketJob = defineJob({
  id: 'refresh-market',
  title: 'Refresh watched instruments after a session',
  attempts: 5,
  input: z.object({ market: z.enum(marketIds), session: z.string() }),
  key: ({ market, session }) => `${market}|${session}`,
  run: ({ market }, { refresh }, context) => refresh.market(market, context),
  // The next session asks again; until then pages show the age of what is there.
  giveUp: async () => undefined,
});
