import { dayMs } from '@plumbline/model/date';
import type { BarColumns, BarSeries } from '@plumbline/model/bar';
import { emptyColumns } from '@plumbline/model/bar';

/** Start of the week (Monday) or month that holds an instant, 00:00 UTC. */
function startOf(interval: '1w' | '1mo', time: number): number {
  const day = Math.floor(time / dayMs);
  // 1970-01-01 was a Thursday, three days after a Monday.
  if (interval === '1w') return (day - ((((day + 3) % 7) + 7) % 7)) * dayMs;
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

function groupStarts(time: Float64Array, interval: '1w' | '1mo'): readonly number[] {
  const starts: number[] = [];
  let previous = Number.NaN;
  time.forEach((value, bar) => {
    const start = startOf(interval, value);
    if (start !== previous) starts.push(bar);
    previous = start;
  });
  return starts;
}

/** Unknown volumes do not count; a group of none but unknown ones is unknown. */
function sumKnown(values: Float64Array): number {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length === 0 ? Number.NaN : known.reduce((sum, value) => sum + value, 0);
}

/** Weekly or monthly bars from daily ones, so that both always tell the same story. The last is partial until its period is over. */
export function resampleBars(daily: BarSeries, interval: '1w' | '1mo', now: number): BarSeries {
  const { time, open, high, low, close, volume } = daily.columns;
  const starts = groupStarts(time, interval);
  const columns: BarColumns = emptyColumns(starts.length);
  starts.forEach((from, group) => {
    const to = starts[group + 1] ?? time.length;
    columns.time[group] = startOf(interval, time[from] ?? Number.NaN);
    columns.open[group] = open[from] ?? Number.NaN;
    columns.high[group] = Math.max(...high.subarray(from, to));
    columns.low[group] = Math.min(...low.subarray(from, to));
    columns.close[group] = close[to - 1] ?? Number.NaN;
    columns.volume[group] = sumKnown(volume.subarray(from, to));
  });
  const last = columns.time.at(-1);
  const isLastPartial = last !== undefined && (daily.isLastPartial || startOf(interval, now) === last);
  return { ...daily, interval, columns, isLastPartial };
}
