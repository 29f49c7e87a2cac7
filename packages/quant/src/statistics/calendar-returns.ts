/** Return over one calendar month or year. */
export interface CalendarReturn {
  readonly year: number;
  /** 1 to 12; null for a whole year. */
  readonly month: number | null;
  readonly value: number;
  /** Periods it was compounded of. */
  readonly periods: number;
}

/**
 * Returns compounded by calendar month or year (UTC dates of the periods' ends), in order; a first or last one may be part
 * of its month only. time: epoch ms, length n; returns: per period, length n. NaN where a period of it is missing.
 */
export function calendarReturns(
  time: Float64Array,
  returns: Float64Array,
  by: 'month' | 'year',
): readonly CalendarReturn[] {
  const out: { year: number; month: number | null; value: number; periods: number }[] = [];
  for (let i = 0; i < returns.length; i += 1) {
    const date = new Date(time[i]);
    const year = date.getUTCFullYear();
    const month = by === 'month' ? date.getUTCMonth() + 1 : null;
    const last = out.at(-1);
    if (last !== undefined && last.year === year && last.month === month) {
      last.value = (1 + last.value) * (1 + returns[i]) - 1;
      last.periods += 1;
    } else out.push({ year, month, value: returns[i], periods: 1 });
  }
  return out;
}
