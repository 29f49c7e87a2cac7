import type { BarColumns } from '@plumbline/model/bar';
import type { AllocationMethod } from '@plumbline/model/strategy-spec';
import { sampleDeviation } from '../statistics/moments.ts';
import { refuseAt } from './kernel.ts';

/** Simple returns of the last `lookback` bars up to a time; shorter where there are fewer. */
export function trailingReturns({ time, close }: BarColumns, until: number, lookback: number): Float64Array {
  let end = time.length;
  while (end > 0 && time[end - 1] > until) end -= 1;
  const start = Math.max(0, end - 1 - lookback);
  const out = new Float64Array(Math.max(0, end - 1 - start));
  for (let k = 0; k < out.length; k += 1) out[k] = close[start + k + 1] / close[start + k] - 1;
  return out;
}

function shares(raw: Float64Array): Float64Array {
  let total = 0;
  for (const value of raw) if (value > 0) total += value;
  return raw.map((value) => (value > 0 && total > 0 ? value / total : 0));
}

/**
 * How equity is shared among the instruments held, from returns known at `time`: at least 0 each, 1 together. Instruments
 * with too short a past get nothing until they have one; where none has, all get nothing.
 */
export function allocationShares(
  method: AllocationMethod,
  held: readonly BarColumns[],
  time: number,
  lookback: number,
): Float64Array {
  if (method === 'equal') return shares(new Float64Array(held.length).fill(1));
  const returns = held.map((bars) => trailingReturns(bars, time, lookback));
  if (method === 'inverse-volatility') {
    return shares(Float64Array.from(returns, (column) => (column.length < lookback ? 0 : 1 / sampleDeviation(column))));
  }
  return refuseAt('sizing.method', `there is no allocation "${method}".`);
}
