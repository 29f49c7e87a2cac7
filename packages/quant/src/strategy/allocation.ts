import type { BarColumns } from '@plumbline/model/bar';
import type { AllocationMethod } from '@plumbline/model/strategy-spec';
import { ledoitWolfCovariance } from '../allocation/covariance.ts';
import { hierarchicalRiskParityWeights } from '../allocation/hierarchical-risk-parity.ts';
import { inverseVolatilityWeights } from '../allocation/inverse-volatility.ts';
import { minimumVarianceWeights } from '../allocation/mean-variance.ts';
import { riskParityWeights } from '../allocation/risk-parity.ts';
import type { Matrix } from '../algebra/cholesky.ts';
import { sampleDeviation } from '../statistics/moments.ts';

/** Simple returns of the last `lookback` bars up to a time; shorter where there are fewer. */
export function trailingReturns({ time, close }: BarColumns, until: number, lookback: number): Float64Array {
  let end = time.length;
  while (end > 0 && time[end - 1] > until) end -= 1;
  const start = Math.max(0, end - 1 - lookback);
  const out = new Float64Array(Math.max(0, end - 1 - start));
  for (let k = 0; k < out.length; k += 1) out[k] = close[start + k + 1] / close[start + k] - 1;
  return out;
}

const byMethod: Readonly<Record<Exclude<AllocationMethod, 'equal'>, (covariance: Matrix) => Float64Array>> = {
  'inverse-volatility': inverseVolatilityWeights,
  'risk-parity': riskParityWeights,
  'minimum-variance': (covariance) => minimumVarianceWeights(covariance),
  'hierarchical-risk-parity': hierarchicalRiskParityWeights,
};

/**
 * How equity is shared among the instruments held, from returns known at `time`: at least 0 each, 1 together. Instruments
 * with too short a past, or whose price has not moved, get nothing until that changes; where none qualifies, all get
 * nothing. How they move together is the shrunk covariance of their last `lookback` returns.
 */
export function allocationShares(
  method: AllocationMethod,
  held: readonly BarColumns[],
  time: number,
  lookback: number,
): Float64Array {
  const out = new Float64Array(held.length);
  if (method === 'equal') return out.fill(held.length === 0 ? 0 : 1 / held.length);
  const returns = held.map((bars) => trailingReturns(bars, time, lookback));
  const known = [...returns.keys()].filter((at) => returns[at].length === lookback && sampleDeviation(returns[at]) > 0);
  if (known.length === 0) return out;
  const columns = known.map((at) => returns[at]);
  // Each by its own swing alone needs no shrinking; the others put money where an estimate happens to be low.
  const { matrix } = method === 'inverse-volatility' ? ownVariances(columns) : ledoitWolfCovariance(columns);
  const weights = byMethod[method](matrix);
  for (const [k, at] of known.entries()) out[at] = weights[k];
  return out;
}

function ownVariances(columns: readonly Float64Array[]): { readonly matrix: Matrix } {
  return {
    matrix: columns.map((column, i) => {
      const row = new Float64Array(columns.length);
      row[i] = sampleDeviation(column) ** 2;
      return row;
    }),
  };
}
