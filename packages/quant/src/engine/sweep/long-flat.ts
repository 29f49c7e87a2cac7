import type { BarColumns } from '@plumbline/model/bar';
import { dropTable, queryDrop, type DropTable, type RangeAnswer } from './drop-table.ts';
import { addReturn, emptyPath, type PathSummary } from './path-summary.ts';

/** A series prepared for strategies that are all in or all out. */
export interface LongFlatSeries {
  readonly bars: BarColumns;
  /** Sums of close-to-close returns and of their squares up to each bar. */
  readonly sum: Float64Array;
  readonly squares: Float64Array;
  readonly drops: DropTable;
}

/** Costs that are a share of the value traded; everything else needs the full executor. */
export interface ShareCosts {
  /** Commission. */
  readonly rate: number;
  /** Half the spread plus fixed slippage. */
  readonly slip: number;
}

/** Prepares a series once for any number of parameter values. bars: n ≥ 2, checked. */
export function longFlatSeries(bars: BarColumns): LongFlatSeries {
  const { close } = bars;
  const sum = new Float64Array(close.length);
  const squares = new Float64Array(close.length);
  for (let i = 1; i < close.length; i += 1) {
    const value = close[i] / close[i - 1] - 1;
    sum[i] = sum[i - 1] + value;
    squares[i] = squares[i - 1] + value * value;
  }
  return { bars, sum, squares, drops: dropTable(close) };
}

const answer: RangeAnswer = { max: 1, min: 1, drop: 0 };

/** Bars that are only held, from the close `from` to the close `to`. */
function hold(path: PathSummary, { sum, squares, drops, bars }: LongFlatSeries, from: number, to: number): void {
  if (to <= from) return;
  const { close } = bars;
  queryDrop(drops, from + 1, to, answer);
  const scale = path.growth / close[from];
  const low = 1 - (scale * answer.min) / path.max;
  if (answer.drop > path.drop) path.drop = answer.drop;
  if (low > path.drop) path.drop = low;
  if (scale * answer.max > path.max) path.max = scale * answer.max;
  if (scale * answer.min < path.min) path.min = scale * answer.min;
  path.growth = scale * close[to];
  path.sum += sum[to] - sum[from];
  path.squares += squares[to] - squares[from];
  path.count += to - from;
}

/**
 * Statistics of a strategy that puts everything in at the open of each even-numbered fill bar and takes everything out at
 * the open of each odd one, without looking at the bars in between. Equals the vector executor on the same fills to
 * rounding. fills: rising bar numbers, `count` of them; a last one without a partner stays in to the end. The path covers
 * the returns of the series after the close of row `first`, n - 1 where that is the first; bars out of the market return 0.
 */
export function longFlatPath(
  series: LongFlatSeries,
  fills: Int32Array,
  count: number,
  costs: ShareCosts,
  first = 0,
): PathSummary {
  const { open, close } = series.bars;
  const last = close.length - 1;
  const path = emptyPath();
  const buy = 1 / ((1 + costs.slip) * (1 + costs.rate));
  const sell = (1 - costs.slip) * (1 - costs.rate);
  let done = first;
  for (let k = 0; k < count; k += 2) {
    const entry = fills[k];
    const exit = k + 1 < count ? fills[k + 1] : last + 1;
    if (exit <= first) continue;
    if (entry <= first) {
      hold(path, series, first, Math.min(exit - 1, last));
      if (exit <= last) addReturn(path, (sell * open[exit]) / close[exit - 1] - 1);
      done = Math.min(exit, last);
      continue;
    }
    // Out of the market: no return, no fall; the day count goes on.
    path.count += entry - done - 1;
    addReturn(path, (buy * close[entry]) / open[entry] - 1);
    hold(path, series, entry, Math.min(exit - 1, last));
    if (exit <= last) addReturn(path, (sell * open[exit]) / close[exit - 1] - 1);
    done = Math.min(exit, last);
  }
  path.count += last - done;
  return path;
}
