import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** One try to deliver one message; the next try is a job of its own. */
export const deliverMessageJob = defineJob({
  id: 'deliver-message',
  title: 'Deliver a signal or alert',
  attempts: 3,
  urgency: 'signals',
  input: z.object({ deliveryId: z.string(), attempt: z.number() }),
  key: ({ deliveryId, attempt }) => `${deliveryId}|${attempt}`,
});
