import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { ulid } from 'ulid';
import type { RunView } from '@plumbline/contract/report';
import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import type { Instrument } from '@plumbline/model/instrument';
import type { Database } from '../../platform/db/schema.ts';
import { checkPace, inTurn, paceWindowMs } from '../../platform/owner-pace.ts';
import { resolveOne } from '../instrument/service.ts';
import { writeReportJob } from './write-report.job.ts';
import type { RunRow } from './rows.ts';
import { runView } from './rows.ts';
import { runDate } from './run-date.ts';
import { keepAnswer, readAnswer, takeKey } from './store/answers.ts';
import { insertRun, latestBegun, listBegun } from './store/runs.ts';
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
    if (key !== null && !(await takeKey(trx, ownerId, { key, bodySha256, at: clock.now() }))) {
      return storedAnswer(trx, ownerId, key, bodySha256);
    }
    await pace(trx, ownerId, clock);
    const created = await beginRun(trx, deps, ownerId, instrument, date);
    if (key !== null) await keepAnswer(trx, ownerId, key, JSON.stringify(created));
    return created;
  });
  if (view === null)
    throw new PlumblineError('idempotency-conflict', 'A request with this key is still being answered.');
  queue.wake();
  return view;
}

/** Refuses a run beyond what one owner may begin. */
async function pace(trx: Transaction<Database>, ownerId: string, clock: Clock): Promise<void> {
  await inTurn(trx, ownerId);
  const runs = await listBegun(trx, ownerId, clock.now() - paceWindowMs);
  checkPace({
    kind: 'reports',
    begun: runs.map(({ at }) => at),
    open: runs.filter(({ isOpen }) => isOpen).length,
    clock,
  });
}

async function storedAnswer(
  db: Kysely<Database>,
  ownerId: string,
  key: string,
  bodySha256: string,
): Promise<RunView | null> {
  const row = await readAnswer(db, ownerId, key);
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

async function beginRun(
  trx: Transaction<Database>,
  { queue, clock }: ReportDeps,
  ownerId: string,
  instrument: Instrument,
  asOf: string,
): Promise<RunView> {
  const id = ulid(clock.now());
  const jobId = await queue.enqueue(trx, writeReportJob, { reportId: id }, ownerId);
  const newest = await latestBegun(trx, ownerId);
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
    created_at: Math.max(clock.now(), newest + 1),
    finished_at: null,
  };
  await insertRun(trx, { ...row, instrument_id: instrument.id, body: null, deleted_at: null });
  return runView(row);
}
