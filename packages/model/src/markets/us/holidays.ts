import { datesOf } from '../../calendar.ts';
import { dateOf, dayMs } from '../../date.ts';
import { nthWeekday, weekdayOf } from '../../time-zone.ts';

const monday = 1;
const thursday = 4;

/** Days the exchanges closed outside the rule, by year. */
const adHocClosures: Readonly<Record<number, string>> = {
  2001: '0911 0912 0913 0914', // attacks of 11 September
  2004: '0611', // mourning for President Reagan
  2007: '0102', // mourning for President Ford
  2012: '1029 1030', // Hurricane Sandy
  2018: '1205', // mourning for President G. H. W. Bush
  2025: '0109', // mourning for President Carter
};

/** 13:00 closes outside the rule: the eve of 2000, the Friday after Independence Day 2002, the Friday after Christmas 2003. */
const adHocHalfDays: Readonly<Record<number, string>> = { 1999: '1231', 2002: '0705', 2003: '1226' };

/** Easter Sunday of the Gregorian calendar as 00:00 UTC (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

/** A fixed holiday as the exchange keeps it: Saturday moves to Friday, Sunday to Monday. */
function observed(time: number): number {
  const weekday = weekdayOf(time);
  if (weekday === 6) return time - dayMs;
  return weekday === 0 ? time + dayMs : time;
}

/** New Year's Day on a Saturday is not made up for: the Friday before ends the accounting year. */
function newYear(year: number): number[] {
  const time = Date.UTC(year, 0, 1);
  return weekdayOf(time) === 6 ? [] : [observed(time)];
}

/**
 * Weekdays on which United States exchanges do not trade in a year, oldest rules first: the nine or ten holidays of
 * NYSE Rule 7.2 (Juneteenth since 2022) and the ad-hoc closures on record. Valid from 1998, the first year with Martin Luther King Day.
 */
export function usClosures(year: number): string[] {
  const times = [
    ...newYear(year),
    nthWeekday(year, 1, monday, 3),
    nthWeekday(year, 2, monday, 3),
    easterOf(year) - 2 * dayMs,
    nthWeekday(year, 5, monday, -1),
    ...(year >= 2022 ? [observed(Date.UTC(year, 5, 19))] : []),
    observed(Date.UTC(year, 6, 4)),
    nthWeekday(year, 9, monday, 1),
    nthWeekday(year, 11, thursday, 4),
    observed(Date.UTC(year, 11, 25)),
  ];
  return [...times.map(dateOf), ...datesOf(year, adHocClosures[year] ?? '')].sort();
}

/**
 * Days on which they close at 13:00: the day after Thanksgiving, Christmas Eve, and 3 July when both it and the 4th are
 * weekdays (a Wednesday 3 July only since 2013; in 2002 the Friday after was short instead).
 */
export function usHalfDays(year: number): string[] {
  const days = [dateOf(nthWeekday(year, 11, thursday, 4) + dayMs), `${year}-12-24`];
  const thirdOfJuly = weekdayOf(Date.UTC(year, 6, 3));
  if (thirdOfJuly >= 1 && thirdOfJuly <= 4 && year !== 2002) days.push(`${year}-07-03`);
  return [...days, ...datesOf(year, adHocHalfDays[year] ?? '')].sort();
}
