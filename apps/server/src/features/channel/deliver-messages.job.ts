import { createHash } from 'node:crypto';
import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** The first try of new messages of one channel, one after the other. */
export const deliverMessagesJob = defineJob({
  id: 'deliver-messages',
  title: 'Deliver signals and alerts',
  attempts: 3,
  urgency: 'signals',
  input: z.object({ deliveryIds: z.array(z.string()) }),
  key: ({ deliveryIds }) => createHash('sha256').update(deliveryIds.join()).digest('hex'),
});
