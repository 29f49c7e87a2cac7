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
function rowsUntil({ time }: Pick<BarColumns, 'time'>, until: number): number {
  let end = time.length;
  while (end > 0 && time[end - 1] > until) end -= 1;
  return end;
}

/** Simple returns between the last times at which all have a bar, `lookback` of them; null where there are not as many. */
function commonReturns(held: readonly BarColumns[], until: number, lookback: number): readonly Float64Array[] | null {
  const [first, ...others] = held;
  const closes = others.map(
    ({ time, close }) => new Map([...time.subarray(0, rowsUntil({ time }, until))].map((at, row) => [at, close[row]])),
  );
  const rows: number[][] = [];
  for (let row = rowsUntil(first, until) - 1; row >= 0 && rows.length <= lookback; row -= 1) {
    const prices = closes.map((known) => known.get(first.time[row]) ?? Number.NaN);
    if (!prices.some(Number.isNaN)) rows.push([first.close[row], ...prices]);
  }
  if (rows.length <= lookback) return null;
  return held.map((_, k) => Float64Array.from({ length: lookback }, (__, t) => rows[t][k] / rows[t + 1][k] - 1));
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
