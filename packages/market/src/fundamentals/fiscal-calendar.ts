import { addDays, daysBetween, timeOf } from '@plumbline/model/date';
import type { Period } from '@plumbline/model/fact';

/** A fiscal year as one annual report presents it: its last day and the year the company calls it. */
export interface ReportedYear {
  readonly end: string;
  readonly fiscalYear: number;
}

export interface ReportedSpan {
  readonly start: string;
  readonly end: string;
}

/** Labels of a company's periods, as it names them itself. */
export interface FiscalCalendar {
  /** Null for a span that is no fiscal quarter or year of this company: trailing sums in quarterly reports, odd transition periods. */
  readonly duration: (start: string, end: string) => Period | null;
  readonly instant: (date: string) => Period;
}

const yearDays = 365.25;
const quarterDays = yearDays / 4;

/** Days before its last on which a date is surely inside a year. */
const heldDays = 350;

/** Year ends wander by a few days where the year has 52 or 53 whole weeks. */
const slackDays = 12;

/**
 * Retailers and brewers count quarters of twelve weeks and one of sixteen or seventeen, so that they end up to four weeks off the
 * quarters of the year. Single spans of such a length are transitions; a habit shows many times.
 */
const unevenSlackDays = 28;
const fewestUneven = 4;

function isUneven({ start, end }: ReportedSpan): boolean {
  const weeks = (daysBetween(start, end) + 1) / 7;
  return [12, 16, 17].includes(weeks);
}

/** A year that ends in the first days of January is called after the year before. */
function calendarYear(end: string): number {
  return Number(addDays(end, -10).slice(0, 4));
}

function modeOf(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

interface Place {
  /** Last day of the fiscal year that holds the date, to within the slack. */
  readonly fiscalYear: number;
  /** 1..4 */
  readonly quarter: number;
}

/**
 * Learns from a company's annual reports when its year ends and what it calls it. Single reports are wrong about the name
 * (filers set the field by hand), so the usual distance between the label and the calendar year decides. spans: every span that
 * its reports speak of, which show quarters of uneven length. former: years that its annual reports compare with and that ended at
 * another time of the year; their labels name the day, for the calendar has a year of that name too.
 */
export function fiscalCalendar(
  years: readonly ReportedYear[],
  spans: readonly ReportedSpan[] = [],
  former: readonly ReportedSpan[] = [],
): FiscalCalendar {
  const hasUneven = spans.filter(isUneven).length >= fewestUneven;
  const slack = hasUneven ? unevenSlackDays : slackDays;
  const longestQuarter = hasUneven ? 120 : 100;
  const offset = modeOf(years.map((year) => year.fiscalYear - calendarYear(year.end)));
  const ends = years.map((year) => year.end);

  const nearestOf = (date: string, among: readonly string[]): string | null =>
    among.reduce<string | null>((best, end) => {
      if (best === null) return end;
      return Math.abs(timeOf(end) - timeOf(date)) < Math.abs(timeOf(best) - timeOf(date)) ? end : best;
    }, null);

  const offQuarter = (days: number): number => Math.abs(days - Math.round(days / quarterDays) * quarterDays);

  const placeOf = (date: string): Place | null => {
    // The year that holds the date, before a nearer one that had ended: a company may have moved the end of its year in between.
    const holding = new Set(
      ends.filter((end) => daysBetween(date, end) >= -slack && daysBetween(date, end) < heldDays),
    );
    const nearest = nearestOf(date, holding.size === 1 ? [...holding] : ends);
    if (nearest === null) return null;
    const daysAway = daysBetween(nearest, date);
    if (offQuarter(daysAway) > slack) return null;
    const whole = Math.round(daysAway / quarterDays);
    const yearsAway = Math.ceil(whole / 4);
    const fiscalYear = calendarYear(addDays(nearest, Math.round(yearsAway * yearDays))) + offset;
    return { fiscalYear, quarter: whole - (yearsAway - 1) * 4 };
  };

  return {
    duration: (start, end) => {
      const days = daysBetween(start, end) + 1;
      const place = placeOf(end);
      if (place?.quarter !== 4 && former.some((year) => year.start === start && year.end === end))
        return { kind: 'year', start, end, label: `FY${calendarYear(end)} to ${end}` };
      if (place === null) return null;
      if (days >= 350 && days <= 380 && place.quarter === 4)
        return { kind: 'year', start, end, label: `FY${place.fiscalYear}` };
      if (days >= 80 && days <= longestQuarter)
        return { kind: 'quarter', start, end, label: `Q${place.quarter} FY${place.fiscalYear}` };
      // Months since the start of the year, from which single quarters of cash flow are derived; never shown.
      const sinceStart = days >= 165 && days <= 200 ? 2 : days >= (hasUneven ? 250 : 255) && days <= 290 ? 3 : 0;
      if (sinceStart === 0 || sinceStart !== place.quarter) return null;
      return { kind: 'range', start, end, label: `${sinceStart * 3}M FY${place.fiscalYear}` };
    },
    instant: (date) => {
      const place = placeOf(date);
      const label =
        place === null
          ? date
          : place.quarter === 4
            ? `FY${place.fiscalYear}`
            : `Q${place.quarter} FY${place.fiscalYear}`;
      return { kind: 'instant', start: date, end: date, label };
    },
  };
}
