import type { z } from 'zod';
import type { Kysely, Transaction } from 'kysely';
import type { listSignals } from '@plumbline/contract/signal';
import { timeOf } from '@plumbline/model/date';
import type { Database } from '../../../platform/db/schema.ts';
import type { SignalRow } from '../rows.ts';

export type SignalFilter = z.output<typeof listSignals.query>;

/** Signals that a filter lets through, the latest first, and one more than its page holds where there are more. */
export async function findSignals(
  db: Kysely<Database>,
  ownerId: string,
  { strategyId, market, side, status, from, to, before, limit }: SignalFilter,
): Promise<readonly SignalRow[]> {
  let query = db.selectFrom('signals').selectAll().where('owner_id', '=', ownerId);
  if (strategyId !== undefined) query = query.where('strategy_id', '=', strategyId);
  if (market !== undefined) query = query.where('market', '=', market);
  if (side !== undefined) query = query.where('side', '=', side === 'buy' ? 1 : -1);
  if (status === 'new') query = query.where('read_at', 'is', null);
  else if (status !== undefined) query = query.where('status', '=', status);
  if (from !== undefined) query = query.where('bar_at', '>=', timeOf(from));
  if (to !== undefined) query = query.where('bar_at', '<=', timeOf(to));
  if (before !== undefined) query = query.where('seq', '<', before);
  return query
    .orderBy('seq', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Every signal of an owner, in the order of the ledger. */
export async function allSignals(db: Kysely<Database>, ownerId: string): Promise<readonly SignalRow[]> {
  return db.selectFrom('signals').selectAll().where('owner_id', '=', ownerId).orderBy('seq').execute();
}

const ofStrategy = (db: Kysely<Database>, ownerId: string, strategyId: string) =>
  db.selectFrom('signals').selectAll().where('owner_id', '=', ownerId).where('strategy_id', '=', strategyId);

/** Every signal of a strategy, in the order of the ledger. */
export async function signalsOfStrategy(
  db: Kysely<Database>,
  ownerId: string,
  strategyId: string,
): Promise<readonly SignalRow[]> {
  return ofStrategy(db, ownerId, strategyId).orderBy('seq').execute();
}

/** The latest signals of a strategy, the last one first. */
export async function latestOfStrategy(
  db: Kysely<Database>,
  ownerId: string,
  strategyId: string,
  most: number,
): Promise<readonly SignalRow[]> {
  return ofStrategy(db, ownerId, strategyId).orderBy('seq', 'desc').limit(most).execute();
}

/** Whether an owner has this signal. */
export async function hasSignal(db: Kysely<Database>, ownerId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('signals')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a signal was frozen under this key before. */
export async function isIssued(trx: Transaction<Database>, ownerId: string, key: string): Promise<boolean> {
  const row = await trx
    .selectFrom('signals')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSignal(trx: Transaction<Database>, row: SignalRow): Promise<void> {
  await trx.insertInto('signals').values(row).execute();
}

/** Closes an open signal with its outcome; false when it was closed before. */
export async function closeSignal(trx: Transaction<Database>, id: string, outcome: string): Promise<boolean> {
  const closed = await trx
    .updateTable('signals')
    .set({ status: 'closed', outcome })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

export async function countUnread(db: Kysely<Database>, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('signals')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('owner_id', '=', ownerId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function markSignalsRead(
  db: Kysely<Database>,
  ownerId: string,
  ids: readonly string[],
  at: number,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('signals')
    .set({ read_at: at })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .where('read_at', 'is', null)
    .execute();
}

/** Whether the rows of an owner who signed in went to the account, with a copy of the ledger. */
export async function hasMoved(db: Kysely<Database>, ownerId: string): Promise<boolean> {
  const owner = await db.selectFrom('owners').select('merged_into').where('id', '=', ownerId).executeTakeFirst();
  return owner?.merged_into != null;
}

/** Everybody who has a ledger, or whose ledger is gone while its end or its signals are still there. */
export async function listLedgerOwners(db: Kysely<Database>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('ledger_heads')
    .select('owner_id')
    .union(db.selectFrom('ledger_entries').select('owner_id'))
    .union(db.selectFrom('signals').select('owner_id'))
    .orderBy('owner_id')
    .execute();
  return rows.map(({ owner_id: ownerId }) => ownerId);
}
