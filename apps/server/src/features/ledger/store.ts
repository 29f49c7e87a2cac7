import type { Kysely, Selectable, Transaction } from 'kysely';
import type { LedgerAnchor } from '@plumbline/quant/signal/ledger';
import { pagesOf } from '../../platform/db/pages-of.ts';
import type { Database } from '../../platform/db/schema.ts';

export type LedgerRow = Selectable<Database['ledger_entries']>;

/** Where a ledger ends. `latest`: the highest number in the table, which somebody else may have put behind the end. */
export interface LedgerEnd {
  readonly seq: number;
  readonly head: string;
  readonly latest: number;
}

/**
 * Locks the rows that hold the ends of ledgers, made where there are none: writers of one ledger take turns, and each follows
 * the one before. Locked in the order of their owners, so that no two who write several wait for one another.
 */
export async function lockEnds(
  trx: Transaction<Database>,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, LedgerEnd>> {
  const ends = new Map<string, LedgerEnd>();
  for (const owners of pagesOf([...new Set(ownerIds)].toSorted())) {
    await trx
      .insertInto('ledger_heads')
      .values(owners.map((ownerId) => ({ owner_id: ownerId, last_seq: 0, head: '' })))
      .onConflict((conflict) =>
        conflict.column('owner_id').doUpdateSet((eb) => ({ head: eb.ref('ledger_heads.head') })),
      )
      .execute();
    const rows = await trx
      .selectFrom('ledger_heads')
      .select(['owner_id', 'last_seq', 'head'])
      .select(({ selectFrom }) =>
        selectFrom('ledger_entries')
          .select(({ fn }) => fn.max('seq').as('most'))
          .whereRef('ledger_entries.owner_id', '=', 'ledger_heads.owner_id')
          .as('latest'),
      )
      .where('owner_id', 'in', owners)
      .execute();
    for (const { owner_id: ownerId, last_seq: seq, head, latest } of rows) {
      ends.set(ownerId, { seq, head, latest: Number(latest ?? 0) });
    }
  }
  return ends;
}

/** Writes rows behind the ends of their ledgers, each ledger's by rising number, and moves the ends to the last of them. */
export async function insertRows(trx: Transaction<Database>, rows: readonly LedgerRow[]): Promise<void> {
  for (const page of pagesOf(rows)) await trx.insertInto('ledger_entries').values(page).execute();
  const last = [...new Map(rows.map((row) => [row.owner_id, row])).values()];
  for (const page of pagesOf(last)) {
    await trx
      .insertInto('ledger_heads')
      .values(page.map((row) => ({ owner_id: row.owner_id, last_seq: row.seq, head: row.hash })))
      .onConflict((conflict) =>
        conflict
          .column('owner_id')
          .doUpdateSet((eb) => ({ last_seq: eb.ref('excluded.last_seq'), head: eb.ref('excluded.head') })),
      )
      .execute();
  }
}

/** The ledgers of some owners, each by rising number. */
export async function readRows(db: Kysely<Database>, ownerIds: readonly string[]): Promise<readonly LedgerRow[]> {
  const rows = [];
  for (const page of pagesOf([...new Set(ownerIds)])) {
    const found = db.selectFrom('ledger_entries').selectAll().where('owner_id', 'in', page);
    rows.push(...(await found.orderBy('owner_id').orderBy('seq').execute()));
  }
  return rows;
}

/** Where ledgers end, by owner; none before the first line. */
export async function readHeads(
  db: Kysely<Database>,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, LedgerAnchor>> {
  const heads = new Map<string, LedgerAnchor>();
  for (const page of pagesOf([...new Set(ownerIds)])) {
    const rows = await db.selectFrom('ledger_heads').selectAll().where('owner_id', 'in', page).execute();
    for (const row of rows) heads.set(row.owner_id, { entries: row.last_seq, head: row.head });
  }
  return heads;
}

/** Where an owner's ledger ends; null before its first line. */
export async function readHead(db: Kysely<Database>, ownerId: string): Promise<LedgerAnchor | null> {
  return (await readHeads(db, [ownerId])).get(ownerId) ?? null;
}

/** Of signals, those that somebody else has by now. */
export async function signalsOfOthers(
  trx: Transaction<Database>,
  ownerId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (const page of pagesOf(ids)) {
    const found = await trx
      .selectFrom('signals')
      .select('id')
      .where('id', 'in', page)
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

/** What the lines of one kind say in the ledgers of some owners, or those of them written after an instant; the latest first. */
export async function latestBodies(
  db: Kysely<Database>,
  ownerIds: readonly string[],
  kind: string,
  after: number | null = null,
): Promise<readonly Pick<LedgerRow, 'owner_id' | 'body'>[]> {
  const found = [];
  for (const page of pagesOf([...new Set(ownerIds)])) {
    const query = db
      .selectFrom('ledger_entries')
      .select(['owner_id', 'body'])
      .where('owner_id', 'in', page)
      .where('kind', '=', kind)
      .orderBy('seq', 'desc');
    found.push(...(await (after === null ? query : query.where('at', '>', after)).execute()));
  }
  return found;
}
