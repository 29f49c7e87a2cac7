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

/** Few enough to be handed over at once. */
export const mostPoints = 6000;

/** Points in view for each pixel: more of them take the time of a frame and show nothing more. */
const pointsPerPixel = 2;
/** The width of what has none yet. */
const leastWidth = 320;

function mostInView(width: number): number {
  return pointsPerPixel * Math.max(leastWidth, width);
}

/** The end of the point that a bar belongs to. */
function endOf(index: number, step: number, count: number): number {
  return index + ((count - 1 - index) % step);
}

/**
 * All bars where there are few of them, otherwise those in view and as many again on either side; as fine as a frame of that many
 * pixels has time for.
 */
export function detailOf([from, to]: BarView, count: number, width: number): Detail {
  const within = (index: number): number => Math.max(0, Math.min(count - 1, Math.round(index)));
  const bars = Math.max(1, to - from);
  const [left, right] = count <= mostPoints ? [0, count - 1] : [within(from - bars), within(to + bars)];
  let step = 1;
  while ((right - left + 1) / step > mostPoints || bars / step > mostInView(width)) step *= 2;
  const first = endOf(left, step, count);
  return { first, step, size: (endOf(right, step, count) - first) / step + 1 };
}

/** Whether a view has come so near to an end of what is loaded, so near to the bars or so far from them, that other points should be. */
export function isOutgrown(detail: Detail, [from, to]: BarView, count: number, width: number): boolean {
  const { first, step, size } = detail;
  const near = (to - from) / 4;
  const end = first + (size - 1) * step;
  if ((first >= step && from - near < first) || (end < count - 1 && to + near > end)) return true;
  // With some room both ways, so that a view at the border of two steps does not change them to and fro.
  if ((to - from) / step > 1.25 * mostInView(width)) return true;
  return detailOf([from - near, to + near], count, width).step < step;
}

/** How many bars a nearer or wider view has: not so few that nothing is seen, nor many more than there are. */
function zoomedWidth([from, to]: BarView, factor: number, count: number): number {
  const width = to - from;
  const wanted = width * factor;
  return factor < 1 ? Math.max(Math.min(10, width), wanted) : Math.min(Math.max(count * 1.05 + 2, width), wanted);
}

/** A nearer or wider view that keeps its newest bar in place; what is free behind it shrinks and grows alike. */
export function zoomView(view: BarView, factor: number, count: number): BarView {
  const [from, to] = view;
  const width = zoomedWidth(view, factor, count);
  const newest = Math.min(to, count - 1);
  const end = newest + ((to - newest) * width) / (to - from);
  return within([end - width, end], count);
}

/** A nearer or wider view that keeps what stands at a part of its width in place. */
export function zoomViewAt(view: BarView, factor: number, part: number, count: number): BarView {
  const [from, to] = view;
  const width = zoomedWidth(view, factor, count);
  const start = from + part * (to - from - width);
  return within([start, start + width], count);
}

/** A view that stands further on by some parts of its width. */
export function moveView([from, to]: BarView, parts: number, count: number): BarView {
  const by = parts * (to - from);
  return within([from + by, to + by], count);
}

/** Begins no earlier than the first bar, and with the last but one at the latest: so does the library. */
export function within([from, to]: BarView, count: number): BarView {
  const by = Math.max(0, Math.min(count - 2, from)) - from;
  return [from + by, to + by];
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

/** The times of the points, which are those of their newest bars. */
export function timesOf(times: Float64Array, { first, step, size }: Detail): Float64Array {
  if (step === 1) return times.subarray(first, first + size);
  return new Float64Array(size).map((_, point) => times[first + point * step] ?? Number.NaN);
}

/**
 * A column at the points. A point has room for one number: two of them, a pixel or so together, keep the lowest and the
 * highest number of their bars in the order in which they came. The newest point has the newest number. NaN where there is none.
 */
export function mergeColumn(values: Float64Array, { first, step, size }: Detail): Float64Array {
  if (step === 1) return values.subarray(first, first + size);
  const merged = new Float64Array(size);
  const endAt = (point: number): number => first + point * step;
  for (let point = 0; point < size; point += 1) merged[point] = newestOf(values, endAt(point - 1) + 1, endAt(point));
  for (let right = size - 2; right > 0; right -= 2) {
    // The last two speak for the newest one as well, the first two for what is left over before them.
    const start = right > 2 ? endAt(right - 2) : endAt(-1);
    const [earlier, later] = furthestOf(values, start + 1, endAt(right === size - 2 ? right + 1 : right));
    // One number alone stays where it is.
    if (earlier !== later) {
      merged[right - 1] = values[earlier] ?? Number.NaN;
      merged[right] = values[later] ?? Number.NaN;
    }
  }
  return merged;
}

function newestOf(values: Float64Array, from: number, end: number): number {
  for (let i = end; i >= from && i >= 0; i -= 1) if (Number.isFinite(values[i])) return values[i] ?? Number.NaN;
  return Number.NaN;
}

/** Where the lowest and the highest number are, the earlier place first; both the same where there is one number or none. */
function furthestOf(values: Float64Array, from: number, end: number): readonly [number, number] {
  let [low, high] = [-1, -1];
  for (let i = Math.max(0, from); i <= end; i += 1) {
    const value = values[i] ?? Number.NaN;
    if (!Number.isFinite(value)) continue;
    if (low < 0 || value < (values[low] ?? Number.NaN)) low = i;
    if (high < 0 || value > (values[high] ?? Number.NaN)) high = i;
  }
  return [Math.min(low, high), Math.max(low, high)];
}
