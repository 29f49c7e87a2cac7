import type { Drawing, DrawingPoint } from '@plumbline/model/drawing';
import { indexAt } from '../../../charts/series.ts';

/** A point over the bars: a place among them, whole on a bar, and a price as the bars have it today. */
export interface Place {
  readonly index: number;
  readonly price: number;
}

/** Bars behind the last one are as far apart as the latest hundred are on average. */
const measured = 100;

function stepOfTimes(times: Float64Array): number {
  const last = times.length - 1;
  const from = Math.max(0, last - measured);
  return last > from ? ((times[last] ?? 0) - (times[from] ?? 0)) / (last - from) : 1;
}

/** Where an instant lies among bars: between two of them a part, before the first and after the last one counted on. */
export function indexOfTime(times: Float64Array, at: number): number {
  const last = times.length - 1;
  const [start, end] = [times[0] ?? 0, times[last] ?? 0];
  if (at < start) return (at - start) / stepOfTimes(times);
  if (at > end) return last + (at - end) / stepOfTimes(times);
  const after = indexAt(times, at);
  const [next, before] = [times[after] ?? at, times[after - 1] ?? at];
  return next === at ? after : after - 1 + (at - before) / (next - before);
}

/** The start of the bar closest to a place, or an instant after the last bar. */
export function timeOfIndex(times: Float64Array, index: number): number {
  const last = times.length - 1;
  const whole = Math.max(0, Math.round(index));
  if (whole <= last) return times[whole] ?? 0;
  return Math.round((times[last] ?? 0) + (whole - last) * stepOfTimes(times));
}

/**
 * What the prices of a drawing are multiplied by to stand on the bars of today: a split moves the close of its reference
 * and its prices alike. `bars` are of the size it was drawn on, whatever size is shown; null where they do not say.
 */
export function priceFactor(
  { reference }: Pick<Drawing, 'reference'>,
  bars: { readonly time: Float64Array; readonly close: Float64Array },
): number | null {
  const at = indexAt(bars.time, reference.at);
  if (bars.time[at] !== reference.at) return null;
  const close = bars.close[at] ?? Number.NaN;
  return close > 0 ? close / reference.close : null;
}

/** The price of a bar closest to a height, if one is within reach; the price of the place otherwise. */
export function snapPrice(
  place: Place,
  prices: readonly number[],
  yOf: (price: number) => number,
  within: number,
): Place {
  const y = yOf(place.price);
  const near = prices
    .map((price) => ({ price, distance: Math.abs(yOf(price) - y) }))
    .filter(({ distance }) => distance <= within)
    .toSorted((a, b) => a.distance - b.distance)[0];
  return near === undefined ? place : { index: Math.round(place.index), price: near.price };
}

export function placesOf(points: readonly DrawingPoint[], times: Float64Array, factor: number): readonly Place[] {
  return points.map(({ at, price }) => ({ index: indexOfTime(times, at), price: price * factor }));
}
