import type { Metric } from '@plumbline/model/metric';

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
}

/**
 * A performance metric: one number about a return series. `definition` names which of the circulating definitions it is.
 * NaN when the inputs cannot carry it (too short, zero variance); the caller prints that as missing with the reason.
 */
export interface PerformanceMetric extends Metric {
  readonly family: MetricFamily;
  readonly definition: string;
  readonly tex: string;
  readonly source: string;
  /** Fewest periods for which the number means anything. */
  readonly minPeriods: number;
  readonly compute: (inputs: MetricInputs) => number;
}
