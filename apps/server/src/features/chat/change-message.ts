import type { Kysely } from 'kysely';
import type { Message } from '@plumbline/model/conversation';
import type { Database } from '../../platform/db/schema.ts';
import { messageOf, messageRow } from './rows.ts';
import { findMessage, updateUnchanged } from './store/messages.ts';

/** Changes a stored message; a change by somebody else in between is seen and read again. Null when there is none. */
export async function changeMessage(
  db: Kysely<Database>,
  messageId: string,
  next: (message: Message) => Message,
): Promise<Message | null> {
  for (;;) {
    const row = await findMessage(db, messageId);
    if (row === undefined) return null;
    const changed = next(messageOf(row));
    const { body, waiting } = messageRow(changed);
    if (await updateUnchanged(db, row, { body, waiting })) return changed;
  }
}
