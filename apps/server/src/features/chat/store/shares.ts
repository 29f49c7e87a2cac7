import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

export type ShareRow = Selectable<Database['conversation_shares']>;

export async function insertShare(db: Kysely<Database>, row: ShareRow): Promise<void> {
  await db.insertInto('conversation_shares').values(row).execute();
}

/** Links to a conversation that were not closed, the latest first. */
export async function listShares(db: Kysely<Database>, conversationId: string): Promise<readonly ShareRow[]> {
  return db
    .selectFrom('conversation_shares')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function findShare(db: Kysely<Database>, token: string): Promise<ShareRow | undefined> {
  return db.selectFrom('conversation_shares').selectAll().where('token', '=', token).executeTakeFirst();
}

export async function revokeShare(
  db: Kysely<Database>,
  conversationId: string,
  token: string,
  at: number,
): Promise<void> {
  await db
    .updateTable('conversation_shares')
    .set({ revoked_at: at })
    .where('conversation_id', '=', conversationId)
    .where('token', '=', token)
    .where('revoked_at', 'is', null)
    .execute();
}
