import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/db/schema.ts';
import type { Store } from '../../../platform/db/open-store.ts';
import { restoreLedger } from '../../ledger/service.ts';
import type { StoredLedger } from '../../ledger/service.ts';
import type { OwnedTables } from './owned-tables.ts';
import { habitOf } from './owned-tables.ts';
import type { WorkRow } from './read-work.ts';

/** Rows by table. */
export type WorkTables = ReadonlyMap<string, readonly WorkRow[]>;

interface Restoring {
  readonly store: Store;
  readonly known: OwnedTables;
  readonly ownerId: string;
  readonly now: number;
}

/** Puts rows back in one transaction. A row whose id is taken stays as it is; the same archive twice changes nothing. */
export async function restoreWork(
  { store, known, ownerId, now }: Restoring,
  { seal, tables }: { readonly seal: string; readonly tables: WorkTables },
): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    if (!(await isFirstTime(trx, ownerId, seal, now))) return;
    const seqs = await restoreLedger(trx, ownerId, ledgerOf(tables), now);
    const added = new Map<string, Set<unknown>>();
    for (const { name, columns } of inOrder(known)) {
      if (habitOf(name).isPrivate === true || name === 'ledger_entries' || name === 'ledger_heads') continue;
      const ids = new Set<unknown>();
      added.set(name, ids);
      for (const row of tables.get(name) ?? []) {
        const owned: WorkRow = { ...row, owner_id: ownerId };
        if (name === 'signals') owned['seq'] = seqs.get(Number(row['seq'])) ?? row['seq'] ?? null;
        // Nothing speaks again before its owner says so.
        if ((name === 'activations' || name === 'alerts' || name === 'briefs') && row['state'] === 'active')
          owned['state'] = 'paused';
        if (name === 'activations' && added.get('strategies')?.has(row['strategy_id']) !== true) continue;
        if (await insert(trx, name, columns, owned)) ids.add(row['id']);
      }
    }
    for (const { name, parent, key } of known.parts) {
      for (const row of tables.get(name) ?? []) {
        // Only below what came back just now: an id may belong to somebody else by this time.
        if (added.get(parent)?.has(row[key]) === true) await insert(trx, name, null, row);
      }
    }
  });
}

/** Activations refer to strategies, what rang to its alert, uses of invites to invites: what others refer to comes first. */
function inOrder({ owned }: OwnedTables): OwnedTables['owned'] {
  const first = ['reports', 'strategies', 'invites', 'alerts'];
  const rank = ({ name }: { readonly name: string }): number => (first.includes(name) ? 0 : 1);
  return owned.toSorted((a, b) => rank(a) - rank(b));
}

async function isFirstTime(trx: Transaction<Database>, ownerId: string, seal: string, now: number): Promise<boolean> {
  const taken = await trx
    .insertInto('idempotency')
    .values({
      owner_id: ownerId,
      key: `archive:${seal}`,
      body_sha256: createHash('sha256').update(seal).digest('hex'),
      answer: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'key']).doNothing())
    .returning('key')
    .execute();
  return taken.length > 0;
}

const ledgerRow = z.object({
  owner_id: z.string(),
  seq: z.number(),
  at: z.number(),
  kind: z.string(),
  body: z.string(),
  prev_hash: z.string(),
  hash: z.string(),
});
const ledgerHead = z.object({ last_seq: z.number(), head: z.string() });

/** The ledger of an archive. One that was written before ends were anchored ends where it ends. */
function ledgerOf(tables: WorkTables): StoredLedger {
  const rows = z
    .array(ledgerRow)
    .parse(tables.get('ledger_entries') ?? [])
    .toSorted((a, b) => a.seq - b.seq);
  const last = rows.at(-1);
  const isAnchored = tables.has('ledger_heads');
  const end = isAnchored ? tables.get('ledger_heads')?.[0] : last && { last_seq: last.seq, head: last.hash };
  const known = end === undefined ? null : ledgerHead.parse(end);
  return { rows, anchor: known === null ? null : { entries: known.last_seq, head: known.head } };
}

async function insert(
  trx: Transaction<Database>,
  table: string,
  columns: ReadonlySet<string> | null,
  row: WorkRow,
): Promise<boolean> {
  const names = Object.keys(row).filter((name) => columns === null || columns.has(name));
  const values = names.map((name) => row[name] ?? null);
  const { rows } = await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(values)}) on conflict do nothing returning 1`.execute(trx);
  return rows.length > 0;
}
