import type { Kysely, Transaction, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { ConversationRow } from '../rows.ts';

/** A conversation of an owner that was not removed, or one that was. */
export async function findConversation(
  db: Kysely<Database>,
  ownerId: string,
  id: string,
  { isRemoved = false } = {},
): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', isRemoved ? 'is not' : 'is', null)
    .executeTakeFirst();
}

/** The same for whoever has a link to it. */
export async function findShown(db: Kysely<Database>, id: string): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export interface ConversationPage {
  readonly search?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/**
 * Pinned conversations first, then the latest changed; with words to search, those whose title or messages hold them. One more
 * than the page holds where there are more.
 */
export async function findConversations(
  db: Kysely<Database>,
  ownerId: string,
  { search, offset, limit }: ConversationPage,
): Promise<readonly ConversationRow[]> {
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
  return query
    .orderBy('pinned', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit + 1)
    .execute();
}

export async function insertConversation(db: Kysely<Database>, row: ConversationRow): Promise<void> {
  await db.insertInto('conversations').values(row).execute();
}

export async function updateConversation(
  db: Kysely<Database>,
  id: string,
  change: Updateable<Database['conversations']>,
): Promise<void> {
  await db.updateTable('conversations').set(change).where('id', '=', id).execute();
}

/** Conversations that were removed before an instant. */
export async function listRemoved(db: Kysely<Database>, before: number, most: number): Promise<readonly string[]> {
  const rows = await db.selectFrom('conversations').select('id').where('deleted_at', '<', before).limit(most).execute();
  return rows.map(({ id }) => id);
}

/** Deletes a conversation for good; its messages and links go with it. */
export async function deleteConversation(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('conversations').where('id', '=', id).execute();
}
