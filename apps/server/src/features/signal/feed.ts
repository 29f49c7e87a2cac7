import type { SignalView, WithheldView } from '@plumbline/contract/signal';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { entryOf, foldLedger, linesFrom, statusOf, type FoldedSignal } from '../ledger/service.ts';
import type { SignalRow } from './rows.ts';
import type { FrozenSignal, OutcomeBody, WithheldBody } from '../ledger/service.ts';
import { correctionOf, frozenOf } from './rows.ts';
import type { SignalFilter } from './store/signals.ts';
import { countUnread, findSignals } from './store/signals.ts';

export interface Feed {
  readonly signals: SignalView[];
  readonly withheld: WithheldView[];
  readonly next: number | null;
  readonly unread: number;
}

/** What the ledger says of a signal; what the row says only where the ledger has no line of it. */
function toldOf(row: SignalRow, line: FoldedSignal | undefined): FrozenSignal & Pick<SignalView, 'status' | 'outcome'> {
  if (line !== undefined) return { ...line.frozen, status: statusOf(line), outcome: line.outcome };
  // Written by the settlement from a typed value.
  const outcome = row.outcome === null ? null : (JSON.parse(row.outcome) as OutcomeBody);
  return { ...frozenOf(row), status: row.status, outcome };
}

/** One page of signals, the latest first, with what was withheld in the same span. Rows are found; the ledger is told. */
export async function readFeed(db: Kysely<Database>, ownerId: string, filter: SignalFilter): Promise<Feed> {
  const { strategyId, limit } = filter;
  const rows = await findSignals(db, ownerId, filter);
  const page = rows.slice(0, limit);
  const kinds = ['signal', 'outcome', 'withheld', 'correction'];
  const lines = await linesFrom(db, ownerId, page.at(-1)?.seq ?? 0, kinds);
  const hashes = new Map(lines.map(({ seq, hash }) => [seq, hash]));
  const told = new Map(foldLedger(lines.map(entryOf)).signals.map((signal) => [signal.seq, signal]));
  const corrections = lines.flatMap(({ seq, at, kind, body }) => {
    if (kind !== 'correction') return [];
    return [{ ...correctionOf({ body }), seq, at }];
  });
  const signals = page.map((row): SignalView => ({
    ...toldOf(row, told.get(row.seq)),
    seq: row.seq,
    hash: hashes.get(row.seq) ?? '',
    corrections: corrections.flatMap(({ signalId, ...correction }) => (signalId === row.id ? [correction] : [])),
    readAt: row.read_at,
  }));
  const withheld = lines.flatMap(({ seq, at, kind, body }): WithheldView[] => {
    if (kind !== 'withheld') return [];
    // Written by the evaluation from a typed value.
    const silence = JSON.parse(body) as WithheldBody;
    return strategyId === undefined || silence.strategyId === strategyId ? [{ ...silence, seq, at }] : [];
  });
  return {
    signals,
    withheld: withheld.toSorted((a, b) => b.seq - a.seq).slice(0, limit),
    next: rows.length > limit ? (page.at(-1)?.seq ?? null) : null,
    unread: await countUnread(db, ownerId),
  };
}
