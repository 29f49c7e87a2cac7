import type { Selectable } from 'kysely';
import type { SweepView } from '@plumbline/contract/sweep';
import type { WideSweepRequest } from '@plumbline/quant/engine/sweep/wide-sweep-request';
import type { Database } from '../../platform/db/schema.ts';

export type SweepRow = Selectable<Database['strategy_sweeps']>;

export const underWay: readonly SweepRow['state'][] = ['queued', 'running'];

export function orderOf({ sweep_order: order }: Pick<SweepRow, 'sweep_order'>): WideSweepRequest {
  // Written by the sweep service from a checked order.
  return JSON.parse(order) as WideSweepRequest;
}

export function sweepView(row: SweepRow): SweepView {
  return {
    id: row.id,
    key: row.sweep_key,
    state: row.state,
    error: row.error,
    done: row.done,
    total: row.total,
    round: row.round,
    isRough: row.is_rough === null ? null : row.is_rough === 1,
    ms: row.ms,
    updatedAt: row.updated_at,
  };
}
