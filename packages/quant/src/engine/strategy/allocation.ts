import type { BarColumns } from '@plumbline/model/bar';
import type { AllocationMethod } from '@plumbline/model/strategy-spec';
import type { Matrix } from '../../statistics/algebra/cholesky.ts';
import { ledoitWolfCovariance, sampleCovariance } from '../allocation/covariance.ts';
import { hierarchicalRiskParityWeights } from '../allocation/hierarchical-risk-parity.ts';
import { inverseVolatilityWeights } from '../allocation/inverse-volatility.ts';
import { minimumVarianceWeights } from '../allocation/mean-variance.ts';
import { riskParityWeights } from '../allocation/risk-parity.ts';

const methods: Readonly<
  Record<Exclude<AllocationMethod, 'equal'>, (returns: readonly Float64Array[]) => Float64Array>
> = {
  'inverse-volatility': (returns) => inverseVolatilityWeights(sampleCovariance(returns)),
  'risk-parity': (returns) => riskParityWeights(calm(returns)),
  'minimum-variance': (returns) => minimumVarianceWeights(calm(returns)),
  'hierarchical-risk-parity': (returns) => hierarchicalRiskParityWeights(sampleCovariance(returns)),
};

/** Drawn towards a simple matrix: with few bars and many names the measured one finds calm where there is none. */
function calm(returns: readonly Float64Array[]): Matrix {
  return ledoitWolfCovariance(returns).matrix;
}

/** Rows up to a time. */
function rowsUntil({ time }: BarColumns, until: number): number {
  let [low, high] = [0, time.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (time[middle] <= until) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Closes at the last times up to `until` at which all have a bar, newest first, `count` of them; null where there are not as many. */
function commonCloses(held: readonly BarColumns[], until: number, count: number): readonly Float64Array[] | null {
  // All walk back together: a rebalance looks at the rows it needs and not at the whole past.
  const rows = held.map((bars) => rowsUntil(bars, until) - 1);
  const closes = held.map(() => new Float64Array(count));
  let found = 0;
  for (; found < count && rows[0] >= 0; rows[0] -= 1) {
    const instant = held[0].time[rows[0]];
    let isCommon = true;
    for (let k = 1; k < held.length; k += 1) {
      const { time, close } = held[k];
      while (rows[k] >= 0 && time[rows[k]] > instant) rows[k] -= 1;
      if (rows[k] < 0) return null;
      isCommon &&= time[rows[k]] === instant && !Number.isNaN(close[rows[k]]);
    }
    if (!isCommon) continue;
    for (const [k, { close }] of held.entries()) closes[k][found] = close[rows[k]];
    found += 1;
  }
  return found < count ? null : closes;
}

/** Simple returns between the last times at which all have a bar, newest first, `lookback` of them; null where there are not as many. */
function commonReturns(held: readonly BarColumns[], until: number, lookback: number): readonly Float64Array[] | null {
  const closes = commonCloses(held, until, lookback + 1);
  if (closes === null) return null;
  return closes.map((close) => Float64Array.from({ length: lookback }, (_, t) => close[t] / close[t + 1] - 1));
}

/**
 * How equity is shared among the instruments held, from closes known at `time`: at least 0 each, 1 together. Returns are
 * taken between the last `lookback` + 1 bars that all have. An instrument with a shorter past gets nothing until it has
 * one; nor does one that has not moved.
 */
export function allocationShares(
  method: AllocationMethod,
  held: readonly BarColumns[],
  time: number,
  lookback: number,
): Float64Array {
  const out = new Float64Array(held.length);
  if (method === 'equal') return out.fill(1 / held.length);
  const known = [...held.keys()].filter((k) => hasMoved(held[k], rowsUntil(held[k], time), lookback));
  if (known.length === 0) return out;
  const returns = commonReturns(
    known.map((k) => held[k]),
    time,
    lookback,
  );
  if (returns === null) return out;
  const weights = known.length === 1 ? Float64Array.of(1) : methods[method](returns);
  for (const [at, k] of known.entries()) out[k] = weights[at];
  return out;
}

function hasMoved({ close }: BarColumns, end: number, lookback: number): boolean {
  if (end <= lookback) return false;
  for (let row = end - lookback; row < end; row += 1) if (close[row] !== close[row - 1]) return true;
  return false;
}
