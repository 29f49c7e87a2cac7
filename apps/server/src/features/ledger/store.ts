import type { Kysely, Selectable, Transaction } from 'kysely';
import type { LedgerAnchor } from '@plumbline/quant/signal/ledger';
import type { Database } from '../../platform/db/schema.ts';

export type LedgerRow = Selectable<Database['ledger_entries']>;

/** As many as one statement takes on either engine. */
const idsAtOnce = 500;

/**
 * Locks the row that holds the end of an owner's ledger, made where there is none: writers of one ledger take turns, and each
 * follows the one before. `latest`: the highest number in the table, which somebody else may have put behind the end.
 */
export async function lockEnd(
  trx: Transaction<Database>,
  ownerId: string,
): Promise<{ readonly seq: number; readonly head: string; readonly latest: number }> {
  const end = await trx
    .insertInto('ledger_heads')
    .values({ owner_id: ownerId, last_seq: 0, head: '' })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet((eb) => ({ head: eb.ref('ledger_heads.head') })))
    .returning(['last_seq', 'head'])
    .executeTakeFirstOrThrow();
  const { latest } = await trx
    .selectFrom('ledger_entries')
    .select(({ fn }) => fn.max('seq').as('latest'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return { seq: end.last_seq, head: end.head, latest: Number(latest ?? 0) };
}

/** Writes a row behind the end and moves the end to it. */
export async function insertRow(trx: Transaction<Database>, row: LedgerRow): Promise<void> {
  await trx.insertInto('ledger_entries').values(row).execute();
  await trx
    .updateTable('ledger_heads')
    .set({ last_seq: row.seq, head: row.hash })
    .where('owner_id', '=', row.owner_id)
    .execute();
}

export async function readRows(db: Kysely<Database>, ownerId: string): Promise<readonly LedgerRow[]> {
  return db.selectFrom('ledger_entries').selectAll().where('owner_id', '=', ownerId).orderBy('seq').execute();
}

/** Where an owner's ledger ends; null before its first line. */
export async function readHead(db: Kysely<Database>, ownerId: string): Promise<LedgerAnchor | null> {
  const row = await db
    .selectFrom('ledger_heads')
    .select(['last_seq', 'head'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row === undefined ? null : { entries: row.last_seq, head: row.head };
}

/** Of signals, those that somebody else has by now. */
export async function signalsOfOthers(
  trx: Transaction<Database>,
  ownerId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const found = await trx
      .selectFrom('signals')
      .select('id')
      .where('id', 'in', ids.slice(at, at + idsAtOnce))
      .where('owner_id', '!=', ownerId)
      .execute();
    for (const { id } of found) taken.add(id);
  }
  return taken;
}

/** Lines of some kinds from a number on, in their order. */
export async function linesFrom(
  db: Kysely<Database>,
  ownerId: string,
  seq: number,
  kinds: readonly string[],
): Promise<readonly LedgerRow[]> {
  return db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('seq', '>=', seq)
    .where('kind', 'in', kinds)
    .orderBy('seq')
    .execute();
}

/** What the lines of one kind say, or those of them written after an instant; the latest first. */
export async function latestBodies(
  db: Kysely<Database>,
  ownerId: string,
  kind: string,
  after: number | null = null,
): Promise<readonly Pick<LedgerRow, 'body'>[]> {
  const query = db
    .selectFrom('ledger_entries')
    .select('body')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .orderBy('seq', 'desc');
  return (after === null ? query : query.where('at', '>', after)).execute();
}
