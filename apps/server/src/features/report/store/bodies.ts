import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { ReportRow, RunRow } from '../rows.ts';
import { runColumns } from '../rows.ts';

/** A report, however it is kept. */
export type ReportBody = Pick<ReportRow, 'body' | 'packed' | 'packed_object'>;

export async function readBody(db: Kysely<Database>, id: string): Promise<ReportBody | undefined> {
  return db.selectFrom('reports').select(['body', 'packed', 'packed_object']).where('id', '=', id).executeTakeFirst();
}

/** The same, unless its run was removed. */
export async function readShown(db: Kysely<Database>, id: string): Promise<ReportBody | undefined> {
  return db
    .selectFrom('reports')
    .select(['body', 'packed', 'packed_object'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function readWithRun(db: Kysely<Database>, id: string): Promise<(RunRow & ReportBody) | undefined> {
  return db
    .selectFrom('reports')
    .select([...runColumns, 'body', 'packed', 'packed_object'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The answer of that name; undefined when it is gone or was made anew. */
export async function readPacked(
  db: Kysely<Database>,
  id: string,
  etag: string,
): Promise<Pick<ReportRow, 'packed' | 'packed_object'> | undefined> {
  return db
    .selectFrom('reports')
    .select(['packed', 'packed_object'])
    .where('id', '=', id)
    .where('etag', '=', etag)
    .executeTakeFirst();
}

/** Names of the stored answers of runs that have ended, of these owners only. */
export async function listTags(
  db: Kysely<Database>,
  ownerIds: readonly string[],
  ids: readonly string[],
): Promise<readonly Pick<ReportRow, 'id' | 'owner_id' | 'etag'>[]> {
  return db
    .selectFrom('reports')
    .select(['id', 'owner_id', 'etag'])
    .where('id', 'in', ids)
    .where('owner_id', 'in', ownerIds)
    .where('deleted_at', 'is', null)
    .where('finished_at', 'is not', null)
    .execute();
}

/** Runs that have ended and are kept as text, as earlier versions did. */
export async function listUnpacked(db: Kysely<Database>, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('reports')
    .select('id')
    .where('body', 'is not', null)
    .where('finished_at', 'is not', null)
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
