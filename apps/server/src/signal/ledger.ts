import type { Kysely, Selectable, Transaction } from 'kysely';
import { ledgerHash, verifyLedger, type LedgerCheck, type LedgerEntry } from '@plumbline/quant/signal/ledger';
import type { Database } from '../db/schema.ts';

export type LedgerKind = 'activation' | 'signal' | 'withheld' | 'outcome' | 'correction';

type LedgerRow = Selectable<Database['ledger_entries']>;

function entryOf(row: LedgerRow): LedgerEntry {
  const { seq, at, kind } = row;
  // Written by `appendEntry`; whoever changed it since is found by the hash.
  return { seq, at, kind, body: JSON.parse(row.body) as unknown, prevHash: row.prev_hash, hash: row.hash };
}

/** Writes the next line of an owner's ledger. Inside the caller's transaction, so that it stands or falls with the rest. */
export async function appendEntry(
  trx: Transaction<Database>,
  ownerId: string,
  kind: LedgerKind,
  body: object,
  at: number,
): Promise<Pick<LedgerEntry, 'seq' | 'hash'>> {
  const last = await trx
    .selectFrom('ledger_entries')
    .select(['seq', 'hash'])
    .where('owner_id', '=', ownerId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const seq = (last?.seq ?? 0) + 1;
  const prevHash = last?.hash ?? '';
  const text = JSON.stringify(body);
  // Hashed as it will be read again.
  const hash = ledgerHash({ seq, at, kind, body: JSON.parse(text) as unknown, prevHash });
  await trx
    .insertInto('ledger_entries')
    .values({ owner_id: ownerId, seq, at, kind, body: text, prev_hash: prevHash, hash })
    .execute();
  return { seq, hash };
}

/** The whole ledger of an owner, from its first line. */
export async function readLedger(db: Kysely<Database>, ownerId: string): Promise<readonly LedgerEntry[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('seq')
    .execute();
  return rows.map(entryOf);
}

/** Checks every line of an owner, down to the bytes of its body. */
export async function checkLedger(db: Kysely<Database>, ownerId: string): Promise<LedgerCheck> {
  const rows = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('seq')
    .execute();
  // A body that no longer prints as it was written was changed behind our back; what follows it need not be read.
  const changed = rows.findIndex(({ body }) => !isAsWritten(body));
  const check = verifyLedger((changed < 0 ? rows : rows.slice(0, changed)).map(entryOf));
  if (changed < 0) return check;
  return { entries: rows.length, head: null, firstBad: check.firstBad ?? changed + 1 };
}

function isAsWritten(body: string): boolean {
  try {
    return JSON.stringify(JSON.parse(body)) === body;
  } catch {
    return false;
  }
}
