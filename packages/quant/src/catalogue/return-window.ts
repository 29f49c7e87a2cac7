import { addDays, dateOf, timeOf } from '@plumbline/model/date';

/** The spans over which returns are shown, by metric id; `years` and `months` reach back, `ytd` to the last day of the year before. */
export const returnWindows = [
  { metric: 'return1M', label: '1M', months: 1 },
  { metric: 'return3M', label: '3M', months: 3 },
  { metric: 'return6M', label: '6M', months: 6 },
  { metric: 'returnYTD', label: 'YTD', months: 0 },
  { metric: 'return1Y', label: '1Y', months: 12 },
  { metric: 'return3Y', label: '3Y', months: 36 },
  { metric: 'return5Y', label: '5Y', months: 60 },
  { metric: 'return10Y', label: '10Y', months: 120 },
] as const;
export type ReturnWindow = (typeof returnWindows)[number];

/**
 * The bar from which a return over the window counts: the last one on or before the same day so many months earlier
 * (the last bar of the previous year for the year to date). `time`: bar times, oldest first; `to`: the last day.
 * Null when the history does not reach back that far, so that a short history never passes for a long one.
 */
export function windowStart(time: Float64Array, to: string, window: ReturnWindow): string | null {
  const target = timeOf(window.months === 0 ? `${Number(to.slice(0, 4)) - 1}-12-31` : monthsBefore(to, window.months));
  const after = time.findIndex((at) => at > target);
  const row = (after === -1 ? time.length : after) - 1;
  return row < 0 ? null : dateOf(time[row]);
}

/** The same day so many months earlier; the month's last day where it has no such day. */
export function monthsBefore(date: string, months: number): string {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 - months;
  const first = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  const next = `${Math.floor((month + 1) / 12)}-${String(((month + 1) % 12) + 1).padStart(2, '0')}-01`;
  const last = addDays(next, -1);
  const wanted = addDays(first, Number(date.slice(8, 10)) - 1);
  return wanted > last ? last : wanted;
}
