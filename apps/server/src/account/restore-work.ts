import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { PlumblineError } from '@plumbline/model/errors';
import type { Database } from '../db/schema.ts';
import type { Store } from '../db/open-store.ts';
import { appendLines } from '../signal/copy-ledger.ts';
import { dataFile, sealFile, sealOf } from './export-work.ts';
import type { OwnedTables } from './owned-tables.ts';
import { habitOf } from './owned-tables.ts';
import type { WorkRow } from './read-work.ts';
import { workRow } from './read-work.ts';
import { readZipFile } from './zip.ts';

const mostBytes = 512 * 1024 * 1024;
const archiveData = z.object({ format: z.literal(1), tables: z.record(z.string(), z.array(workRow)) });

type Tables = z.infer<typeof archiveData>['tables'];

/**
 * Reads an archive that this server sealed. Anything else is refused: a record of signals or a verdict that somebody
 * could have edited is worth nothing.
 */
export async function openArchive(zip: Buffer, key: Buffer): Promise<{ seal: string; tables: Tables }> {
  const data = await readZipFile(zip, dataFile, mostBytes);
  const seal = await readZipFile(zip, sealFile, 200);
  const refused = new PlumblineError(
    'bad-input',
    'This archive was not written by this server, or it was changed since. Only an unchanged export of this server can be put back.',
  );
  if (data === null || seal === null) throw refused;
  const expected = Buffer.from(sealOf(data, key));
  if (seal.length !== expected.length || !timingSafeEqual(seal, expected)) throw refused;
  const parsed = archiveData.safeParse(JSON.parse(data.toString('utf8')));
  if (!parsed.success) throw refused;
  return { seal: seal.toString('utf8'), tables: parsed.data.tables };
}

interface Restoring {
  readonly store: Store;
  readonly known: OwnedTables;
  readonly ownerId: string;
  readonly now: number;
}

/** Puts rows back in one transaction. A row whose id is taken stays as it is; the same archive twice changes nothing. */
export async function restoreWork(
  { store, known, ownerId, now }: Restoring,
  { seal, tables }: { readonly seal: string; readonly tables: Tables },
): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    if (!(await isFirstTime(trx, ownerId, seal, now))) return;
    const seqs = await restoreLedger(trx, ownerId, tables['ledger_entries'] ?? []);
    const added = new Map<string, Set<unknown>>();
    for (const { name, columns } of inOrder(known)) {
      if (habitOf(name).isPrivate === true || name === 'ledger_entries') continue;
      const ids = new Set<unknown>();
      added.set(name, ids);
      for (const row of tables[name] ?? []) {
        const owned: WorkRow = { ...row, owner_id: ownerId };
        if (name === 'signals') owned['seq'] = seqs.get(Number(row['seq'])) ?? row['seq'] ?? null;
        // Nothing speaks again before its owner says so.
        if ((name === 'activations' || name === 'alerts') && row['state'] === 'active') owned['state'] = 'paused';
        if (name === 'activations' && added.get('strategies')?.has(row['strategy_id']) !== true) continue;
        if (await insert(trx, name, columns, owned)) ids.add(row['id']);
      }
    }
    for (const { name, parent, key } of known.parts) {
      for (const row of tables[name] ?? []) {
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

async function restoreLedger(
  trx: Transaction<Database>,
  ownerId: string,
  rows: readonly WorkRow[],
): Promise<ReadonlyMap<number, number>> {
  const lines = rows
    .map((row) => ({
      seq: Number(row['seq']),
      at: Number(row['at']),
      kind: String(row['kind']),
      body: JSON.parse(String(row['body'])) as unknown,
    }))
    .toSorted((a, b) => a.seq - b.seq);
  return appendLines(trx, ownerId, lines);
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
