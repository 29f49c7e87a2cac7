import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { ulid } from 'ulid';
import type { RunView } from '@plumbline/contract/report';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Database } from '../../platform/db/schema.ts';
import { checkPace, inTurn, paceWindowMs } from '../../platform/owner-pace.ts';
import { resolveOne } from '../instrument/service.ts';
import { writeReportJob } from './write-report.job.ts';
import type { RunRow } from './rows.ts';
import { runView } from './rows.ts';
import { runDate } from './run-date.ts';
import type { ReportDeps } from './deps.ts';

export interface CreateInput {
  readonly symbol: string;
  readonly asOf?: string | undefined;
  /** Same key and same input = same stored answer. Null = every call is a run of its own. */
  readonly idempotencyKey: string | null;
}

/** Starts a run: its row, its job and the answer to its key are written together, or nothing is. */
export async function createRun(deps: ReportDeps, ownerId: string, input: CreateInput): Promise<RunView> {
  const { store, queue, market, clock } = deps;
  const { symbol, asOf, idempotencyKey: key } = input;
  const bodySha256 = createHash('sha256')
    .update(JSON.stringify([symbol, asOf ?? null]))
    .digest('hex');
  if (key !== null) {
    const known = await storedAnswer(store.db, ownerId, key, bodySha256);
    if (known !== null) return known;
  }

  const instrument = await resolveOne(market, symbol, asOf);
  const date = await runDate(instrument, asOf, clock.now());

  const view = await store.db.transaction().execute(async (trx) => {
    if (key !== null && !(await takeKey(trx, ownerId, key, bodySha256, clock.now()))) {
      return storedAnswer(trx, ownerId, key, bodySha256);
    }
    await pace(trx, ownerId, clock.now());
    const created = await insertRun(trx, deps, ownerId, instrument, date);
    if (key !== null) {
      await trx
        .updateTable('idempotency')
        .set({ answer: JSON.stringify(created) })
        .where('owner_id', '=', ownerId)
        .where('key', '=', key)
        .execute();
    }
    return created;
  });
  if (view === null)
    throw new PlumblineError('idempotency-conflict', 'A request with this key is still being answered.');
  queue.wake();
  return view;
}

/** Refuses a run beyond what one owner may begin. */
async function pace(trx: Transaction<Database>, ownerId: string, now: number): Promise<void> {
  await inTurn(trx, ownerId);
  const rows = await trx
    .selectFrom('reports')
    .select(['state', 'created_at'])
    .where('owner_id', '=', ownerId)
    .where((row) => row.or([row('state', 'in', ['queued', 'running']), row('created_at', '>', now - paceWindowMs)]))
    .execute();
  checkPace({
    kind: 'reports',
    begun: rows.map((row) => row.created_at),
    open: rows.filter(({ state }) => state === 'queued' || state === 'running').length,
    now,
  });
}

/** False when the key was taken before; a concurrent taker is waited for by the unique index. */
async function takeKey(
  trx: Transaction<Database>,
  ownerId: string,
  key: string,
  bodySha256: string,
  at: number,
): Promise<boolean> {
  const taken = await trx
    .insertInto('idempotency')
    .values({ owner_id: ownerId, key, body_sha256: bodySha256, answer: null, created_at: at })
    .onConflict((conflict) => conflict.columns(['owner_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

async function storedAnswer(
  db: Kysely<Database>,
  ownerId: string,
  key: string,
  bodySha256: string,
): Promise<RunView | null> {
  const row = await db
    .selectFrom('idempotency')
    .select(['body_sha256', 'answer'])
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.body_sha256 !== bodySha256) {
    throw new PlumblineError(
      'idempotency-conflict',
      'This Idempotency-Key was used for another request. Use a new key for a new run.',
    );
  }
  // Written by this file from a typed value.
  return row.answer === null ? null : (JSON.parse(row.answer) as RunView);
}

async function insertRun(
  trx: Transaction<Database>,
  { queue, clock }: ReportDeps,
  ownerId: string,
  instrument: Instrument,
  asOf: string,
): Promise<RunView> {
  const id = ulid(clock.now());
  const jobId = await queue.enqueue(trx, writeReportJob, { reportId: id }, ownerId);
  const newest = await trx
    .selectFrom('reports')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  const row: RunRow = {
    id,
    owner_id: ownerId,
    instrument: JSON.stringify(instrument),
    state: 'queued',
    as_of: asOf,
    simulated: null,
    job_id: jobId,
    error: null,
    // History is paged by this instant, so two runs of one owner never share it.
    created_at: Math.max(clock.now(), Number(newest?.at ?? 0) + 1),
    finished_at: null,
  };
  await trx
    .insertInto('reports')
    .values({ ...row, instrument_id: instrument.id, body: null, deleted_at: null })
    .execute();
  return runView(row);
}
