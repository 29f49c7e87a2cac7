import type { Kysely } from 'kysely';
import type { ConversationView } from '@plumbline/contract/chat';
import type { Database } from '../../platform/db/schema.ts';
import { conversationView } from './rows.ts';
import type { ConversationPage } from './store/conversations.ts';
import { findConversations } from './store/conversations.ts';
import { countWaiting } from './store/messages.ts';

/** Pinned conversations first, then the latest changed; with words to search, those whose title or messages hold them. */
export async function listConversations(
  db: Kysely<Database>,
  ownerId: string,
  asked: ConversationPage,
): Promise<{ conversations: ConversationView[]; next: number | null }> {
  const { offset, limit } = asked;
  const rows = await findConversations(db, ownerId, asked);
  const page = rows.slice(0, limit);
  const waiting = await countWaiting(
    db,
    page.map(({ id }) => id),
  );
  return {
    conversations: page.map((row) => conversationView(row, waiting.get(row.id) ?? 0)),
    next: rows.length > limit ? offset + limit : null,
  };
}
