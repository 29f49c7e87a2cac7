import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { retention } from '../../../retention.ts';

/** The first or another beat of a process; those that are long silent are forgotten. */
export async function saveBeat(db: Kysely<Database>, row: Insertable<Database['processes']>): Promise<void> {
  await db
    .insertInto('processes')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await db
    .deleteFrom('processes')
    .where('beat_at', '<', row.beat_at - retention.processesMs)
    .execute();
}

export async function removeProcess(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('processes').where('id', '=', id).execute();
}
