import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import {
  findLedgerFaults,
  ledgerHash,
  type LedgerAnchor,
  type LedgerEntry,
  type LedgerFault,
} from '@plumbline/quant/signal/ledger';
import { groupedBy } from '../../platform/db/pages-of.ts';
import type { Database } from '../../platform/db/schema.ts';
import { insertRows, lockEnds, readHead, readHeads, readRows, signalsOfOthers, type LedgerRow } from './store.ts';

// What other features may use.
export { readHead, readHeads };
export { latestBodies, linesFrom } from './store.ts';
export type { CorrectionBody, FrozenSignal, OutcomeBody, WithheldBody } from './fold.ts';
export { foldLedger, statusOf, withDecimals } from './fold.ts';
export type { FoldedLedger, FoldedSignal } from './fold.ts';
export { followedOf, heldBeside } from './followed.ts';
export type { Followed } from './followed.ts';

/** broken: what was copied here was not as it was written. */
export type LedgerKind =
  'activation' | 'signal' | 'withheld' | 'outcome' | 'correction' | 'broken' | 'desk' | 'desk-outcome';

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

/** A line to be written. */
export interface NewEntry {
  readonly ownerId: string;
  readonly kind: LedgerKind;
  readonly body: object;
  readonly at: number;
}

type Written = Pick<LedgerEntry, 'seq' | 'hash'>;

/**
 * Writes the next lines of ledgers, those of one owner in their order. Inside the caller's transaction, so that they stand or
 * fall with the rest. Answers where each went.
 */
export async function appendEntries(
  trx: Transaction<Database>,
  entries: readonly NewEntry[],
): Promise<readonly Written[]> {
  const ends = await lockEnds(
    trx,
    entries.map(({ ownerId }) => ownerId),
  );
  // A line that somebody else put behind the end is not written over: it is found when the ledger is checked.
  const last = new Map(
    [...ends].map(([owner, { seq, latest, head }]) => [owner, { seq: Math.max(seq, latest), head }]),
  );
  const rows = entries.map(({ ownerId, kind, body, at }): LedgerRow => {
    const before = last.get(ownerId) ?? { seq: 0, head: '' };
    const [seq, prevHash] = [before.seq + 1, before.head];
    const text = JSON.stringify(body);
    // Hashed as it will be read again.
    const hash = ledgerHash({ seq, at, kind, body: JSON.parse(text) as unknown, prevHash });
    last.set(ownerId, { seq, head: hash });
    return { owner_id: ownerId, seq, at, kind, body: text, prev_hash: prevHash, hash };
  });
  await insertRows(trx, rows);
  return rows.map(({ seq, hash }) => ({ seq, hash }));
}

/** `appendEntries` of one line. */
export async function appendEntry(
  trx: Transaction<Database>,
  ownerId: string,
  kind: LedgerKind,
  body: object,
  at: number,
): Promise<Written> {
  const [written] = await appendEntries(trx, [{ ownerId, kind, body, at }]);
  if (written === undefined) throw new Error('a line was not written');
  return written;
}

/** The whole ledger of an owner, from its first line. */
export async function readLedger(db: Kysely<Database>, ownerId: string): Promise<readonly LedgerEntry[]> {
  return (await readRows(db, [ownerId])).map(entryOf);
}

/** The whole ledgers of some owners, by owner; none of those who have none. */
export async function readLedgers(
  db: Kysely<Database>,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly LedgerEntry[]>> {
  const ledgers = new Map<string, readonly LedgerEntry[]>();
  const byOwner = groupedBy(await readRows(db, ownerIds), ({ owner_id: owner }) => owner);
  for (const [owner, rows] of byOwner) ledgers.set(owner, rows.map(entryOf));
  return ledgers;
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
    const [rows, other] = [await readRows(db, [ownerId]), await readOther()];
    const anchor = await readHead(db, ownerId);
    if (before?.head === anchor?.head || look === mostLooks) return { rows, anchor, other };
  }
}

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
  // Kind and body were checked when the line was first written.
  const entries = lines.map(({ at, kind, body }) => ({ ownerId, kind: kind as LedgerKind, body: body as object, at }));
  const written = await appendEntries(trx, entries);
  return new Map(lines.map(({ seq }, n) => [seq, written[n]?.seq ?? 0]));
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
  const taken = await signalsOfOthers(trx, ownerId, ids);
  const added = entries.filter((line) => !own.has(textOf(line)) && !taken.has(signalIdOf(line) ?? ''));
  const went = await appendLines(trx, ownerId, added);
  await tellBroken(trx, ownerId, { faults, now });
  for (const line of entries) {
    const known = own.get(textOf(line));
    if (known !== undefined) went.set(line.seq, known);
  }
  return went;
}
