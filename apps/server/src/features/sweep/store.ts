import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { SweepStep } from './deps.ts';
import { underWay, type SweepRow } from './rows.ts';

/** Sweeps of a strategy, the latest changed first. */
export async function listSweeps(db: Kysely<Database>, strategyId: string): Promise<readonly SweepRow[]> {
  return db
    .selectFrom('strategy_sweeps')
    .selectAll()
    .where('strategy_id', '=', strategyId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findSweep(db: Kysely<Database>, strategyId: string, id: string): Promise<SweepRow | undefined> {
  return db
    .selectFrom('strategy_sweeps')
    .selectAll()
    .where('id', '=', id)
    .where('strategy_id', '=', strategyId)
    .executeTakeFirst();
}

/** The latest sweep over the same settings of the same strategy. */
export async function findSame(db: Kysely<Database>, strategyId: string, key: string): Promise<SweepRow | undefined> {
  return db
    .selectFrom('strategy_sweeps')
    .selectAll()
    .where('strategy_id', '=', strategyId)
    .where('sweep_key', '=', key)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** Name of a strategy of an owner that is being swept. */
export async function findSwept(db: Kysely<Database>, ownerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('strategy_sweeps')
    .innerJoin('strategies', 'strategies.id', 'strategy_sweeps.strategy_id')
    .select('strategies.name')
    .where('strategies.owner_id', '=', ownerId)
    .where('strategies.deleted_at', 'is', null)
    .where('strategy_sweeps.state', 'in', underWay)
    .executeTakeFirst();
  return row?.name ?? null;
}

export async function insertSweep(trx: Transaction<Database>, row: SweepRow): Promise<void> {
  await trx.insertInto('strategy_sweeps').values(row).execute();
}

export async function updateSweep(
  trx: Transaction<Database>,
  id: string,
  change: Updateable<Database['strategy_sweeps']>,
): Promise<void> {
  await trx.updateTable('strategy_sweeps').set(change).where('id', '=', id).execute();
}

/** Deletes what a sweep replaces: others over the same settings, and of its strategy all but the latest `kept`. */
export async function deleteReplaced(
  trx: Transaction<Database>,
  { id, strategy_id: strategyId, sweep_key: key }: SweepRow,
  kept: number,
): Promise<void> {
  const old = await trx
    .selectFrom('strategy_sweeps')
    .select(['id', 'sweep_key'])
    .where('strategy_id', '=', strategyId)
    .where('id', '<>', id)
    .orderBy('created_at', 'desc')
    .execute();
  const gone = old.filter((one, nth) => one.sweep_key === key || nth >= kept - 1).map((one) => one.id);
  if (gone.length > 0) await trx.deleteFrom('strategy_sweeps').where('id', 'in', gone).execute();
}

/** Stops a sweep that is under way; any other stays as it is. */
export async function stopSweep(db: Kysely<Database>, id: string, at: number): Promise<void> {
  await db
    .updateTable('strategy_sweeps')
    .set({ state: 'stopped', updated_at: at })
    .where('id', '=', id)
    .where('state', 'in', underWay)
    .execute();
}

/** Stops a sweep whose strategy was removed. */
export async function stopOfRemoved(db: Kysely<Database>, id: string, at: number): Promise<void> {
  await db
    .updateTable('strategy_sweeps')
    .set({ state: 'stopped', updated_at: at })
    .where('id', '=', id)
    .where('state', 'in', underWay)
    .where('strategy_id', 'in', db.selectFrom('strategies').select('id').where('deleted_at', 'is not', null))
    .execute();
}

/** Marks a sweep as running and answers it, unless it is over or this step of it was done before. */
export async function beginStep(
  db: Kysely<Database>,
  { sweepId, start, from }: SweepStep,
  at: number,
): Promise<SweepRow | null> {
  const row = await db
    .updateTable('strategy_sweeps')
    .set({ state: 'running', updated_at: at })
    .where('id', '=', sweepId)
    .where('starts', '=', start)
    .where('done', '=', from)
    .where('state', 'in', underWay)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Whether this start of a sweep is still under way. */
export async function isUnderWay(db: Kysely<Database>, { id, starts }: SweepRow): Promise<boolean> {
  const row = await db
    .selectFrom('strategy_sweeps')
    .select('id')
    .where('id', '=', id)
    .where('starts', '=', starts)
    .where('state', 'in', underWay)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes how far a start has come and answers its state; null when another worker was faster. */
export async function advance(
  trx: Transaction<Database>,
  { id, starts, done }: SweepRow,
  change: Updateable<Database['strategy_sweeps']>,
): Promise<SweepRow['state'] | null> {
  const row = await trx
    .updateTable('strategy_sweeps')
    .set(change)
    .where('id', '=', id)
    .where('starts', '=', starts)
    .where('done', '=', done)
    .returning('state')
    .executeTakeFirst();
  return row?.state ?? null;
}

/** Ends a start that is under way as failed; undefined when it is not. */
export async function markFailed(
  db: Kysely<Database>,
  { sweepId, start }: SweepStep,
  error: string,
  at: number,
): Promise<Pick<SweepRow, 'strategy_id' | 'done'> | undefined> {
  return db
    .updateTable('strategy_sweeps')
    .set({ state: 'failed', error, updated_at: at })
    .where('id', '=', sweepId)
    .where('starts', '=', start)
    .where('state', 'in', underWay)
    .returning(['strategy_id', 'done'])
    .executeTakeFirst();
}

function bytesOf(values: Float64Array): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}

function numbersOf(bytes: Uint8Array): Float64Array {
  // A piece as the store hands it out need not begin where a number may.
  return new Float64Array(Uint8Array.from(bytes).buffer);
}

/** Keeps the cells that follow those found before. */
export async function insertPiece(
  trx: Transaction<Database>,
  { id, done }: SweepRow,
  sharpe: Float64Array,
): Promise<void> {
  await trx
    .insertInto('sweep_pieces')
    .values({ sweep_id: id, first_cell: done, sharpe: bytesOf(sharpe) })
    .execute();
}

export async function deletePieces(trx: Transaction<Database>, sweepId: string): Promise<void> {
  await trx.deleteFrom('sweep_pieces').where('sweep_id', '=', sweepId).execute();
}

/** Whoever owns the strategy that is swept. */
export async function ownerOfStrategy(trx: Transaction<Database>, strategyId: string): Promise<string | null> {
  const row = await trx.selectFrom('strategies').select('owner_id').where('id', '=', strategyId).executeTakeFirst();
  return row?.owner_id ?? null;
}

/** Cells from one on as far as the sweep has come. */
export async function readCells(db: Kysely<Database>, { id, done }: SweepRow, from: number): Promise<Float64Array> {
  const sharpe = new Float64Array(Math.max(0, done - from)).fill(Number.NaN);
  const pieces = await db
    .selectFrom('sweep_pieces')
    .select(['first_cell', 'sharpe'])
    .where('sweep_id', '=', id)
    .where('first_cell', '<', done)
    .orderBy('first_cell')
    .execute();
  for (const { first_cell: first, sharpe: bytes } of pieces) {
    const values = numbersOf(bytes);
    if (first + values.length <= from || first >= done) continue;
    const start = Math.max(0, from - first);
    sharpe.set(values.subarray(start, Math.min(values.length, done - first)), first + start - from);
  }
  return sharpe;
}
