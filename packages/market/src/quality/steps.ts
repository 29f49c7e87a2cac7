import { at } from './bar-table.ts';

function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The middle value of a stretch of a column, [from, to), unknown ones left out; NaN when none is known. */
export function medianOf(column: Float64Array, from = 0, to = column.length): number {
  return median([...column.subarray(Math.max(0, from), Math.max(0, to))]);
}

export interface Steps {
  /** ln(close / close before); NaN in the first row. */
  readonly step: Float64Array;
  /** The size of a usual step, from the median, so that the faults looked for do not count. At least half a percent. */
  readonly usual: number;
}

const leastUsual = 0.005;
/** Median absolute value of a normal variable → its standard deviation. */
const normalScale = 1.4826;

export function stepsOf(close: Float64Array): Steps {
  const step = close.map((value, row) => (row === 0 ? Number.NaN : Math.log(value / at(close, row - 1))));
  const sizes = [...step].filter((value) => Number.isFinite(value) && value !== 0).map(Math.abs);
  const usual = sizes.length === 0 ? leastUsual : Math.max(leastUsual, median(sizes) * normalScale);
  return { step, usual };
}
