import { handleJob, type JobHandler } from '../../platform/queue/job.ts';
import { deliverMessageJob } from './deliver-message.job.ts';
import { deliverMessagesJob } from './deliver-messages.job.ts';
import type { ChannelService } from './service.ts';

/** What carries messages out. */
export const channelJobs = (channels: Pick<ChannelService, 'deliver' | 'giveUp'>): readonly JobHandler[] => [
  // What is left of them is queued again, each by itself.
  handleJob(deliverMessagesJob, {
    run: async ({ deliveryIds }) => {
      for (const id of deliveryIds) await channels.deliver(id, 0);
    },
  }),
  handleJob(deliverMessageJob, {
    run: ({ deliveryId, attempt }) => channels.deliver(deliveryId, attempt),
    // The row still waits: it is queued again when its next look is due.
    giveUp: ({ deliveryId, attempt }, reason) => channels.giveUp(deliveryId, attempt, reason),
  }),
];
