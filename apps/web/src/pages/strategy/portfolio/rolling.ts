import { equityReturns } from '@plumbline/quant/engine/backtest/run-result';
import type { BacktestInput, StrategyBacktest } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { alphaBeta } from '@plumbline/quant/statistics/alpha-beta';
import { mean } from '@plumbline/quant/statistics/moments';

/** Half a year of sessions. */
export const rollingBars = 126;

/** Of the last half year before each of some days. */
export interface Rolling {
  readonly time: Float64Array;
  /** Mean share of equity held, sold short taken off. */
  readonly net: Float64Array;
  /** How far the account moved with its benchmark; null without one. */
  readonly beta: Float64Array | null;
}

/**
 * Exposure and beta of the half year before some days of an account, from its first whole half year on. `net` holds the share
 * of equity of every day. Null where the account is shorter.
 */
export function rollingExposure(
  { cash, periodsPerYear }: Pick<BacktestInput, 'cash' | 'periodsPerYear'>,
  {
    time,
    equity,
    benchmark,
    measured,
    flags,
  }: Pick<StrategyBacktest, 'time' | 'equity' | 'benchmark' | 'measured' | 'flags'>,
  net: Float64Array,
  points: number,
): Rolling | null {
  const first = measured.row + rollingBars;
  const length = time.length - first;
  if (length < 2) return null;
  const count = Math.min(length, points);
  const rows = Array.from({ length: count }, (_, k) => first + Math.round((k * (length - 1)) / (count - 1)));
  const betaAt = (row: number): number => {
    if (benchmark === null) return Number.NaN;
    const part = (column: Float64Array): Float64Array =>
      equityReturns(column.subarray(row - rollingBars, row + 1), cash).subarray(1);
    return alphaBeta({ returns: part(equity), benchmark: part(benchmark), periodsPerYear, riskFree: 0 }).beta;
  };
  return {
    time: Float64Array.from(rows, (row) => time[row] ?? Number.NaN),
    net: Float64Array.from(rows, (row) => mean(net.subarray(row - rollingBars + 1, row + 1))),
    beta: benchmark === null || flags.includes('benchmark-late') ? null : Float64Array.from(rows, betaAt),
  };
}
