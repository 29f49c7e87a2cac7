import { z } from 'zod';
import { defineJob } from '../queue/job.ts';

/** One try to deliver one message; the next try is a job of its own. */
export const deliverMessageJob = defineJob({
  id: 'deliver-message',
  title: 'Deliver a signal or alert',
  attempts: 3,
  input: z.object({ deliveryId: z.string(), attempt: z.number() }),
  key: ({ deliveryId, attempt }) => `${deliveryId}|${attempt}`,
  run: ({ deliveryId, attempt }, { channels }) => channels.deliver(deliveryId, attempt),
  // The row still waits: it is queued again when its next look is due.
  giveUp: ({ deliveryId }, { channels }, reason) => channels.giveUp(deliveryId, reason),
});
