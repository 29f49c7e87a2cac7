import type { BarSpan } from '../grammar/values.ts';
import type { Period } from '../reading.ts';

const dayMs = 86_400_000;

function at(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** No market has prices from before; a number that leads further back, or to no day at all, is no stretch of time. */
const earliest = Date.UTC(1800, 0, 1);

export function written(date: Date): string {
  const time = date.getTime();
  return new Date(time >= earliest ? time : earliest).toISOString().slice(0, 10);
}

export function addDays(date: string, days: number): string {
  return written(new Date(at(date).getTime() + days * dayMs));
}

/** Null for 31 June and the like. */
export function dayOf(year: number, month: number, date: number): string | null {
  const made = new Date(Date.UTC(year, month - 1, date));
  return made.getUTCMonth() === month - 1 ? written(made) : null;
}

export function monthRange(year: number, month: number): Period {
  const first = new Date(Date.UTC(year, month - 1, 1));
  return { is: 'range', from: written(first), to: written(new Date(Date.UTC(year, month, 0))) };
}

export function shiftBack(today: string, { n, of }: BarSpan): string {
  if (of === 'days' || of === 'bars') return addDays(today, -n);
  if (of === 'weeks') return addDays(today, -7 * n);
  const [year, month, date] = today.split('-').map(Number) as [number, number, number];
  const months = of === 'years' ? 12 * n : of === 'quarters' ? 3 * n : n;
  const first = new Date(Date.UTC(year, month - 1 - Math.round(months), 1));
  const lastDate = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return written(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date, lastDate))));
}

/** The days that a period covers; null where only the company's calendar or the prices know. */
export function rangeOfPeriod(period: Period, today: string): { readonly from: string; readonly to: string } | null {
  if (period.is === 'day') return { from: period.date, to: period.date };
  if (period.is === 'range') return period;
  if (period.is === 'last') return { from: shiftBack(today, { n: period.n, of: period.of }), to: today };
  if (period.is === 'fiscal' && period.part === undefined)
    return { from: `${period.year}-01-01`, to: `${period.year}-12-31` };
  if (period.is === 'latest') return { from: today, to: today };
  return null;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The next such day from today on, or the last one before. */
export function weekdayFrom(today: string, day: string, isAhead: boolean): string {
  const wanted = weekdays.indexOf(day);
  const now = at(today).getUTCDay();
  const ahead = (wanted - now + 7) % 7;
  return addDays(today, isAhead ? (ahead === 0 ? 7 : ahead) : ahead === 0 ? -7 : ahead - 7);
}

/** 上周五 is of the week before, whose first day is a Monday; 上上周五 of the one before that. */
export function weekdayOfWeek(today: string, day: string, weeksBack: number): string {
  const since = (at(today).getUTCDay() + 6) % 7;
  return addDays(today, ((weekdays.indexOf(day) + 6) % 7) - since - 7 * weeksBack);
}

/** The day itself, or the Friday before a weekend. */
export function weekdayUpTo(date: string): string {
  return weekdayBefore(addDays(date, 1));
}

/** The last weekday before a day. Holidays are known to the calendar of the market, not here. */
function weekdayBefore(today: string): string {
  const before = addDays(today, -1);
  const weekday = at(before).getUTCDay();
  return weekday === 0 ? addDays(before, -2) : weekday === 6 ? addDays(before, -1) : before;
}

const unitOf = { lastYears: 'years', lastQuarters: 'quarters', lastDays: 'days' } as const;

/** Periods that are counted from today. */
export function relativePeriod(id: string, shift: number, today: string, isFiscal: boolean): Period | null {
  const [year, month] = today.split('-').map(Number) as [number, number];
  switch (id) {
    case 'now':
      return { is: 'latest' };
    case 'today':
    case 'sameDay':
      return { is: 'day', date: today };
    case 'yesterday':
      return { is: 'lastSession' };
    case 'dayBefore':
      return { is: 'day', date: weekdayBefore(weekdayBefore(today)) };
    case 'tomorrow':
      return { is: 'day', date: addDays(today, 1) };
    case 'week': {
      const monday = addDays(today, -((at(today).getUTCDay() + 6) % 7) + 7 * shift);
      return { is: 'range', from: monday, to: addDays(monday, 6) };
    }
    case 'month': {
      const first = new Date(Date.UTC(year, month - 1 + shift, 1));
      return monthRange(first.getUTCFullYear(), first.getUTCMonth() + 1);
    }
    case 'quarter':
      return shift <= 0 && isFiscal ? { is: 'latestQuarter' } : quarterAround(year, month, shift);
    case 'year':
      if (shift === 0) return { is: 'range', from: `${year}-01-01`, to: today };
      if (shift === -1 && isFiscal) return { is: 'lastFiscalYear' };
      if (shift < 0 && isFiscal) return { is: 'fiscal', year: year + shift };
      return { is: 'range', from: `${year + shift}-01-01`, to: `${year + shift}-12-31` };
    case 'lastFiscal':
      return { is: 'lastFiscalYear' };
    // "The past few years", with as many as the row of the word says.
    case 'lastYears':
    case 'lastQuarters':
    case 'lastDays':
      return { is: 'last', n: shift, of: unitOf[id] };
    case 'ttm':
      return { is: 'trailingYear' };
    case 'start':
      return { is: 'sinceStart' };
    case 'listingDay':
      return { is: 'named', id };
    case 'recent':
      return { is: 'last', n: 1, of: 'months' };
    default:
      return null;
  }
}

function quarterAround(year: number, month: number, shift: number): Period {
  const first = new Date(Date.UTC(year, Math.floor((month - 1) / 3) * 3 + 3 * shift, 1));
  const end = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 3, 0));
  return { is: 'range', from: written(first), to: written(end) };
}
