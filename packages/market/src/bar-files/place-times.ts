import { isIntraday, type Interval } from '@plumbline/model/bar';
import { dateOf, dayMs } from '@plumbline/model/date';
import type { MarketZone } from '@plumbline/model/time-zone';
import { instantOf } from '@plumbline/model/time-zone';
import type { WrittenTime } from './read-time.ts';

/** Midnight in East Asia, seen from UTC. Bars stamped so belong to the day that begins then. */
const eastAsianMidnights: ReadonlySet<number> = new Set([15 * 3_600_000, 16 * 3_600_000]);

function instant({ date, clock, offset }: WrittenTime, zone: MarketZone | undefined): number {
  if (offset !== null) return date + clock - offset;
  if (zone === undefined || zone === 'UTC') return date + clock;
  return instantOf(zone, dateOf(date), 0) + clock - daylight(zone, date, clock);
}

/** The clock may have moved since midnight. */
function daylight(zone: MarketZone, date: number, clock: number): number {
  const minutes = Math.floor(clock / 60_000);
  return instantOf(zone, dateOf(date), 0) + minutes * 60_000 - instantOf(zone, dateOf(date), minutes);
}

/**
 * Times as bars carry them. A daily bar stands at 00:00 UTC of the date as written, whatever zone stands behind it; where the
 * file counts seconds, at the date that begins then. A bar within the day stands at its instant.
 */
export function placeTimes(
  written: readonly (WrittenTime | null)[],
  interval: Interval,
  zone: MarketZone | undefined,
): Float64Array {
  if (isIntraday(interval)) {
    return Float64Array.from(written, (time) => (time === null ? Number.NaN : instant(time, zone)));
  }
  const known = written.filter((time) => time !== null);
  const isEastAsian =
    known.length > 0 && known.every(({ clock, offset }) => offset === 0 && eastAsianMidnights.has(clock));
  return Float64Array.from(written, (time) => (time === null ? Number.NaN : time.date + (isEastAsian ? dayMs : 0)));
}

/** Times before the interval is known: good enough to measure their distances. */
export function roughTimes(written: readonly (WrittenTime | null)[]): Float64Array {
  return Float64Array.from(written, (time) => (time === null ? Number.NaN : time.date + time.clock));
}
