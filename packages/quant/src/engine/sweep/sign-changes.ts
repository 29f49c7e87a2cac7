import { compareSign } from '../strategy/column-operations.ts';

const blockBits = 4;
const blockSize = 2 ** blockBits;
const clearlyApart = 2e-12;

/** A column with the bounds of each block of 16 values, so that far-apart columns are compared by the block. */
export interface BlockedColumn {
  readonly values: Float64Array;
  /** The highest of a block, lifted beyond the tolerance of equality; infinite where that is not above zero. */
  readonly top: Float64Array;
  readonly min: Float64Array;
  /** First index from which no value is missing. */
  readonly from: number;
}

/** Prepares a column; a missing value after the first known one makes its block compare bar by bar. */
export function blockedColumn(values: Float64Array): BlockedColumn {
  const blocks = Math.ceil(values.length / blockSize);
  const top = new Float64Array(blocks);
  const min = new Float64Array(blocks);
  for (let block = 0; block < blocks; block += 1) {
    let high = Number.NEGATIVE_INFINITY;
    let low = Number.POSITIVE_INFINITY;
    let sum = 0;
    const end = Math.min(values.length, (block + 1) * blockSize);
    for (let i = block * blockSize; i < end; i += 1) {
      const value = values[i];
      sum += value;
      if (value > high) high = value;
      if (value < low) low = value;
    }
    // A block with a gap has no bounds and is never skipped.
    const isWhole = !Number.isNaN(sum);
    top[block] = isWhole && high > 0 ? high * (1 + 1e-9) : Number.POSITIVE_INFINITY;
    min[block] = isWhole ? low : Number.NaN;
  }
  let from = 0;
  while (from < values.length && Number.isNaN(values[from])) from += 1;
  return { values, top, min, from };
}

/**
 * Bars at which column a turns from below b to above it or back, written to `out` beginning with the first turn upwards;
 * returns how many. Means what `crossings` means: equal values are waited out, missing ones forgotten. `out` must hold as
 * many numbers as there are bars.
 */
export function signChanges(a: BlockedColumn, b: BlockedColumn, out: Int32Array): number {
  const { values: x, top: topX, min: minX } = a;
  const { values: y, top: topY, min: minY } = b;
  const { length } = x;
  const blocks = minX.length;
  let count = 0;
  let last = 0;
  let i = Math.max(a.from, b.from);
  for (let block = i >> blockBits; block < blocks; block += 1) {
    const here = block;
    // Apart by more than the tolerance of equality: a whole block has one sign.
    if (last > 0) while (block < blocks && minX[block] > topY[block]) block += 1;
    else if (last < 0) while (block < blocks && topX[block] < minY[block]) block += 1;
    if (block > here) i = block * blockSize;
    const end = Math.min(length, (block + 1) * blockSize);
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
