import { dateOf } from '@plumbline/model/date';

/** The same day some months earlier; a day that month does not have becomes its last (31 March minus one month is 28 February). */
export function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month - 1 - months, Math.min(day, lastDay)));
}

export function yearsBefore(date: string, years: number): string {
  return monthsBefore(date, years * 12);
}
