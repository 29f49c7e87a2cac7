import type { Insertable, Kysely, Transaction, Updateable } from 'kysely';
import { ulid } from 'ulid';
import type { Database } from '../../platform/db/schema.ts';
import type { LabRow } from './rows.ts';
import { underWay } from './rows.ts';

type LabTable = Database['lab_runs'];

export async function findRun(db: Kysely<Database>, ownerId: string, id: string): Promise<LabRow | undefined> {
  return db.selectFrom('lab_runs').selectAll().where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst();
}

/** A run of whomever, for the job that performs it. */
export async function readRun(db: Kysely<Database>, id: string): Promise<LabRow | undefined> {
  return db.selectFrom('lab_runs').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The run that a request with this key began. */
export async function findRequest(db: Kysely<Database>, ownerId: string, key: string): Promise<LabRow | undefined> {
  return db
    .selectFrom('lab_runs')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('request_key', '=', key)
    .executeTakeFirst();
}

/** Runs of an owner, the latest first, and one more than the page holds where there are more. */
export async function listRuns(
  db: Kysely<Database>,
  ownerId: string,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<readonly LabRow[]> {
  let query = db.selectFrom('lab_runs').selectAll().where('owner_id', '=', ownerId);
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
    .selectFrom('lab_runs')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('state', 'in', underWay)
    .execute();
  const newest = await trx
    .selectFrom('lab_runs')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return { open: open.length, latest: Number(newest?.at ?? 0) };
}

export async function insertRun(trx: Transaction<Database>, row: Insertable<LabTable>): Promise<void> {
  await trx.insertInto('lab_runs').values(row).execute();
}

export async function updateRun(db: Kysely<Database>, id: string, change: Updateable<LabTable>): Promise<void> {
  await db.updateTable('lab_runs').set(change).where('id', '=', id).execute();
}

/** Ends a run that is under way; false when it has ended before. */
export async function endRun(trx: Transaction<Database>, id: string, outcome: Updateable<LabTable>): Promise<boolean> {
  const ended = await trx
    .updateTable('lab_runs')
    .set(outcome)
    .where('id', '=', id)
    .where('state', 'in', underWay)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * Opens the sealed span of a run that has ended as it was read; false where it was opened before, or something is or was tried
 * since.
 */
export async function markOpened(
  trx: Transaction<Database>,
  { id, round }: Pick<LabRow, 'id' | 'round'>,
  change: Updateable<LabTable>,
): Promise<boolean> {
  const opened = await trx
    .updateTable('lab_runs')
    .set(change)
    .where('id', '=', id)
    .where('round', '=', round)
    .where('opened_at', 'is', null)
    .where('state', 'not in', underWay)
    .returning('id')
    .executeTakeFirst();
  return opened !== undefined;
}

/** Keeps what came of a step; what was kept first stays. */
export async function insertStep(db: Kysely<Database>, labId: string, step: string, outcome: string): Promise<void> {
  await db
    .insertInto('lab_steps')
    .values({ lab_id: labId, step, outcome })
    .onConflict((conflict) => conflict.columns(['lab_id', 'step']).doNothing())
    .execute();
}

export async function readSteps(db: Kysely<Database>, labId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('lab_steps').select(['step', 'outcome']).where('lab_id', '=', labId).execute();
  return new Map(rows.map(({ step, outcome }) => [step, outcome]));
}

/** What came of steps is not needed any more once nothing can be tried. */
export async function deleteSteps(db: Kysely<Database>, labId: string): Promise<void> {
  await db.deleteFrom('lab_steps').where('lab_id', '=', labId).execute();
}

export async function insertWords(trx: Transaction<Database>, labId: string, words: string, at: number): Promise<void> {
  await trx
    .insertInto('lab_words')
    .values({ id: ulid(at), lab_id: labId, words, step: null })
    .execute();
}

/** What the reader said that no step has heard yet, the first first. */
export async function waitingWords(db: Kysely<Database>, labId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('lab_words')
    .select('words')
    .where('lab_id', '=', labId)
    .where('step', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ words }) => words);
}

/** The n-th words that a step has heard, or hears from now on; null where there are none. */
export async function wordsFor(db: Kysely<Database>, labId: string, step: number, n: number): Promise<string | null> {
  const of = db.selectFrom('lab_words').select(['id', 'words']).where('lab_id', '=', labId).orderBy('id');
  const known = await of.where('step', '=', step).execute();
  if (n < known.length) return known[n]?.words ?? null;
  const next = await of.where('step', 'is', null).limit(1).executeTakeFirst();
  if (next === undefined) return null;
  await db.updateTable('lab_words').set({ step }).where('id', '=', next.id).execute();
  return next.words;
}
