import type { Kysely, Selectable } from 'kysely';
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

export function bytesOf(values: Float64Array): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}

function numbersOf(bytes: Uint8Array): Float64Array {
  // A piece as the store hands it out need not begin where a number may.
  return new Float64Array(Uint8Array.from(bytes).buffer);
}

/** Cells from one on as far as the sweep has come. */
export async function readCells(db: Kysely<Database>, { id, done }: SweepRow, from: number): Promise<Float64Array> {
  const sharpe = new Float64Array(Math.max(0, done - from)).fill(Number.NaN);
  const pieces = await db
    .selectFrom('sweep_pieces')
    .select(['first_cell', 'sharpe'])
    .where('sweep_id', '=', id)
    .where('first_cell', '<', done)
    .orderBy('first_cell')
    .execute();
  for (const { first_cell: first, sharpe: bytes } of pieces) {
    const values = numbersOf(bytes);
    if (first + values.length <= from || first >= done) continue;
    const start = Math.max(0, from - first);
    sharpe.set(values.subarray(start, Math.min(values.length, done - first)), first + start - from);
  }
  return sharpe;
}
