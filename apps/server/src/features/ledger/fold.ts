import { activationStates, signalView, type SignalView, type WithheldView } from '@plumbline/contract/signal';
import { averageDecimals } from '@plumbline/model/price-decimals';
import type { LedgerEntry } from '@plumbline/quant/signal/ledger';
import { z } from 'zod';

/** What is frozen in the ledger when a signal is issued. */
export type FrozenSignal = Omit<SignalView, 'seq' | 'hash' | 'status' | 'outcome' | 'corrections' | 'readAt'>;
export type WithheldBody = Omit<WithheldView, 'seq' | 'at'>;
export type OutcomeBody = NonNullable<SignalView['outcome']> & { readonly signalId: string };
export interface CorrectionBody {
  readonly signalId: string;
  readonly text: string;
  /** The close as it was frozen and as it is now, where a bar was restated; null for a remark. */
  readonly was: number | null;
  readonly now: number | null;
}

/** The digits of a signal that was frozen before they were. */
export function withDecimals<T extends { readonly refPrice: number; readonly priceDecimals?: number | undefined }>(
  frozen: T,
): T & { readonly priceDecimals: number } {
  return { ...frozen, priceDecimals: frozen.priceDecimals ?? averageDecimals(frozen.refPrice) };
}

const frozenBody = signalView
  .omit({ seq: true, hash: true, status: true, outcome: true, corrections: true, readAt: true })
  // Signals that were frozen earlier stated no chance and no digits, and none of them caught up.
  .extend({
    chance: z.number().nullable().default(null),
    catchUp: z.boolean().default(false),
    priceDecimals: z.number().optional(),
  })
  .transform(withDecimals);
const outcomeBody = signalView.shape.outcome.unwrap().extend({ signalId: z.string() });
const silenceBody = z.object({ strategyId: z.string(), reason: z.string() });
const switchBody = z.object({ strategyId: z.string(), state: z.enum(activationStates).default('active') });

/** A signal as its ledger tells it: the line that froze it, and what a later line says came of it. */
export interface FoldedSignal {
  readonly seq: number;
  readonly frozen: FrozenSignal;
  readonly outcome: OutcomeBody | null;
  /** The bodies of the lines themselves; null = no such line. */
  readonly lines: { readonly signal: unknown; readonly outcome: unknown };
}

/** What a ledger says, from its entries alone. */
export interface FoldedLedger {
  /** In the order in which they were issued. */
  readonly signals: readonly FoldedSignal[];
  /** One per line that tells of silence. */
  readonly withheld: readonly (z.infer<typeof silenceBody> & { readonly seq: number })[];
  /** When strategies were switched on, paused and ended. */
  readonly switches: readonly (z.infer<typeof switchBody> & { readonly seq: number; readonly at: number })[];
  /** Lines that say that what was copied behind them was not as it was written. */
  readonly broken: readonly number[];
}

/** Whether a signal waits for its outcome: only an entry has one. */
export function statusOf({ frozen, outcome }: Pick<FoldedSignal, 'frozen' | 'outcome'>): 'open' | 'closed' {
  return frozen.kind === 'enter' && outcome === null ? 'open' : 'closed';
}

/** Reads signals, outcomes and silences out of a ledger. What does not read as what it says it is counts for nothing. */
export function foldLedger(entries: readonly LedgerEntry[]): FoldedLedger {
  const signals = new Map<string, FoldedSignal>();
  const withheld: FoldedLedger['withheld'][number][] = [];
  const switches: FoldedLedger['switches'][number][] = [];
  const broken: number[] = [];
  for (const { seq, at, kind, body } of entries) {
    if (kind === 'broken') broken.push(seq);
    if (kind === 'withheld') {
      const silence = silenceBody.safeParse(body);
      if (silence.success) withheld.push({ ...silence.data, seq });
    }
    if (kind === 'activation') {
      const turned = switchBody.safeParse(body);
      if (turned.success) switches.push({ ...turned.data, seq, at });
    }
    if (kind === 'signal') {
      const frozen = frozenBody.safeParse(body);
      if (frozen.success && !signals.has(frozen.data.id)) {
        signals.set(frozen.data.id, {
          seq,
          frozen: frozen.data,
          outcome: null,
          lines: { signal: body, outcome: null },
        });
      }
    }
    if (kind === 'outcome') {
      const outcome = outcomeBody.safeParse(body);
      const signal = outcome.success ? signals.get(outcome.data.signalId) : undefined;
      // What was settled once stays settled so.
      if (outcome.success && signal?.outcome === null) {
        signals.set(signal.frozen.id, { ...signal, outcome: outcome.data, lines: { ...signal.lines, outcome: body } });
      }
    }
  }
  return { signals: [...signals.values()], withheld, switches, broken };
}
