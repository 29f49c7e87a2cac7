import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

type Db = Kysely<Database>;

const shown = 10;

export async function beginBackup(db: Db, row: { id: string; at: number; file: string }): Promise<void> {
  const begun = { ...row, state: 'running', bytes: null, sha256: null, error: null } as const;
  await db
    .insertInto('backups')
    .values(begun)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(begun))
    .execute();
}

export async function endBackup(db: Db, id: string, whole: { sha256: string; bytes: number }): Promise<void> {
  await db
    .updateTable('backups')
    .set({ state: 'done', error: null, ...whole })
    .where('id', '=', id)
    .execute();
}

export async function failBackup(db: Db, id: string, reason: string): Promise<void> {
  await db
    .updateTable('backups')
    .set({ state: 'failed', error: reason.slice(0, 300) })
    .where('id', '=', id)
    .execute();
}

export function latestBackups(db: Db): Promise<Selectable<Database['backups']>[]> {
  return db.selectFrom('backups').selectAll().orderBy('at', 'desc').limit(shown).execute();
}

/** Forgets the oldest whole ones beyond those that are kept, and failures older than these. Gives the files to remove. */
export async function forgetOld(db: Db, kept: number): Promise<readonly string[]> {
  const whole = await db.selectFrom('backups').selectAll().where('state', '=', 'done').orderBy('at', 'desc').execute();
  const last = whole[kept - 1];
  if (last === undefined) return [];
  const old = whole.slice(kept);
  await db.deleteFrom('backups').where('at', '<', last.at).execute();
  return old.map(({ file }) => file);
}
