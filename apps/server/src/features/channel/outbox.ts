import { ulid } from 'ulid';
import type { Clock } from '@plumbline/model/ports';
import type { Transaction } from 'kysely';
import { groupedBy } from '../../platform/db/pages-of.ts';
import type { Database } from '../../platform/db/schema.ts';
import { deliverMessagesJob } from './deliver-messages.job.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import { readHeads } from '../ledger/service.ts';
import type { Message, Notice } from './notice.ts';
import { subjectOf } from './notice.ts';
import { deliverableAt } from './quiet-hours.ts';
import { insertOnce, listOpen, readQuietHours } from './store.ts';

/** So many messages of one channel are sent by one job. */
const inJob = 50;

/** A message to one owner, and the channels it goes out by. */
export interface QueuedMessage {
  readonly ownerId: string;
  /** Ids; one that is gone, off or not confirmed is passed over. */
  readonly channelIds: readonly string[];
  /** Idempotency key: the same event has the same key, however often it is queued. */
  readonly key: string;
  readonly notice: Notice;
}

/** Writes messages in the transaction of the events they report: they exist exactly when those do. */
export interface Outbox {
  enqueue(trx: Transaction<Database>, messages: readonly QueuedMessage[]): Promise<void>;
}

export function outboxOf({
  queue,
  clock,
}: {
  readonly queue: Pick<JobQueue, 'enqueue'>;
  readonly clock: Clock;
}): Outbox {
  return {
    async enqueue(trx, messages) {
      const wanted = messages.filter(({ channelIds }) => channelIds.length > 0);
      if (wanted.length === 0) return;
      const open = await listOpen(trx, wanted);
      const going = wanted.flatMap((message) => {
        const channels = (open.get(message.ownerId) ?? []).filter((id) => message.channelIds.includes(id));
        return channels.map((channelId) => ({ ...message, channelId }));
      });
      const owners = going.map(({ ownerId }) => ownerId);
      const [heads, quiet] = [await readHeads(trx, owners), await readQuietHours(trx, owners)];
      const now = clock.now();
      const rows = going.map(({ ownerId, channelId, key, notice }) => {
        const message: Message = { ...notice, ledger: heads.get(ownerId) ?? null };
        return {
          id: ulid(now),
          owner_id: ownerId,
          channel_id: channelId,
          key,
          kind: notice.kind,
          subject_id: subjectOf(notice),
          message: JSON.stringify(message),
          state: 'waiting' as const,
          attempts: 0,
          due_at: deliverableAt(quiet.get(ownerId) ?? null, now),
          tries: '[]',
          created_at: now,
          finished_at: null,
          dismissed_at: null,
        };
      });
      const added = await insertOnce(trx, rows);
      const due = rows.filter(({ id, due_at: dueAt }) => added.has(id) && dueAt <= now);
      for (const ofChannel of groupedBy(due, ({ channel_id: id }) => id).values()) {
        for (let from = 0; from < ofChannel.length; from += inJob) {
          const some = ofChannel.slice(from, from + inJob);
          const input = { deliveryIds: some.map(({ id }) => id) };
          await queue.enqueue(trx, deliverMessagesJob, input, some[0]?.owner_id);
        }
      }
    },
  };
}
