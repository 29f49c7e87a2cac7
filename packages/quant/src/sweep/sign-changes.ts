import { compareSign } from '../strategy/column-operations.ts';

const blockSize = 32;
const clearlyApart = 2e-12;

/** A column with the highest and lowest of each block of 32 values, so that far-apart columns are compared by the block. */
export interface BlockedColumn {
  readonly values: Float64Array;
  readonly max: Float64Array;
  readonly min: Float64Array;
  /** First index from which no value is missing. */
  readonly from: number;
}

/** Prepares a column; a missing value after the first known one makes its block compare bar by bar. */
export function blockedColumn(values: Float64Array): BlockedColumn {
  const blocks = Math.ceil(values.length / blockSize);
  const max = new Float64Array(blocks);
  const min = new Float64Array(blocks);
  for (let block = 0; block < blocks; block += 1) {
    let high = Number.NEGATIVE_INFINITY;
    let low = Number.POSITIVE_INFINITY;
    const end = Math.min(values.length, (block + 1) * blockSize);
    for (let i = block * blockSize; i < end; i += 1) {
      // NaN spreads: a block with a gap has no extremes and is never skipped.
      high = Math.max(high, values[i]);
      low = Math.min(low, values[i]);
    }
    max[block] = high;
    min[block] = low;
  }
  const from = values.findIndex((value) => !Number.isNaN(value));
  return { values, max, min, from: from < 0 ? values.length : from };
}

/**
 * Bars at which column a turns from below b to above it or back, written to `out` beginning with the first turn upwards;
 * returns how many. Means what `crossings` means: equal values are waited out, missing ones forgotten. `out` must hold as
 * many numbers as there are bars.
 */
export function signChanges(a: BlockedColumn, b: BlockedColumn, out: Int32Array): number {
  const x = a.values;
  const y = b.values;
  const length = x.length;
  let count = 0;
  let last = 0;
  let i = Math.max(a.from, b.from);
  while (i < length) {
    const block = Math.floor(i / blockSize);
    const end = Math.min(length, (block + 1) * blockSize);
    // Apart by more than the tolerance of equality: the whole block has one sign.
    if (last > 0 && a.min[block] > b.max[block] * (1 + 1e-9) && b.max[block] > 0) {
      i = end;
      continue;
    }
    if (last < 0 && a.max[block] * (1 + 1e-9) < b.min[block] && a.max[block] > 0) {
      i = end;
      continue;
    }
    while (i < end) {
      // Twice the tolerance of equality apart is surely the same sign; this plain comparison settles nearly every bar.
      if (last > 0) while (i < end && x[i] - y[i] > clearlyApart * Math.abs(y[i])) i += 1;
      else if (last < 0) while (i < end && y[i] - x[i] > clearlyApart * Math.abs(y[i])) i += 1;
      if (i === end) break;
      const sign = compareSign(x[i], y[i]);
      if (sign === 1 || sign === -1) {
        if (sign === -last && (count > 0 || sign > 0)) {
          out[count] = i;
          count += 1;
        }
        last = sign;
      }
      i += 1;
    }
  }
  return count;
}
