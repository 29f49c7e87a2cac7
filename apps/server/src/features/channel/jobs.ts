import { handleJob, type JobHandler } from '../../platform/queue/job.ts';
import { deliverMessageJob } from './deliver-message.job.ts';
import type { ChannelService } from './service.ts';

/** What carries messages out. */
export const channelJobs = (channels: Pick<ChannelService, 'deliver'>): readonly JobHandler[] => [
  // What a lost worker left is due again by itself, and its try counts.
  handleJob(deliverMessageJob, {
    run: async ({ deliveryIds, attempt }) => {
      for (const id of deliveryIds) await channels.deliver(id, attempt);
    },
  }),
];
