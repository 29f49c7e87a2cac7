import { handleJob, type JobHandler } from '../../platform/queue/job.ts';
import { backFillJob } from './back-fill.job.ts';
import { refreshMarketJob } from './refresh-market.job.ts';
import type { RefreshService } from './service.ts';

/** What brings watched instruments up to date. */
export const refreshJobs = (refresh: Pick<RefreshService, 'market' | 'backFill'>): readonly JobHandler[] => [
  handleJob(backFillJob, { run: ({ instrumentIds }, context) => refresh.backFill(instrumentIds, context) }),
  // When the tries are used up the next session asks again; until then pages show the age of what is there.
  handleJob(refreshMarketJob, { run: ({ market }, context) => refresh.market(market, context) }),
];
