import type { Interval } from '@plumbline/model/bar';
import { dayMs } from '@plumbline/model/date';

const minuteMs = 60_000;

const fixedMs: Readonly<Record<Exclude<Interval, '1mo'>, number>> = {
  '1m': minuteMs,
  '5m': 5 * minuteMs,
  '15m': 15 * minuteMs,
  '1h': 60 * minuteMs,
  '1d': dayMs,
  '1w': 7 * dayMs,
};

/** 1970-01-05 was a Monday; weeks are counted from there. */
const firstMonday = 4 * dayMs;

/** How long a bar lasts at most. */
export function barMs(interval: Interval): number {
  return interval === '1mo' ? 31 * dayMs : fixedMs[interval];
}

/** When a bar that starts at `time` is over. */
export function barEnd(interval: Interval, time: number): number {
  if (interval !== '1mo') return time + fixedMs[interval];
  const start = new Date(time);
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1);
}

/**
 * Whether a bar may start then: on the minute, hour or day of UTC, on a Monday, on the first of a month. A day that starts at
 * any other hour belongs to another time zone and must not pass for a UTC day.
 */
export function isBarStart(interval: Interval, time: number): boolean {
  if (interval === '1mo') return time % dayMs === 0 && new Date(time).getUTCDate() === 1;
  return interval === '1w' ? (time - firstMonday) % fixedMs['1w'] === 0 : time % fixedMs[interval] === 0;
}
