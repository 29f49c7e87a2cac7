import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

export type BriefRow = Selectable<Database['briefs']>;
export type IssueRow = Selectable<Database['brief_issues']>;

export async function listBriefRows(db: Kysely<Database>, ownerId: string): Promise<readonly BriefRow[]> {
  return db.selectFrom('briefs').selectAll().where('owner_id', '=', ownerId).orderBy('created_at').execute();
}

export async function findBrief(db: Kysely<Database>, ownerId: string, id: string): Promise<BriefRow | undefined> {
  return db.selectFrom('briefs').selectAll().where('owner_id', '=', ownerId).where('id', '=', id).executeTakeFirst();
}

/** A brief of whomever, for the job that writes it. */
export async function readBrief(db: Kysely<Database>, id: string): Promise<BriefRow | undefined> {
  return db.selectFrom('briefs').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertBrief(db: Kysely<Database>, row: Insertable<Database['briefs']>): Promise<void> {
  await db.insertInto('briefs').values(row).execute();
}

export async function updateBrief(
  db: Kysely<Database>,
  id: string,
  change: Updateable<Database['briefs']>,
): Promise<void> {
  await db.updateTable('briefs').set(change).where('id', '=', id).execute();
}

export async function deleteBrief(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('briefs').where('id', '=', id).execute();
}

/** Active briefs whose time has come, whoever's they are. */
export async function listDueBriefs(db: Kysely<Database>, now: number, most: number): Promise<readonly BriefRow[]> {
  return db
    .selectFrom('briefs')
    .selectAll()
    .where('state', '=', 'active')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(most)
    .execute();
}

/** Begins the issue of a period; false where there is one already. */
export async function insertIssue(
  trx: Transaction<Database>,
  row: Insertable<Database['brief_issues']>,
): Promise<boolean> {
  const added = await trx
    .insertInto('brief_issues')
    .values(row)
    .onConflict((conflict) => conflict.columns(['brief_id', 'period']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function readIssue(db: Kysely<Database>, id: string): Promise<IssueRow | undefined> {
  return db.selectFrom('brief_issues').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The latest issue of a brief. */
export async function latestIssue(db: Kysely<Database>, briefId: string): Promise<IssueRow | undefined> {
  return db
    .selectFrom('brief_issues')
    .selectAll()
    .where('brief_id', '=', briefId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Issues of a brief that were written, newest first, without what they say. */
export async function listWritten(
  db: Kysely<Database>,
  briefId: string,
): Promise<readonly Omit<IssueRow, 'body' | 'brief_id' | 'period'>[]> {
  return db
    .selectFrom('brief_issues')
    .select(['id', 'state', 'error', 'created_at', 'finished_at'])
    .where('brief_id', '=', briefId)
    .where('state', '=', 'done')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends an issue that is being written; false when it has ended before. */
export async function endIssue(
  trx: Transaction<Database>,
  id: string,
  outcome: Updateable<Database['brief_issues']>,
): Promise<boolean> {
  const ended = await trx
    .updateTable('brief_issues')
    .set(outcome)
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Keeps the newest issues of a brief. */
export async function trimIssues(trx: Transaction<Database>, briefId: string, kept: number): Promise<void> {
  const newest = await trx
    .selectFrom('brief_issues')
    .select('id')
    .where('brief_id', '=', briefId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(kept)
    .execute();
  const ids = newest.map(({ id }) => id);
  await trx.deleteFrom('brief_issues').where('brief_id', '=', briefId).where('id', 'not in', ids).execute();
}
