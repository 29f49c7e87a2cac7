import type { z } from 'zod';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { listSignals } from '@plumbline/contract/signal';
import { timeOf } from '@plumbline/model/date';
import { pagesOf } from '../../../platform/db/pages-of.ts';
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

/** Signals of strategies whose entries wait for an outcome: those entries and what followed them on their instruments, in the order of the ledger. */
export async function signalsSinceOpen(
  db: Kysely<Database>,
  strategyIds: readonly string[],
): Promise<readonly SignalRow[]> {
  const found = [];
  for (const page of pagesOf(strategyIds)) {
    const rows = db
      .selectFrom('signals')
      .selectAll()
      .where('strategy_id', 'in', page)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('signals as entry')
            .select('entry.id')
            .whereRef('entry.strategy_id', '=', 'signals.strategy_id')
            .whereRef('entry.owner_id', '=', 'signals.owner_id')
            .whereRef('entry.instrument_id', '=', 'signals.instrument_id')
            .whereRef('entry.seq', '<=', 'signals.seq')
            .where('entry.kind', '=', 'enter')
            .where('entry.status', '=', 'open'),
        ),
      );
    found.push(...(await rows.orderBy('seq').execute()));
  }
  return found;
}

/** The latest signals of each strategy, the last one first. */
export async function latestOfStrategies(
  db: Kysely<Database>,
  strategyIds: readonly string[],
  most: number,
): Promise<readonly SignalRow[]> {
  const found = [];
  for (const page of pagesOf(strategyIds)) {
    const placed = db
      .selectFrom('signals')
      .selectAll()
      .select(sql<number>`row_number() over (partition by strategy_id order by seq desc)`.as('place'))
      .where('strategy_id', 'in', page);
    const rows = await db
      .selectFrom(placed.as('placed'))
      .selectAll()
      .where('place', '<=', most)
      .orderBy('seq', 'desc')
      .execute();
    found.push(...rows.map(({ place: _place, ...row }) => row));
  }
  return found;
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

/** Of keys, those under which owners have a signal already, each behind its owner. */
export async function issuedKeys(
  trx: Transaction<Database>,
  signals: readonly Pick<SignalRow, 'owner_id' | 'key'>[],
): Promise<ReadonlySet<string>> {
  const issued = new Set<string>();
  for (const page of pagesOf(signals)) {
    const rows = await trx
      .selectFrom('signals')
      .select(['owner_id', 'key'])
      .where('owner_id', 'in', [...new Set(page.map(({ owner_id: owner }) => owner))])
      .where(
        'key',
        'in',
        page.map(({ key }) => key),
      )
      .execute();
    for (const { owner_id: owner, key } of rows) issued.add(`${owner}|${key}`);
  }
  return issued;
}

export async function insertSignals(trx: Transaction<Database>, rows: readonly SignalRow[]): Promise<void> {
  for (const page of pagesOf(rows)) await trx.insertInto('signals').values(page).execute();
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
