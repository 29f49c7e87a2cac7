import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

export type SkillRow = Selectable<Database['reader_skills']>;

export async function listSkillRows(db: Kysely<Database>, ownerId: string): Promise<readonly SkillRow[]> {
  return db.selectFrom('reader_skills').selectAll().where('owner_id', '=', ownerId).orderBy('name').execute();
}

export async function insertSkill(db: Kysely<Database>, row: Insertable<Database['reader_skills']>): Promise<void> {
  await db.insertInto('reader_skills').values(row).execute();
}

export async function updateSkill(
  db: Kysely<Database>,
  id: string,
  change: Updateable<Database['reader_skills']>,
): Promise<void> {
  await db.updateTable('reader_skills').set(change).where('id', '=', id).execute();
}

export async function deleteSkill(db: Kysely<Database>, ownerId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('reader_skills')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
