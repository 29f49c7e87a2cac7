import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import type { EventLog } from '../../platform/events/event-log.ts';
import { retention } from '../../retention.ts';
import { streamOf } from './rows.ts';

const atOnce = 500;

/** Deletes for good what was removed an hour ago, with all that hangs on it. */
export async function purgeConversations(
  { db }: Pick<Store, 'db'>,
  events: Pick<EventLog, 'remove'>,
  clock: Clock,
): Promise<void> {
  const removed = await db
    .selectFrom('conversations')
    .select('id')
    .where('deleted_at', '<', clock.now() - retention.removedMs)
    .limit(atOnce)
    .execute();
  for (const { id } of removed) {
    await db.transaction().execute(async (trx) => {
      const messages = await trx.selectFrom('messages').select('id').where('conversation_id', '=', id).execute();
      for (const message of messages) await events.remove(streamOf(message.id), trx);
      // Messages and links go with it.
      await trx.deleteFrom('conversations').where('id', '=', id).execute();
    });
  }
}
