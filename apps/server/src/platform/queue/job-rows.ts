import type { Expression, ExpressionBuilder, Kysely, Selectable, SqlBool, Transaction } from 'kysely';
import { ulid } from 'ulid';
import type { Database } from '../db/schema.ts';
import type { Job } from './job.ts';
import { urgencies } from './job.ts';
import { retention } from '../../retention.ts';
import type { JobState, JobStatus } from './queue.ts';

export type JobRow = Selectable<Database['jobs']>;

const longestRetryMs = 60_000;
/** Waiting time before another try, growing with the tries. */
const retryMs = (attempts: number): number => Math.min(1000 * 2 ** attempts, longestRetryMs);

/** Whether a job waits for nothing. A time further ahead than any try waits was written by a clock that ran ahead. */
export const isDue = (eb: ExpressionBuilder<Database, 'jobs'>, at: number): Expression<SqlBool> =>
  eb.and([eb('state', '=', 'queued'), eb.or([eb('run_at', '<=', at), eb('run_at', '>', at + longestRetryMs)])]);

/** Whether the worker of a job is gone. A lease far further ahead than leases last was written by a clock that ran ahead. */
export const isLeaseOver = (
  eb: ExpressionBuilder<Database, 'jobs'>,
  { now, leaseMs }: Pick<Claim, 'now' | 'leaseMs'>,
): Expression<SqlBool> =>
  eb.and([
    eb('state', '=', 'running'),
    eb.or([eb('lease_until', '<', now), eb('lease_until', '>', now + 2 * leaseMs)]),
  ]);

/** Jobs that are taken in one order of turns: all that are as urgent (SQLite), or one kind (pg-boss). */
export type Line = 'urgency' | 'kind';

interface NewJob {
  readonly job: Job;
  readonly input: object;
  readonly ownerId: string | null;
  readonly line: Line;
}

/**
 * The place of an owner's next job among those that wait: behind their own last one, and beside the furthest that was begun.
 * Where one owner has a hundred waiting, another's first is next, and from then on they take turns. What is over counts as
 * begun: otherwise turns would start again at one whenever nothing runs, before everybody who waits.
 */
async function nextTurn(trx: Transaction<Database>, { job, ownerId, line }: NewJob): Promise<number> {
  const furthest = (state: JobState) => {
    const ofState = trx
      .selectFrom('jobs')
      .select('turn')
      .where('state', '=', state)
      .where('urgency', '=', urgencies.indexOf(job.urgency))
      .orderBy('turn', 'desc')
      .limit(1);
    return line === 'kind' ? ofState.where('kind', '=', job.id) : ofState;
  };
  const own = await furthest('queued')
    .where('for_owner', ownerId === null ? 'is' : '=', ownerId)
    .executeTakeFirst();
  let turn = Math.max(1, (own?.turn ?? 0) + 1);
  for (const state of ['running', 'done', 'failed'] as const) {
    turn = Math.max(turn, (await furthest(state).executeTakeFirst())?.turn ?? 0);
  }
  return turn;
}

/** Jobs from one network address in one turn, where an owner has one: people of an office wait little for one another. */
const jobsOfPlace = 3;

/**
 * The first turn, from the given one on, that a network address has not filled yet. Sessions are free: without this, whoever
 * opens sixty of them has sixty turns for every one of somebody else.
 */
async function turnOfPlace(
  trx: Transaction<Database>,
  { job, line }: NewJob,
  place: string,
  from: number,
): Promise<number> {
  const waiting = trx
    .selectFrom('jobs')
    .select('turn')
    .where('for_place', '=', place)
    .where('state', '=', 'queued')
    .where('urgency', '=', urgencies.indexOf(job.urgency))
    .where('turn', '>=', from)
    .groupBy('turn')
    .having(({ fn }) => fn.countAll(), '>=', jobsOfPlace)
    .orderBy('turn');
  const full = await (line === 'kind' ? waiting.where('kind', '=', job.id) : waiting).execute();
  const gap = full.findIndex(({ turn }, n) => turn !== from + n);
  return from + (gap === -1 ? full.length : gap);
}

/** Where the owner came from last. What nobody waits for at a screen takes no turns of a place. */
async function placeOfOwner(trx: Transaction<Database>, { job, ownerId }: NewJob): Promise<string | null> {
  if (ownerId === null || (job.urgency !== 'interactive' && job.urgency !== 'sweeps')) return null;
  const owner = await trx.selectFrom('owners').select('place').where('id', '=', ownerId).executeTakeFirst();
  return owner?.place ?? null;
}

/** Writes the job unless one with its key exists; `isNew` says which, and `turn` its place among those that wait. */
export async function insertJob(
  trx: Transaction<Database>,
  wanted: NewJob,
  at: number,
): Promise<{ readonly id: string; readonly isNew: boolean; readonly turn: number }> {
  const { job, input, ownerId } = wanted;
  const key = job.key(input);
  const urgency = urgencies.indexOf(job.urgency);
  const place = await placeOfOwner(trx, wanted);
  const next = await nextTurn(trx, wanted);
  const turn = place === null ? next : await turnOfPlace(trx, wanted, place, next);
  const row = {
    id: ulid(at),
    kind: job.id,
    idempotency_key: key,
    input: JSON.stringify(input),
    state: 'queued' as const,
    attempts: 0,
    worker: null,
    lease_until: null,
    cancel_requested: 0 as const,
    done: null,
    total: null,
    error: null,
    run_at: at,
    for_owner: ownerId,
    for_place: place,
    urgency,
    turn,
    created_at: at,
    finished_at: null,
  };
  const inserted = await trx
    .insertInto('jobs')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted !== undefined) return { id: inserted.id, isNew: true, turn };
  const existing = await trx
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', job.id)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  return { id: existing.id, isNew: false, turn };
}

export interface Claim {
  readonly worker: string;
  readonly now: number;
  readonly leaseMs: number;
}

/** Makes this worker the only one whose outcome counts for the job. Null when it is over or somebody else's. */
export async function claimJob(db: Kysely<Database>, id: string, claim: Claim): Promise<JobRow | null> {
  const row = await db
    .updateTable('jobs')
    .set((eb) => ({
      state: 'running' as const,
      attempts: eb('attempts', '+', 1),
      worker: claim.worker,
      lease_until: claim.now + claim.leaseMs,
    }))
    .where('id', '=', id)
    .where((eb) => eb.or([eb('state', '=', 'queued'), isLeaseOver(eb, claim)]))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps the lease and tells whether the job was asked to stop; null when it is no longer this worker's. */
export async function renewLease(db: Kysely<Database>, id: string, claim: Claim): Promise<boolean | null> {
  const row = await db
    .updateTable('jobs')
    .set({ lease_until: claim.now + claim.leaseMs })
    .where('id', '=', id)
    .where('worker', '=', claim.worker)
    .where('state', '=', 'running')
    .returning('cancel_requested')
    .executeTakeFirst();
  return row === undefined ? null : row.cancel_requested === 1;
}

export async function saveProgress(
  db: Kysely<Database>,
  id: string,
  worker: string,
  done: number,
  total: number,
): Promise<void> {
  await db.updateTable('jobs').set({ done, total }).where('id', '=', id).where('worker', '=', worker).execute();
}

/** Ends this worker's claim. */
export async function finishJob(
  db: Kysely<Database>,
  id: string,
  worker: string,
  outcome: { readonly state: 'done' | 'failed' | 'cancelled'; readonly error?: string; readonly at: number },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      state: outcome.state,
      error: outcome.error ?? null,
      finished_at: outcome.at,
      worker: null,
      lease_until: null,
    })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .execute();
}

/** Gives a claimed job back for another try, later the more tries it had; `isOurFault` gives the try back as well. */
export async function returnJob(
  db: Kysely<Database>,
  row: Pick<JobRow, 'id' | 'attempts'>,
  worker: string,
  { at, error, isOurFault }: { readonly at: number; readonly error?: string; readonly isOurFault: boolean },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      state: 'queued',
      error: error ?? null,
      attempts: isOurFault ? row.attempts - 1 : row.attempts,
      run_at: isOurFault ? at : at + retryMs(row.attempts),
      worker: null,
      lease_until: null,
    })
    .where('id', '=', row.id)
    .where('worker', '=', worker)
    .execute();
}

export async function cancelJob(db: Kysely<Database>, id: string, at: number): Promise<'removed' | 'asked' | 'over'> {
  const removed = await db
    .updateTable('jobs')
    .set({ state: 'cancelled', finished_at: at })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .returning('id')
    .executeTakeFirst();
  if (removed !== undefined) return 'removed';
  const asked = await db
    .updateTable('jobs')
    .set({ cancel_requested: 1 })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return asked === undefined ? 'over' : 'asked';
}

export async function readStatus(db: Kysely<Database>, id: string): Promise<JobStatus | null> {
  const row = await db
    .selectFrom('jobs')
    .select(['id', 'kind', 'state', 'attempts', 'done', 'total', 'error'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { ...row };
}

export async function purgeJobs(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('finished_at', '<', now - retention.finishedJobsMs)
    .execute();
}

export async function countJobs(db: Kysely<Database>): Promise<Record<JobState, number>> {
  const rows = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['state', fn.countAll<number>().as('n')])
    .groupBy('state')
    .execute();
  const counts: Record<JobState, number> = { queued: 0, running: 0, done: 0, failed: 0, cancelled: 0 };
  for (const { state, n } of rows) counts[state] = Number(n);
  return counts;
}
