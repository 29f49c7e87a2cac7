import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { appendEntry, readLedger, type LedgerKind } from './ledger.ts';

/** One line as it was written; the chain it gets is that of the ledger it is appended to. */
export interface LedgerLine {
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  readonly body: unknown;
}

/** Appends lines to an owner's ledger in their order, at the instants they were written. Answers where each went. */
export async function appendLines(
  trx: Transaction<Database>,
  ownerId: string,
  lines: readonly LedgerLine[],
): Promise<ReadonlyMap<number, number>> {
  const went = new Map<number, number>();
  for (const { seq, at, kind, body } of lines) {
    // Both were checked when the line was first written.
    const { seq: next } = await appendEntry(trx, ownerId, kind as LedgerKind, body as object, at);
    went.set(seq, next);
  }
  return went;
}

/** Copies one owner's ledger behind another's. */
export async function copyLedger(
  trx: Transaction<Database>,
  from: string,
  into: string,
): Promise<ReadonlyMap<number, number>> {
  return appendLines(trx, into, await readLedger(trx, from));
}
