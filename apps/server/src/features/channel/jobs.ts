import { handleJob, type JobHandler } from '../../platform/queue/job.ts';
import { deliverMessageJob } from './deliver-message.job.ts';
import type { ChannelService } from './service.ts';

/** What carries messages out. */
export const channelJobs = (channels: Pick<ChannelService, 'deliver' | 'giveUp'>): readonly JobHandler[] => [
  handleJob(deliverMessageJob, {
    run: ({ deliveryId, attempt }) => channels.deliver(deliveryId, attempt),
    // The row still waits: it is queued again when its next look is due.
    giveUp: ({ deliveryId }, reason) => channels.giveUp(deliveryId, reason),
  }),
];
