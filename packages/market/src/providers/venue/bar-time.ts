import { intervalMs, type Interval } from '@plumbline/model/bar';
import { dayMs } from '@plumbline/model/date';

/** 1970-01-05 was a Monday; weeks are counted from there. */
const firstMonday = 4 * dayMs;

/** How long a bar lasts at most. */
export function barMs(interval: Interval): number {
  return interval === '1mo' ? 31 * dayMs : intervalMs[interval];
}

/** When a bar that starts at `time` is over. */
export function barEnd(interval: Interval, time: number): number {
  if (interval !== '1mo') return time + intervalMs[interval];
  const start = new Date(time);
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1);
}

/**
 * Whether a bar may start then: on the minute, hour or day of UTC, on a Monday, on the first of a month. A day that starts at
 * any other hour belongs to another time zone and must not pass for a UTC day.
 */
export function isBarStart(interval: Interval, time: number): boolean {
  if (interval === '1mo') return time % dayMs === 0 && new Date(time).getUTCDate() === 1;
  return interval === '1w' ? (time - firstMonday) % intervalMs['1w'] === 0 : time % intervalMs[interval] === 0;
}
