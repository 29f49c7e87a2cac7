import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

export type MemoryRow = Selectable<Database['memories']>;

/** What is kept of an owner, newest first. */
export async function listMemoryRows(db: Kysely<Database>, ownerId: string): Promise<readonly MemoryRow[]> {
  return db
    .selectFrom('memories')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertMemory(db: Kysely<Database>, row: Insertable<Database['memories']>): Promise<void> {
  await db.insertInto('memories').values(row).execute();
}

/** The row after its change; undefined where the owner has none of that id. */
export async function updateMemory(
  db: Kysely<Database>,
  ownerId: string,
  id: string,
  change: Updateable<Database['memories']>,
): Promise<MemoryRow | undefined> {
  return db
    .updateTable('memories')
    .set(change)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteMemory(db: Kysely<Database>, ownerId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('memories')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
