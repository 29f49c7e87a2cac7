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

/** Name of the stored answer of a run that has ended; undefined when it has not, or is not this owner's. */
export async function readTag(
  db: Kysely<Database>,
  ownerId: string,
  id: string,
): Promise<Pick<ReportRow, 'etag'> | undefined> {
  return db
    .selectFrom('reports')
    .select('etag')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('finished_at', 'is not', null)
    .executeTakeFirst();
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
