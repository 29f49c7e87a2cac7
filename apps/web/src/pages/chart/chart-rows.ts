import type { BarColumns } from '@plumbline/model/bar';
import { intervalMs, type Interval } from '@plumbline/model/bar';
import { dateOf, dayMs, timeOf } from '@plumbline/model/date';
import { indexAt } from '../../charts/series.ts';
import type { Bars } from '../../lib/bars.ts';
import type { ChartScale } from './chart-settings.ts';

/** The column of another series at the bars of this one; NaN where it has none at that time. */
export function alignColumn(times: Float64Array, other: Float64Array, values: Float64Array): Float64Array {
  return times.map((time) => {
    const at = indexAt(other, time);
    return other[at] === time ? (values[at] ?? Number.NaN) : Number.NaN;
  });
}

/** Bars up to the last one that began by an instant, as they stood when it had closed; two at least. */
export function cutBars(bars: Bars, at: number): Bars {
  const { columns } = bars;
  const count = Math.max(2, indexAt(columns.time, at + 1));
  if (count >= columns.time.length) return bars;
  const cut = (values: Float64Array): Float64Array => values.subarray(0, count);
  return {
    ...bars,
    isLastPartial: false,
    asOf: dateOf(columns.time[count - 1] ?? 0),
    columns: {
      time: cut(columns.time),
      open: cut(columns.open),
      high: cut(columns.high),
      low: cut(columns.low),
      close: cut(columns.close),
      volume: cut(columns.volume),
    },
  };
}

/**
 * The bar that a date belongs to: the first on or after it, of several days the one that holds it; −1 where trades of that date
 * are in no bar yet.
 */
export function indexOfDate(date: string, times: Float64Array, interval: Interval, asOf: string): number {
  if (date > asOf) return -1;
  const time = timeOf(date);
  const holds = intervalMs[interval] > dayMs;
  return Math.min(holds ? indexAt(times, time + 1) - 1 : indexAt(times, time), times.length - 1);
}

/** The value of a straight function at any number, where it can be asked at whole ones alone. */
export function betweenWhole(at: (whole: number) => number, index: number): number {
  const below = Math.floor(index);
  const part = index - below;
  const from = at(below);
  return part === 0 ? from : from + part * (at(below + 1) - from);
}

/** First number from a bar on; NaN when there is none. */
export function firstFrom(values: Float64Array, from: number): number {
  return values.subarray(from).find((value) => Number.isFinite(value)) ?? Number.NaN;
}

/** A column of prices as the scale shows it: relative scales count from `base`. */
export function onScale(values: Float64Array, scale: ChartScale, base: number): Float64Array {
  if (scale === 'percent') return values.map((value) => value / base - 1);
  if (scale === 'indexed') return values.map((value) => (value / base) * 100);
  return values;
}

/** The price behind a value of the scale. */
export function fromScale(value: number, scale: ChartScale, base: number): number {
  if (scale === 'percent') return (value + 1) * base;
  return scale === 'indexed' ? (value / 100) * base : value;
}

export function barsOnScale(bars: BarColumns, scale: ChartScale, base: number): BarColumns {
  if (scale === 'linear' || scale === 'log') return bars;
  return {
    ...bars,
    open: onScale(bars.open, scale, base),
    high: onScale(bars.high, scale, base),
    low: onScale(bars.low, scale, base),
    close: onScale(bars.close, scale, base),
  };
}

/** Distance of a zone's clock from UTC at an instant, in milliseconds. */
function offsetAt(format: Intl.DateTimeFormat, at: number): number {
  const part = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = ['year', 'month', 'day', 'hour', 'minute'].map((name) =>
    part.get(name as Intl.DateTimeFormatPartTypes),
  );
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / 60_000) * 60_000;
}

/** Times as the axis counts them, in seconds: trading dates as they are, instants by the clock of the market. */
export function axisTimes(times: Float64Array, zone: string | null): Float64Array {
  if (zone === null) return times.map((time) => time / 1000);
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  // Asking for each bar would take seconds. Clocks change at most once in a day, so a day at whose ends they are as far
  // from UTC is asked twice, and the days of a change once more for each hour.
  const known = new Map<number, number>();
  const offsetOf = (hour: number): number => {
    const found = known.get(hour) ?? offsetAt(format, hour * 3_600_000);
    known.set(hour, found);
    return found;
  };
  let [lastHour, lastOffset] = [Number.NaN, 0];
  return times.map((time) => {
    const hour = Math.floor(time / 3_600_000);
    if (hour !== lastHour) {
      const midnight = Math.floor(hour / 24) * 24;
      const [before, after] = [offsetOf(midnight), offsetOf(midnight + 24)];
      [lastHour, lastOffset] = [hour, before === after ? before : offsetOf(hour)];
    }
    return (time + lastOffset) / 1000;
  });
}
