import { dateOf, dayMs, timeOf } from './date.ts';
import { PlumblineError } from './errors.ts';

/**
 * The zones in which the markets keep their clocks. Their offsets are arithmetic here, so that a session has the same
 * instant on every host, whatever its own zone or time-zone database.
 */
export const marketZones = ['America/New_York', 'Asia/Shanghai', 'Asia/Hong_Kong', 'UTC'] as const;
export type MarketZone = (typeof marketZones)[number];

const minuteMs = 60_000;

/** First year with the April-to-October rule that this file knows for the United States. */
const firstDaylightYear = 1987;

/** Day of the week of a UTC instant, 0 = Sunday; 1970-01-01 was a Thursday. */
export function weekdayOf(time: number): number {
  return (((Math.floor(time / dayMs) + 4) % 7) + 7) % 7;
}

/** The n-th given weekday (0 = Sunday) of a month (1..12) as 00:00 UTC; n = -1 means the last. */
export function nthWeekday(year: number, month: number, weekday: number, n: number): number {
  if (n === -1) {
    const last = Date.UTC(year, month, 0);
    return last - ((weekdayOf(last) - weekday + 7) % 7) * dayMs;
  }
  const first = Date.UTC(year, month - 1, 1);
  return first + (((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7) * dayMs;
}

/**
 * Daylight time of the United States: from 2007 the second Sunday of March to the first Sunday of November (Energy
 * Policy Act of 2005), 1987-2006 the first Sunday of April to the last of October; the clock moves at 02:00 local.
 */
function daylightSpan(year: number): { readonly startAt: number; readonly endAt: number } {
  const isNew = year >= 2007;
  const start = isNew ? nthWeekday(year, 3, 0, 2) : nthWeekday(year, 4, 0, 1);
  const end = isNew ? nthWeekday(year, 11, 0, 1) : nthWeekday(year, 10, 0, -1);
  return { startAt: start + 7 * 60 * minuteMs, endAt: end + 6 * 60 * minuteMs };
}

function newYorkOffset(at: number): number {
  const year = new Date(at).getUTCFullYear();
  if (year < firstDaylightYear) {
    throw new PlumblineError(
      'no-rule',
      `New York daylight time is on record from ${firstDaylightYear}, not for ${year}.`,
      {
        year,
      },
    );
  }
  const { startAt, endAt } = daylightSpan(year);
  return at >= startAt && at < endAt ? -240 : -300;
}

/**
 * Minutes a zone's clock is ahead of UTC at an instant (-300 or -240 for New York, 480 for Shanghai and Hong Kong).
 * at: epoch ms UTC. Shanghai and Hong Kong have kept one offset since 1992. Throws `no-rule` for New York before 1987.
 */
export function zoneOffsetMinutes(zone: MarketZone, at: number): number {
  if (zone === 'UTC') return 0;
  return zone === 'America/New_York' ? newYorkOffset(at) : 480;
}

/** The calendar date on a zone's clock at an instant (epoch ms UTC). */
export function localDate(zone: MarketZone, at: number): string {
  return dateOf(at + zoneOffsetMinutes(zone, at) * minuteMs);
}

/** Whole minutes after midnight on a zone's clock at an instant (epoch ms UTC), 0..1439. */
export function localMinutes(zone: MarketZone, at: number): number {
  const local = at + zoneOffsetMinutes(zone, at) * minuteMs;
  return Math.floor((local - Math.floor(local / dayMs) * dayMs) / minuteMs);
}

/**
 * The instant (epoch ms UTC) at which a zone's clock shows a date and minutes after midnight.
 * The hour that repeats in autumn is read as standard time and the hour skipped in spring as the hour after it; no market opens or closes then.
 */
export function instantOf(zone: MarketZone, date: string, minutes: number): number {
  const local = timeOf(date) + minutes * minuteMs;
  if (zone !== 'America/New_York') return local - zoneOffsetMinutes(zone, local) * minuteMs;
  const asStandard = local + 300 * minuteMs;
  return local - zoneOffsetMinutes(zone, asStandard) * minuteMs;
}
