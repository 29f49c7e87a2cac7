import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Metric } from '@plumbline/model/metric';
import type { FormulaFunction, FormulaValue } from '../facts/formula.ts';
import { columnArgument, numberArgument } from '../facts/formula-arguments.ts';
import type { ExposureTotals } from '../statistics/exposure-totals.ts';
import { simpleReturns } from '../statistics/simple-returns.ts';

export type MetricFamily = 'return' | 'risk' | 'tail' | 'drawdown' | 'trade' | 'benchmark' | 'exposure';

/** One completed round trip, after cost. */
export interface TradeRecord {
  readonly entryIndex: number;
  readonly exitIndex: number;
  readonly side: 1 | -1;
  readonly quantity: number;
  readonly entryPrice: number;
  readonly exitPrice: number;
  /** Money, after cost, in the account's currency. */
  readonly pnl: number;
  /** pnl over entry value. */
  readonly returnPct: number;
  /** Largest loss and gain against the entry price while open, as fractions. */
  readonly mae: number;
  readonly mfe: number;
}

/** What a metric may read. Series are per period, oldest first, of one length. */
export interface MetricInputs {
  readonly returns: Float64Array;
  readonly periodsPerYear: number;
  /** Annual risk-free rate as a fraction. */
  readonly riskFree: number;
  readonly benchmark?: Float64Array;
  readonly trades?: readonly TradeRecord[];
  /** Fraction of equity invested per period. */
  readonly exposure?: Float64Array;
  /** Sums of `exposure`, where they are known already. */
  readonly exposureTotals?: ExposureTotals;
}

/**
 * A performance metric: one number about a return series. `definition` names which of the circulating definitions it is.
 * NaN when the inputs cannot carry it (too short, zero variance); the caller prints that as missing with the reason.
 */
export interface PerformanceMetric extends Metric {
  readonly family: MetricFamily;
  /** What it reads beside the returns; a metric over returns alone can be recomputed from closing prices. */
  readonly needs: 'returns' | 'benchmark' | 'trades' | 'exposure';
  readonly definition: string;
  readonly tex: string;
  readonly source: string;
  /** Fewest periods for which the number means anything. */
  readonly minPeriods: number;
  readonly compute: (inputs: MetricInputs) => number;
}

/**
 * The metric as a function of the formula language, under its id: over closing prices for metrics of returns, over
 * two columns of closing prices for those that compare with a benchmark, and null for those that read trades or
 * exposure, which no price column carries. The risk-free rate is 0 unless given. No value, with the reason, for a
 * history shorter than the metric needs to mean anything.
 */
export function metricFunction(metric: PerformanceMetric): FormulaFunction | null {
  if (metric.needs !== 'returns' && metric.needs !== 'benchmark') return null;
  const compares = metric.needs === 'benchmark';
  const inputsOf = (values: readonly FormulaValue[]): MetricInputs => {
    const [close, ...rest] = values;
    const [benchmark, ...settings] = compares ? rest : [undefined, ...rest];
    return {
      returns: simpleReturns(columnArgument(close, 'close')),
      periodsPerYear: numberArgument(settings[0], 'periodsPerYear'),
      riskFree: numberArgument(settings[1], 'riskFree', 0),
      ...(compares ? { benchmark: simpleReturns(columnArgument(benchmark, 'benchmark')) } : {}),
    };
  };
  return {
    name: metric.id,
    args: compares ? ['close', 'benchmark', 'periodsPerYear', 'riskFree?'] : ['close', 'periodsPerYear', 'riskFree?'],
    call: (...values) => {
      const inputs = inputsOf(values);
      return inputs.returns.length < metric.minPeriods ? Number.NaN : metric.compute(inputs);
    },
    refuses: (...values) =>
      inputsOf(values).returns.length < metric.minPeriods ? shortHistory(metric.minPeriods) : null,
  };
}

function shortHistory(periods: number): LocalText {
  return localText(
    `It takes ${periods} returns to mean anything, and the history has fewer.`,
    `至少需要 ${periods} 期回报才有意义，现有历史不足。`,
    `至少需要 ${periods} 期回報才有意義，現有歷史不足。`,
  );
}
