import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { LedgerFault } from '@plumbline/quant/signal/ledger';
import { z } from 'zod';
import type { LedgerKind, StoredLedger } from './ledger.ts';
import { appendEntry, checkRows, readAtOnce, readLedger } from './ledger.ts';

/** As many as one statement takes on either engine. */
const idsAtOnce = 500;

/** One line as it was written; the chain it gets is that of the ledger it is appended to. */
interface LedgerLine {
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  readonly body: unknown;
}

/** Appends lines to an owner's ledger in their order, at the instants they were written. Answers where each went. */
async function appendLines(
  trx: Transaction<Database>,
  ownerId: string,
  lines: readonly LedgerLine[],
): Promise<Map<number, number>> {
  const went = new Map<number, number>();
  for (const { seq, at, kind, body } of lines) {
    // Both were checked when the line was first written.
    const { seq: next } = await appendEntry(trx, ownerId, kind as LedgerKind, body as object, at);
    went.set(seq, next);
  }
  return went;
}

/** A copy gets a chain of its own, in which the faults of the first one would no longer be seen: a line tells of them. */
async function tellBroken(
  trx: Transaction<Database>,
  ownerId: string,
  { faults, now }: { readonly faults: readonly LedgerFault[]; readonly now: number },
): Promise<void> {
  const [first] = faults;
  if (first !== undefined) await appendEntry(trx, ownerId, 'broken', { ...first, faults: faults.length }, now);
}

/** Copies one owner's ledger behind another's. */
export async function copyLedger(
  trx: Transaction<Database>,
  from: string,
  into: string,
): Promise<ReadonlyMap<number, number>> {
  const { rows, anchor } = await readAtOnce(trx, from, async () => null);
  const { entries, faults } = checkRows(rows, anchor);
  const went = await appendLines(trx, into, entries);
  await tellBroken(trx, into, { faults, now: entries.at(-1)?.at ?? 0 });
  return went;
}

const ofSignal = z.object({ signalId: z.string() });
const signalBody = z.object({ id: z.string() });

/** Of which signal a line tells; null = of none. */
function signalIdOf({ kind, body }: LedgerLine): string | null {
  if (kind === 'signal') return signalBody.safeParse(body).data?.id ?? null;
  return ofSignal.safeParse(body).data?.signalId ?? null;
}

/**
 * Puts the ledger of an archive behind an owner's. Lines that are there already stay where they are, and signals that somebody
 * else has by now stay theirs, with what came of them.
 */
export async function restoreLedger(
  trx: Transaction<Database>,
  ownerId: string,
  { rows, anchor }: StoredLedger,
  now: number,
): Promise<ReadonlyMap<number, number>> {
  const { entries, faults } = checkRows(rows, anchor);
  const textOf = ({ at, kind, body }: LedgerLine): string => JSON.stringify([at, kind, body]);
  const own = new Map((await readLedger(trx, ownerId)).map((line) => [textOf(line), line.seq]));
  const ids = [...new Set(entries.flatMap((line) => signalIdOf(line) ?? []))];
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
  const added = entries.filter((line) => !own.has(textOf(line)) && !taken.has(signalIdOf(line) ?? ''));
  const went = await appendLines(trx, ownerId, added);
  await tellBroken(trx, ownerId, { faults, now });
  for (const line of entries) {
    const known = own.get(textOf(line));
    if (known !== undefined) went.set(line.seq, known);
  }
  return went;
}
