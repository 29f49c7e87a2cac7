import { ulid } from 'ulid';
import type { Clock } from '@plumbline/model/ports';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { deliverMessageJob } from './deliver-message.job.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import { readHead } from '../ledger/service.ts';
import type { Message, Notice } from './notice.ts';
import { subjectOf } from './notice.ts';
import { deliverableAt } from './quiet-hours.ts';
import { insertOnce, listOpen, readQuietHours } from './store.ts';

/** A message to one owner, and the channels it goes out by. */
export interface QueuedMessage {
  readonly ownerId: string;
  /** Ids; one that is gone, off or not confirmed is passed over. */
  readonly channelIds: readonly string[];
  /** Idempotency key: the same event has the same key, however often it is queued. */
  readonly key: string;
  readonly notice: Notice;
}

/** Writes messages in the transaction of the event they report: they exist exactly when it does. */
export interface Outbox {
  enqueue(trx: Transaction<Database>, message: QueuedMessage): Promise<void>;
}

export function outboxOf({
  queue,
  clock,
}: {
  readonly queue: Pick<JobQueue, 'enqueue'>;
  readonly clock: Clock;
}): Outbox {
  return {
    async enqueue(trx, { ownerId, channelIds, key, notice }) {
      if (channelIds.length === 0) return;
      const channels = await listOpen(trx, ownerId, channelIds);
      if (channels.length === 0) return;
      const now = clock.now();
      const message: Message = { ...notice, ledger: await readHead(trx, ownerId) };
      const dueAt = deliverableAt(await readQuietHours(trx, ownerId), now);
      for (const { id: channelId } of channels) {
        const id = ulid(now);
        const isNew = await insertOnce(trx, {
          id,
          owner_id: ownerId,
          channel_id: channelId,
          key,
          kind: notice.kind,
          subject_id: subjectOf(notice),
          message: JSON.stringify(message),
          state: 'waiting',
          attempts: 0,
          due_at: dueAt,
          tries: '[]',
          created_at: now,
          finished_at: null,
          dismissed_at: null,
        });
        if (isNew && dueAt <= now) {
          await queue.enqueue(trx, deliverMessageJob, { deliveryId: id, attempt: 0 }, ownerId);
        }
      }
    },
  };
}
