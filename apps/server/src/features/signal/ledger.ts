import type { Kysely, Selectable, Transaction } from 'kysely';
import {
  findLedgerFaults,
  ledgerHash,
  type LedgerAnchor,
  type LedgerEntry,
  type LedgerFault,
} from '@plumbline/quant/signal/ledger';
import type { Database } from '../../platform/db/schema.ts';

/** broken: what was copied here was not as it was written. */
export type LedgerKind = 'activation' | 'signal' | 'withheld' | 'outcome' | 'correction' | 'broken';

type LedgerRow = Selectable<Database['ledger_entries']>;

/** What is no JSON any more is kept as it stands; its fingerprint tells. */
function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

export function entryOf({ seq, at, kind, body, prev_hash: prevHash, hash }: LedgerRow): LedgerEntry {
  return { seq, at, kind, body: bodyOf(body), prevHash, hash };
}

/**
 * Writes the next line of an owner's ledger. Inside the caller's transaction, so that it stands or falls with the rest. The
 * row that holds its end is locked first: writers of one ledger take turns, and each follows the one before.
 */
export async function appendEntry(
  trx: Transaction<Database>,
  ownerId: string,
  kind: LedgerKind,
  body: object,
  at: number,
): Promise<Pick<LedgerEntry, 'seq' | 'hash'>> {
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
  // A line that somebody else put behind the end is not written over: it is found when the ledger is checked.
  const seq = Math.max(end.last_seq, Number(latest ?? 0)) + 1;
  const prevHash = end.head;
  const text = JSON.stringify(body);
  // Hashed as it will be read again.
  const hash = ledgerHash({ seq, at, kind, body: JSON.parse(text) as unknown, prevHash });
  await trx
    .insertInto('ledger_entries')
    .values({ owner_id: ownerId, seq, at, kind, body: text, prev_hash: prevHash, hash })
    .execute();
  await trx.updateTable('ledger_heads').set({ last_seq: seq, head: hash }).where('owner_id', '=', ownerId).execute();
  return { seq, hash };
}

async function readRows(db: Kysely<Database>, ownerId: string): Promise<readonly LedgerRow[]> {
  return db.selectFrom('ledger_entries').selectAll().where('owner_id', '=', ownerId).orderBy('seq').execute();
}

/** The whole ledger of an owner, from its first line. */
export async function readLedger(db: Kysely<Database>, ownerId: string): Promise<readonly LedgerEntry[]> {
  return (await readRows(db, ownerId)).map(entryOf);
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

/** A ledger and all that is wrong with it. */
export interface CheckedLedger {
  readonly entries: readonly LedgerEntry[];
  /** Number of the first entry that something is wrong with; null = none. */
  readonly firstBad: number | null;
  readonly faults: readonly LedgerFault[];
}

function isAsWritten(body: string): boolean {
  return JSON.stringify(bodyOf(body)) === body;
}

/** Checks every line of rows as they are stored, down to the bytes of each body, and where they end. */
export function checkRows(rows: readonly LedgerRow[], anchor: LedgerAnchor | null): CheckedLedger {
  const entries = rows.map(entryOf);
  const found = findLedgerFaults(entries, anchor);
  const known = new Set(found.flatMap(({ what, seq }) => (what === 'entry-changed' ? [seq] : [])));
  const respelt = rows.flatMap(({ seq, body }): LedgerFault[] =>
    known.has(seq) || isAsWritten(body) ? [] : [{ what: 'entry-changed', seq, last: seq }],
  );
  const faults = [...found, ...respelt].toSorted((a, b) => a.seq - b.seq);
  return { entries, firstBad: faults[0]?.seq ?? null, faults };
}

/** A ledger as it is stored, with where it must end. */
export interface StoredLedger {
  readonly rows: readonly LedgerRow[];
  readonly anchor: LedgerAnchor | null;
}

const mostLooks = 20;

/**
 * Reads a ledger, and whatever else is only written together with a line of it, as they were at one instant: reads again when
 * a line was appended meanwhile.
 */
export async function readAtOnce<T>(
  db: Kysely<Database>,
  ownerId: string,
  readOther: () => Promise<T>,
): Promise<StoredLedger & { readonly other: T }> {
  for (let look = 1; ; look += 1) {
    const before = await readHead(db, ownerId);
    const [rows, other] = [await readRows(db, ownerId), await readOther()];
    const anchor = await readHead(db, ownerId);
    if (before?.head === anchor?.head || look === mostLooks) return { rows, anchor, other };
  }
}

/** Checks every line of an owner's ledger, and that none is missing at its end. */
export async function checkLedger(
  db: Kysely<Database>,
  ownerId: string,
): Promise<Omit<CheckedLedger, 'entries'> & { readonly entries: number }> {
  const { rows, anchor } = await readAtOnce(db, ownerId, async () => null);
  const { entries, ...found } = checkRows(rows, anchor);
  return { ...found, entries: entries.length };
}
