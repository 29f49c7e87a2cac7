import { priceScale } from '../engine/backtest/actions/price-scale.ts';
import { percentile } from '../statistics/percentile.ts';
import { actionsOf } from '../engine/strategy/price-actions.ts';
import type { EvidenceAsset } from './evidence-input.ts';

/** Splits smaller than this, as a logarithm of their ratio, are not told from a market's own moves. */
const leastSplit = Math.log(1.45);

/** How far from the expected a logarithm may lie, as a share of the split's. */
const within = 0.3;

/**
 * Splits of an asset that its own prices do not show: they were adjusted for them before they were given, so that their
 * level told of splits to come. Counts the rows; 0 for prices as traded.
 */
export function splitsForetold({ bars: { close }, splits }: EvidenceAsset): number {
  if (splits === undefined) return 0;
  return splits.reduce((count, ratio, row) => {
    const size = Math.abs(Math.log(ratio));
    if (row === 0 || size < leastSplit) return count;
    return count + Number(Math.abs(Math.log(close[row] / close[row - 1])) < within * size);
  }, 0);
}

/** Middle distance of a column from a price, as a logarithm, over rows; NaN where they are not of one sign. */
function distance(column: Float64Array, price: (row: number) => number, from: number, to: number): number {
  const logs = column.subarray(from, to).map((value, k) => Math.log(value / price(from + k)));
  const known = logs.filter((value) => !Number.isNaN(value));
  return known.length < 0.8 * logs.length || known.length === 0 ? Number.NaN : percentile(known, 0.5);
}

/**
 * What brings extra columns that are prices adjusted for actions still to come back to what they were on a row: by name, the
 * factor since then. A column is one where it lies near the traded price after the last split, and before each earlier one
 * as far from it as the splits after it make; a column of another kind is left out.
 */
export function laterFactors(asset: EvidenceAsset): ReadonlyMap<string, (row: number) => number> {
  const { bars, series = {}, splits } = asset;
  const scale = priceScale(bars, actionsOf(asset));
  const found = new Map<string, (row: number) => number>();
  if (scale === null || splits === undefined) return found;
  const { close } = bars;
  const big = [...splits.keys()].filter((row) => row > 0 && Math.abs(Math.log(splits[row])) >= leastSplit);
  if (big.length === 0) return found;
  const end = close.length;
  const last = scale.price[end - 1];
  const edges = [0, ...big, end];
  for (const [name, column] of Object.entries(series)) {
    const isAdjusted = edges.slice(1).every((to, k) => {
      const back = distance(column, (row) => (close[row] * scale.price[row]) / last, edges[k], to);
      return Math.abs(back) < within * leastSplit;
    });
    if (isAdjusted) found.set(name, (row) => last / scale.price[row]);
  }
  return found;
}
