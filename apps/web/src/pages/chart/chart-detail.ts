import type { BarColumns } from '@plumbline/model/bar';

/**
 * Which bars are handed to the painter, which makes an object of each: point k stands for the `step` bars that end with
 * bar `first + k * step`. Points end where the last bar of all ends, so the newest point is never half full.
 */
export interface Detail {
  readonly first: number;
  readonly step: number;
  readonly size: number;
}

/** First and last bar in view, parts of a bar included. */
export type BarView = readonly [from: number, to: number];

/** Several a pixel on any screen, and few enough to be painted at once. */
export const mostPoints = 6000;

/** The end of the point that a bar belongs to. */
function endOf(index: number, step: number, count: number): number {
  return index + ((count - 1 - index) % step);
}

/** All bars where there are few of them; otherwise what is in view and as much again on either side, as fine as that can be. */
export function detailOf([from, to]: BarView, count: number): Detail {
  if (count <= mostPoints) return { first: 0, step: 1, size: count };
  const within = (index: number): number => Math.max(0, Math.min(count - 1, Math.round(index)));
  const width = Math.max(1, to - from);
  const [left, right] = [within(from - width), within(to + width)];
  let step = 1;
  while ((right - left + 1) / step > mostPoints) step *= 2;
  const first = endOf(left, step, count);
  return { first, step, size: (endOf(right, step, count) - first) / step + 1 };
}

/** Whether a view has come so near to an end of what is loaded, or so near to the bars, that other points should be. */
export function isOutgrown(detail: Detail, [from, to]: BarView, count: number): boolean {
  const { first, step, size } = detail;
  const near = (to - from) / 4;
  const end = first + (size - 1) * step;
  if ((first >= step && from - near < first) || (end < count - 1 && to + near > end)) return true;
  // With some room, so that a view at the border of two steps does not change them to and fro.
  return detailOf([from - near, to + near], count).step < step;
}

/** A nearer or wider view that keeps its newest bar in place; what is free behind it shrinks and grows alike. */
export function zoomView([from, to]: BarView, factor: number, count: number): BarView {
  const width = Math.max(10, Math.min(count * 1.05 + 2, (to - from) * factor));
  const newest = Math.min(to, count - 1);
  const end = newest + ((to - newest) * width) / (to - from);
  return [end - width, end];
}

/** Where a bar stands among the points, parts included. */
export function pointOf({ first, step }: Detail, index: number): number {
  return (index - first) / step;
}

/** The bar that a place among the points is at. */
export function barOf({ first, step }: Detail, point: number): number {
  return first + point * step;
}

/** The bars of the points: the first opening, the last close, the furthest prices and all the volume of each. */
export function mergeBars(bars: BarColumns, { first, step, size }: Detail): BarColumns {
  if (step === 1) {
    const part = (values: Float64Array): Float64Array => values.subarray(first, first + size);
    const { time, open, high, low, close, volume } = bars;
    return {
      time: part(time),
      open: part(open),
      high: part(high),
      low: part(low),
      close: part(close),
      volume: part(volume),
    };
  }
  const rows = (): Float64Array => new Float64Array(size);
  const merged = { time: rows(), open: rows(), high: rows(), low: rows(), close: rows(), volume: rows() };
  for (let point = 0; point < size; point += 1) {
    const end = first + point * step;
    const start = Math.max(0, end - step + 1);
    let [high, low, volume] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NaN];
    for (let i = start; i <= end; i += 1) {
      high = Math.max(high, bars.high[i] ?? Number.NaN);
      low = Math.min(low, bars.low[i] ?? Number.NaN);
      const traded = bars.volume[i] ?? Number.NaN;
      if (Number.isFinite(traded)) volume = (Number.isNaN(volume) ? 0 : volume) + traded;
    }
    merged.time[point] = bars.time[end] ?? Number.NaN;
    merged.open[point] = bars.open[start] ?? Number.NaN;
    merged.close[point] = bars.close[end] ?? Number.NaN;
    merged.high[point] = high;
    merged.low[point] = low;
    merged.volume[point] = volume;
  }
  return merged;
}

/** A column at the points: the newest number of each, since what is sparse would be lost otherwise; NaN where there is none. */
export function mergeColumn(values: Float64Array, { first, step, size }: Detail): Float64Array {
  if (step === 1) return values.subarray(first, first + size);
  return new Float64Array(size).map((_, point) => {
    const end = first + point * step;
    for (let i = end; i > end - step && i >= 0; i -= 1) {
      const value = values[i] ?? Number.NaN;
      if (Number.isFinite(value)) return value;
    }
    return Number.NaN;
  });
}
