import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { ConversationView } from '@plumbline/contract/chat';
import type { Database } from '../../platform/db/schema.ts';
import { conversationView } from './rows.ts';

interface Page {
  readonly search?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Pinned conversations first, then the latest changed; with words to search, those whose title or messages hold them. */
export async function listConversations(
  db: Kysely<Database>,
  ownerId: string,
  { search, offset, limit }: Page,
): Promise<{ conversations: ConversationView[]; next: number | null }> {
  let query = db
    .selectFrom('conversations')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null);
  const wanted = search?.trim().toLowerCase() ?? '';
  if (wanted !== '') {
    const pattern = `%${wanted.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    // SQLite takes no escape sign unless it is named.
    const holds = (column: 'conversations.title' | 'messages.words') =>
      sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
    query = query.where(({ or, exists, selectFrom }) =>
      or([
        holds('conversations.title'),
        exists(
          selectFrom('messages')
            .select('messages.id')
            .whereRef('messages.conversation_id', '=', 'conversations.id')
            .where(holds('messages.words')),
        ),
      ]),
    );
  }
  const rows = await query
    .orderBy('pinned', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const sums =
    page.length === 0
      ? []
      : await db
          .selectFrom('messages')
          .select(({ fn }) => ['conversation_id', fn.sum<number | bigint | string>('waiting').as('waiting')])
          .where(
            'conversation_id',
            'in',
            page.map(({ id }) => id),
          )
          .groupBy('conversation_id')
          .execute();
  const waiting = new Map(sums.map((sum) => [sum.conversation_id, Number(sum.waiting)]));
  return {
    conversations: page.map((row) => conversationView(row, waiting.get(row.id) ?? 0)),
    next: rows.length > limit ? offset + limit : null,
  };
}
