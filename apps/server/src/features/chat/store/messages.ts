import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { MessageRow } from '../rows.ts';

type MessageChange = Updateable<Database['messages']>;

export async function findMessageOf(
  db: Kysely<Database>,
  conversationId: string,
  id: string,
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
}

export async function findMessage(db: Kysely<Database>, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Every message of a conversation, in the order of the thread. */
export async function listMessages(db: Kysely<Database>, conversationId: string): Promise<readonly MessageRow[]> {
  return db.selectFrom('messages').selectAll().where('conversation_id', '=', conversationId).orderBy('id').execute();
}

/** Which message follows which. */
export async function listNodes(
  db: Kysely<Database>,
  conversationId: string,
): Promise<readonly Pick<MessageRow, 'id' | 'parent_id'>[]> {
  return db
    .selectFrom('messages')
    .select(['id', 'parent_id'])
    .where('conversation_id', '=', conversationId)
    .orderBy('id')
    .execute();
}

/** Messages by their ids, in the order of the thread. */
export async function readMessages(db: Kysely<Database>, ids: readonly string[]): Promise<readonly MessageRow[]> {
  return db.selectFrom('messages').selectAll().where('id', 'in', ids).orderBy('id').execute();
}

/** Answers of everybody that are being written, or were when their process ended. */
export async function listRunning(db: Kysely<Database>): Promise<readonly MessageRow[]> {
  return db.selectFrom('messages').selectAll().where('state', '=', 'running').execute();
}

/** Answers to an owner that are being written or began after an instant. */
export async function listBegun(
  trx: Transaction<Database>,
  ownerId: string,
  since: number,
): Promise<readonly Pick<MessageRow, 'state' | 'lease_until' | 'created_at'>[]> {
  return trx
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select(['messages.state', 'messages.lease_until', 'messages.created_at'])
    .where('conversations.owner_id', '=', ownerId)
    .where('messages.role', '=', 'assistant')
    .where((row) => row.or([row('messages.state', '=', 'running'), row('messages.created_at', '>', since)]))
    .execute();
}

/** How many drafts wait for a decision, by conversation. */
export async function countWaiting(
  db: Kysely<Database>,
  conversationIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (conversationIds.length === 0) return new Map();
  const sums = await db
    .selectFrom('messages')
    .select(({ fn }) => ['conversation_id', fn.sum<number | bigint | string>('waiting').as('waiting')])
    .where('conversation_id', 'in', conversationIds)
    .groupBy('conversation_id')
    .execute();
  return new Map(sums.map((sum) => [sum.conversation_id, Number(sum.waiting)]));
}

export async function insertMessages(trx: Transaction<Database>, rows: readonly MessageRow[]): Promise<void> {
  await trx.insertInto('messages').values(rows).execute();
}

export async function updateMessage(db: Kysely<Database>, id: string, change: MessageChange): Promise<void> {
  await db.updateTable('messages').set(change).where('id', '=', id).execute();
}

/** Changes a message that is as it was read; false when somebody else has changed it meanwhile. */
export async function updateUnchanged(
  db: Kysely<Database>,
  { id, body }: Pick<MessageRow, 'id' | 'body'>,
  change: MessageChange,
): Promise<boolean> {
  const outcome = await db
    .updateTable('messages')
    .set(change)
    .where('id', '=', id)
    .where('body', '=', body)
    .executeTakeFirst();
  return outcome.numUpdatedRows === 1n;
}

/** Extends the lease of an answer that is being written; answers whether somebody asked to stop it. */
export async function extendLease(db: Kysely<Database>, id: string, until: number): Promise<boolean> {
  const row = await db
    .updateTable('messages')
    .set({ lease_until: until })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('stop_requested')
    .executeTakeFirst();
  return row?.stop_requested === 1;
}
