import type { BarTable } from '../bar-table.ts';
import { at } from '../bar-table.ts';

/** What the adjusted close says happened between one row and the next. */
export interface AdjustedStep {
  /** By how much more the earlier row is adjusted than the later one. */
  readonly factor: number;
  /** The payment that would explain it, per share. */
  readonly paid: number;
  /** What rounding alone can make of nothing. */
  readonly tolerance: number;
}

const mostDecimals = 8;
/** Sources that carry single precision round at this share of a price. */
const singlePrecision = 3e-6;

/** Half of the last printed place of a column, seen over a few of its values. */
function roundingOf(column: Float64Array): number {
  const known = column.filter(Number.isFinite).subarray(0, 50);
  for (let decimals = 0; decimals <= mostDecimals; decimals++) {
    const scale = 10 ** decimals;
    if (known.every((value) => Math.abs(Math.round(value * scale) / scale - value) < 1e-9)) return 0.5 / scale;
  }
  return 0;
}

/** Null where there is no adjusted close or either row lacks it. */
export function adjustedStep({ columns: { close }, adjustedClose }: BarTable, row: number): AdjustedStep | null {
  if (adjustedClose === undefined) return null;
  const before = at(close, row - 1);
  const factor = at(adjustedClose, row - 1) / before / (at(adjustedClose, row) / at(close, row));
  if (!Number.isFinite(factor)) return null;
  const rounding = Math.max(
    roundingOf(adjustedClose) / at(adjustedClose, row - 1),
    roundingOf(close) / before,
    singlePrecision,
  );
  return { factor, paid: (1 - factor) * before, tolerance: 4 * rounding * before };
}
