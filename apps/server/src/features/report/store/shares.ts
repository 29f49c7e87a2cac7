import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

export type ShareRow = Selectable<Database['report_shares']>;

export async function insertShare(db: Kysely<Database>, row: ShareRow): Promise<void> {
  await db.insertInto('report_shares').values(row).execute();
}

/** Links to a report, closed ones included, the latest first. */
export async function listShares(db: Kysely<Database>, reportId: string): Promise<readonly ShareRow[]> {
  return db
    .selectFrom('report_shares')
    .selectAll()
    .where('report_id', '=', reportId)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function findShare(db: Kysely<Database>, token: string): Promise<ShareRow | undefined> {
  return db.selectFrom('report_shares').selectAll().where('token', '=', token).executeTakeFirst();
}

export async function revokeShare(db: Kysely<Database>, reportId: string, token: string, at: number): Promise<void> {
  await db
    .updateTable('report_shares')
    .set({ revoked_at: at })
    .where('report_id', '=', reportId)
    .where('token', '=', token)
    .where('revoked_at', 'is', null)
    .execute();
}
