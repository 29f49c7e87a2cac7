import { signalBarsOf } from '../engine/strategy/price-actions.ts';
import type { EvidenceInput } from './evidence-input.ts';

/** The last price at or before each instant; NaN before the first. */
function priceAt(time: Float64Array, from: Float64Array, close: Float64Array): Float64Array {
  let next = 0;
  return time.map((instant) => {
    while (next < from.length && from[next] <= instant) next += 1;
    return next === 0 ? Number.NaN : close[next - 1];
  });
}

/**
 * Returns of holding the market while the strategy ran, one fewer than there are times: the benchmark's where there is one,
 * otherwise the instruments' own in equal parts. A time without a price on both ends returns 0.
 */
export function marketReturns({ benchmark, assets }: EvidenceInput, time: Float64Array): Float64Array {
  const histories =
    benchmark === null
      ? assets.map((asset) => priceAt(time, asset.bars.time, signalBarsOf(asset).close))
      : [priceAt(time, benchmark.time, benchmark.close)];
  return Float64Array.from({ length: Math.max(time.length - 1, 0) }, (_, i) => {
    let sum = 0;
    let count = 0;
    for (const price of histories) {
      const change = price[i + 1] / price[i] - 1;
      if (!Number.isFinite(change)) continue;
      sum += change;
      count += 1;
    }
    return count === 0 ? 0 : sum / count;
  });
}
