import type { Insertable, Kysely, Transaction, Updateable } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { ReportRow, RunRow } from '../rows.ts';
import { runColumns } from '../rows.ts';

type ReportTable = Database['reports'];

const underWay: readonly ReportRow['state'][] = ['queued', 'running'];

/** A run of an owner that was not removed, or one that was. */
export async function findRun(
  db: Kysely<Database>,
  ownerId: string,
  id: string,
  { isRemoved = false } = {},
): Promise<RunRow | undefined> {
  return db
    .selectFrom('reports')
    .select(runColumns)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', isRemoved ? 'is not' : 'is', null)
    .executeTakeFirst();
}

/** A run of whomever, for the job that writes its report. */
export async function readRun(db: Kysely<Database>, id: string): Promise<RunRow | undefined> {
  return db.selectFrom('reports').select(runColumns).where('id', '=', id).executeTakeFirst();
}

export interface RunPage {
  readonly instrument?: string | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Runs of an owner, the latest first, and one more than the page holds where there are more. */
export async function listRuns(
  db: Kysely<Database>,
  ownerId: string,
  { instrument, before, limit }: RunPage,
): Promise<readonly RunRow[]> {
  let query = db
    .selectFrom('reports')
    .select(runColumns)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null);
  if (instrument !== undefined) query = query.where('instrument_id', '=', instrument);
  if (before !== undefined) query = query.where('created_at', '<', before);
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** What an owner has begun since an instant, and what is under way. */
export async function listBegun(
  trx: Transaction<Database>,
  ownerId: string,
  since: number,
): Promise<readonly { readonly at: number; readonly isOpen: boolean }[]> {
  const rows = await trx
    .selectFrom('reports')
    .select(['state', 'created_at'])
    .where('owner_id', '=', ownerId)
    .where((row) => row.or([row('state', 'in', underWay), row('created_at', '>', since)]))
    .execute();
  return rows.map((row) => ({ at: row.created_at, isOpen: underWay.includes(row.state) }));
}

/** When the latest run of an owner began; 0 before the first. */
export async function latestBegun(trx: Transaction<Database>, ownerId: string): Promise<number> {
  const newest = await trx
    .selectFrom('reports')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return Number(newest?.at ?? 0);
}

export async function insertRun(db: Kysely<Database>, row: Insertable<ReportTable>): Promise<void> {
  await db.insertInto('reports').values(row).execute();
}

export async function updateRun(db: Kysely<Database>, id: string, change: Updateable<ReportTable>): Promise<void> {
  await db.updateTable('reports').set(change).where('id', '=', id).execute();
}

/** Ends a run that is under way; false when it has ended before. */
export async function endRun(
  trx: Transaction<Database>,
  id: string,
  outcome: Updateable<ReportTable>,
): Promise<boolean> {
  const ended = await trx
    .updateTable('reports')
    .set(outcome)
    .where('id', '=', id)
    .where('state', 'in', underWay)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Removes a run of an owner from sight, or brings it back (null). */
export async function markRemoved(db: Kysely<Database>, ownerId: string, id: string, at: number | null): Promise<void> {
  await db
    .updateTable('reports')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .execute();
}

/** Runs that were removed before an instant. */
export async function listRemoved(
  db: Kysely<Database>,
  { removedBefore, failedBefore }: { readonly removedBefore: number; readonly failedBefore: number },
  most: number,
): Promise<readonly Pick<RunRow, 'id' | 'job_id'>[]> {
  return db
    .selectFrom('reports')
    .select(['id', 'job_id'])
    .where((eb) =>
      eb.or([
        eb('deleted_at', '<', removedBefore),
        eb.and([eb('state', 'in', ['failed', 'cancelled']), eb('finished_at', '<', failedBefore)]),
      ]),
    )
    .limit(most)
    .execute();
}

/** Deletes a run for good, with its job. */
export async function deleteRun(
  trx: Transaction<Database>,
  { id, job_id: jobId }: Pick<RunRow, 'id' | 'job_id'>,
): Promise<void> {
  await trx.deleteFrom('reports').where('id', '=', id).execute();
  if (jobId !== null) await trx.deleteFrom('jobs').where('id', '=', jobId).execute();
}

/** Finished runs of an owner on some instruments, the latest first. */
export async function listFinished(
  db: Kysely<Database>,
  ownerId: string,
  instrumentIds: readonly string[],
): Promise<readonly Pick<ReportRow, 'id' | 'instrument_id' | 'as_of' | 'finished_at' | 'simulated' | 'gist'>[]> {
  if (instrumentIds.length === 0) return [];
  return db
    .selectFrom('reports')
    .select(['id', 'instrument_id', 'as_of', 'finished_at', 'simulated', 'gist'])
    .where('owner_id', '=', ownerId)
    .where('instrument_id', 'in', instrumentIds)
    .where('state', '=', 'done')
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
