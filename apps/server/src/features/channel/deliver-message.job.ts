import { createHash } from 'node:crypto';
import { z } from 'zod';
import { defineJob } from '../../platform/queue/job.ts';

/** One try to deliver some messages of one channel, one after the other; the next try is a job of its own. */
export const deliverMessageJob = defineJob({
  id: 'deliver-message',
  title: 'Deliver signals and alerts',
  attempts: 3,
  urgency: 'signals',
  input: z.union([
    z.object({ deliveryIds: z.array(z.string()), attempt: z.number() }),
    // As an earlier version queued it.
    z
      .object({ deliveryId: z.string(), attempt: z.number() })
      .transform(({ deliveryId, attempt }) => ({ deliveryIds: [deliveryId], attempt })),
  ]),
  key: ({ deliveryIds: [first = '', ...others], attempt }) => {
    const rest = others.length === 0 ? '' : createHash('sha256').update(others.join()).digest('hex');
    return `${first}${rest}|${attempt}`;
  },
});
