import type { BarColumns } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';

/** Payments and splits beside bars, one value per bar; absent = none. */
export interface ActionsBeside {
  /** Cash per unit held after the split of the same day. */
  readonly dividends?: Float64Array;
  /** New units per old one; 1 = none. */
  readonly splits?: Float64Array;
}

/** What turns prices as traded into prices that can be compared over time, and back. Columns have one value per bar. */
export interface PriceScale {
  /** Adjusted over raw price: 1 on the first bars, then larger with every split and dividend up to the bar, never later ones. */
  readonly price: Float64Array;
  /** Adjusted over raw volume: splits alone. */
  readonly volume: Float64Array;
  /** The part of `price` that comes from dividends. */
  readonly paid: Float64Array;
  /** Rows at which a new scale begins, the first row among them, rising. */
  readonly starts: readonly number[];
  /** The bars at that scale. */
  readonly bars: BarColumns;
}

interface Known {
  readonly dividends: Float64Array | undefined;
  readonly splits: Float64Array | undefined;
  readonly scale: PriceScale | null;
}

/** Bars and actions do not change, and runs over the same ones follow one another. */
const known = new WeakMap<BarColumns, Known>();

function hasAny({ dividends, splits }: ActionsBeside): boolean {
  const pays = dividends?.some((amount, row) => row > 0 && amount !== 0) ?? false;
  return pays || (splits?.some((ratio, row) => row > 0 && ratio !== 1) ?? false);
}

function scaled(bars: BarColumns, price: (row: number) => number, volume: (row: number) => number): BarColumns {
  const of = (column: Float64Array): Float64Array => column.map((value, row) => value * price(row));
  return {
    time: bars.time,
    open: of(bars.open),
    high: of(bars.high),
    low: of(bars.low),
    close: of(bars.close),
    volume: bars.volume.map((value, row) => value * volume(row)),
  };
}

/**
 * The scale on which raw bars of different days can be compared, from the splits and dividends beside them; null where
 * nothing happens.
 *
 * What it tells an investor: what a share bought on the first bar has become, so that an ex-date is no fall. It runs
 * forward: a bar's factor is made of the actions up to it, so that what happens later changes nothing earlier, not even a
 * last digit. An ex-date multiplies by ratio · C / (C − D), C the raw close before it and D the cash per old share. A price
 * at the scale of bar t, divided by the factor of bar t, is that price adjusted as somebody on bar t would have it.
 * Throws `data-refused` for a dividend that is not smaller than the close before it.
 */
export function priceScale(bars: BarColumns, actions: ActionsBeside): PriceScale | null {
  const { dividends, splits } = actions;
  const before = known.get(bars);
  if (before !== undefined && before.dividends === dividends && before.splits === splits) return before.scale;
  const scale = hasAny(actions) ? makeScale(bars, actions) : null;
  known.set(bars, { dividends, splits, scale });
  return scale;
}

function makeScale(bars: BarColumns, { dividends, splits }: ActionsBeside): PriceScale {
  const { close, time } = bars;
  const { length } = close;
  const price = new Float64Array(length).fill(1);
  const volume = new Float64Array(length).fill(1);
  const paid = new Float64Array(length).fill(1);
  const starts = [0];
  for (let row = 1; row < length; row += 1) {
    const ratio = splits?.[row] ?? 1;
    const perOld = (dividends?.[row] ?? 0) * ratio;
    if (perOld >= close[row - 1]) {
      throw new PlumblineError(
        'data-refused',
        `The dividend of ${dateOf(time[row])} is not smaller than the price before it; the action or the price is wrong.`,
        { field: 'dividends', row },
      );
    }
    const share = perOld === 0 ? 1 : close[row - 1] / (close[row - 1] - perOld);
    price[row] = price[row - 1] * ratio * share;
    volume[row] = volume[row - 1] / ratio;
    paid[row] = paid[row - 1] * share;
    if (ratio !== 1 || share !== 1) starts.push(row);
  }
  const adjusted = scaled(
    bars,
    (row) => price[row],
    (row) => volume[row],
  );
  return { price, volume, paid, starts, bars: adjusted };
}

/** Actions of rows [from, to), sharing memory with the original. */
export function sliceActions({ dividends, splits }: ActionsBeside, from: number, to: number): ActionsBeside {
  return {
    ...(dividends === undefined ? {} : { dividends: dividends.subarray(from, to) }),
    ...(splits === undefined ? {} : { splits: splits.subarray(from, to) }),
  };
}

/** Bars adjusted for the actions up to each of them, on the scale of the first; the raw bars where nothing happens. */
export function adjustedBars(bars: BarColumns, actions: ActionsBeside): BarColumns {
  return priceScale(bars, actions)?.bars ?? bars;
}

/** The bars of a scale as somebody on one row has them: that row and those since the last action are raw. */
export function barsAsOf(scale: PriceScale, row: number): BarColumns {
  const [price, volume] = [1 / scale.price[row], 1 / scale.volume[row]];
  return scaled(
    scale.bars,
    () => price,
    () => volume,
  );
}

/**
 * A computed price as an order carries it: to twelve digits, which restores the decimals that multiplying and dividing by a
 * factor took away, so that a level made of traded prices meets them.
 */
export function roundedLevel(price: number): number {
  return Number(price.toPrecision(12));
}
