import type { Selectable } from 'kysely';
import type { ActivationView, SignalView, WithheldView } from '@plumbline/contract/signal';
import type { Database } from '../db/schema.ts';

export type SignalRow = Selectable<Database['signals']>;
export type ActivationRow = Selectable<Database['activations']>;

export const streamOf = (ownerId: string): string => `signals:${ownerId}`;

/** What is frozen in the ledger when a signal is issued. */
export type FrozenSignal = Omit<SignalView, 'seq' | 'hash' | 'status' | 'outcome' | 'corrections' | 'readAt'>;
export type WithheldBody = Omit<WithheldView, 'seq' | 'at'>;
export type OutcomeBody = NonNullable<SignalView['outcome']> & { readonly signalId: string };
export interface CorrectionBody {
  readonly signalId: string;
  readonly text: string;
}

export function frozenOf({ body }: Pick<SignalRow, 'body'>): FrozenSignal {
  // Written by the evaluation from a typed value.
  return JSON.parse(body) as FrozenSignal;
}

export function signalView(row: SignalRow, hash: string, corrections: SignalView['corrections']): SignalView {
  return {
    ...frozenOf(row),
    seq: row.seq,
    hash,
    status: row.status,
    // Written by the settlement from a typed value.
    outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as SignalView['outcome']),
    corrections,
    readAt: row.read_at,
  };
}

export function activationView(row: ActivationRow, nextEvaluationAt: number | null): ActivationView {
  return {
    strategyId: row.strategy_id,
    version: row.version,
    state: row.state,
    activatedAt: row.activated_at,
    verdict: row.verdict,
    acknowledged: row.acknowledged === 1,
    // Written by the activation from a checked list.
    channels: JSON.parse(row.channels) as string[],
    nextEvaluationAt: row.state === 'active' ? nextEvaluationAt : null,
  };
}
