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

export async function checkLedger(db: Kysely<Database>, ownerId: string): Promise<LedgerCheck> {
  try {
    return verifyLedger(await readLedger(db, ownerId));
  } catch (error) {
    // A body that is no JSON any more was changed behind our back: find it line by line.
    if (!(error instanceof SyntaxError)) throw error;
    const rows = await db
      .selectFrom('ledger_entries')
      .select(['seq', 'body'])
      .where('owner_id', '=', ownerId)
      .orderBy('seq')
      .execute();
    return { entries: rows.length, head: null, firstBad: rows.find(({ body }) => !isJson(body))?.seq ?? 1 };
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
