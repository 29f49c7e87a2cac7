import { normalQuantile } from '../../statistics/normal.ts';
import { radixOrder, sortMemory, type SortMemory } from './radix-order.ts';

/**
 * Ranks from 1 in rising order; equal values share the average of theirs, missing ones have none (NaN). Returns how many
 * values there are. values: one cross-section; out: another column of its length. Pass `memory` to rank many sections.
 */
export function averageRanks(
  values: Float64Array,
  out: Float64Array,
  memory: SortMemory = sortMemory(values.length),
): number {
  const count = radixOrder(values, memory);
  const { order } = memory;
  if (count < values.length) out.fill(Number.NaN);
  let from = 0;
  while (from < count) {
    const value = values[order[from]];
    let to = from + 1;
    while (to < count && values[order[to]] === value) to += 1;
    const rank = (from + 1 + to) / 2;
    for (let k = from; k < to; k += 1) out[order[k]] = rank;
    from = to;
  }
  return count;
}

/** Ranks as shares of the count, above 0 and up to 1 (pandas `rank(pct=True)`). */
export function percentRanks(values: Float64Array, out: Float64Array, memory?: SortMemory): void {
  const count = averageRanks(values, out, memory);
  for (let i = 0; i < out.length; i += 1) out[i] /= count;
}

/** Ranks as the normal values they would be, Φ⁻¹((rank - ½) / n): takes the shape of its distribution out of a factor. */
export function gaussianRanks(values: Float64Array, out: Float64Array, memory?: SortMemory): void {
  const count = averageRanks(values, out, memory);
  for (let i = 0; i < out.length; i += 1) {
    out[i] = Number.isNaN(out[i]) ? Number.NaN : normalQuantile((out[i] - 0.5) / count);
  }
}
