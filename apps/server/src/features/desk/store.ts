import type { Insertable, Kysely, Transaction, Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { DeskRunRow } from './rows.ts';
import { runColumns, underWay } from './rows.ts';

type DeskTable = Database['desk_runs'];

export async function findRun(db: Kysely<Database>, ownerId: string, id: string): Promise<DeskRunRow | undefined> {
  return db
    .selectFrom('desk_runs')
    .select(runColumns)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

/** A run of whomever, for the job that performs it. */
export async function readRun(db: Kysely<Database>, id: string): Promise<DeskRunRow | undefined> {
  return db.selectFrom('desk_runs').select(runColumns).where('id', '=', id).executeTakeFirst();
}

/** The run that a request with this key began. */
export async function findRequest(db: Kysely<Database>, ownerId: string, key: string): Promise<DeskRunRow | undefined> {
  return db
    .selectFrom('desk_runs')
    .select(runColumns)
    .where('owner_id', '=', ownerId)
    .where('request_key', '=', key)
    .executeTakeFirst();
}

export async function readBody(db: Kysely<Database>, id: string): Promise<string | null> {
  const row = await db.selectFrom('desk_runs').select('body').where('id', '=', id).executeTakeFirst();
  return row?.body ?? null;
}

interface DeskPage {
  readonly instrument?: string | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Runs of an owner, the latest first, and one more than the page holds where there are more. */
export async function listRuns(
  db: Kysely<Database>,
  ownerId: string,
  { instrument, before, limit }: DeskPage,
): Promise<readonly DeskRunRow[]> {
  let query = db.selectFrom('desk_runs').select(runColumns).where('owner_id', '=', ownerId);
  if (instrument !== undefined) query = query.where('instrument_id', '=', instrument);
  if (before !== undefined) query = query.where('created_at', '<', before);
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** How many runs of an owner are under way, and when the latest of all began. */
export async function paceOf(
  trx: Transaction<Database>,
  ownerId: string,
): Promise<{ readonly open: number; readonly latest: number }> {
  const open = await trx
    .selectFrom('desk_runs')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('state', 'in', underWay)
    .execute();
  const newest = await trx
    .selectFrom('desk_runs')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return { open: open.length, latest: Number(newest?.at ?? 0) };
}

export async function insertRun(trx: Transaction<Database>, row: Insertable<DeskTable>): Promise<void> {
  await trx.insertInto('desk_runs').values(row).execute();
}

export async function updateRun(db: Kysely<Database>, id: string, change: Updateable<DeskTable>): Promise<void> {
  await db.updateTable('desk_runs').set(change).where('id', '=', id).execute();
}

/** Ends a run that is under way; false when it has ended before. */
export async function endRun(trx: Transaction<Database>, id: string, outcome: Updateable<DeskTable>): Promise<boolean> {
  const ended = await trx
    .updateTable('desk_runs')
    .set(outcome)
    .where('id', '=', id)
    .where('state', 'in', underWay)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Keeps what a voice said; what was kept first stays. */
export async function insertStep(db: Kysely<Database>, deskId: string, step: string, asked: string): Promise<void> {
  await db
    .insertInto('desk_steps')
    .values({ desk_id: deskId, step, asked })
    .onConflict((conflict) => conflict.columns(['desk_id', 'step']).doNothing())
    .execute();
}

export async function readSteps(db: Kysely<Database>, deskId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('desk_steps').select(['step', 'asked']).where('desk_id', '=', deskId).execute();
  return new Map(rows.map(({ step, asked }) => [step, asked]));
}

/** What voices said is not needed any more once the memo is written. */
export async function deleteSteps(trx: Transaction<Database>, deskId: string): Promise<void> {
  await trx.deleteFrom('desk_steps').where('desk_id', '=', deskId).execute();
}
