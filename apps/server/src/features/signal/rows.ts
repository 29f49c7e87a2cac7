import type { Selectable } from 'kysely';
import type { ActivationView } from '@plumbline/contract/signal';
import type { Database } from '../../platform/db/schema.ts';
import { withDecimals, type CorrectionBody, type FrozenSignal } from '../ledger/service.ts';

export type SignalRow = Selectable<Database['signals']>;
export type ActivationRow = Selectable<Database['activations']>;

export const streamOf = (ownerId: string): string => `signals:${ownerId}`;

export function correctionOf({ body }: { readonly body: string }): CorrectionBody {
  // Written by this folder from a typed value; older lines have no closes.
  const {
    signalId,
    text,
    was = null,
    now = null,
  } = JSON.parse(body) as Omit<CorrectionBody, 'was' | 'now'> & Partial<CorrectionBody>;
  return { signalId, text, was, now };
}

export function channelsOf({ channels }: Pick<ActivationRow, 'channels'>): readonly string[] {
  // Written by the activation from a checked list.
  return JSON.parse(channels) as string[];
}

type Later = 'chance' | 'catchUp' | 'priceDecimals';

export function frozenOf({ body }: Pick<SignalRow, 'body'>): FrozenSignal {
  // Written by the evaluation from a typed value; those of earlier versions lack what came later.
  const frozen = JSON.parse(body) as Omit<FrozenSignal, Later> & Partial<Pick<FrozenSignal, Later>>;
  return withDecimals({ ...frozen, chance: frozen.chance ?? null, catchUp: frozen.catchUp ?? false });
}

export function activationView(row: ActivationRow, nextEvaluationAt: number | null): ActivationView {
  return {
    strategyId: row.strategy_id,
    version: row.version,
    state: row.state,
    activatedAt: row.activated_at,
    verdict: row.verdict,
    acknowledged: row.acknowledged === 1,
    channels: [...channelsOf(row)],
    nextEvaluationAt: row.state === 'active' ? nextEvaluationAt : null,
  };
}
