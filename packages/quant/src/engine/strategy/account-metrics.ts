import { metrics } from '../../catalogue/metrics/registry.ts';
import type { TradeRecord } from '../../catalogue/metric.ts';
import { equityReturns } from '../backtest/run-result.ts';
import { rememberWhile } from '../../statistics/remember.ts';
import { rowAt } from './account-trades.ts';
import type { AccountTrade, MetricValues } from './strategy-backtest.ts';

/** The part of an account that is measured. */
export interface MeasuredSpan {
  /** Value at each close; the first is what the span begins with. */
  readonly equity: Float64Array;
  /** What came before the first close: the starting cash, or the close before the span. */
  readonly before: number;
  readonly exposure?: Float64Array;
  readonly benchmark?: Float64Array;
  readonly trades?: readonly TradeRecord[];
  readonly periodsPerYear: number;
}

/** Round trips as the metrics read them, rows counted within the account. */
export function tradeRecords(trades: readonly AccountTrade[], time: Float64Array): readonly TradeRecord[] {
  return trades.map((trade) => ({
    ...trade,
    entryIndex: rowAt(time, trade.entryTime),
    exitIndex: rowAt(time, trade.exitTime),
  }));
}

/**
 * Every performance metric of a span of an account, by id, or only those asked for. null where the history is shorter than
 * the metric needs, where it cannot be computed (no variance, no trades), and for metrics whose input is absent.
 */
export function accountMetrics(span: MeasuredSpan, only: ReadonlySet<string> | null = null): MetricValues {
  const { equity, before, exposure, benchmark, trades, periodsPerYear } = span;
  const returns = equityReturns(equity, before);
  const inputs = {
    returns,
    periodsPerYear,
    riskFree: 0,
    ...(trades === undefined ? {} : { trades }),
    ...(exposure === undefined ? {} : { exposure: exposure.subarray(1) }),
    ...(benchmark === undefined ? {} : { benchmark: equityReturns(benchmark, benchmark[0]) }),
  };
  const has = { returns: true, trades: trades !== undefined, exposure: exposure !== undefined };
  const wanted = only === null ? metrics : metrics.filter(({ id }) => only.has(id));
  return rememberWhile(() =>
    Object.fromEntries(
      wanted.map((metric): [string, number | null] => {
        const isFed = metric.needs === 'benchmark' ? benchmark !== undefined : has[metric.needs];
        if (!isFed || returns.length < metric.minPeriods) return [metric.id, null];
        const value = metric.compute(inputs);
        return [metric.id, Number.isFinite(value) ? value : null];
      }),
    ),
  );
}
