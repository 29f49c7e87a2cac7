import { dayMs } from '@plumbline/model/date';
import { equityReturns } from '../engine/backtest/run-result.ts';

/** Up to so many bars each is a period of its own. */
const mostBars = 50_000;

/**
 * The rows at which the periods of a long history end, the first row before them all; null = every row is one. Beyond 50,000
 * bars that are shorter than a day the statistics of returns are taken over days: neighbouring minutes are no independent
 * news, a block of twenty of them is no month, and two million of them are more than a verdict has time and memory for.
 */
export function periodRows(time: Float64Array): Int32Array | null {
  if (time.length <= mostBars) return null;
  const rows = [0];
  for (let row = 1; row < time.length; row += 1) {
    const isLast = row === time.length - 1;
    if (isLast || Math.floor(time[row] / dayMs) !== Math.floor(time[row + 1] / dayMs)) rows.push(row);
  }
  return rows.length > time.length / 2 ? null : Int32Array.from(rows);
}

/** Values at the ends of periods. */
export function atPeriods(column: Float64Array, rows: Int32Array | null): Float64Array {
  return rows === null ? column : Float64Array.from(rows, (row) => column[row]);
}

/** When the periods of a run end. */
export function periodTimes(run: { readonly time: Float64Array; readonly periods: Int32Array | null }): Float64Array {
  const { time, periods } = run;
  return atPeriods(time, periods);
}

/** The part of a run that is measured. */
export interface MeasuredPart {
  /** First row of it: the end of a period where those are longer than a bar. */
  readonly first: number;
  /** Ends of periods as rows of the part; null = every row. */
  readonly periods: Int32Array | null;
  /** Per period, one fewer than there are ends; the first begins with what came before the part. */
  readonly returns: Float64Array;
}

/** Periods and returns of a run from a row on. periods: of the whole of it. */
export function measuredPart(
  equity: Float64Array,
  cash: number,
  periods: Int32Array | null,
  row: number,
): MeasuredPart {
  const before = row === 0 ? cash : equity[row - 1];
  if (periods === null) return { first: row, periods, returns: equityReturns(equity.subarray(row), before) };
  const ends = periods.subarray(
    Math.max(
      0,
      periods.findIndex((end) => end >= row),
    ),
  );
  const first = ends[0];
  return {
    first,
    periods: ends.map((end) => end - first),
    returns: equityReturns(atPeriods(equity, ends), before),
  };
}

/** Periods per year of a history that has so many bars per year: its length in years stays the same. */
export function periodsInYear(barsPerYear: number, bars: number, rows: Int32Array | null): number {
  return rows === null ? barsPerYear : (barsPerYear * (rows.length - 1)) / (bars - 1);
}
