import { canonicalText } from '@plumbline/model/canonical-text';
import { recordFields, type RecordFault } from '@plumbline/contract/signal';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { marketOfText } from '../../platform/closed-bars.ts';
import type { FoldedLedger, FoldedSignal } from '../ledger/service.ts';
import { foldLedger, statusOf } from '../ledger/service.ts';
import { keyOf } from './issue.ts';
import { checkRows, readAtOnce } from '../ledger/service.ts';
import type { SignalRow } from './rows.ts';
import { allSignals, hasMoved } from './store/signals.ts';

// What the command line uses.
export { listLedgerOwners } from './store/signals.ts';

/** An owner's record as the ledger tells it, and everything in which ledger, its end and the rows disagree. */
export interface CheckedRecord {
  readonly entries: number;
  readonly head: string | null;
  readonly folded: FoldedLedger;
  /** By entry; empty when nothing was changed since it was written. */
  readonly faults: readonly RecordFault[];
}

/** Spaces and the order of members change nothing of what is said. */
function canonical(text: string | null): string | null {
  if (text === null) return null;
  try {
    return canonicalText(JSON.parse(text));
  } catch {
    return text;
  }
}

/** What of a row does not say what the ledger says. */
function differences(row: SignalRow, signal: FoldedSignal): RecordFault['fields'] {
  const { frozen, outcome, lines } = signal;
  const { strategyId, version, instrumentId } = frozen;
  const isSame: Readonly<Record<RecordFault['fields'][number], boolean>> = {
    id: row.id === frozen.id,
    key: row.key === keyOf({ strategy_id: strategyId, version }, frozen),
    strategy: row.strategy_id === strategyId,
    instrument: row.instrument_id === instrumentId,
    market: row.market === marketOfText(instrumentId),
    side: row.side === frozen.side,
    kind: row.kind === frozen.kind,
    status: row.status === statusOf(signal),
    bar: row.bar_at === frozen.barTime,
    frozenAt: row.frozen_at === frozen.frozenAt,
    content: canonical(row.body) === canonicalText(lines.signal),
    outcome: canonical(row.outcome) === (outcome === null ? null : canonicalText(lines.outcome)),
  };
  return recordFields.filter((field) => !isSame[field]);
}

function compareRows(rows: readonly SignalRow[], { signals }: FoldedLedger): readonly RecordFault[] {
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  const faults: RecordFault[] = [];
  for (const signal of signals) {
    const { seq } = signal;
    const row = bySeq.get(seq);
    const fields: RecordFault['fields'] = row === undefined ? [] : differences(row, signal);
    if (row === undefined) faults.push({ what: 'row-missing', seq, last: seq, fields: [] });
    else if (fields.length > 0) faults.push({ what: 'row-changed', seq, last: seq, fields });
  }
  const told = new Set(signals.map(({ seq }) => seq));
  const added = rows.filter(({ seq }) => !told.has(seq));
  return [...faults, ...added.map(({ seq }): RecordFault => ({ what: 'row-added', seq, last: seq, fields: [] }))];
}

/**
 * Folds the ledger of an owner into its record, and holds it against its own chain, against the end that is anchored apart
 * from it, and against the rows that pages are filled from.
 */
export async function checkRecord(db: Kysely<Database>, ownerId: string): Promise<CheckedRecord> {
  const { rows, anchor, other } = await readAtOnce(db, ownerId, async () => ({
    signals: await allSignals(db, ownerId),
    // Then its rows went to the account, with a copy of the ledger.
    hasMoved: await hasMoved(db, ownerId),
  }));
  const { entries, faults } = checkRows(rows, anchor);
  const folded = foldLedger(entries);
  const all: RecordFault[] = [
    ...faults.map((fault) => ({ ...fault, fields: [] })),
    ...folded.broken.map((seq): RecordFault => ({ what: 'copied-broken', seq, last: seq, fields: [] })),
    ...(other.hasMoved ? [] : compareRows(other.signals, folded)),
  ];
  return {
    entries: entries.length,
    head: anchor?.head ?? entries.at(-1)?.hash ?? null,
    folded,
    faults: all.toSorted((a, b) => a.seq - b.seq),
  };
}
