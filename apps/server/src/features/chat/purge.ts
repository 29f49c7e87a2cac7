import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import type { EventLog } from '../../platform/events/event-log.ts';
import { retention } from '../../retention.ts';
import { streamOf } from './rows.ts';
import { deleteConversation, listRemoved } from './store/conversations.ts';
import { listNodes } from './store/messages.ts';

const atOnce = 500;

/** Deletes for good what was removed an hour ago, with all that hangs on it. */
export async function purgeConversations(
  { db }: Pick<Store, 'db'>,
  events: Pick<EventLog, 'remove'>,
  clock: Clock,
): Promise<void> {
  for (const id of await listRemoved(db, clock.now() - retention.removedMs, atOnce)) {
    await db.transaction().execute(async (trx) => {
      for (const message of await listNodes(trx, id)) await events.remove(streamOf(message.id), trx);
      await deleteConversation(trx, id);
    });
  }
}
